/// Which example the arguments ask for: none of them, or one by its name. The size of the screen is the host's business.
struct CommandLineChoice {
    var example: Example?

    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ problem: String) {
            let names = Example.allCases.map(\.rawValue).joined(separator: ", ")
            description = "\(problem) The examples are: \(names)."
        }
    }

    init(_ arguments: some Collection<String>) throws(Failure) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument.hasPrefix("--") {
                guard let option = ["--columns", "--rows"].first(where: { argument.hasPrefix($0) }) else {
                    throw Failure("There is no option \(argument).")
                }
                if argument == option { _ = rest.popFirst() }
                continue
            }
            guard let named = Example.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() })
            else {
                throw Failure("There is no example \(argument).")
            }
            guard example == nil else { throw Failure("Only one example can be shown.") }
            example = named
        }
    }
}
