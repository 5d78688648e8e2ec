import Foundation
import Testing
import W8CommandLine

/// What `history` says of the second of two sessions.
@Suite struct SetChangeTests {
  @Test(
    arguments: [
      ("3x5 100", "3x5 102.5", "↑ 2.5 kg"),
      ("3x5 100", "w5 200, 3x5 97.5", "↓ 2.5 kg"),  // a warm-up is no work
      ("3x5 100", "3x5 100, 0! 150", "–"),  // nothing was completed at 150
      ("3x5 100", "5/5/4! 100", "↓ 1 rep"),
      ("3x5", "3x6", "↑ 3 reps"),
      ("10 7lvl", "10 8.5lvl", "↑ 1.5 lvl"),
      ("3x5 bw", "3x5 bw+10", "↑ 10 kg"),
      ("3x5 bw-15", "3x5 bw-10", "↑ 5 kg"),
      ("3x5 bw", "3x4 bw", "↓ 3 reps"),
      // Only like compares with like.
      ("5 100", "5 7lvl", ""), ("3x5 bw+30", "3x8", ""), ("3x5", "3x8 bw", ""),
      ("3x60s", "3x10", ""), ("5km 26:40", "26:00", ""), ("3x5 100", "0! 100", ""),
      ("5km", "5km 26:00", "–"), ("3x60s", "3x60s", "–"),
      ("3x60s", "3x65s", "↑ 15s"),
      ("5km 26:40", "5km 26:00", "↓ 40s"),
      ("5km", "6.5km", "↑ 1.5 km"),
      ("4x40m 24kg", "4x45m 24kg", "↑ 20 m"),
      ("5 45lb", "5 22.5kg", "↑ 2.088 kg"),  // 45 lb are 20.41165665 kg
    ])
  func theHeaviestThenTheMost(before: String, after: String, change: String) {
    let log =
      "unit kg\n# 2026-01\n05 Mon 80.0 @a\n    X lift: \(before)\n12 Mon 80.5 @a\n    X lift: \(after)\n"
    let output = FakeWorld(["a": log]).run("history", "x", "--lenient", "-O", "md", "-q", "a")
      .output
    let cells = output.split(separator: "\n").dropFirst(2).first?.split(separator: "|")
    #expect(cells?.dropLast(2).last?.trimmingCharacters(in: .whitespaces) == change)
  }

  /// In figures a change is a number, and its unit stands beside it.
  @Test(
    arguments: [
      ("3x5 100", "3x5 97.5", "-2.5", "kg"), ("10 7lvl", "10 8.5lvl", "1.5", "lvl"),
      ("3x5", "3x6", "3", "reps"), ("3x60s", "3x65s", "15", "s"), ("5km", "6.5km", "1500", "m"),
      ("3x5 100", "3x5 100", "0", "reps"), ("3x5 bw+30", "3x8", "", ""),
    ])
  func aChangeIsANumber(before: String, after: String, amount: String, unit: String) throws {
    let log =
      "unit kg\n# 2026-01\n05 Mon 80.0 @a\n    X lift: \(before)\n12 Mon 80.5 @a\n    X lift: \(after)\n"
    let world = FakeWorld(["a": log])
    for (format, separator) in [("csv", ","), ("tsv", "\t")] {
      let rows = world.run("history", "x", "--lenient", "-O", format, "-q", "a").output
        .split(whereSeparator: \.isNewline)
      #expect(rows[1].hasSuffix([amount, unit, "kg"].joined(separator: separator)), "\(rows[1])")
    }
    let document = world.run("history", "x", "--lenient", "-O", "json", "-q", "a").output
    let change = amount.isEmpty ? "null" : #"{"amount":\#(amount),"unit":"\#(unit)"}"#
    #expect(document.contains(#"{"change":\#(change),"date":"2026-01-12""#), "\(document)")
  }

  @Test func machineLevelsOfOtherGymsAreNotCompared() {
    let log =
      "unit kg\n# 2026-01\n05 Mon 80.0 @a\n    Curl: 10 7lvl\n12 Mon 80.0 @b\n    Curl: 10 3lvl\n"
    let output = FakeWorld(["a": log]).run("history", "curl", "--lenient", "-O", "csv", "-q", "a")
      .output
    #expect(output.components(separatedBy: "\r\n")[1].hasSuffix(",level,,,,,kg"))
  }
}
