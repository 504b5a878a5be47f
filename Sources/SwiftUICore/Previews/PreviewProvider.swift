/// A type that makes previews in the way from before `#Preview`.
///
///     struct CartView_Previews: PreviewProvider {
///         static var previews: some View {
///             CartView(items: []).previewDisplayName("Empty cart")
///         }
///     }
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }

    /// The platform to preview on; nil, the default, leaves it to whoever shows the preview.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }

    /// The provider's views as one preview, with the name, layout and orientation set on the outermost view.
    public static func _makePreview() -> Preview {
        let settings = (previews as? any PreviewSettingsView)?.settings ?? PreviewSettings()
        var traits: [PreviewTrait<Preview.ViewTraits>] = []
        if let layout = settings.layout { traits.append(PreviewTrait(kind: .layout(layout))) }
        if let orientation = settings.orientation { traits.append(PreviewTrait(kind: .orientation(orientation))) }
        return Preview(name: settings.name, traits: traits) { previews }
    }
}

/// A platform of a preview.
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}

/// The name of a device to preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral: String) {
        self.init(rawValue: stringLiteral)
    }
}
