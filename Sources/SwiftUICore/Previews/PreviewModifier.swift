/// A modifier of previews that share something costly, such as a store of sample data.
///
///     struct SampleData: PreviewModifier {
///         static func makeSharedContext() async throws -> Store { try await Store.samples() }
///         func body(content: Content, context: Store) -> some View { content.environmentObject(context) }
///     }
///
///     #Preview(traits: .modifier(SampleData())) { StoreView() }
@MainActor @preconcurrency public protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void
    typealias Content = PreviewModifierContent

    /// Makes what all previews with this modifier share. It runs once, before the first of them is shown.
    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
    func _modified(_ view: any View) async throws -> any View {
        let context = try await SharedPreviewContexts.context(of: Self.self)
        return body(content: PreviewModifierContent(view: view), context: context)
    }
}

/// The view that a ``PreviewModifier`` modifies.
public struct PreviewModifierContent: View {
    let view: any View

    public var body: some View { AnyView(view) }
}

@MainActor private enum SharedPreviewContexts {
    /// Tasks, so that previews which are opened at the same time wait for the same context.
    private static var tasks: [ObjectIdentifier: Task<Unchecked, any Error>] = [:]

    static func context<M: PreviewModifier>(of modifier: M.Type) async throws -> M.Context {
        let task =
            tasks[ObjectIdentifier(modifier)]
            ?? Task { @MainActor in Unchecked(value: try await modifier.makeSharedContext()) }
        tasks[ObjectIdentifier(modifier)] = task
        do {
            return try await task.value.value as! M.Context
        } catch {
            // The next preview tries again.
            tasks[ObjectIdentifier(modifier)] = nil
            throw error
        }
    }

    /// Contexts never leave the main actor.
    private struct Unchecked: @unchecked Sendable {
        let value: Any
    }
}
