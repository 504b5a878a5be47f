extension View {
    /// The device to preview on. It is accepted for sources shared with Xcode; a preview here takes the host's screen.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        self
    }

    /// The size in which a ``PreviewProvider`` shows the view.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewSettingsModified(content: self, own: PreviewSettings(layout: value))
    }

    /// The name under which a ``PreviewProvider`` shows the view; nil leaves the one inside.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        PreviewSettingsModified(content: self, own: PreviewSettings(name: value))
    }

    /// How the screen is turned when a ``PreviewProvider`` shows the view.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        PreviewSettingsModified(content: self, own: PreviewSettings(orientation: value))
    }
}

/// What the modifiers of a preview set; nil where none did.
struct PreviewSettings: Sendable {
    var name: String?
    var layout: PreviewLayout?
    var orientation: InterfaceOrientation?

    func filled(from inner: PreviewSettings) -> PreviewSettings {
        PreviewSettings(
            name: name ?? inner.name, layout: layout ?? inner.layout, orientation: orientation ?? inner.orientation)
    }
}

@MainActor protocol PreviewSettingsView {
    var settings: PreviewSettings { get }
}

private struct PreviewSettingsModified<Content: View>: View, PreviewSettingsView {
    nonisolated(unsafe) let content: Content
    nonisolated let own: PreviewSettings

    nonisolated init(content: Content, own: PreviewSettings) {
        self.content = content
        self.own = own
    }

    var settings: PreviewSettings {
        own.filled(from: (content as? any PreviewSettingsView)?.settings ?? PreviewSettings())
    }

    var body: some View { content }
}
