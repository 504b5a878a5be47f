import Foundation

/// A type that lays out a container's subviews: it chooses the container's size, and places the subviews in it.
///
/// Used with a trailing builder closure it is a view: `MyLayout { Text("a"); Text("b") }`.
nonisolated public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Whether the container's length along an axis is the same wherever there is room for it, given what is proposed
    /// across. Not to be implemented by programs.
    func _isRigid(along axis: Axis, cross: CGFloat?, subviews: Subviews, cache: inout Cache) -> Bool

    /// The container's size, in points, for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview within `bounds`. One that isn't placed is at the centre.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func _isRigid(along axis: Axis, cross: CGFloat?, subviews: Subviews, cache: inout Cache) -> Bool {
        false
    }

    /// The wishes of all subviews together.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    /// nil: the guides of the subviews are merged.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        nil
    }

    /// nil: the guides of the subviews are merged.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        nil
    }

    @MainActor
    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

nonisolated public struct LayoutProperties: Sendable {
    /// The axis along which a spacer inside extends; nil: along both.
    public var stackOrientation: Axis?

    public init() {}
}

/// A value that a view attaches for the layout it is in.
nonisolated public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The subviews of a layout, in order.
nonisolated public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    // Only made by and asked on the main actor, where layout runs.
    let boxes: ArraySlice<Box>
    public var layoutDirection: LayoutDirection { .leftToRight }

    init(_ boxes: ArraySlice<Box>) {
        self.boxes = boxes
    }

    public var startIndex: Int { boxes.startIndex }

    public var endIndex: Int { boxes.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(box: boxes[index])
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(boxes[bounds])
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.boxes.elementsEqual(b.boxes, by: ===)
    }
}

/// A proxy for one subview of a layout.
nonisolated public struct LayoutSubview: Equatable {
    let box: Box

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        assumingMainActor { [box] in box.size(for: proposal) }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        assumingMainActor { [box] in box.dimensions(in: proposal) }
    }

    public var spacing: ViewSpacing {
        assumingMainActor { [box] in box.spacing }
    }

    public var priority: Double {
        assumingMainActor { [box] in box.trait(LayoutPriorityKey.self) ?? 0 }
    }

    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        assumingMainActor { [box] in box.trait(LayoutValueTrait<Key>.self) ?? Key.defaultValue }
    }

    /// Places the subview so that its anchor is at a point of the layout's coordinates.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        assumingMainActor { [box] in
            let size = box.size(for: proposal)
            let corner = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            if let rehearsal = (box.parent as? any Rehearsing)?.rehearsal {
                rehearsal.note(box, at: corner, proposal)
            } else {
                box.place(at: corner, proposal: proposal)
            }
        }
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.box === b.box
    }
}

enum LayoutPriorityKey: TraitKey {
    typealias Value = Double
}

enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey {
    typealias Value = Key.Value
}

nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

/// A type whose values between two states can be computed.
nonisolated public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

nonisolated public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static let zero = EmptyAnimatableData()
    public static func += (a: inout EmptyAnimatableData, b: EmptyAnimatableData) {}
    public static func -= (a: inout EmptyAnimatableData, b: EmptyAnimatableData) {}
    public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
    public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
