#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A text handed to Pango, which breaks and draws it.
    @MainActor
    final class ShapedText {
        let layout: OpaquePointer
        /// Symbols that stand in the text, with the first byte of what holds their room.
        private var symbols: [(name: String, byte: Int, color: DisplayColor)] = []
        /// The size of the largest font.
        private let largest: CGFloat
        private var links: [(range: Range<Int>, link: URL)] = []
        /// What holds the room of a symbol.
        static let object = "\u{FFFC}"

        /// - Parameter palette: For the colours; nil where the text is only measured.
        init(_ runs: [TextRun], fonts: Fonts, palette: Palette? = nil) {
            layout = pango_layout_new(fonts.context)
            largest = runs.map(\.font.size).max() ?? 0
            var string = ""
            let attributes = pango_attr_list_new()!
            for run in runs {
                let start = UInt32(string.utf8.count)
                string += run.string.withoutNUL
                let end = UInt32(string.utf8.count)
                guard end > start else { continue }
                func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                    guard let attribute else { return }
                    attribute.pointee.start_index = start
                    attribute.pointee.end_index = end
                    pango_attr_list_insert(attributes, attribute)
                }
                if let symbol = run.symbol {
                    symbols.append((symbol, Int(start), run.color))
                    add(Self.room(of: run.font))
                }
                if let link = run.link { links.append((Int(start)..<Int(end), link)) }
                add(pango_attr_font_desc_new(fonts.description(run.font)))
                if run.font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
                if run.isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
                if run.isStruckThrough { add(pango_attr_strikethrough_new(1)) }
                if let palette, run.color.role != .primary || run.color.opacity < 1 {
                    let color = palette.ink(run.color)
                    func part(_ value: Float) -> guint16 { guint16(min(max(value, 0), 1) * 65535) }
                    add(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
                    add(pango_attr_foreground_alpha_new(max(part(color.alpha), 1)))
                }
            }
            pango_layout_set_text(layout, string, Int32(string.utf8.count))
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
            if string.isEmpty, let run = runs.first {
                pango_layout_set_font_description(layout, fonts.description(run.font))
            }
        }

        isolated deinit {
            g_object_unref(UnsafeMutableRawPointer(layout))
        }

        /// In points; the logical size, ink may reach beyond it.
        var size: CGSize {
            var (width, height): (Int32, Int32) = (0, 0)
            pango_layout_get_size(layout, &width, &height)
            return CGSize(width: CGFloat(width) / CGFloat(PANGO_SCALE), height: CGFloat(height) / CGFloat(PANGO_SCALE))
        }

        func setWidth(_ width: CGFloat?) {
            let units = width.map { Int32(clamping: Int(($0 * CGFloat(PANGO_SCALE)).rounded(.up))) } ?? -1
            pango_layout_set_width(layout, units)
            // With less room than a letter takes, Pango's search for words aborts on some mixtures of marks and directions.
            let isForWords = width.map { $0 >= largest } ?? true
            pango_layout_set_wrap(layout, isForWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
        }

        private static func room(of font: DisplayFont) -> UnsafeMutablePointer<PangoAttribute>? {
            let side = DesktopMetrics.side(ofSymbol: font) * CGFloat(PANGO_SCALE)
            var room = PangoRectangle(x: 0, y: Int32(-side * 0.8), width: Int32(side), height: Int32(side))
            return pango_attr_shape_new(&room, &room)
        }

        /// The symbols in the text, where they are when it is drawn at `corner`.
        func placedSymbols(at corner: CGPoint) -> [(name: String, frame: CGRect, color: DisplayColor)] {
            let scale = CGFloat(PANGO_SCALE)
            return symbols.map { name, byte, color in
                var place = PangoRectangle()
                pango_layout_index_to_pos(layout, Int32(byte), &place)
                return (
                    name,
                    CGRect(
                        x: corner.x + CGFloat(place.x) / scale, y: corner.y + CGFloat(place.y) / scale,
                        width: CGFloat(place.width) / scale, height: CGFloat(place.height) / scale), color
                )
            }
        }

        /// The link at a point of the text.
        func link(at point: CGPoint) -> URL? {
            guard !links.isEmpty else { return nil }
            let scale = CGFloat(PANGO_SCALE)
            var (byte, trailing): (Int32, Int32) = (0, 0)
            guard
                pango_layout_xy_to_index(
                    layout, Int32(clamping: Int(point.x * scale)), Int32(clamping: Int(point.y * scale)), &byte,
                    &trailing) != 0
            else { return nil }
            return links.first { $0.range.contains(Int(byte)) }?.link
        }

        func draw(at corner: CGPoint, _ color: GdkRGBA, _ snapshot: OpaquePointer) {
            var (color, corner) = (color, corner.graphene)
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &corner)
            gtk_snapshot_append_layout(snapshot, layout, &color)
            gtk_snapshot_restore(snapshot)
        }

        struct Line {
            /// In bytes of the text.
            var range: Range<Int>
            var width: CGFloat
            var minY: CGFloat
            var height: CGFloat
            var baseline: CGFloat
        }

        var lines: [Line] {
            let scale = CGFloat(PANGO_SCALE)
            let iterator = pango_layout_get_iter(layout)
            defer { pango_layout_iter_free(iterator) }
            var lines: [Line] = []
            repeat {
                guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
                var logical = PangoRectangle()
                pango_layout_iter_get_line_extents(iterator, nil, &logical)
                let start = Int(line.pointee.start_index)
                lines.append(
                    Line(
                        range: start..<start + Int(line.pointee.length), width: CGFloat(logical.width) / scale,
                        minY: CGFloat(logical.y) / scale, height: CGFloat(logical.height) / scale,
                        baseline: CGFloat(pango_layout_iter_get_baseline(iterator)) / scale))
            } while pango_layout_iter_next_line(iterator) != 0
            return lines
        }
    }
#endif
