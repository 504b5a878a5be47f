import DisplayList
import Foundation
import SwiftUICore

/// What can be searched: the whole screen, or one element for what is in it.
///
/// A search for one element throws a ``TestSceneError`` where there is none or several; the error lists what is there,
/// the nearest names first, and shows the screen. What is hidden is not found; what is scrolled out of view is.
@MainActor
public protocol ElementSearching {
    /// All that is searched.
    var searchedElement: TestElement { get }
}

extension TestScene: ElementSearching {
    public var searchedElement: TestElement { TestElement(self, [.root]) }
}

extension TestElement: ElementSearching {
    public var searchedElement: TestElement { self }
}

extension ElementSearching {
    // MARK: One

    /// The button with this label. Links are buttons, too, and so is what has a tap gesture.
    public func button(
        _ label: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.button, named: label, Caller(fileID: fileID, line: line))
    }

    /// The navigation link, or other element with the trait of a link, with this label.
    public func link(
        _ label: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.link, named: label, Caller(fileID: fileID, line: line))
    }

    /// The text field with this prompt or accessibility label. Secure fields are text fields, too.
    public func textField(
        _ prompt: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.textField, named: prompt, Caller(fileID: fileID, line: line))
    }

    /// The secure field with this prompt or accessibility label.
    public func secureField(
        _ prompt: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.secureField, named: prompt, Caller(fileID: fileID, line: line))
    }

    /// The only text editor, or the one with this accessibility label.
    public func textEditor(
        _ label: String? = nil, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.textEditor, named: label, Caller(fileID: fileID, line: line))
    }

    /// The toggle with this label.
    public func toggle(
        _ label: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.toggle, named: label, Caller(fileID: fileID, line: line))
    }

    /// The text that says just this. Texts on controls are found where no other says it.
    public func text(
        _ string: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.text, named: string, Caller(fileID: fileID, line: line))
    }

    /// The text in which this occurs. Texts on controls are found where it occurs in no other.
    public func text(
        containing part: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.text, named: part, isPart: true, Caller(fileID: fileID, line: line))
    }

    /// The image of this name or accessibility label.
    public func image(
        _ name: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.image, named: name, Caller(fileID: fileID, line: line))
    }

    /// The row of a list in which just this can be read.
    public func row(
        _ text: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.row, named: text, Caller(fileID: fileID, line: line))
    }

    /// The row of a list in which this can be read.
    public func row(
        containing part: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.row, named: part, isPart: true, Caller(fileID: fileID, line: line))
    }

    /// The header of a list's section, or another element with the trait of a header, that says just this.
    public func header(
        _ text: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.header, named: text, Caller(fileID: fileID, line: line))
    }

    /// The footer of a list's section that says just this.
    public func footer(
        _ text: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.kind(.sectionFooter), named: text, Caller(fileID: fileID, line: line))
    }

    /// The only scroll view or list.
    public func scrollView(fileID: StaticString = #fileID, line: Int = #line) throws -> TestElement {
        try only(.scrollView, named: nil, Caller(fileID: fileID, line: line))
    }

    /// The element with this accessibility identifier.
    public func element(
        id identifier: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(
            \.identifier, identifier, "the accessibility identifier", "Identifiers",
            Caller(fileID: fileID, line: line))
    }

    /// The element with this accessibility label, whatever it is: also a group of others. Controls and texts have
    /// a label by themselves.
    public func element(
        labeled label: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(\.label, label, "the accessibility label", "Labels", Caller(fileID: fileID, line: line))
    }

    // MARK: Several

    /// All elements of a kind, or those of them with this name, in the order in which they are drawn.
    public func elements(_ kind: TestElement.Kind, _ name: String? = nil) -> [TestElement] {
        let scene = searchedElement.scene
        return items(.kind(kind), named: name).map { TestElement(scene, [$0.id]) }
    }

    /// One of the elements of a kind, or of those with this name, counted from 0 in the order in which they are drawn.
    public func element(
        _ kind: TestElement.Kind, _ name: String? = nil, at index: Int, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws -> TestElement {
        try one(.kind(kind), named: name, at: index, Caller(fileID: fileID, line: line))
    }

    /// All texts that can be read, those on controls among them, in the order in which they are drawn.
    public var texts: [String] {
        let list = searchedElement.scene.list
        return items(.text, named: nil).map { list.readableText(of: $0) }
    }

    /// The labels of all buttons, links and what has a tap gesture among them.
    public var buttons: [String] {
        elements(.button).map(\.label)
    }

    /// The labels of all links.
    public var links: [String] {
        elements(.link).map(\.label)
    }

    /// What can be read in each row of a list, as far as the rows are made.
    public var rows: [String] {
        elements(.row).map(\.text)
    }

    /// What can be read in each header of a list's section, as far as they are made.
    public var sectionHeaders: [String] {
        elements(.sectionHeader).map(\.text)
    }
}
