#if Desktop
    import DesktopHost
    import Foundation

    /// Where two pictures differ.
    struct ImageDifference {
        private let expected: Bitmap
        private let actual: Bitmap
        /// Row by row, of a picture as wide and high as the larger one is.
        private let isOther: [Bool]
        private let width: Int
        let total: Int
        let count: Int
        /// What differs, in pixels; nil: nothing does.
        let bounds: CGRect?

        /// - Parameter perceptualPrecision: How well a pixel has to match, from 0 to 1.
        init(_ actual: Bitmap, from expected: Bitmap, perceptualPrecision: Double) {
            (self.actual, self.expected) = (actual, expected)
            let width = max(actual.width, expected.width)
            let height = max(actual.height, expected.height)
            var isOther = [Bool](repeating: false, count: width * height)
            var colors = ColorDistances(most: (1 - perceptualPrecision) * 100)
            var (left, right, top, bottom, count) = (width, -1, height, -1, 0)
            for y in 0..<height {
                for x in 0..<width {
                    let isInBoth =
                        x < actual.width && x < expected.width && y < actual.height && y < expected.height
                    if isInBoth {
                        let new = actual.pixels[y * actual.width + x]
                        let old = expected.pixels[y * expected.width + x]
                        if new == old || colors.isNear(new, old) { continue }
                    }
                    isOther[y * width + x] = true
                    count += 1
                    (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
                }
            }
            (self.isOther, self.width, self.count) = (isOther, width, count)
            total = isOther.count
            bounds = count == 0 ? nil : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }

        /// In pixels, width × height.
        var sizes: (actual: String, expected: String) {
            ("\(actual.width) × \(actual.height)", "\(expected.width) × \(expected.height)")
        }

        var haveSameSize: Bool { actual.width == expected.width && actual.height == expected.height }

        /// The picture that is shown, pale, with what differs in magenta.
        var picture: Bitmap {
            var picture = Bitmap(width: width, height: isOther.count / max(width, 1))
            for index in isOther.indices {
                let (x, y) = (index % width, index / width)
                if isOther[index] {
                    picture.pixels[index] = 0xFFFF_00FF
                } else if x < actual.width, y < actual.height {
                    picture.pixels[index] = Self.pale(actual.pixels[y * actual.width + x])
                }
            }
            return picture
        }

        /// A fifth of it, on white.
        private static func pale(_ pixel: UInt32) -> UInt32 {
            let alpha = pixel >> 24
            var pale: UInt32 = 0xFF
            for shift in [16, 8, 0] as [UInt32] {
                let onWhite = (pixel >> shift & 0xFF) + 255 - alpha
                pale = pale << 8 | (204 + onWhite / 5)
            }
            return pale
        }
    }

    /// How far colours are apart for the eye. In pictures that differ, the same two meet again and again.
    private struct ColorDistances {
        let most: Double
        private var known: [UInt64: Bool] = [:]

        init(most: Double) {
            self.most = most
        }

        mutating func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
            guard most > 0 else { return false }
            let key = UInt64(a) << 32 | UInt64(b)
            if let known = known[key] { return known }
            let (p, q) = (Self.lab(a), Self.lab(b))
            let alpha = Double(Int(a >> 24) - Int(b >> 24)) / 255 * 100
            let (l, m, n) = (p.l - q.l, p.a - q.a, p.b - q.b)
            let isNear = (l * l + m * m + n * n + alpha * alpha).squareRoot() <= most
            known[key] = isNear
            return isNear
        }

        /// CIELAB for daylight (D65) of an sRGB colour.
        private static func lab(_ pixel: UInt32) -> (l: Double, a: Double, b: Double) {
            func linear(_ shift: UInt32) -> Double {
                let value = Double(pixel >> shift & 0xFF) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            let (r, g, b) = (linear(16), linear(8), linear(0))
            func share(_ value: Double) -> Double {
                value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
            }
            let x = share((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
            let y = share(0.2126 * r + 0.7152 * g + 0.0722 * b)
            let z = share((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
            return (116 * y - 16, 500 * (x - y), 200 * (y - z))
        }
    }
#endif
