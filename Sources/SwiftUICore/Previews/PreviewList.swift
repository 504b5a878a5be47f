extension Preview {
    /// Every `#Preview` in a program built for debugging, by file and line.
    ///
    /// An optimized build drops previews along with all else that nothing refers to, and the list is empty.
    ///
    /// Nothing registers them at the start of the program, so that previews cost nothing until somebody asks: they are found
    /// among the conformances that the compiler records in every binary.
    public static func _all() -> [any PreviewRegistry.Type] {
        var found = ConformingTypes(protocolDescriptor: protocolDescriptor(of: (any PreviewRegistry).self))
        withUnsafeMutablePointer(to: &found) { found in
            enumerateMetadataSections(
                { sections, found in
                    guard let sections, let found else { return true }
                    found.assumingMemoryBound(to: ConformingTypes.self).pointee.collect(from: sections)
                    return true
                }, found)
        }
        return found.types.compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    /// The metadata of `any P` is its kind, flags and number of protocols, and then the protocols' descriptors.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }
}

/// The Swift runtime hands out the sections of each loaded binary; the function returns false to stop.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer?, _ context: UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?)

/// The types that conform to one protocol, read from the records described in the ABI of Swift ("Type metadata").
private struct ConformingTypes {
    let protocolDescriptor: UnsafeRawPointer
    private(set) var types: [Any.Type] = []

    init(protocolDescriptor: UnsafeRawPointer) {
        self.protocolDescriptor = protocolDescriptor
    }

    /// Four words of header and the section of protocols (start and length) precede that of conformances.
    mutating func collect(from sections: UnsafeRawPointer) {
        guard let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) else { return }
        let length = sections.load(fromByteOffset: 56, as: Int.self)
        for offset in stride(from: 0, to: length, by: 4) {
            let conformance = Self.target(of: start + offset)
            // Protocols of other binaries are referred to through a pointer.
            guard Self.indirectableTarget(of: conformance) == protocolDescriptor else { continue }
            let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
            guard kind < 2 else { continue }
            let reference = Self.target(of: conformance + 4)
            let descriptor = kind == 0 ? reference : reference.load(as: UnsafeRawPointer.self)
            // A generic type, such as a preview within one, has no metadata without its arguments.
            guard descriptor.load(as: UInt32.self) & 0x80 == 0 else { continue }
            let access = unsafeBitCast(
                Self.target(of: descriptor + 12), to: (@convention(c) (_ request: Int) -> UnsafeRawPointer).self)
            types.append(unsafeBitCast(access(0), to: Any.Type.self))
        }
    }

    /// Pointers in these records are distances from where they stand, so that binaries need no relocation.
    private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        pointer + Int(pointer.load(as: Int32.self))
    }

    private static func indirectableTarget(of pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        let distance = Int(pointer.load(as: Int32.self))
        let target = pointer + (distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }
}
