import Testing

/// Whatever happens to a scene, it then shows what a scene made afresh from the same state shows. Generated views and
/// events reach the skips, caches and lazy paths that nobody thinks of naming.
@MainActor @Suite
struct OracleTests {
    static let trialsPerSeed = 50

    @Test("A scene changed step by step shows what one made afresh shows", arguments: 0..<40)
    func stepwiseIsFresh(seed: Int) async {
        for number in 0..<Self.trialsPerSeed {
            // Other tests want the main actor too.
            await Task.yield()
            let trial = Trial(seed: Self.trialsPerSeed * seed + number, steps: 6)
            guard trial.failure() != nil else { continue }
            let smallest = trial.minimised()
            Issue.record("Seed \(Self.trialsPerSeed * seed + number):\n\(smallest)\n\(smallest.failure() ?? "")")
            return
        }
    }
}
