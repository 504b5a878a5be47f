import Foundation

/// Something that can be read while a body runs and that tells its readers when it changes: a state box, one key of
/// the environment in one place, an observed object.
class Source {
    fileprivate unowned(unsafe) var firstLink: Link?

    /// Makes whoever is being evaluated depend on this source.
    @inline(__always)
    final func didRead() {
        guard let reader = Dependent.current else { return }
        reader.note(self)
    }

    /// Invalidates all readers. To be called on the main actor.
    ///
    /// - Parameter origin: What this source is worked out of, where it has changed for another one's sake.
    final func didChange(because origin: Source? = nil) {
        var link = firstLink
        while let current = link {
            link = current.next
            current.reader.invalidate(because: origin ?? self)
        }
    }

    /// The graph of the first reader that is in one.
    final var readersGraph: Graph? {
        var link = firstLink
        while let current = link {
            if let graph = current.reader.ownGraph { return graph }
            link = current.next
        }
        return nil
    }

    /// What a change of this source is to a node that has read it. Only asked while somebody records.
    @MainActor
    func cause(for node: _Node) -> RunCause {
        node.declaredProperty(holding: self).map(RunCause.property) ?? .unnamed(type(of: self))
    }

    final var hasReaders: Bool {
        firstLink != nil
    }
}

/// One reader of one source, in the source's list of readers.
///
/// The reader owns its links, a link its source; a source only points to its links. So what is read never keeps
/// the reader alive, and either side can leave in constant time.
fileprivate final class Link {
    unowned(unsafe) let reader: Dependent
    let source: Source
    unowned(unsafe) var previous: Link?
    unowned(unsafe) var next: Link?

    init(reader: Dependent, source: Source) {
        self.reader = reader
        self.source = source
        next = source.firstLink
        next?.previous = self
        source.firstLink = self
    }

    func remove() {
        if let previous {
            previous.next = next
        } else {
            source.firstLink = next
        }
        next?.previous = previous
    }
}

/// Something that is evaluated, and evaluated again when one of the sources that it read has changed.
public class Dependent {
    private var links: [Link] = []
    /// While evaluating: how many of `links` were read so far, at the front of the list.
    private var readCount = 0

    init() {}

    deinit {
        dropLinks()
    }

    /// Called on the main actor when something that was read has changed, or there is another reason to evaluate anew.
    func invalidate(because source: Source? = nil) {}

    /// The graph that this is part of; nil for what is between sources and nodes.
    var ownGraph: Graph? { nil }

    final func dropLinks() {
        for link in links {
            link.remove()
        }
        links = []
    }

    fileprivate final func note(_ source: Source) {
        // Bodies read the same things in the same order nearly always.
        if readCount < links.count, links[readCount].source === source {
            readCount += 1
            return
        }
        for index in links.indices where links[index].source === source {
            if index >= readCount {
                links.swapAt(index, readCount)
                readCount += 1
            }
            return
        }
        links.append(Link(reader: self, source: source))
        links.swapAt(links.count - 1, readCount)
        readCount += 1
    }

    nonisolated(unsafe) private static var reader: Dependent?
    nonisolated(unsafe) private static var readingThread: pthread_t?

    /// Who is being evaluated on this thread.
    @inline(__always)
    fileprivate static var current: Dependent? {
        guard let thread = readingThread, pthread_equal(thread, pthread_self()) != 0 else { return nil }
        return reader
    }

    /// The node that is being evaluated on this thread.
    static var evaluatedNode: _Node? {
        current as? _Node
    }

    /// Whether something is being evaluated on this thread.
    static var isEvaluating: Bool {
        current != nil
    }

    /// Runs `body` and makes this depend on exactly the sources it reads.
    @inline(__always)
    final func tracking<Result>(_ body: () -> Result) -> Result {
        let outer = Dependent.reader
        let outerThread = Dependent.readingThread
        let outerCount = readCount
        Dependent.reader = self
        Dependent.readingThread = pthread_self()
        readCount = 0
        let result = body()
        while links.count > readCount {
            links.removeLast().remove()
        }
        readCount = outerCount
        Dependent.reader = outer
        Dependent.readingThread = outerThread
        return result
    }

    /// Runs `body` so that nobody comes to depend on what it reads.
    static func untracked<Result>(_ body: () -> Result) -> Result {
        let outer = reader
        let outerThread = readingThread
        reader = nil
        readingThread = nil
        defer {
            reader = outer
            readingThread = outerThread
        }
        return body()
    }
}
