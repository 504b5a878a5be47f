import Foundation

/// The picture files of bundles that were asked for.
final class PictureFiles: @unchecked Sendable {
    static let shared = PictureFiles()

    struct File {
        let url: URL
        /// In points; nil where the file doesn't say it in a way that is read here.
        let size: CGSize?
    }

    private struct Key: Hashable {
        var name: String
        var bundle: URL?
    }

    private let lock = NSLock()
    private var known: [Key: File?] = [:]

    func file(_ name: String, bundle: URL?) -> File? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(name: name, bundle: bundle)
        if let file = known[key] { return file }
        let file = fromCatalog(name, bundle) ?? loose(name, bundle)
        if file == nil {
            MisuseReporter.tell(
                """
                There is no picture named "\(name)" in the bundle. Its name is shown in its place; copy the asset \
                catalogue into the bundle as it is, or add a file of that name.
                """)
        }
        known[key] = .some(file)
        return file
    }

    private func fromCatalog(_ name: String, _ bundle: URL?) -> File? {
        let set = (name as NSString).lastPathComponent
        guard let directory = AssetCatalog.directory(of: "\(set).imageset", bundle: bundle),
            let data = try? Data(contentsOf: directory.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return nil }
        // The largest: a host draws it smaller where it has to.
        let images = contents.images.filter { $0.filename != nil }.sorted { $0.factor > $1.factor }
        guard let image = images.first, let filename = image.filename else { return nil }
        return file(directory.appendingPathComponent(filename), scale: image.factor)
    }

    private func loose(_ name: String, _ bundle: URL?) -> File? {
        let folders = bundle.map { [$0] } ?? [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap { $0 }
        for folder in folders {
            for place in [folder] + AssetCatalog.content(folder).filter({ $0.pathExtension == "resources" }) {
                for (suffix, scale) in [("@3x", 3.0), ("@2x", 2), ("", 1)] {
                    for type in ["", ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"] {
                        let url = place.appendingPathComponent(name + suffix + type)
                        var isDirectory: ObjCBool = false
                        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
                            !isDirectory.boolValue, !url.pathExtension.isEmpty
                        {
                            return file(url, scale: scale)
                        }
                    }
                }
            }
        }
        return nil
    }

    private func file(_ url: URL, scale: Double) -> File {
        let pixels = (try? Data(contentsOf: url, options: .mappedIfSafe)).flatMap(PictureHeader.size)
        return File(url: url, size: pixels.map { CGSize(width: $0.width / scale, height: $0.height / scale) })
    }
}

/// The part of an image set's file that says what is shown.
private struct ImageSet: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var scale: String?

        var factor: Double {
            scale.flatMap { Double($0.dropLast()) } ?? 1
        }
    }

    var images: [Entry]
}

/// Reads how large a picture is from the beginning of its file.
enum PictureHeader {
    /// In pixels.
    static func size(_ data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24 else { return nil }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            return size(big(bytes, 16, 4), big(bytes, 20, 4))
        }
        if bytes.starts(with: Array("GIF8".utf8)) {
            return size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
        }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg([UInt8](data)) }
        return nil
    }

    private static func size(_ width: Int, _ height: Int) -> CGSize {
        CGSize(width: width, height: height)
    }

    private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // The frame's header, in whichever coding; C4, C8 and CC are other tables.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return size(big(bytes, index + 7, 2), big(bytes, index + 5, 2))
            }
            index += 2 + big(bytes, index + 2, 2)
        }
        return nil
    }
}
