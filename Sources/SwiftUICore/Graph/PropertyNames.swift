import Foundation

/// Names of properties behind key paths, for messages and tests.
///
/// A key path knows the name of a stored property; of a computed one, as those of `@Observable` classes are, only the
/// address of its getter. The name is then what the executable's table of symbols has for it, if that wasn't stripped.
@MainActor
enum PropertyNames {
    private static var known: [AnyKeyPath: String?] = [:]

    /// nil: it can't be known.
    static func name(of keyPath: AnyKeyPath) -> String? {
        if let name = known[keyPath] { return name }
        let name = find(String(reflecting: keyPath))
        known[keyPath] = name
        return name
    }

    /// `\Store.title`, or `\Store.<computed 0x000055b5df6cdfa0 (String)>`.
    private static func find(_ description: String) -> String? {
        guard let getter = description.firstMatch(of: #/<computed 0x([0-9a-f]+) /#) else {
            return description.split(separator: ".").last.map(String.init)
        }
        guard let address = UInt(getter.1, radix: 16), let symbol = symbol(at: address) else { return nil }
        let declaration = demangled(symbol).prefix { $0 != ":" }
        return declaration.firstMatch(of: #/\.(\w+)(?:\.getter)? $/#).map { String($0.1) }
    }

    private static func symbol(at address: UInt) -> String? {
        guard let place = loadedFile(around: address),
            let file = try? Data(contentsOf: URL(filePath: place.path), options: .alwaysMapped)
        else { return nil }
        return file.withUnsafeBytes { SymbolTable($0)?.name(at: UInt64(address - place.start)) }
    }

    /// The executable or library whose code is at an address, and where it begins.
    private static func loadedFile(around address: UInt) -> (path: String, start: UInt)? {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        var starts: [Substring: UInt] = [:]
        for line in maps.split(separator: "\n") {
            let columns = line.split(separator: " ", maxSplits: 5)
            let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard columns.count == 6, range.count == 2 else { continue }
            let path = columns[5].drop { $0 == " " }
            let start = starts[path] ?? range[0]
            starts[path] = start
            if address >= range[0], address < range[1] { return (String(path), start) }
        }
        return nil
    }

    private static func demangled(_ symbol: String) -> String {
        typealias Demangle =
            @convention(c) (UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32)
            -> UnsafeMutablePointer<CChar>?
        guard let function = dlsym(nil, "swift_demangle") else { return symbol }
        let demangle = unsafeBitCast(function, to: Demangle.self)
        guard let name = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
        defer { free(name) }
        return String(cString: name)
    }
}

/// The symbols of an executable or library in the ELF format of 64 bits.
private struct SymbolTable {
    private let file: UnsafeRawBufferPointer
    private let symbols: Range<Int>
    private let names: Int

    private static let symbolSize = 24

    init?(_ file: UnsafeRawBufferPointer) {
        guard file.count > 64, file.prefix(5).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2]) else { return nil }
        self.file = file
        func read<Number: FixedWidthInteger>(_ type: Number.Type, _ offset: Int) -> Int? {
            guard offset >= 0, offset + MemoryLayout<Number>.size <= file.count else { return nil }
            return Int(exactly: file.loadUnaligned(fromByteOffset: offset, as: type))
        }
        guard let sections = read(UInt64.self, 0x28), let size = read(UInt16.self, 0x3a),
            let count = read(UInt16.self, 0x3c)
        else { return nil }
        let symbolTable = 2
        guard
            let section = (0..<count).map({ sections + $0 * size }).first(where: {
                read(UInt32.self, $0 + 4) == symbolTable
            }),
            let start = read(UInt64.self, section + 0x18), let length = read(UInt64.self, section + 0x20),
            let link = read(UInt32.self, section + 0x28),
            let names = read(UInt64.self, sections + link * size + 0x18),
            start + length <= file.count
        else { return nil }
        symbols = start..<start + length
        self.names = names
    }

    func name(at address: UInt64) -> String? {
        for symbol in stride(from: symbols.lowerBound, to: symbols.upperBound, by: SymbolTable.symbolSize)
        where file.loadUnaligned(fromByteOffset: symbol + 8, as: UInt64.self) == address {
            let start = names + Int(file.loadUnaligned(fromByteOffset: symbol, as: UInt32.self))
            guard start < file.count else { return nil }
            let name = String(decoding: file[start...].prefix { $0 != 0 }, as: UTF8.self)
            if name.hasPrefix("$s") { return name }
        }
        return nil
    }
}
