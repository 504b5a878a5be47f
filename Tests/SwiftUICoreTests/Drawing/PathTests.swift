import Foundation
import Testing

@testable import SwiftUICore

struct PathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `a path contains what its outline surrounds`() {
        var path = Path()
        path.move(to: CGPoint(x: 5, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.closeSubpath()
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(Path(ellipseIn: square).contains(CGPoint(x: 5, y: 5)))
        #expect(!Path(ellipseIn: square).contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test func `a hole is outside by the even-odd rule only`() {
        var path = Path(square)
        path.addRect(square.insetBy(dx: 3, dy: 3))
        let middle = CGPoint(x: 5, y: 5)
        #expect(path.contains(middle))
        #expect(!path.contains(middle, eoFill: true))
    }

    @Test func `boundingRect surrounds all points`() {
        let path = Path {
            $0.addLines([CGPoint(x: -1, y: 2), CGPoint(x: 4, y: 8)])
        }
        #expect(path.boundingRect == CGRect(x: -1, y: 2, width: 5, height: 6))
        #expect(Path().boundingRect.isNull)
        #expect(Path(ellipseIn: square).boundingRect == square)
    }

    @Test func `transforms move, scale and turn`() {
        let moved = Path(square).applying(CGAffineTransform(translationX: 3, y: 4))
        #expect(moved.boundingRect.origin == CGPoint(x: 3, y: 4))
        let turned = Path(square).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.boundingRect.minX + 10) < 1e-9)
        let both = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 4, y: 2))
        #expect(both.concatenating(both.inverted()).isIdentity)
    }

    @Test func `an arc goes from angle to angle, the way it is told`() throws {
        func arc(_ clockwise: Bool) -> Path {
            Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
            }
        }
        let short = arc(false)
        #expect(abs(try #require(short.currentPoint).y - 10) < 1e-9)
        #expect(short.contains(CGPoint(x: 6, y: 6)))
        #expect(arc(true).contains(CGPoint(x: -5, y: -5)))
        #expect(!short.contains(CGPoint(x: -5, y: -5)))
    }

    @Test func `a full turn is a circle in either direction`() {
        for clockwise in [true, false] {
            let path = Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: clockwise)
            }
            #expect(path.contains(CGPoint(x: -6, y: 6)) && path.contains(CGPoint(x: 6, y: -6)))
        }
    }

    @Test func `an arc between tangents rounds a corner`() throws {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
        let bounds = path.boundingRect
        #expect(bounds.maxX <= 10 + 1e-9 && bounds.minY >= -1e-9)
    }

    @Test func `a trimmed path is a part of the outline`() {
        let half = Path(square).trimmedPath(from: 0, to: 0.5)
        #expect(half.boundingRect == square)
        #expect(half.elements.last == .line(to: CGPoint(x: 10, y: 10)))
        #expect(Path(square).trimmedPath(from: 0.25, to: 0.5).elements.first == .move(to: CGPoint(x: 10, y: 0)))
        #expect(Path(square).trimmedPath(from: 0.5, to: 0.5).isEmpty)
    }
}
