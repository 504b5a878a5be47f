import Foundation

/// A title and an icon that stand for the same.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    /// The icon where the title isn't shown.
    private let loneIcon: Icon
    @Environment(\.labelStyleChoice) private var style

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
        loneIcon = self.icon
    }

    private init(_ title: Title, icon: Icon, loneIcon: Icon) {
        self.title = title
        self.icon = icon
        self.loneIcon = loneIcon
    }

    @MainActor @preconcurrency
    public var body: some View {
        switch style {
        case .builtIn(let parts):
            LabelParts(parts: parts, title: title, icon: icon, loneIcon: loneIcon)
        case .custom(let style):
            style.view(LabelStyleConfiguration(title: title, icon: icon, loneIcon: loneIcon))
        }
    }
}

extension Label where Title == Text, Icon == Image {
    private init(_ title: Text, image: Image) {
        self.init(title, icon: image.decorative, loneIcon: image.labelled(title))
    }

    /// A title beside an SF Symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(Text(titleKey), image: Image(systemName: name))
    }

    /// A title beside an SF Symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(Text(title), image: Image(systemName: name))
    }

    /// A title beside a picture of the bundle.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(Text(titleKey), image: Image(name))
    }

    /// A title beside a picture of the bundle.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(Text(title), image: Image(name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// In a style: the label that is styled, in the style that holds around.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(configuration.title, icon: configuration.icon, loneIcon: configuration.loneIcon)
    }
}

/// What of a label is shown.
nonisolated enum LabelPart: Hashable {
    case titleOnly, iconOnly, titleAndIcon
}

nonisolated struct LabelParts<Title: View, Icon: View>: View {
    let parts: LabelPart
    let title: Title
    let icon: Icon
    let loneIcon: Icon

    var body: some View {
        switch parts {
        case .titleOnly:
            title
        case .iconOnly:
            loneIcon
        case .titleAndIcon:
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                icon
                title
            }
        }
    }
}
