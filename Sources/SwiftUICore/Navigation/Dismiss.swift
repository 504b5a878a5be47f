import Foundation

/// Leaves the screen or sheet that a view is on. Called like a function.
nonisolated public struct DismissAction: Sendable {
    private let action: (@MainActor @Sendable () -> Void)?

    /// nil: the view is on nothing that could be left.
    init(_ action: (@MainActor @Sendable () -> Void)? = nil) {
        self.action = action
    }

    @MainActor
    public func callAsFunction() {
        action?()
    }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Leaves the screen or sheet that the view is on.
    public var dismiss: DismissAction { dismissAction }

    /// Whether the view is on something that can be left: a screen above the root of its stack, a sheet.
    public var isPresented: Bool { isOnPresentation }

    /// For what presents: `dismiss` can't be written by programs.
    var dismissAction: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    var isOnPresentation: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Whether the view is on something that can be left, and how to leave it.
    @available(*, deprecated, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let (dismiss, isPresented) = (dismissAction, isOnPresentation)
        return Binding(
            get: { PresentationMode(isPresented: isPresented, isDismissed: false) },
            set: { mode in
                if mode.isDismissed { assumingMainActor { dismiss() } }
            })
    }
}

/// Says whether a view is on something that can be left, and lets it be left.
@available(*, deprecated, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
nonisolated public struct PresentationMode: Sendable {
    public let isPresented: Bool
    fileprivate var isDismissed: Bool

    fileprivate init(isPresented: Bool, isDismissed: Bool) {
        self.isPresented = isPresented
        self.isDismissed = isDismissed
    }

    public mutating func dismiss() {
        isDismissed = true
    }
}
