import DisplayList
import Foundation

/// A symbol or a picture.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String, value: Double?)
        case picture(String, bundle: URL?)
    }

    let source: Source
    private(set) var label: Text?
    private(set) var isDecorative = false
    private(set) var resizing: ResizingMode?
    private(set) var rendering: TemplateRenderingMode?

    private init(_ source: Source) {
        self.source = source
    }

    /// An SF Symbol by its name, for which each host has a picture of its own. It is as large as the letters of the
    /// font, and drawn in the foreground style.
    public init(systemName: String) {
        self.init(.symbol(systemName, value: nil))
    }

    /// A symbol that shows a value from 0 to 1. Hosts of Oriel show it as it is for 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, value: variableValue))
    }

    /// A picture of a bundle: from an asset catalogue that is copied into it as it is, or a file of that name.
    ///
    /// Where there is none, its name is shown, and a message says so once.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.picture(name, bundle: bundle?.bundleURL))
    }

    /// A picture of a bundle with a label for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.picture(name, bundle: bundle?.bundleURL))
        self.label = label
    }

    /// A picture of a bundle that means nothing to assistive technology.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.picture(name, bundle: bundle?.bundleURL))
        isDecorative = true
    }

    /// How a picture covers a frame of another size.
    nonisolated public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// Whether a picture is drawn in its own colours.
    nonisolated public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground style.
        case template
        case original
    }

    /// How large a symbol is beside text.
    nonisolated public enum Scale: Hashable, Sendable {
        case small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.3
            }
        }
    }

    /// How smoothly pictures are scaled.
    nonisolated public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// The picture takes the size it is proposed.
    ///
    /// - Parameter capInsets: Edges that are not scaled. Without effect in the hosts of Oriel.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.resizing = resizingMode
        return image
    }

    /// Sets whether the picture is drawn in its own colours or in the foreground style; nil: as is usual.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = renderingMode
        return image
    }

    /// How smoothly the picture is scaled. Hosts of Oriel choose it themselves.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        self
    }

    /// Edges are always drawn smoothly where a host can.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        self
    }

    /// The same for assistive technology as the text: it stands alone for it.
    func labelled(_ label: Text) -> Image {
        var image = self
        image.label = label
        return image
    }

    /// Nothing to assistive technology: it stands beside a text that says the same.
    var decorative: Image {
        var image = self
        image.isDecorative = true
        return image
    }
}

extension Image: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Image, _ context: _ViewContext) -> _ViewNode<Image> {
        ImageNode(view, context)
    }
}
