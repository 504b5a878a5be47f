import Combine

/// What a publisher sends until it has nothing to send at the moment, as words: values, then `|` or `x` at the end.
func events<P: Publisher>(of publisher: P, while act: () -> Void = {}) -> [String] {
    var events: [String] = []
    let subscription = publisher.sink { completion in
        switch completion {
        case .finished: events.append("|")
        case .failure: events.append("x")
        }
    } receiveValue: { value in
        events.append("\(value)")
    }
    act()
    subscription.cancel()
    return events
}

struct Broken: Error, Equatable {}
