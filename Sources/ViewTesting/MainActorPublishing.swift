import Combine
import Foundation
import Observation
import Runtime
import SwiftUICore

/// Checks that an object tells of its changes on the main actor only, while an action runs.
///
/// ```swift
/// await expectPublishesOnMainActor(of: model) { await model.load() }
/// ```
///
/// A failure names the object's type, the property, and the call that wrote it.
///
/// - Parameters:
///   - object: Is followed by way of its `objectWillChange`.
///   - action: What is checked. What it leaves behind to be done later isn't.
@MainActor
@discardableResult
public func expectPublishesOnMainActor<Object: ObservableObject, Result>(
    of object: Object, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, _ action: () async throws -> Result
) async rethrows -> Result {
    let log = BackgroundChanges(of: Object.self)
    let tracker = ChangeTracker(object, {}, willChange: log.append)
    return try await log.checking(tracker, at: TestLine(fileID, filePath, line, column), action)
}

/// Checks that an `@Observable` object changes properties on the main actor only, while an action runs.
///
/// ```swift
/// await expectPublishesOnMainActor(of: model, reading: { ($0.titles, $0.isLoading) }) { await model.load() }
/// ```
///
/// - Parameters:
///   - object: The object.
///   - properties: Reads the properties that are followed.
///   - action: What is checked. What it leaves behind to be done later isn't.
@MainActor
@discardableResult
public func expectPublishesOnMainActor<Object: Observable & AnyObject, Properties, Result>(
    of object: Object, reading properties: @escaping @MainActor (Object) -> Properties,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ action: () async throws -> Result
) async rethrows -> Result {
    let log = BackgroundChanges(of: Object.self)
    let tracker = ChangeTracker({ _ = properties(object) }, willChange: log.append)
    return try await log.checking(tracker, at: TestLine(fileID, filePath, line, column), action)
}

/// Changes of an object that came from elsewhere than the main actor.
private final class BackgroundChanges: @unchecked Sendable {
    private let type: String
    private let lock = NSLock()
    private var count = 0
    private var backtraces: [Backtrace] = []

    init(of type: Any.Type) {
        self.type = String(describing: type)
    }

    /// To be called by the change, on its thread.
    func append() {
        guard !MainExecutor.isCurrent else { return }
        // Each costs some milliseconds; the first ones say it.
        let isTraced = lock.withLock {
            count += 1
            return count <= 8
        }
        guard isTraced, let backtrace = try? Backtrace.capture(limit: 40) else { return }
        lock.withLock { backtraces.append(backtrace) }
    }

    /// Runs the action, and makes the test fail with what the tracker told of meanwhile.
    @MainActor
    func checking<Result>(
        _ tracker: ChangeTracker<Void>, at place: TestLine, _ action: () async throws -> Result
    ) async rethrows -> Result {
        let result: Result
        do {
            result = try await action()
        } catch {
            tracker.stop()
            await recordFailures(at: place)
            throw error
        }
        tracker.stop()
        await recordFailures(at: place)
        return result
    }

    @MainActor
    private func recordFailures(at place: TestLine) async {
        let (count, backtraces) = lock.withLock { (self.count, self.backtraces) }
        guard count > 0 else { return }
        let changes = await descriptions(of: backtraces).map { "\n    \($0)" }.joined()
        let times = count == 1 ? "once" : "\(count) times"
        recordFailure(
            """
            \(type) told of a change elsewhere than on the main actor, \(times):\(changes)
            What a view shows is to be written on the main actor: mark the class or the function with @MainActor, or \
            use receive(on: DispatchQueue.main).
            """, at: place)
    }

    /// Each once. Looked up elsewhere, so that other tests go on meanwhile.
    @concurrent
    private func descriptions(of backtraces: [Backtrace]) async -> [String] {
        var descriptions: [String] = []
        for backtrace in backtraces {
            let description = description(of: backtrace)
            if !descriptions.contains(description) { descriptions.append(description) }
        }
        return descriptions
    }

    /// The property and who wrote it, as far as the symbols of the program tell.
    private func description(of backtrace: Backtrace) -> String {
        // Lines of the sources would take seconds to look up in a large program.
        let symbols = backtrace.symbolicated(options: .useSymbolCache)?.frames.compactMap(\.symbol) ?? []
        guard let setter = symbols.lastIndex(where: { $0.property(of: type) != nil }),
            let property = symbols[setter].property(of: type)
        else { return "a change of \(type)" }
        let writer = symbols[(setter + 1)...].first { !$0.isGlue }
        return "\(type).\(property)" + (writer.map { ", written by \($0.name)" } ?? "")
    }
}

extension SymbolicatedBacktrace.Symbol {
    /// The name of the property whose setter this is.
    fileprivate func property(of type: String) -> String? {
        guard let range = name.range(of: "\(type).") else { return nil }
        let rest = name[range.upperBound...].split(separator: ".")
        guard rest.count >= 2, ["setter", "modify", "willset"].contains(rest[1].prefix { $0.isLetter }) else {
            return nil
        }
        return String(rest[0])
    }

    /// What the compiler or the runtime puts between functions.
    fileprivate var isGlue: Bool {
        name.contains("thunk") || name.contains("partial apply") || imageName.hasPrefix("libswift")
    }
}
