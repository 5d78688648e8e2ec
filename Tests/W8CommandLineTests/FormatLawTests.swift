import Testing
import W8CommandLine
import W8TestSupport

@Suite struct FormatLawTests {
  private static let documentCount = rounds(200).count

  @Test func aCheckIsSilentAfterFormatting() throws {
    var documents = Documents(seed: 21)
    for _ in 0..<Self.documentCount {
      let log = documents.next()
      let formatted = try #require(run(log, "--stdout"))
      #expect(run(formatted, "--check") == [], "\(String(decoding: log, as: UTF8.self))")
    }
  }

  @Test(arguments: [
    ["--sort"], ["--weekdays=add"], ["--weekdays=strip", "--eol=keep"], ["--eol=keep"],
  ])
  func formattingTwiceIsFormattingOnce(options: [String]) {
    var documents = Documents(seed: 22)
    var sorted = 0
    for _ in 0..<Self.documentCount / 2 {
      let log = documents.next()
      guard let once = run(log, options + ["--stdout"]) else { continue }
      sorted += 1
      #expect(
        run(once, options + ["--stdout"]) == once, "\(String(decoding: log, as: UTF8.self))")
    }
    // The law says nothing of logs that are refused.
    #expect(sorted > Self.documentCount / 8)
  }

  @Test(arguments: [[], ["--sort"], ["--eol=keep"]])
  func theDiffAppliedGivesTheFormattedText(options: [String]) {
    var documents = Documents(seed: 23)
    for _ in 0..<Self.documentCount {
      let log = documents.next()
      guard let formatted = run(log, options + ["--stdout"]),
        let diff = run(log, options + ["--diff"])
      else { continue }
      #expect(
        applying(diff, to: log) == formatted, "\(String(decoding: log, as: UTF8.self))")
    }
  }

  private func run(_ log: [UInt8], _ options: String...) -> [UInt8]? { run(log, options) }

  /// The bytes that `fmt` prints; nil when it refuses, which it may do only where the data is bad.
  private func run(_ log: [UInt8], _ options: [String]) -> [UInt8]? {
    var world = FakeWorld()
    world.files["a"] = log
    let (code, output) = world.runForBytes(["fmt"] + options + ["a"])
    if code == .badData { return nil }
    #expect(
      code == .success || code == .findings,
      "\(String(decoding: log, as: UTF8.self).debugDescription)")
    return output
  }
}

/// Logs with lines that are mutated, doubled, or stand elsewhere.
private struct Documents {
  private var random: RandomLog

  init(seed: UInt64) { random = RandomLog(seed: seed) }

  mutating func next() -> [UInt8] {
    let days = random.number(in: 0...25)
    var lines = random.log(days: days).split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.utf8) }
    for _ in 0..<random.number(in: 0...8) {
      let index = random.number(in: 0...lines.count - 1)
      switch random.number(in: 0...3) {
      case 0: lines.swapAt(index, random.number(in: 0...lines.count - 1))
      case 1: lines.insert(Array(random.line().utf8), at: index)
      case 2: if random.isOne(in: 2) { lines[index] = random.mutated(lines[index]) }
      default: lines.insert(lines[random.number(in: 0...lines.count - 1)], at: index)
      }
    }
    let mark = Array((random.isOne(in: 6) ? "\u{FEFF}" : "").utf8)
    return mark + Array(lines.joined(separator: random.isOne(in: 5) ? [0x0D, 0x0A] : [0x0A]))
  }
}
