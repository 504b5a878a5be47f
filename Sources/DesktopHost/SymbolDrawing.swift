#if Desktop
    import Foundation

    /// What shows a symbol: a picture, and what is drawn around and over it.
    struct SymbolDrawing: Hashable {
        enum Content: Hashable {
            /// The name of one of Bootstrap's icons.
            case picture(String)
            /// The name of a symbolic icon in the user's icon theme.
            case icon(String)
            /// Lines and areas, as `SymbolStrokes` reads them.
            case strokes(String)
            case letters(String)
            /// The outline alone.
            case nothing
        }

        /// How the content is turned.
        enum Turn: Hashable {
            case clockwise(degrees: Int)
            /// Left is right.
            case mirrored
        }

        var content: Content
        var turn: Turn?
        var outline: Outline?
        /// The outline is an area, in which the content is a hole; without an outline, the content's areas are filled.
        var isFilled: Bool
        var isDashed: Bool
        var isStruck: Bool
        /// The symbol that is drawn small over the lower right corner.
        var badge: String?

        init(
            _ content: Content, turn: Turn? = nil, outline: Outline? = nil, isFilled: Bool = false,
            isDashed: Bool = false, isStruck: Bool = false, badge: String? = nil
        ) {
            self.content = content
            self.turn = turn
            self.outline = outline
            self.isFilled = isFilled
            self.isDashed = isDashed
            self.isStruck = isStruck
            self.badge = badge
        }
    }

    extension SymbolDrawing {
        /// What a symbol can stand in, named as the last part of symbols' names.
        enum Outline: String {
            case circle, square, rectangle, capsule, oval, app, seal
            case shield, diamond, octagon, triangle, hexagon, heart, house, folder, doc, tv
            case bubble, message, icloud, viewfinder
            case circlepath, rotation, goforward, gobackward
        }
    }

    extension SymbolDrawing.Outline {
        /// The one of Bootstrap's icons that is drawn for it; nil: it is drawn from lines.
        var picture: String? {
            switch self {
            case .circle, .square, .rectangle, .capsule, .oval, .app, .seal: nil
            case .shield, .diamond, .octagon, .triangle, .hexagon, .heart, .house, .folder, .tv: rawValue
            case .doc: "file-earmark"
            case .bubble: "chat-left"
            case .message: "chat"
            case .icloud: "cloud"
            case .viewfinder: "fullscreen"
            case .circlepath, .rotation, .goforward: "arrow-clockwise"
            case .gobackward: "arrow-counterclockwise"
            }
        }

        /// Whether it surrounds an area that can be filled.
        var hasArea: Bool {
            switch self {
            case .viewfinder, .circlepath, .rotation, .goforward, .gobackward: false
            default: true
            }
        }

        /// Where the content is, in shares of the symbol's side.
        var room: CGRect {
            switch self {
            case .circle, .square, .app: room(0.56)
            case .rectangle, .capsule, .oval, .viewfinder: room(0.5)
            case .seal, .octagon, .hexagon: room(0.5)
            case .shield: room(0.45, y: 0.47)
            case .diamond: room(0.45)
            case .triangle: room(0.38, y: 0.63)
            case .heart: room(0.42, y: 0.47)
            case .house: room(0.38, y: 0.63)
            case .folder: room(0.44, y: 0.58)
            case .doc: room(0.4, y: 0.58)
            case .tv: room(0.44, y: 0.46)
            case .bubble: room(0.5, y: 0.42)
            case .message: room(0.46, y: 0.48)
            case .icloud: room(0.38, y: 0.56)
            case .circlepath, .rotation, .goforward, .gobackward: room(0.42, y: 0.56)
            }
        }

        private func room(_ share: CGFloat, y: CGFloat = 0.5) -> CGRect {
            CGRect(x: 0.5 - share / 2, y: y - share / 2, width: share, height: share)
        }
    }
#endif
