#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Answers the compiler's requests until it closes the pipe.
///
/// A frame is a length in eight little-endian bytes and that many bytes of JSON. Speaking this directly instead of
/// through swift-syntax keeps a client's first build at seconds, and there is no version of it to agree on.
struct PluginLoop {
    let input: Int32
    let output: Int32

    func run() {
        while let frame = readFrame() {
            let answer: Answer
            do {
                answer = expand(try JSONDecoder().decode(Request.self, from: frame))
            } catch {
                answer = .expandMacroResult(
                    expandedSource: nil,
                    diagnostics: [Diagnostic("The compiler sent a request that SwiftUIMacros can't read: \(error)")])
            }
            guard let data = try? JSONEncoder().encode(answer), send(data) else { return }
        }
    }

    private func expand(_ request: Request) -> Answer {
        let expansion: Expansion
        switch request {
        case .getCapability:
            return .getCapabilityResult(capability: Capability(protocolVersion: 7, features: []))
        case .expandFreestandingMacro(let macro, let discriminator, let syntax):
            // The name that the client wrote comes with the trivia behind it; the type's name is exact.
            switch macro.typeName {
            case "PreviewMacro": expansion = PreviewMacro(syntax: syntax, discriminator: discriminator).expansion
            default: expansion = .unknown(macro)
            }
        case .expandAttachedMacro(let macro, let role, let attribute, let declaration, let context):
            switch macro.typeName {
            case "EntryMacro":
                expansion = EntryMacro(attribute: attribute, declaration: declaration, context: context ?? [])
                    .expansion(as: role)
            case "EntryDefaultValueMacro": expansion = EntryDefaultValueMacro(declaration: declaration).expansion
            case "PreviewableMacro": expansion = PreviewableMacro(attribute: attribute).expansion
            default: expansion = .unknown(macro)
            }
        }
        return .expandMacroResult(expandedSource: expansion.source, diagnostics: expansion.diagnostics)
    }

    private func readFrame() -> Data? {
        guard let header = bytes(count: 8) else { return nil }
        let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // An empty frame is the compiler's farewell.
        return count == 0 ? nil : bytes(count: Int(count)).map { Data($0) }
    }

    private func bytes(count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { buffer in
                read(input, buffer.baseAddress! + filled, count - filled)
            }
            if got > 0 { filled += got } else if got == 0 || errno != EINTR { return nil }
        }
        return bytes
    }

    private func send(_ frame: Data) -> Bool {
        let count = UInt64(frame.count)
        let message = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + [UInt8](frame)
        var written = 0
        while written < message.count {
            let put = message.withUnsafeBytes { buffer in
                write(output, buffer.baseAddress! + written, message.count - written)
            }
            if put > 0 { written += put } else if errno != EINTR { return false }
        }
        return true
    }
}
