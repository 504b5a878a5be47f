import Foundation

/// Opens a window of a scene that the program declares, or brings the one that is open to the front. Called like a function.
///
/// A group's window opens anew at each call; one for a value, or of a `Window`, is there once.
@MainActor @preconcurrency
public struct OpenWindowAction {
    /// nil: the view is shown by itself.
    private let program: Weak<_Program>?

    nonisolated fileprivate init(_ program: Weak<_Program>?) {
        self.program = program
    }

    /// Opens a window of the scene with this id.
    public func callAsFunction(id: String) {
        asked("openWindow", program)?.open(id: id, value: nil, of: nil)
    }

    /// Opens the window for a value, of the first scene that is for values of its type.
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
        asked("openWindow", program)?.open(id: nil, value: AnyHashable(value), of: D.self)
    }

    /// Opens the window for a value, of the scene with this id that is for values of its type.
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        asked("openWindow", program)?.open(id: id, value: AnyHashable(value), of: D.self)
    }
}

/// Closes windows. Called like a function.
///
/// The program ends with its last window.
@MainActor @preconcurrency
public struct DismissWindowAction {
    private let window: Weak<OpenWindow>
    /// nil: the view is shown by itself.
    private let program: Weak<_Program>?

    nonisolated fileprivate init(_ window: Weak<OpenWindow>, _ program: Weak<_Program>?) {
        self.window = window
        self.program = program
    }

    /// Closes the window that the view is in.
    public func callAsFunction() {
        let program = asked("dismissWindow", program)
        if let window = window.object { program?.dismiss(window) }
    }

    /// Closes all windows of the scene with this id.
    public func callAsFunction(id: String) {
        asked("dismissWindow", program)?.dismiss(id: id, value: nil, of: nil)
    }

    /// Closes the window for a value.
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
        asked("dismissWindow", program)?.dismiss(id: nil, value: AnyHashable(value), of: D.self)
    }

    /// Closes the window for a value, of the scene with this id.
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        asked("dismissWindow", program)?.dismiss(id: id, value: AnyHashable(value), of: D.self)
    }
}

/// The program that has the windows, after what there is to tell of the call.
@MainActor
private func asked(_ caller: String, _ program: Weak<_Program>?) -> _Program? {
    guard let program else {
        MisuseReporter.tell(
            """
            \(caller) was called in a view that is shown by itself: no program is there to open and close windows. Show \
            the program instead, in a test as a TestApp.
            """)
        return nil
    }
    program.object?.tellWhileEvaluating(caller)
    return program.object
}

extension EnvironmentValues {
    /// Opens windows of the program's scenes.
    public var openWindow: OpenWindowAction { OpenWindowAction(self[ProgramKey.self]) }

    /// Closes windows of the program's scenes.
    public var dismissWindow: DismissWindowAction {
        DismissWindowAction(self[OpenWindowKey.self], self[ProgramKey.self])
    }

    /// Whether a program can have more than one window. False for a view that is shown by itself, as in a test.
    ///
    /// A terminal shows one of them at a time, and yet it is true there.
    public var supportsMultipleWindows: Bool { self[ProgramKey.self] != nil }

    /// What runs; the environment doesn't keep it.
    var program: _Program? {
        get { self[ProgramKey.self]?.object }
        set { self[ProgramKey.self] = newValue.map { Weak(object: $0) } }
    }

    /// The window around.
    var window: OpenWindow? {
        get { self[OpenWindowKey.self].object }
        set {
            self[OpenWindowKey.self] = Weak(object: newValue)
            dismissAction = DismissAction { [weak newValue] in
                if let newValue { newValue.program?.leave(newValue) }
            }
        }
    }

    /// The size in points that a window of the scene has when it is first shown; nil: the host's choice.
    var defaultWindowSize: CGSize? {
        get { self[DefaultWindowSizeKey.self] }
        set { self[DefaultWindowSizeKey.self] = newValue }
    }
}

/// Weak references can be read from any thread; the objects are the main actor's.
nonisolated private struct Weak<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?
}

private enum ProgramKey: EnvironmentKey {
    static var defaultValue: Weak<_Program>? { nil }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: Weak<OpenWindow> { Weak() }
}

private enum DefaultWindowSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
}
