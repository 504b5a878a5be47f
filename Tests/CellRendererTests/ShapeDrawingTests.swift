import CellRenderer
import DisplayList
import Foundation
import Testing

@MainActor
struct ShapeDrawingTests {
    private func filled(_ path: DisplayPath, columns: Int, rows: Int) -> [String] {
        var scene = Scenery()
        let shape = ShapeContent(path: path, fill: .color(Scenery.red))
        scene.add(.shape(shape), Scenery.frame(0, 0, columns, rows))
        let grid = scene.draw(columns, rows).grid
        return (0..<rows).map { row in
            (0..<columns).map { grid[$0, row].style.background == .background ? "." : "#" }.joined()
        }
    }

    @Test func `a fill colours the cells whose middle is inside`() {
        #expect(
            filled(.rectangle(Scenery.frame(1, 1, 3, 1)), columns: 5, rows: 3) == [".....", ".###.", "....."])
        #expect(
            filled(.ellipse(Scenery.frame(0, 0, 8, 4)), columns: 8, rows: 4)
                == [".######.", "########", "########", ".######."])
    }

    @Test func `a path is filled by its rule`() {
        func square(_ inset: CGFloat) -> [DisplayPath.Element] {
            let (a, b) = (inset, 80 - inset)
            return [
                .move(CGPoint(x: a, y: a)), .line(CGPoint(x: b, y: a)), .line(CGPoint(x: b, y: b)),
                .line(CGPoint(x: a, y: b)), .close,
            ]
        }
        var scene = Scenery()
        scene.add(
            .shape(
                ShapeContent(
                    path: .elements(square(0) + square(24)), fill: .color(Scenery.red), usesEvenOddRule: true)),
            Scenery.frame(0, 0, 10, 5))
        let grid = scene.draw(10, 5).grid
        #expect(grid[0, 2].style.background == .rgb(255, 0, 0))
        #expect(grid[5, 2].style.background == .background)
    }

    @Test func `a gradient runs from stop to stop`() {
        let black = DisplayColor(red: 0, green: 0, blue: 0)
        let gradient = Paint.linearGradient(
            [.init(color: black, location: 0), .init(color: Scenery.red, location: 1)],
            start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5))
        var scene = Scenery()
        scene.add(
            .shape(ShapeContent(path: .rectangle(Scenery.frame(0, 0, 10, 2)), fill: gradient)),
            Scenery.frame(0, 0, 10, 2))
        let grid = scene.draw(10, 2).grid
        let reds = (0..<10).map { column in
            if case .rgb(let red, _, _) = grid[column, 0].style.background { Int(red) } else { -1 }
        }
        #expect(reds == reds.sorted() && reds.first! < 20 && reds.last! > 235)
    }

    @Test func `strokes are drawn with lines`() {
        var scene = Scenery()
        let path = DisplayPath.roundedRectangle(Scenery.frame(0, 0, 5, 3), radius: CGSize(width: 8, height: 8))
        scene.add(.shape(ShapeContent(path: path, stroke: .color(Scenery.red))), Scenery.frame(0, 0, 5, 3))
        #expect(scene.lines(5, 3) == ["╭───╮", "│   │", "╰───╯"])
    }

    @Test func `a stroke leaves letters readable`() {
        var scene = Scenery()
        scene.text("abc", 0, 0)
        let path = DisplayPath.rectangle(Scenery.frame(0, 0, 3, 1))
        scene.add(.shape(ShapeContent(path: path, stroke: .color(Scenery.red))), Scenery.frame(0, 0, 3, 1))
        #expect(scene.lines(5, 1) == ["abc"])
    }

    @Test func `thin shapes are lines, tiny ones dots`() {
        var scene = Scenery()
        let thin = DisplayPath.rectangle(CGRect(x: 0, y: 0, width: 32, height: 2))
        let tiny = DisplayPath.ellipse(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.add(.shape(ShapeContent(path: thin, fill: .color(Scenery.red))), Scenery.frame(0, 0, 4, 1))
        scene.add(.shape(ShapeContent(path: tiny, fill: .color(Scenery.red))), Scenery.frame(0, 1, 1, 1))
        #expect(scene.lines(5, 2) == ["────", "●"])
    }

    @Test func `a translucent fill lets the text below show`() {
        var scene = Scenery()
        scene.text("abc", 0, 0)
        var veil = Scenery.red
        veil.opacity = 0.5
        scene.add(
            .shape(ShapeContent(path: .rectangle(Scenery.frame(0, 0, 3, 1)), fill: .color(veil))),
            Scenery.frame(0, 0, 3, 1))
        let grid = scene.draw(3, 1).grid
        #expect(grid.lines == ["abc"])
        #expect(grid[0, 0].style.background == .rgb(128, 0, 0))
    }
}
