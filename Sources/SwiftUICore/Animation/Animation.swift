import Foundation

/// How a change is spread over time. Hosts that don't animate show the final values at once.
nonisolated public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable, Sendable {
        case timing(Double, Double, Double, Double, duration: TimeInterval)
        case spring(response: Double, dampingFraction: Double, blendDuration: Double)
    }

    private var curve: Curve
    private var delay: TimeInterval = 0
    private var speed: Double = 1
    private var repetitions: Int? = 1
    private var autoreverses = false

    private init(_ curve: Curve) {
        self.curve = curve
    }

    public static let `default` = Animation.spring()
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)
    public static let spring = Animation.spring()
    public static let bouncy = Animation.spring(response: 0.5, dampingFraction: 0.7)
    public static let smooth = Animation.spring(response: 0.5, dampingFraction: 1)
    public static let snappy = Animation.spring(response: 0.5, dampingFraction: 0.85)
    public static let interactiveSpring = Animation.interactiveSpring()

    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 1, 1, duration: duration)
    }

    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 1, 1, duration: duration)
    }

    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 0.58, 1, duration: duration)
    }

    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(.timing(p1x, p1y, p2x, p2y, duration: duration))
    }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(.spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(response: duration, dampingFraction: 1 - bounce, blendDuration: blendDuration)
    }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// Starts after a time, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        var animation = self
        animation.delay += delay
        return animation
    }

    public func speed(_ speed: Double) -> Animation {
        var animation = self
        animation.speed *= speed
        return animation
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.repetitions = repeatCount
        animation.autoreverses = autoreverses
        return animation
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.repetitions = nil
        animation.autoreverses = autoreverses
        return animation
    }
}
