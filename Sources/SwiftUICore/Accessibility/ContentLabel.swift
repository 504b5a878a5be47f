import DisplayList
import Foundation

extension Box {
    /// What the items in here say of themselves, in order.
    final func collectLabels(into labels: inout [String]) {
        visitContent { box in
            guard let item = box as? DrawingBox else {
                box.collectLabels(into: &labels)
                return
            }
            let info = item.description
            if info.isHidden { return }
            if let label = info.label {
                if !label.isEmpty { labels.append(label) }
            } else {
                item.collectLabels(into: &labels)
            }
        }
    }

    /// One label made of those in here; nil without any.
    final var labelOfContent: String? {
        var labels: [String] = []
        collectLabels(into: &labels)
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
}
