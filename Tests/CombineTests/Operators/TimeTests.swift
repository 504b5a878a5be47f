import Combine
import Foundation
import Synchronization
import Testing

private let mainQueueKey = DispatchSpecificKey<Bool>()

private var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: mainQueueKey) == true
}

struct TimeTests {
    private let scheduler = VirtualScheduler()
    private let subject = PassthroughSubject<Int, Never>()

    @Test func `debounce waits until nothing comes any more`() {
        let seen = events(of: subject.debounce(for: 2, scheduler: scheduler)) {
            subject.send(1)
            scheduler.advance(by: 1)
            subject.send(2)
            scheduler.advance(by: 1.5)
            subject.send(3)
            scheduler.advance(by: 2)
            subject.send(4)
            scheduler.advance(by: 2)
            subject.send(5)
            subject.send(completion: .finished)
            scheduler.advance(by: 9)
        }
        #expect(seen == ["3", "4", "|"])
    }

    @Test(arguments: [(true, ["1", "3", "4", "|"]), (false, ["1", "2", "4", "|"])])
    func `throttle sends one value in each span`(latest: Bool, expected: [String]) {
        let seen = events(of: subject.throttle(for: 10, scheduler: scheduler, latest: latest)) {
            subject.send(1)
            scheduler.advance(by: 1)
            subject.send(2)
            scheduler.advance(by: 1)
            subject.send(3)
            scheduler.advance(by: 10)
            subject.send(4)
            subject.send(completion: .finished)
            scheduler.advance(by: 20)
        }
        #expect(seen == expected)
    }

    @Test func `delay sends everything later`() {
        var seen: [Int] = []
        let subscription = subject.delay(for: 3, scheduler: scheduler).sink { seen.append($0) }
        subject.send(1)
        scheduler.advance(by: 2)
        subject.send(2)
        #expect(seen == [])
        scheduler.advance(by: 1)
        #expect(seen == [1])
        scheduler.advance(by: 2)
        #expect(seen == [1, 2])
        subject.send(3)
        subscription.cancel()
        scheduler.advance(by: 5)
        #expect(seen == [1, 2])
    }

    @Test func `receive and subscribe leave things to the scheduler`() {
        var seen: [Int] = []
        let subscription = subject.receive(on: scheduler).sink { seen.append($0) }
        subject.send(1)
        #expect(seen == [])
        scheduler.advance()
        #expect(seen == [1])
        subscription.cancel()

        let other = Just(2).subscribe(on: scheduler).sink { seen.append($0) }
        #expect(seen == [1])
        scheduler.advance()
        #expect(seen == [1, 2])
        other.cancel()
    }

    @Test func `the immediate scheduler delivers at once`() {
        let publisher = [1, 2].publisher.receive(on: ImmediateScheduler.shared)
            .delay(for: 5, scheduler: ImmediateScheduler.shared)
        #expect(events(of: publisher) == ["1", "2", "|"])
    }

    @Test func `a queue delivers in order, even one that runs closures in parallel`() async {
        let queue = DispatchQueue(label: "parallel", attributes: .concurrent)
        var received: [Int] = []
        for await value in (0..<200).publisher.receive(on: queue).values {
            received.append(value)
        }
        #expect(received == Array(0..<200))
    }

    @Test func `operation queues and the main run loop deliver`() async {
        DispatchQueue.main.setSpecific(key: mainQueueKey, value: true)
        let queue = OperationQueue()
        for await value in Just(1).receive(on: queue).delay(for: .milliseconds(1), scheduler: queue).values {
            #expect(value == 1)
        }
        for await isMain in Just(1).receive(on: RunLoop.main).map({ _ in isOnMainQueue }).values {
            #expect(isMain)
        }
        let delayed = Just(1).delay(for: .milliseconds(1), scheduler: DispatchQueue.main)
        for await isMain in delayed.map({ _ in isOnMainQueue }).values {
            #expect(isMain)
        }
    }

    @Test func `spans add up and compare`() {
        #expect(DispatchQueue.SchedulerTimeType.Stride.milliseconds(1500) == .seconds(1.5))
        #expect(RunLoop.SchedulerTimeType.Stride.seconds(1) + .milliseconds(500) == 1.5)
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .milliseconds(20))) == .milliseconds(20))
        #expect(now.advanced(by: -1) < now)
    }
}
