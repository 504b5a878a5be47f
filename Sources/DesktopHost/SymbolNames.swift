#if Desktop
    /// Where the picture of an SF Symbol is to be found.
    enum SymbolNames {
        /// Names of symbolic icons in the user's icon theme, the best first.
        static func themeIcons(for name: String) -> [String] {
            theme[name].map { ["\($0)-symbolic"] } ?? []
        }

        /// Names of pictures among Bootstrap's icons, the best first.
        static func pictures(for name: String) -> [String] {
            let dashed = name.replacing(".", with: "-")
            return [pictures[name], dashed].compactMap(\.self)
        }

        private static let theme: [String: String] = [
            "plus": "list-add", "minus": "list-remove", "xmark": "window-close", "magnifyingglass": "system-search",
            "trash": "user-trash", "folder": "folder", "gearshape": "emblem-system", "chevron.right": "go-next",
            "chevron.left": "go-previous", "chevron.down": "go-down", "chevron.up": "go-up",
        ]

        private static let pictures: [String: String] = [
            "checkmark": "check-lg", "checkmark.circle": "check-circle", "checkmark.circle.fill": "check-circle-fill",
            "xmark.circle.fill": "x-circle-fill", "xmark.circle": "x-circle", "plus.circle": "plus-circle",
            "plus.circle.fill": "plus-circle-fill", "minus.circle": "dash-circle",
            "minus.circle.fill": "dash-circle-fill", "magnifyingglass": "search",
            "exclamationmark.triangle": "exclamation-triangle",
            "exclamationmark.triangle.fill": "exclamation-triangle-fill", "person": "person",
            "square.and.pencil": "pencil-square", "square.and.arrow.up": "box-arrow-up",
            "ellipsis": "three-dots", "photo": "image", "gearshape.fill": "gear-fill",
        ]
    }
#endif
