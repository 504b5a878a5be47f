#if Desktop
    import CAdwaita
    import Foundation

    /// Reads and draws the symbols that are drawn here: those that neither Bootstrap's icons nor the theme's have.
    ///
    /// A drawing is layers with semicolons between them, on a square of 16 × 16. The first letter of a layer says how it is
    /// drawn: `b` is a body, a line that is filled in the symbol's filled form; `h` lines and `k` areas on a body, which
    /// become holes where the body is filled; `s` lines and `f` areas, whatever the form; `w` wide lines.
    /// Then come the commands of an SVG path in absolute coordinates (M, L, H, V, Q, C, Z) and `O x y radius`, a circle,
    /// `A x y radius from to`, an arc between angles in degrees, clockwise from the right.
    enum SymbolStrokes {
        enum Command: Hashable {
            case move(Double, Double)
            case line(Double, Double)
            case curve(Double, Double, Double, Double, Double, Double)
            case circle(Double, Double, Double)
            case arc(Double, Double, Double, from: Double, to: Double)
            case close
        }

        struct Layer: Hashable {
            enum Kind: Character {
                case body = "b"
                case lineOnBody = "h"
                case areaOnBody = "k"
                case line = "s"
                case area = "f"
                case wideLine = "w"
            }

            var kind: Kind
            var commands: [Command]
        }

        /// nil: the text isn't a drawing.
        static func layers(of text: String) -> [Layer]? {
            var layers: [Layer] = []
            for part in text.split(separator: ";") {
                let words = part.split(separator: " ")
                guard let first = words.first, first.count == 1,
                    let kind = Layer.Kind(rawValue: first[first.startIndex]),
                    let commands = commands(words.dropFirst())
                else { return nil }
                layers.append(Layer(kind: kind, commands: commands))
            }
            return layers
        }

        private static func commands(_ words: ArraySlice<Substring>) -> [Command]? {
            var words = words
            var commands: [Command] = []
            var (x, y) = (0.0, 0.0)
            func numbers(_ count: Int) -> [Double]? {
                let numbers = words.prefix(count).compactMap { Double($0) }
                words.removeFirst(min(count, words.count))
                return numbers.count == count ? numbers : nil
            }
            while let word = words.popFirst() {
                switch word {
                case "M":
                    guard let n = numbers(2) else { return nil }
                    (x, y) = (n[0], n[1])
                    commands.append(.move(x, y))
                case "L":
                    // More pairs are more lines.
                    repeat {
                        guard let n = numbers(2) else { return nil }
                        (x, y) = (n[0], n[1])
                        commands.append(.line(x, y))
                    } while words.first.flatMap { Double($0) } != nil
                case "H":
                    guard let n = numbers(1) else { return nil }
                    x = n[0]
                    commands.append(.line(x, y))
                case "V":
                    guard let n = numbers(1) else { return nil }
                    y = n[0]
                    commands.append(.line(x, y))
                case "Q":
                    guard let n = numbers(4) else { return nil }
                    // The same curve with two controls.
                    commands.append(
                        .curve(
                            x + (n[0] - x) * 2 / 3, y + (n[1] - y) * 2 / 3, n[2] + (n[0] - n[2]) * 2 / 3,
                            n[3] + (n[1] - n[3]) * 2 / 3, n[2], n[3]))
                    (x, y) = (n[2], n[3])
                case "C":
                    guard let n = numbers(6) else { return nil }
                    commands.append(.curve(n[0], n[1], n[2], n[3], n[4], n[5]))
                    (x, y) = (n[4], n[5])
                case "O":
                    guard let n = numbers(3) else { return nil }
                    commands.append(.circle(n[0], n[1], n[2]))
                case "A":
                    guard let n = numbers(5) else { return nil }
                    commands.append(.arc(n[0], n[1], n[2], from: n[3], to: n[4]))
                case "Z": commands.append(.close)
                default: return nil
                }
            }
            return commands
        }

        /// Draws in black in a square from 0 to `side`; `line` is how wide lines are, in the same unit.
        static func draw(_ text: String, side: CGFloat, line: CGFloat, isFilled: Bool, _ cairo: OpaquePointer) {
            cairo_save(cairo)
            cairo_scale(cairo, side / 16, side / 16)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            for layer in layers(of: text) ?? [] {
                let isHole = isFilled && (layer.kind == .lineOnBody || layer.kind == .areaOnBody)
                cairo_set_operator(cairo, isHole ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
                cairo_set_line_width(cairo, line * 16 / side * (layer.kind == .wideLine ? 1.6 : 1))
                cairo_new_path(cairo)
                for command in layer.commands { command.trace(cairo) }
                switch layer.kind {
                case .area, .areaOnBody: cairo_fill(cairo)
                case .body where isFilled:
                    cairo_fill_preserve(cairo)
                    cairo_stroke(cairo)
                case .body, .line, .lineOnBody, .wideLine: cairo_stroke(cairo)
                }
            }
            cairo_restore(cairo)
        }
    }

    extension SymbolStrokes.Command {
        fileprivate func trace(_ cairo: OpaquePointer) {
            switch self {
            case .move(let x, let y): cairo_move_to(cairo, x, y)
            case .line(let x, let y): cairo_line_to(cairo, x, y)
            case .curve(let x1, let y1, let x2, let y2, let x, let y): cairo_curve_to(cairo, x1, y1, x2, y2, x, y)
            case .circle(let x, let y, let radius):
                cairo_new_sub_path(cairo)
                cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
                cairo_close_path(cairo)
            case .arc(let x, let y, let radius, let from, let to):
                cairo_new_sub_path(cairo)
                cairo_arc(cairo, x, y, radius, from * .pi / 180, to * .pi / 180)
            case .close: cairo_close_path(cairo)
            }
        }
    }
#endif
