import Testing
import W8CommandLine
import W8TestSupport

/// Inboxes that a sync service brings back.
@Suite struct RestoredInboxTests {
  private static let start = "unit kg\n\n# 2026-01\n\n01 Thu   82.4\n"

  /// A log with its inbox and what `take` remembers.
  private struct Device {
    var files = ["log.w8log": RestoredInboxTests.start]

    var inbox: String {
      get { files["in.txt"] ?? "" }
      set { files["in.txt"] = newValue.isEmpty ? nil : newValue }
    }

    var log: String { files["log.w8log"] ?? "" }

    @discardableResult
    mutating func take(_ options: String...) -> FakeWorld.Outcome {
      let outcome = FakeWorld(files).run(
        arguments: ["take", "--today", "2026-01-31", "-f", "log.w8log", "in.txt"] + options)
      files.merge(outcome.written) { $1 }
      inbox = outcome.inboxes["in.txt"] ?? (outcome.inboxes.isEmpty ? "" : inbox)
      return outcome
    }

    var weighIns: Int { log.matches(of: /(?m)^[0-9]{2} .*[0-9]\.[0-9]/).count - 1 }
    var sets: Int { log.matches(of: /5 1[0-9]{2}/).count }
  }

  private let squat = "2026-01-07 @iron\n    Squat: 5 100\n"
  private let weighIn = "2026-01-07T07:05 82.0\n"

  @Test func aRestoredLineIsNotTakenAgain() {
    var device = Device()
    device.inbox = weighIn + squat + squat
    device.take()
    #expect(device.inbox == "" && device.weighIns == 1 && device.sets == 2)
    let log = device.log
    device.inbox = weighIn + squat + squat
    #expect(device.take().code == .findings)
    // The weigh-in has a time; the sets may have been done again.
    #expect(device.log == log && device.inbox == squat + squat)
    device.inbox = squat + squat + squat
    device.take()
    #expect(device.sets == 3 && device.inbox == squat + squat)
    device.take("--again")
    #expect(device.sets == 5 && device.inbox == "")
  }

  @Test func aLineOfWhichTheLogHasNothingStays() {
    var device = Device()
    device.inbox = weighIn
    device.take()
    device.files["log.w8log"] = Self.start
    device.inbox = weighIn
    let outcome = device.take()
    #expect(device.inbox == weighIn && device.log == Self.start)
    #expect(outcome.errors.contains("take moved it before, but it is no longer in the log"))
    // The memory of another log loses nothing.
    device.files[".log.w8log.taken"] = "2026-01-07 0000000000000000 3\nnonsense\n"
    device.take()
    #expect(device.weighIns == 1 && device.inbox == "")
  }

  @Test func whatIsOlderThanFourHundredDaysIsForgotten() {
    var device = Device()
    device.files[".log.w8log.taken"] =
      "2024-12-26 0123456789abcdef 1\n2024-12-27 0123456789abcdef 1\n"
    device.inbox = weighIn
    device.take()
    let lines = device.files[".log.w8log.taken"]?.split(separator: "\n") ?? []
    #expect(lines.map { $0.prefix(10) } == ["2024-12-27", "2026-01-07"])
  }

  /// A fortnight on two devices, whose inbox comes back whole, in part, in another order, or with new lines behind it.
  @Test(arguments: 0..<200)
  func aFortnightLosesAndDoublesNothing(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 1)
    var device = Device()
    var (weighIns, sets) = (0, 0)
    var old: [[String]] = []
    var lines: [String] = []
    for day in 2...15 {
      let date = "2026-01-\(day < 10 ? "0" : "")\(day)"
      if Bool.random(using: &random) {
        lines.append(
          "\(date)T07:\(Int.random(in: 10...59, using: &random)) 8\(day % 10).\(day % 7)\n")
        weighIns += 1
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let time = Int.random(in: 10...21, using: &random)
        let gym = Bool.random(using: &random) ? "@iron \(time):00" : "@iron"
        lines.append("\(date) \(gym)\n    Squat: 5 1\(day < 10 ? "0" : "")\(day)\n")
        sets += 1
      }
      if Bool.random(using: &random) { continue }
      // The sync service brings a copy back, and the phone writes its new lines behind it.
      let copy: [String] =
        switch Int.random(in: 0...5, using: &random) {
        case 0: old.last ?? []
        case 1:
          (old.randomElement(using: &random) ?? []).filter { _ in Bool.random(using: &random) }
        case 2: (old.last ?? []).shuffled(using: &random)
        default: [] as [String]
        }
      device.inbox = (copy + lines).joined()
      device.take()
      // Each line that is true is in the log, or stays.
      let staying = device.inbox.matches(of: /5 1[0-9]{2}/).count
      let weighed = device.inbox.matches(of: /T07:[0-9]{2} 8/).count
      #expect(
        device.weighIns <= weighIns && device.weighIns + weighed >= weighIns,
        "\(device.log)\n\(device.inbox)")
      #expect(
        device.sets <= sets && device.sets + staying >= sets, "\(device.log)\n\(device.inbox)")
      old.append(copy + lines)
      // Whoever looks at what stays takes what was done again; here nobody does.
      if !device.inbox.isEmpty { return }
      lines = []
    }
  }
}
