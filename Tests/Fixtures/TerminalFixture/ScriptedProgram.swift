import DisplayList

/// A program with one window.
@MainActor
final class ScriptedProgram: DisplayProgram {
    private let scene: ScriptedScene

    init(_ scene: ScriptedScene) {
        self.scene = scene
    }

    func start(in host: any DisplayHost) {
        host.open(scene)
    }

    func openAnother(like scene: any DisplayScene) -> Bool {
        false
    }

    func close() {
        scene.close()
    }
}
