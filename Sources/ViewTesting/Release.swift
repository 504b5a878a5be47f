import Foundation

/// Checks that nothing keeps an object once all is gone that a closure has made: a view model after its screen was
/// closed, for instance.
///
/// ```swift
/// try await expectReleased {
///     let model = LibraryModel()
///     let screen = TestScene { LibraryView(model: model) }
///     try screen.button("Load").tap()
///     try await screen.settle()
///     return model
/// }
/// ```
///
/// Tasks that the object has started get some time to end. If it is still there then, the test fails.
///
/// - Parameters:
///   - timeout: How long to wait at most.
///   - body: Makes the object, uses it and returns it.
@MainActor
public func expectReleased<Object: AnyObject>(
    within timeout: Duration = .milliseconds(200), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, _ body: () async throws -> Object
) async rethrows {
    try await expectReleased(
        within: timeout, fileID: fileID, filePath: filePath, line: line, column: column,
        { [try await body()] as [AnyObject] })
}

/// Checks that nothing keeps any of several objects once all is gone that a closure has made.
@MainActor
public func expectReleased(
    within timeout: Duration = .milliseconds(200), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, _ body: () async throws -> [AnyObject]
) async rethrows {
    let objects = try await weakly(body)
    let end = ContinuousClock.now + timeout
    var turns = 0
    while objects.contains(where: { $0.object != nil }), turns < 24 || ContinuousClock.now < end {
        await passTurn()
        turns += 1
        if turns.isMultiple(of: 6) { try? await Task.sleep(for: .milliseconds(1)) }
    }
    for kept in objects where kept.object != nil {
        recordFailure(
            """
            \(kept.type) is still there although all that used it has gone: something keeps it. Look for a task that \
            goes on, a closure that captures it strongly and is kept by it (a subscription in it, a callback), or a \
            reference in something that lives longer.
            """, at: TestLine(fileID, filePath, line, column))
    }
}

private struct WeakObject {
    weak var object: AnyObject?
    let type: Any.Type
}

/// A function of its own, so that no variable of the caller keeps what `body` returns.
@MainActor
private func weakly(_ body: () async throws -> [AnyObject]) async rethrows -> [WeakObject] {
    try await body().map { WeakObject(object: $0, type: Swift.type(of: $0)) }
}
