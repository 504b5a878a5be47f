import DisplayList
import Foundation

/// Sizes on a grid of cells, each of which stands for 8 × 16 points.
@MainActor
public final class CellMetrics: Metrics {
    /// One cell in points.
    public nonisolated static let cell = CGSize(width: 8, height: 16)

    public init() {}

    /// The size in points of so many cells.
    public nonisolated static func size(columns: Int, rows: Int) -> CGSize {
        CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height)
    }

    public var step: CGSize { Self.cell }
    public var defaultPadding: CGFloat { 16 }
    public var defaultSpacing: CGFloat { 8 }
    public var automaticToggleStyle: ToggleContent.Style { .checkbox }
    public var automaticButtonStyle: ButtonContent.Style { .bordered }

    public func layOut(_ text: TextSource, width: CGFloat?, height: CGFloat?) -> TextLayout {
        if let layout = CellTextLayout.ofPlainLine(text, width: width) { return layout }
        var text = text
        for index in text.runs.indices {
            if let symbol = text.runs[index].symbol { text.runs[index].string = SymbolTable.text(for: symbol) }
        }
        return CellTextLayout(text, width: width, height: height).layout
    }

    public func size(ofSymbol name: String, font: DisplayFont) -> CGSize {
        Self.size(columns: SymbolTable.text(for: name).cellWidth, rows: 1)
    }

    public func metrics(of part: ControlPart) -> ControlMetrics {
        let cell = Self.cell
        let line = CGSize(width: 0, height: cell.height)
        switch part {
        case .button(.bordered), .button(.borderedProminent), .toggle(.button):
            return ControlMetrics(leading: 2 * cell.width, trailing: 2 * cell.width, minimum: line)
        case .button:
            return ControlMetrics(minimum: line)
        case .textField(.roundedBorder):
            return ControlMetrics(
                leading: cell.width, trailing: cell.width, minimum: Self.size(columns: 3, rows: 1),
                ideal: Self.size(columns: 12, rows: 1))
        case .textField(.plain):
            return ControlMetrics(minimum: cell, ideal: Self.size(columns: 10, rows: 1))
        case .textEditor:
            return ControlMetrics(
                top: cell.height, leading: cell.width, bottom: cell.height, trailing: cell.width,
                minimum: Self.size(columns: 3, rows: 1), ideal: Self.size(columns: 12, rows: 5))
        case .toggle(.checkbox):
            return ControlMetrics(minimum: Self.size(columns: 3, rows: 1), spacing: cell.width)
        case .toggle(.switch):
            return ControlMetrics(minimum: Self.size(columns: 5, rows: 1), spacing: cell.width)
        case .navigationBar:
            // The second row is the rule below the title.
            return ControlMetrics(
                leading: cell.width, bottom: cell.height, trailing: cell.width, minimum: Self.size(columns: 0, rows: 2))
        case .list:
            return ControlMetrics()
        case .row:
            // Two cells behind the content, so that a disclosure mark does not touch it.
            return ControlMetrics(leading: cell.width, trailing: 2 * cell.width, minimum: line)
        case .sectionHeader:
            return ControlMetrics(top: cell.height, leading: cell.width, trailing: cell.width, minimum: line)
        case .sectionFooter:
            return ControlMetrics(leading: cell.width, trailing: cell.width, minimum: line)
        case .divider:
            return ControlMetrics(minimum: cell)
        }
    }

    public func pointSize(of style: TextStyleSize) -> CGFloat {
        switch style {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }
}
