import Foundation

/// The median CPU time of a run, in microseconds, over several repetitions.
@MainActor
func microseconds(repetitions: Int = 9, runs: Int = 1, _ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<repetitions {
        let start = processorTime()
        for _ in 0..<runs { try body() }
        times.append((processorTime() - start) / Double(runs))
    }
    return times.sorted()[times.count / 2]
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The most memory this process has had, in megabytes.
func peakMemory() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
}

/// Prints one line of the table: the figure, and what multiple it is of others.
@MainActor
func report(_ name: String, _ value: Double, of references: Double..., budget: String = "") {
    var line = name.padding(toLength: 64, withPad: " ", startingAt: 0)
    line += String(format: "%12.2f µs", value)
    for reference in references { line += String(format: "%10.2f ×", value / reference) }
    if !budget.isEmpty { line += "   (budget \(budget))" }
    print(line)
}
