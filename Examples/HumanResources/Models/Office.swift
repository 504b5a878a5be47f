import Foundation

/// The office that looks after the staff. It announces when it gets *another* staff; of what goes on inside of the
/// staff that it has, it knows nothing.
@MainActor
final class Office: ObservableObject {
    @Published var staff = Staff()
}
