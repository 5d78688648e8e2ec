import Testing
import W8Book
import W8Engine
import W8IDE
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

/// Preferred fixes and "fix all" keep every weight and set.
@Suite struct FixedNumberTests {
  /// Lines that people write in other notations.
  private static let odd = [
    "Morning: 82.4 kg", "Mon 23: 82.4", "Scale: 181 lb", "Nov 26: 84.6 kg", "82.4", "82,4",
    "  82.4 kg",
    "Bench 60 x 8 x 3", "    Bench 60 x 8 x 3", "    Squat 100 x 5", "Squat 3x5 100",
    "    Squat 3x5 100",
    "    100 5", "    Squat: 100 5", "    Squat: 5 100 RPE8", "    Squat: 5x100kg", "    Row 8,6,5",
    "23 Mon 85.6 22:10", "23 Mon 92.4 @iron \"Bench day\"", "5k 25:00", "60kg 3 sets of 10",
    "14 each",
    "03 Sat 82.1 82.4", "03 Sat 82.1kg 7am", "    03 Sat 82.4", "11/24: 82.4", "- 27 Nov: 82.0",
    "23rd 84.6",
  ]
  private static let head = "unit kg\ngym @iron default\n\n# 2026-01\n\n02 Fri   82.6\n"
  private static let texts: [String] = {
    var texts = Rule.all.flatMap { [$0.explanation.example, $0.explanation.instead] }
    for line in odd {
      texts.append("\(head)\(line)\n")
      texts.append("\(head)    Squat: 5 100\n\(line)\n    Row: 5 60\n")
    }
    return texts
  }()
  /// Rules about unlikely numbers, whose fixes change the number.
  private static let doubts: Set<String> = [
    "implausible-weight", "unit-suspect", "outlier", "implausible-reps", "implausible-load",
    "zero-reps",
  ]

  @Test func preferredFixesKeepWeightsAndSets() throws {
    var count = 0
    for text in Self.texts {
      guard let analysis = analyze(text) else { continue }
      let before = numbers(analysis)
      for action in try analysis.codeActions(
        in: analysis.root, range: TextRange(0, text.utf8.count))
      where action.isPreferred || action.kind == .sourceFixAll {
        if action.diagnostic.map({ Self.doubts.contains($0.rule.name) }) ?? false { continue }
        guard let fixed = Array(text.utf8).applying(action.edits),
          let after = analyze(fixed)
        else { continue }
        var left = numbers(after)
        for number in before {
          let index = left.firstIndex(of: number)
          #expect(
            index != nil,
            "\(action.diagnostic?.rule.name ?? "all"): \(action.title) takes \(number) away from\n\(text)"
          )
          if let index { left.remove(at: index) }
        }
        count += 1
      }
    }
    #expect(count > 100)
  }

  private func numbers(_ analysis: Analysis) -> [String] {
    analysis.logbook.months.flatMap { $0.entries }.flatMap { entry in
      let weight = entry.weighIn.map { ["\(entry.date) \($0.mass) \($0.isExcluded)"] } ?? []
      let groups = entry.sessions.flatMap { $0.exercises }.flatMap { $0.groups }
      return weight + groups.map { "\(entry.date) \($0)" }
    }
  }
}
