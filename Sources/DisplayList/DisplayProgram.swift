/// A program as a host sees it: its windows come and go, each a scene.
@MainActor
public protocol DisplayProgram: AnyObject {
    /// Opens the first window. To be called once; the program doesn't keep the host.
    func start(in host: any DisplayHost)

    /// The user wants another window of the kind that this one is. False: the program has no such windows.
    @discardableResult
    func openAnother(like scene: any DisplayScene) -> Bool

    /// Closes all windows, and ends the program with the last.
    func close()
}

/// Who shows the windows of a program.
@MainActor
public protocol DisplayHost: AnyObject {
    /// Shows a window that the program has opened, before all others.
    func open(_ scene: any DisplayScene)

    /// Shows an open window before all others.
    func bringToFront(_ scene: any DisplayScene)

    /// Takes a window away and closes its scene, as if the user had.
    func close(_ scene: any DisplayScene)
}
