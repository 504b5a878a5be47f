extension Subscribers {
    /// Why a publisher sends nothing more.
    @frozen
    public enum Completion<Failure: Error> {
        /// It is through.
        case finished

        /// It stopped with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}
