#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A text handed to Pango, which breaks and draws it.
    @MainActor
    final class ShapedText {
        let layout: OpaquePointer
        let string: String

        /// - Parameter palette: For the colours; nil where the text is only measured.
        init(_ runs: [TextRun], fonts: Fonts, palette: Palette? = nil) {
            layout = pango_layout_new(fonts.context)
            var string = ""
            let attributes = pango_attr_list_new()!
            for run in runs {
                let start = UInt32(string.utf8.count)
                string += run.string.replacing("\0", with: "\u{FFFD}")
                let end = UInt32(string.utf8.count)
                guard end > start else { continue }
                func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                    guard let attribute else { return }
                    attribute.pointee.start_index = start
                    attribute.pointee.end_index = end
                    pango_attr_list_insert(attributes, attribute)
                }
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
            self.string = string
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
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
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
