import Foundation
import Observation

@MainActor
@Observable
final class ObservableOffice {
    var staff = ObservableStaff()
}
