import Foundation

/// What points are relative to.
nonisolated public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The whole scene.
    case global
    /// The view itself.
    case local
    /// The view around that has a coordinate space of this name; the scene where there is none.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }

    public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
nonisolated public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a view around that was given a name.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    fileprivate let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the view itself.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole scene.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    nonisolated public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    nonisolated public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    nonisolated public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
    /// Names the coordinates of the view, for what is inside of it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(NamedSpace(name: name.name))
    }

    /// Names the coordinates of the view, for what is inside of it.
    @available(*, deprecated, message: "use coordinateSpace(_:) instead")
    nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
        modifier(NamedSpace(name: AnyHashable(name)))
    }
}

nonisolated struct NamedSpace: BoxModifier {
    typealias Body = Never
    let name: AnyHashable

    @MainActor func makeBox(around content: Box, in node: WrapNode<NamedSpace>) -> WrapBox<NamedSpace> {
        NamedSpaceBox(node, around: content)
    }
}

@MainActor
final class NamedSpaceBox: WrapBox<NamedSpace> {
    override func isSpacer(along axis: Axis) -> Bool {
        content.isSpacer(along: axis)
    }

    /// Who knows a frame in the former name's coordinates reads it anew at the next look at positions.
    override func modifierChanged(from old: NamedSpace) {
        invalidatePlacement()
    }
}

extension Box {
    /// The box's frame in the scene's coordinates.
    final var frameInScene: CGRect {
        let start = coordinateOrigin
        return CGRect(x: start.x + origin.x, y: start.y + origin.y, width: size.width, height: size.height)
    }

    /// The box around whose coordinates have a name.
    final func namedSpace(_ name: AnyHashable) -> NamedSpaceBox? {
        var box = parent
        while let current = box {
            if let space = current as? NamedSpaceBox, space.modifier.name == name { return space }
            box = current.parent
        }
        return nil
    }

    final func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return frameInScene
        case .named(let name):
            let frame = frameInScene
            guard let start = namedSpace(name)?.frameInScene.origin else { return frame }
            return frame.offsetBy(dx: -start.x, dy: -start.y)
        }
    }
}
