import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let emptyDay = Rule(
    8117, "empty-day", .hint,
    Explanation(
      finds: "A day with nothing after it.",
      harm: "You probably forgot to finish it.",
      fix: "Add the weight, write `-` if you did not weigh in, or remove the line.",
      example: january("03 Sat"),
      instead: january("03 Sat    -")),
    .section { scope, findings in
      for entry in scope.lowered.entries where !entry.hasContent {
        let isKnown = entry.date != nil || entry.dating == .unknownMonth
        guard isKnown, !hasError(scope.tree.faults(ofLine: entry.line)) else { continue }
        let day = scope.dayRange(entry)
        let words = entry.date?.words ?? "day \(scope.tree.string(day))"
        findings.report(
          line: entry.line, day, "\(words) is empty; write - if you did not weigh in")
      }
    },
    fixes: .possible { scope in
      [.possible("Remove the line", TextEdit(scope.fileLine.fullRange, ""))]
    })
}

/// Whether any of `faults`, those of a line without a weight, is an error and not only an odd character.
private func hasError(_ faults: some Sequence<SyntaxFault>) -> Bool {
  faults.contains { $0.kind != .oddSpace && $0.kind != .controlCharacter }
}
