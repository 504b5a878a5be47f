import Foundation

/// Views that belong together, with a header and a footer.
nonisolated public struct Section<Parent, Content, Footer> {
    fileprivate let header: Parent
    fileprivate let content: Content
    fileprivate let footer: Footer
    fileprivate var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(*, deprecated, renamed: "init(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    @MainActor public static func _makeNode(
        _ view: Section<Parent, Content, Footer>, _ context: _ViewContext
    ) -> _ViewNode<Section<Parent, Content, Footer>> {
        SectionNode(view, context)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    @available(*, deprecated, renamed: "init(content:header:)")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// A section whose content can be hidden.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    @available(*, deprecated, renamed: "init(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// A section whose content can be hidden.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// A section whose content can be hidden.
    @_disfavoredOverload
    public init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// In a stack a section's parts stand behind each other; in a list header and footer have a look of their own.
@MainActor
private final class SectionNode<Header: View, Content: View, Footer: View>:
    EvaluatingNode<Section<Header, Content, Footer>, SectionParts<Header, Content, Footer>>
{
    init(_ view: Section<Header, Content, Footer>, _ context: _ViewContext) {
        super.init(evaluating: view, context)
    }

    override func set(_ new: Section<Header, Content, Footer>) {
        view = new
        evaluate()
    }

    override func output() -> SectionParts<Header, Content, Footer> {
        let isExpanded = view.isExpanded?.wrappedValue ?? true
        return SectionParts(header: view.header, content: isExpanded ? view.content : nil, footer: view.footer)
    }
}

nonisolated private struct SectionParts<Header: View, Content: View, Footer: View>: View {
    typealias Body = Never

    let header: Header
    let content: Content?
    let footer: Footer

    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<Self> {
        SectionPartsNode(view, context)
    }
}

@MainActor
private final class SectionPartsNode<Header: View, Content: View, Footer: View>:
    _ViewNode<SectionParts<Header, Content, Footer>>
{
    private var header: _ViewNode<Header>!
    private var content: _ViewNode<Content?>!
    private var footer: _ViewNode<Footer>!
    private let headerRows = RowList()
    private let footerRows = RowList()

    override init(_ view: SectionParts<Header, Content, Footer>, _ context: _ViewContext) {
        super.init(view, context)
        let context = context.part(of: self)
        headerRows.role = .header
        footerRows.role = .footer
        header = Header._makeNode(view.header, context.inList(.header))
        content = Content?._makeNode(view.content, context)
        footer = Footer._makeNode(view.footer, context.inList(.footer))
    }

    override func set(_ new: SectionParts<Header, Content, Footer>) {
        view = new
        header.set(new.header)
        content.set(new.content)
        footer.set(new.footer)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let header { visit(header) }
        if let content { visit(content) }
        if let footer { visit(footer) }
    }

    override func collectRows(into rows: inout [RowSource]) {
        headerRows.replace(with: header.rowSources)
        footerRows.replace(with: footer.rowSources)
        rows.append(headerRows)
        content.collectRows(into: &rows)
        rows.append(footerRows)
    }
}

extension _Node {
    /// The rows of this branch by itself.
    var rowSources: [RowSource] {
        var rows: [RowSource] = []
        collectRows(into: &rows)
        return rows
    }
}
