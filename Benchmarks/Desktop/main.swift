#if Desktop
    import Foundation

    // Each program needs a process of its own: the toolkit can be opened once, and memory is that of a whole process.
    let programs = ["labels": Labels.run, "list": OrielList.run]

    if CommandLine.arguments.count == 3, let program = programs[CommandLine.arguments[1]] {
        program(Int(CommandLine.arguments[2])!)
    } else {
        try Comparison(count: 100_000, repetitions: 3).print()
    }
#else
    print("Enable the package's trait Desktop.")
#endif
