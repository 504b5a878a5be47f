import Foundation

/// Finds what asset catalogues in a bundle hold.
enum AssetCatalog {
    /// The folder of that name in a bundle's catalogues, at whatever depth.
    static func directory(of name: String, bundle: URL?) -> URL? {
        let bundles = bundle.map { [$0] } ?? [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap { $0 }
        for bundle in bundles {
            for catalog in catalogs(in: bundle) {
                let found = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
                while let url = found?.nextObject() as? URL {
                    if url.lastPathComponent == name { return url }
                }
            }
        }
        return nil
    }

    /// The catalogues directly in a folder, and in the resource bundles beside a program.
    private static func catalogs(in folder: URL) -> [URL] {
        let direct = content(folder)
        let nested = direct.filter { $0.pathExtension == "resources" }.flatMap(content)
        return (direct + nested).filter { $0.pathExtension == "xcassets" }
    }

    static func content(_ folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
}
