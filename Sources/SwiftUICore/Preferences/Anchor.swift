import Foundation

/// A point or a rectangle of a view, to be read in the coordinates of another one by that one's `GeometryProxy`.
nonisolated public struct Anchor<Value> {
    /// In the scene's coordinates.
    fileprivate let value: Value
    fileprivate let moved: (Value, CGPoint) -> Value

    /// Which point or rectangle of a view is meant.
    public struct Source {
        /// The value in the scene's coordinates, for the view's frame in them.
        fileprivate let value: (CGRect) -> Value
        fileprivate let moved: (Value, CGPoint) -> Value

        fileprivate func anchor(in frame: CGRect) -> Anchor<Value> {
            Anchor(value: value(frame), moved: moved)
        }
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool {
        a.value == b.value
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor<Value>.Source(
            value: { r.offsetBy(dx: $0.minX, dy: $0.minY) }, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
    }

    /// The whole view.
    public static var bounds: Anchor<Value>.Source {
        Anchor<Value>.Source(value: { $0 }, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source(
            value: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) },
            moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
    }

    /// A point in parts of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source(
            value: { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) },
            moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
    }

    public static var topLeading: Anchor<Value>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<Value>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<Value>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<Value>.Source { unitPoint(.leading) }
    public static var center: Anchor<Value>.Source { unitPoint(.center) }
    public static var trailing: Anchor<Value>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<Value>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<Value>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<Value>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The point or rectangle of another view in this one's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let origin = frame(in: CoordinateSpace.global).origin
        return anchor.moved(anchor.value, CGPoint(x: -origin.x, y: -origin.y))
    }
}

extension View {
    /// Hands a value up that is made of a point or a rectangle of this view, in place of what the views inside hand up
    /// for this key. It is made anew when the view moves.
    nonisolated public func anchorPreference<A, K>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey {
        modifier(
            _AnchorPreferenceModifier<A, K>(source: value) { anchors, _ in
                var values = anchors.map(transform)[...]
                guard var value = values.popFirst() else { return nil }
                for next in values { K.reduce(value: &value) { next } }
                return value
            })
    }

    /// Changes what the views inside hand up for this key, or its default, by a point or a rectangle of this view. Is
    /// done anew when the view moves.
    nonisolated public func transformAnchorPreference<A, K>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(
            _AnchorPreferenceModifier<A, K>(source: value) { anchors, inner in
                guard !anchors.isEmpty else { return inner }
                var value = inner ?? K.defaultValue
                for anchor in anchors { transform(&value, anchor) }
                return value
            })
    }
}

nonisolated private struct _AnchorPreferenceModifier<A, Key: PreferenceKey>: ViewModifier {
    let source: Anchor<A>.Source
    let combine: ([Anchor<A>], Key.Value?) -> Key.Value?
    @State private var place = AnchorPlace()

    init(source: Anchor<A>.Source, combine: @escaping ([Anchor<A>], Key.Value?) -> Key.Value?) {
        self.source = source
        self.combine = combine
    }

    func body(content: Content) -> some View {
        content
            .modifier(_AnchorPlaceModifier(place: place))
            .modifier(_AnchorWritingModifier<A, Key>(place: place, source: source, combine: combine))
    }
}

nonisolated private struct _AnchorWritingModifier<A, Key: PreferenceKey>: PreferenceModifier {
    typealias Body = Never

    let place: AnchorPlace
    let source: Anchor<A>.Source
    let combine: ([Anchor<A>], Key.Value?) -> Key.Value?

    @MainActor
    func preference(over inner: () -> Key.Value?, at node: _Node) -> Key.Value? {
        combine(place.frames.map { source.anchor(in: $0) }, inner())
    }

    @MainActor
    func attach(to node: _Node) {
        place.onChange = { [weak node] in node?.tellPreferenceReaders(of: ObjectIdentifier(Key.self)) }
    }
}

/// Where the elements under an anchor's modifier are, and whom to tell when they have moved.
private final class AnchorPlace: Dependent {
    private var geometries: [Weak] = []
    var onChange: (@MainActor () -> Void)?

    private struct Weak {
        weak var geometry: Geometry?
    }

    @MainActor
    func add(_ geometry: Geometry) {
        geometries.removeAll { $0.geometry == nil }
        geometries.append(Weak(geometry: geometry))
        invalidate()
    }

    @MainActor
    var frames: [CGRect] {
        tracking {
            geometries.compactMap { entry in
                guard let geometry = entry.geometry, geometry.box?.isGone == false else { return nil }
                return geometry.readFrame(.global)
            }
        }
    }

    override func invalidate(because source: Source? = nil) {
        nonisolated(unsafe) let place = self
        assumingMainActor { place.onChange?() }
    }
}

nonisolated private struct _AnchorPlaceModifier: BoxModifier {
    typealias Body = Never

    let place: AnchorPlace

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        AnchorBox(node, around: content)
    }
}

@MainActor
private final class AnchorBox: WrapBox<_AnchorPlaceModifier> {
    private let geometry = Geometry()

    override init(_ node: WrapNode<_AnchorPlaceModifier>, around content: Box) {
        super.init(node, around: content)
        geometry.follow(self)
        modifier.place.add(geometry)
    }

    override func placeContent() {
        geometry.sizeChanged(size)
        super.placeContent()
    }

    override func discard() {
        super.discard()
        modifier.place.invalidate()
    }
}
