import Foundation

/// What `oriel check` is asked to do.
struct CheckOptions {
    var paths: [String] = []
    var isFix = false
    var isDiff = false
    var format = Report.Format.text
    var output: String?
    var rules: Set<String>?
    var severity = Severity.note
    var config: String?
    var baseline: String?
    var writeBaseline: String?
    var changedSince: String?
    var threads = ProcessInfo.processInfo.activeProcessorCount
    var color = "auto"
    var isQuiet = false

    init(_ arguments: ArraySlice<String>, in folder: String) throws(UsageError) {
        var rest = arguments
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                paths.append(argument)
                continue
            }
            if argument == "--" {
                paths += rest
                break
            }
            // `--format=json` is `--format json`.
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2 { rest.insert(parts[1], at: rest.startIndex) }
            let count = rest.count
            try read(parts[0], &rest)
            if parts.count == 2, rest.count == count { throw UsageError("\(parts[0]) takes no value") }
        }
        if paths.isEmpty { paths = [FileStatus(folder + "/Sources")?.isFolder == true ? "Sources" : "."] }
        output = output?.absolutePath(in: folder)
        config = config?.absolutePath(in: folder)
        baseline = baseline?.absolutePath(in: folder)
        writeBaseline = writeBaseline?.absolutePath(in: folder)
        if isFix, isDiff { throw UsageError("--fix and --diff exclude each other") }
        if writeBaseline != nil, isFix || isDiff { throw UsageError("--write-baseline changes nothing else") }
    }

    private mutating func read(_ option: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        func value() throws(UsageError) -> String {
            guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
            return value
        }
        switch option {
        case "--fix": isFix = true
        case "--diff": isDiff = true
        case "--quiet", "-q": isQuiet = true
        case "--output", "-o": output = try value()
        case "--config": config = try value()
        case "--baseline": baseline = try value()
        case "--write-baseline": writeBaseline = try value()
        case "--changed-since": changedSince = try value()
        case "--format":
            let name = try value()
            guard let format = Report.Format(rawValue: name) else {
                throw UsageError("there is no format '\(name)': text, gcc, json or sarif")
            }
            self.format = format
        case "--severity":
            let name = try value()
            guard let severity = Severity(rawValue: name) else {
                throw UsageError("there is no severity '\(name)': note, warning or error")
            }
            self.severity = severity
        case "--rule":
            let id = try value()
            guard Rules.description(of: id) != nil else { throw UsageError("there is no rule '\(id)'") }
            rules = (rules ?? []).union([id])
        case "--threads":
            guard let number = Int(try value()), (1...256).contains(number) else {
                throw UsageError("--threads needs a number from 1 to 256")
            }
            threads = number
        case "--color":
            color = try value()
            guard ["auto", "always", "never"].contains(color) else {
                throw UsageError("--color is auto, always or never")
            }
        default:
            throw UsageError("check has no option '\(option)'")
        }
    }

    func isColored(onTerminal isTerminal: Bool) -> Bool {
        switch color {
        case "always": true
        case "never": false
        default: isTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
        }
    }
}
