/// Declares a preview of a view.
///
///     #Preview("Empty cart") {
///         CartView(items: [])
///     }
///
/// - Parameters:
///   - name: What a list of previews shows; without one they are told apart by place.
///   - body: Makes the view. It runs when the preview is opened, not before.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits: its size, orientation and modifiers.
///
///     #Preview("Wide", traits: .fixedLayout(width: 640, height: 200)) {
///         CartView(items: [])
///     }
///
/// - Parameters:
///   - name: What a list of previews shows; without one they are told apart by place.
///   - traits: How to show the view.
///   - additionalTraits: Further traits; among those that contradict each other the last one counts.
///   - body: Makes the view. It runs when the preview is opened, not before.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a declaration at the top level of a preview's closure as a property of the view that is previewed.
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("Lamp", isOn: $isOn)
///     }
///
/// Its initial value can't refer to other declarations of the closure, except to types and static members outside.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// What a `#Preview` stands for: a type that tells where it was declared and makes the preview on demand.
@MainActor @preconcurrency public protocol PreviewRegistry {
    /// Module and file, as `#fileID` gives it.
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
}

/// A view to look at during development, with the traits it is shown with.
@MainActor @preconcurrency public struct Preview {
    /// The kind of traits that views take.
    public enum ViewTraits {}

    public let _name: String?
    let traits: [PreviewTrait<ViewTraits>]
    let body: @MainActor () -> any View

    /// - Parameters:
    ///   - name: What a list of previews shows.
    ///   - traits: How to show the view; among those that contradict each other the last one counts.
    ///   - body: Makes the view. It runs when the preview is opened, not before.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: traits, body: body)
    }

    init(name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View) {
        _name = name
        self.traits = traits
        self.body = body
    }

    public var _layout: PreviewLayout {
        traits.reduce(.device) { if case .layout(let layout) = $1.kind { layout } else { $0 } }
    }

    public var _interfaceOrientation: InterfaceOrientation {
        traits.reduce(.portrait) { if case .orientation(let orientation) = $1.kind { orientation } else { $0 } }
    }

    /// Makes the view with its modifiers around it, the first trait innermost.
    ///
    /// - Throws: What the shared context of a modifier throws when it is made.
    public func _makeView() async throws -> any View {
        var view = body()
        for trait in traits {
            if case .modifier(let modifier) = trait.kind { view = try await modifier._modified(view) }
        }
        return view
    }
}
