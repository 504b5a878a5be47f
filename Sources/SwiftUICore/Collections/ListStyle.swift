import Foundation

/// The look of a list. Hosts choose their own: on Linux a style is accepted and has no effect.
@MainActor @preconcurrency
public protocol ListStyle: Sendable {}

nonisolated public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
}

nonisolated public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
}

nonisolated public struct InsetListStyle: ListStyle {
    nonisolated public init() {}
}

nonisolated public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
}

nonisolated public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
}

nonisolated public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Without effect on Linux: each host has its own look of lists.
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        self
    }
}
