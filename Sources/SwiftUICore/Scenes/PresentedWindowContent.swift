import Foundation

/// What a window of a group shows that presents values: made from a binding to the value that the window has.
nonisolated public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
    /// nil: this stands for the group, not for one of its windows.
    private var value: TypedWindowValue<Data>?
    private let content: (Binding<Data?>) -> Content
    private let defaultValue: (() -> Data)?

    fileprivate init(_ content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
        defaultValue = nil
    }

    fileprivate init(_ content: @escaping (Binding<Data>) -> Content, _ defaultValue: @escaping () -> Data) {
        self.content = { content(Binding($0) ?? .constant(defaultValue())) }
        self.defaultValue = defaultValue
    }

    @MainActor @preconcurrency
    public var body: some View {
        content(value.map { Binding(location: $0.box) } ?? .constant(nil))
    }
}

/// The content of windows that have a value each.
@MainActor
protocol ValuePresenting {
    static var valueType: Any.Type { get }

    /// What a new window keeps of the value that it is opened with; its content may write another one.
    func makeValue(_ value: AnyHashable?) -> any WindowValue

    /// The content for the window that keeps this.
    func presenting(_ value: any WindowValue) -> Self
}

@MainActor
protocol WindowValue: AnyObject {
    var current: AnyHashable? { get }
}

private final class TypedWindowValue<Data: Hashable>: WindowValue {
    let box: StateBox<Data?>

    init(_ value: Data?) {
        box = StateBox(value)
    }

    var current: AnyHashable? {
        Dependent.untracked { box.value.map { AnyHashable($0) } }
    }
}

extension PresentedWindowContent: ValuePresenting {
    static var valueType: Any.Type { Data.self }

    @MainActor
    func makeValue(_ value: AnyHashable?) -> any WindowValue {
        TypedWindowValue(value?.base as? Data ?? defaultValue?())
    }

    func presenting(_ value: any WindowValue) -> Self {
        var content = self
        content.value = value as? TypedWindowValue<Data>
        return content
    }
}

extension WindowGroup {
    /// A group whose windows each present a value of a type: `openWindow(value:)` opens one for a value, or brings the
    /// one that presents it already to the front.
    ///
    /// Values are kept while their windows are open; nothing of them is restored at the next start.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The content for the value of a window: nil in one that was opened without, as the first one is.
    public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title: nil, id: nil, content: PresentedWindowContent(content))
    }

    /// A group whose windows each present a value of a type.
    public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title: nil, id: id, content: PresentedWindowContent(content))
    }

    /// A group whose windows each present a value of a type.
    public init<D, C>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title: title, id: nil, content: PresentedWindowContent(content))
    }

    /// A group whose windows each present a value of a type.
    public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(Text(titleKey), for: type, content: content)
    }

    /// A group whose windows each present a value of a type.
    @_disfavoredOverload
    public init<S, D, C>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where
        Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View
    {
        self.init(Text(title), for: type, content: content)
    }

    /// A group whose windows each present a value of a type.
    public init<D, C>(_ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title: title, id: id, content: PresentedWindowContent(content))
    }

    /// A group whose windows each present a value of a type.
    public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(Text(titleKey), id: id, for: type, content: content)
    }

    /// A group whose windows each present a value of a type.
    @_disfavoredOverload
    public init<S, D, C>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where
        Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View
    {
        self.init(Text(title), id: id, for: type, content: content)
    }
}

extension WindowGroup {
    /// A group whose windows each present a value of a type: that of `defaultValue` where none is given.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The content for the value of a window.
    ///   - defaultValue: Is called for each window that is opened without a value.
    public init<D, C>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title: nil, id: nil, content: PresentedWindowContent(content, defaultValue))
    }

    /// A group whose windows each present a value of a type: that of `defaultValue` where none is given.
    public init<D, C>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title: nil, id: id, content: PresentedWindowContent(content, defaultValue))
    }

    /// A group whose windows each present a value of a type: that of `defaultValue` where none is given.
    public init<D, C>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title: title, id: nil, content: PresentedWindowContent(content, defaultValue))
    }

    /// A group whose windows each present a value of a type: that of `defaultValue` where none is given.
    public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(Text(titleKey), for: type, content: content, defaultValue: defaultValue)
    }

    /// A group whose windows each present a value of a type: that of `defaultValue` where none is given.
    @_disfavoredOverload
    public init<S, D, C>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where
        Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View
    {
        self.init(Text(title), for: type, content: content, defaultValue: defaultValue)
    }

    /// A group whose windows each present a value of a type: that of `defaultValue` where none is given.
    public init<D, C>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(title: title, id: id, content: PresentedWindowContent(content, defaultValue))
    }

    /// A group whose windows each present a value of a type: that of `defaultValue` where none is given.
    public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
        self.init(Text(titleKey), id: id, for: type, content: content, defaultValue: defaultValue)
    }

    /// A group whose windows each present a value of a type: that of `defaultValue` where none is given.
    @_disfavoredOverload
    public init<S, D, C>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where
        Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View
    {
        self.init(Text(title), id: id, for: type, content: content, defaultValue: defaultValue)
    }
}
