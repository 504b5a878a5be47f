import DisplayList
import Foundation

extension Canvas {
    mutating func draw(_ text: TextLayout, frame: CGRect, in context: DrawingContext) {
        for line in text.lines {
            let place = context.inside(frame).cells(of: line.frame)
            guard context.bounds.rows.contains(place.rows.lowerBound) else { continue }
            var position = CellPosition(column: place.columns.lowerBound, row: place.rows.lowerBound)
            for run in line.runs {
                let attributes = run.attributes
                write(run.string, at: position, color: run.color, attributes: attributes, in: context)
                position.column += run.string.cellWidth
            }
        }
    }
}

extension DisplayFont {
    /// A cell has no sizes: titles are told by their weight alone.
    var attributes: CellStyle.Attributes {
        var attributes: CellStyle.Attributes = []
        if weight >= 600 || size >= 20 { attributes.insert(.bold) }
        if isItalic { attributes.insert(.italic) }
        return attributes
    }
}

extension TextRun {
    fileprivate var attributes: CellStyle.Attributes {
        var attributes = font.attributes
        if isUnderlined || link != nil { attributes.insert(.underline) }
        if isStruckThrough { attributes.insert(.strike) }
        return attributes
    }
}
