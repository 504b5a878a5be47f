#if Desktop
    import Foundation

    /// Runs each program several times, and sets one beside the other.
    struct Comparison {
        let count: Int
        let repetitions: Int

        func print() throws {
            let (labels, list) = (try figures(of: "labels"), try figures(of: "list"))
            Swift.print("A list of \(count) rows: the toolkit's list of labels, ours, and the ratio")
            func line(_ name: String, _ unit: String, _ value: (Scrolling.Figures) -> Double) {
                let (first, second) = (value(labels), value(list))
                Swift.print(
                    name.padding(toLength: 32, withPad: " ", startingAt: 0)
                        + String(format: "%10.2f %10.2f %@ %8.2f ×", first, second, unit, second / first))
            }
            line("time to the first frame", "ms") { $0.start.time }
            line("time of a scrolled frame", "ms") { $0.frame.time }
            line("memory at the first frame", "MB") { $0.start.memory }
            line("memory after scrolling", "MB") { $0.frame.memory }
        }

        /// The medians.
        private func figures(of program: String) throws -> Scrolling.Figures {
            let all = try (0..<repetitions).map { _ in try run(program) }
            func median(_ value: (Scrolling.Figures) -> Double) -> Double {
                all.map(value).sorted()[all.count / 2]
            }
            return Scrolling.Figures(
                start: Scrolling.Costs(time: median(\.start.time), memory: median(\.start.memory)),
                frame: Scrolling.Costs(time: median(\.frame.time), memory: median(\.frame.memory)))
        }

        private func run(_ program: String) throws -> Scrolling.Figures {
            let process = Process()
            process.executableURL = Bundle.main.executableURL
            process.arguments = [program, String(count)]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return try JSONDecoder().decode(Scrolling.Figures.self, from: data)
        }
    }
#endif
