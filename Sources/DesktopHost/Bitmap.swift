#if Desktop
    import CAdwaita
    import Foundation

    /// The pixels of a picture, row by row from the top.
    public struct Bitmap: Hashable, Sendable {
        public let width: Int
        public let height: Int
        /// Alpha, red, green and blue, a byte each, from the highest on; the colours are multiplied with alpha.
        public var pixels: [UInt32]

        /// Transparent.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
            pixels = [UInt32](repeating: 0, count: width * height)
        }

        /// The picture in a PNG file; nil where it is none.
        public init?(png: Data) {
            var reader = Reader(rest: png[...])
            let read = withUnsafeMutablePointer(to: &reader) { reader in
                cairo_image_surface_create_from_png_stream(
                    { source, target, count in
                        guard let reader = source?.assumingMemoryBound(to: Reader.self), let target,
                            reader.pointee.rest.count >= Int(count)
                        else { return CAIRO_STATUS_READ_ERROR }
                        reader.pointee.rest.copyBytes(to: target, count: Int(count))
                        reader.pointee.rest = reader.pointee.rest.dropFirst(Int(count))
                        return CAIRO_STATUS_SUCCESS
                    }, reader)
            }
            defer { cairo_surface_destroy(read) }
            guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else { return nil }
            self.init(
                width: Int(cairo_image_surface_get_width(read)), height: Int(cairo_image_surface_get_height(read)))
            // Files have pixels of several kinds.
            let drawn = withSurface { surface in
                let cairo = cairo_create(surface)
                defer { cairo_destroy(cairo) }
                cairo_set_source_surface(cairo, read, 0, 0)
                cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
                cairo_paint(cairo)
                return cairo_status(cairo) == CAIRO_STATUS_SUCCESS
            }
            guard drawn == true else { return nil }
        }

        private struct Reader {
            var rest: Data.SubSequence
        }

        /// As a PNG file; nil where the library for drawing doesn't manage it.
        public var png: Data? {
            var copy = self
            return copy.withSurface { Self.encoded($0) } ?? nil
        }

        private mutating func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
            let (width, height) = (Int32(width), Int32(height))
            return pixels.withUnsafeMutableBytes { bytes in
                guard
                    let surface = cairo_image_surface_create_for_data(
                        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, width, height,
                        width * 4)
                else { return nil }
                defer {
                    cairo_surface_finish(surface)
                    cairo_surface_destroy(surface)
                }
                return body(surface)
            }
        }

        static func encoded(_ surface: OpaquePointer) -> Data? {
            var data = Data()
            let status = withUnsafeMutablePointer(to: &data) { pointer in
                cairo_surface_write_to_png_stream(
                    surface,
                    { target, bytes, count in
                        guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                        target.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                        return CAIRO_STATUS_SUCCESS
                    }, pointer)
            }
            return status == CAIRO_STATUS_SUCCESS ? data : nil
        }
    }
#endif
