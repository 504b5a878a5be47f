import Foundation

/// What a style makes of a control, as a view of its own: so the style's `@Environment` and other properties work.
nonisolated struct StyledBody<Style, Configuration, Output: View>: View {
    typealias Body = Never

    fileprivate var style: Style
    fileprivate let configuration: Configuration
    fileprivate let make: @MainActor (Style, Configuration) -> Output

    init(_ style: Style, _ configuration: Configuration, make: @escaping @MainActor (Style, Configuration) -> Output) {
        self.style = style
        self.configuration = configuration
        self.make = make
    }

    @MainActor static func _makeNode(
        _ view: Self, _ context: _ViewContext
    ) -> _ViewNode<StyledBody<Style, Configuration, Output>> {
        StyledBodyNode(evaluating: view, context)
    }
}

@MainActor
private final class StyledBodyNode<Style, Configuration, Output: View>:
    EvaluatingNode<StyledBody<Style, Configuration, Output>, Output>
{
    private var layout: TypeLayout!
    private var properties: PropertyStorage?

    override func prepare() {
        layout = TypeLayout.of(Style.self)
        if !layout.properties.isEmpty {
            properties = PropertyStorage(count: layout.properties.count)
        }
    }

    override func output() -> Output {
        if let properties {
            withUnsafeMutablePointer(to: &view.style) {
                properties.bind(UnsafeMutableRawPointer($0), layout, to: self)
            }
        }
        return view.make(view.style, view.configuration)
    }

    override func set(_ new: StyledBody<Style, Configuration, Output>) {
        graph.visits += 1
        view = new
        // A configuration holds the label and the action, which are others whenever the control is made anew.
        evaluate()
    }

    override func willLeave() {
        super.willLeave()
        properties?.end()
    }

    override var viewType: Any.Type { Style.self }
    override var isProgramView: Bool { true }
}
