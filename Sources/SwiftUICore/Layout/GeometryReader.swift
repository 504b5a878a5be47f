import Foundation

/// Content that knows the size and place it is given. Takes all that is proposed; its content is at the top leading
/// corner.
nonisolated public struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    public var content: (GeometryProxy) -> Content

    /// Runs again when something of the geometry that it read has changed.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(
        _ view: GeometryReader, _ context: _ViewContext
    ) -> _ViewNode<GeometryReader> {
        GeometryNode(view, context)
    }
}

/// The size and the place of a view, as they are when they are asked for.
nonisolated public struct GeometryProxy: @unchecked Sendable {
    // Asked on the main actor, where views and layout are.
    fileprivate let geometry: Geometry

    /// In points.
    public var size: CGSize {
        assumingMainActor { [geometry] in geometry.readSize() }
    }

    /// Zero: what a host's window offers is all safe to use.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The view's frame in another coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view's frame in another coordinate space, in points.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        assumingMainActor { [geometry] in geometry.readFrame(coordinateSpace) }
    }

    /// The bounds of the view around with a named coordinate space, in this view's coordinates; nil: there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
        return assumingMainActor { [geometry] in geometry.readBounds(name) }
    }
}

/// What proxies read of one view's geometry, and who has read it.
///
/// Held by proxies, that is by views inside: so it doesn't hold the box.
@MainActor
final class Geometry {
    private(set) weak var box: Box?
    private let sizeReaders = GeometrySource()
    private let placeReaders = GeometrySource()
    private var knownSize = CGSize.zero
    /// Where the box and all named spaces around it were at the last look.
    private var knownPlaces: [CGPoint] = []
    private var isWatched = false

    nonisolated init() {}

    var proxy: GeometryProxy { GeometryProxy(geometry: self) }

    func follow(_ box: Box) {
        self.box = box
    }

    func readSize() -> CGSize {
        sizeReaders.didRead()
        return knownSize
    }

    func readFrame(_ space: CoordinateSpace) -> CGRect {
        sizeReaders.didRead()
        guard let box, space != .local else { return CGRect(origin: .zero, size: knownSize) }
        watchPlaces(of: box)
        return box.frame(in: space)
    }

    func readBounds(_ name: AnyHashable) -> CGRect? {
        guard let box else { return nil }
        watchPlaces(of: box)
        guard let space = box.namedSpace(name)?.frameInScene else { return nil }
        let start = box.frameInScene.origin
        return space.offsetBy(dx: -start.x, dy: -start.y)
    }

    /// The box has got this size. Readers are told of another one.
    func sizeChanged(_ size: CGSize) {
        guard size != knownSize else { return }
        knownSize = size
        sizeReaders.didChange()
    }

    private func watchPlaces(of box: Box) {
        placeReaders.didRead()
        guard !isWatched else { return }
        isWatched = true
        knownPlaces = places(of: box)
        box.graph.positions.add(self)
    }

    private func places(of box: Box) -> [CGPoint] {
        var places = [box.frameInScene.origin]
        var outer = box.parent
        while let current = outer {
            if let space = current as? NamedSpaceBox { places.append(space.frameInScene.origin) }
            outer = current.parent
        }
        return places
    }

    /// False: nobody asks any more.
    func checkPlaces() -> Bool {
        guard let box, !box.isGone, placeReaders.hasReaders else {
            isWatched = false
            return false
        }
        let places = places(of: box)
        if places != knownPlaces {
            knownPlaces = places
            placeReaders.didChange()
        }
        return true
    }
}

private final class GeometrySource: Source {
    override func cause(for node: _Node) -> RunCause { .geometry }
}

/// The geometries whose place in the scene somebody has read. A box moves with those around it without being laid out
/// anew; so they are looked at after each layout.
@MainActor
final class PositionWatch {
    private var geometries: [Geometry] = []

    func add(_ geometry: Geometry) {
        geometries.append(geometry)
    }

    func check() {
        guard !geometries.isEmpty else { return }
        geometries = geometries.filter { $0.checkPlaces() }
    }
}

@MainActor
private final class GeometryNode<Content: View>: ElementNode<GeometryReader<Content>> {
    private var child: _ViewNode<Content>?
    private var context: _ViewContext!
    private let geometry = Geometry()

    override func makeBox(_ context: _ViewContext) -> Box {
        self.context = context.content(of: self)
        let box = GeometryBox(geometry, graph: graph, depth: depth) { [unowned self] in
            var boxes: [Box] = []
            child?.collect(into: &boxes)
            return boxes
        }
        geometry.follow(box)
        box.onFirstPlacement = { [unowned self] in invalidate() }
        return box
    }

    override func set(_ new: GeometryReader<Content>) {
        graph.visits += 1
        let isUnchanged = isSame(view, new)
        view = new
        // Before the first layout there is no size to run it with.
        if !isUnchanged, child != nil { evaluate() }
    }

    override func evaluate() {
        isDirty = false
        graph.visits += 1
        let content = reading { view.content(geometry.proxy) }
        if let child {
            child.set(content)
        } else {
            child = Content._makeNode(content, context)
            structureChanged()
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func structureChanged() {
        (box as? GeometryBox)?.inner.contentChanged()
    }

    override var roleName: String? { "GeometryReader" }
}

/// Takes what is proposed whatever is inside, so that layout inside never concerns those around.
@MainActor
private final class GeometryBox: Box {
    let inner: LayoutBox<ZStackLayout>
    private let geometry: Geometry
    var onFirstPlacement: (() -> Void)?

    init(_ geometry: Geometry, graph: Graph, depth: Int, collect: @escaping () -> [Box]) {
        self.geometry = geometry
        inner = LayoutBox(ZStackLayout(alignment: .topLeading), graph: graph, depth: depth, collect: collect)
        super.init(graph: graph, depth: depth)
        adopt(inner)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeContent() {
        geometry.sizeChanged(size)
        onFirstPlacement?()
        onFirstPlacement = nil
        inner.place(at: origin, proposal: ProposedViewSize(size))
    }

    override func visitContent(_ visit: (Box) -> Void) {
        visit(inner)
    }

    override func discard() {
        super.discard()
        inner.discard()
    }
}
