import Foundation

extension AttributeScopes {
    /// The attributes that texts show.
    nonisolated public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        /// Without effect in the hosts of Oriel.
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        /// Without effect in the hosts of Oriel.
        public let kern: KerningAttribute
        /// Without effect in the hosts of Oriel.
        public let tracking: TrackingAttribute
        /// Without effect in the hosts of Oriel.
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        nonisolated public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        nonisolated public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        nonisolated public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        nonisolated public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        nonisolated public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        nonisolated public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        nonisolated public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        nonisolated public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension TextResolver {
    mutating func append(_ string: AttributedString, _ styling: TextStyling) {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        for run in string.runs {
            var inner = styling
            if let link = run.link { inner.link = link }
            if let font = run[Attributes.FontAttribute.self] { inner.font = font }
            if let color = run[Attributes.ForegroundColorAttribute.self] { inner.foreground = AnyShapeStyle(color) }
            if run[Attributes.UnderlineStyleAttribute.self] != nil { inner.underline = .init(isActive: true) }
            if run[Attributes.StrikethroughStyleAttribute.self] != nil { inner.strikethrough = .init(isActive: true) }
            append(String(string[run.range].characters), inner)
        }
    }
}
