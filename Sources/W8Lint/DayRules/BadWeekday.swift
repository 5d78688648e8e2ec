import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let badWeekday = Rule(
    8105, "bad-weekday", .error,
    Explanation(
      finds: "A word after the day that is not a weekday. w8log reads `Sat` and `Saturday`.",
      harm: "w8log checks the date by the weekday; with an unknown word it cannot.",
      fix: "Write the weekday in English, such as `Sat`, or remove it.",
      example: january("03 Sa    82.1"),
      instead: january("03 Sat   82.1")),
    .syntax(.badWeekday) { scope in
      let right = beginning(with: scope.text).map { "; write \($0.abbreviation)" }
      return "\(quoted(scope.text)) is not a weekday" + (right ?? "; write one of Mon to Sun")
    },
    fixes: .safe { scope in
      guard let weekday = beginning(with: scope.text) else {
        guard let right = scope.fileLine.entry?.date?.weekday.abbreviation, scope.isShortWord
        else { return [] }
        return [.possible("Write \(right)", scope.replacing(with: right))]
      }
      let edit = scope.replacing(with: weekday.abbreviation)
      let isCertain =
        scope.fileLine.entry?.date?.weekday == weekday
        && !scope.region.hasUnreadHeader(above: scope.fileLine)
      let title = "Write \(weekday.abbreviation)"
      return [isCertain ? .safe(title, edit) : .possible(title, edit)]
    })
}

extension FixScope {
  /// Whether the text may be a weekday of another language: a few letters.
  fileprivate var isShortWord: Bool {
    scalarCount <= 3 && text.allSatisfy { $0.isLetter || $0 == "." }
  }
}

/// The only weekday whose English name starts with `text`, two letters at least; a point may follow.
private func beginning(with text: String) -> Weekday? {
  var word = lowerCaseOfWord(text)
  if let last = word.last, last == "." || last == "," { word.removeLast() }
  guard word.utf8.count >= 2 else { return nil }
  return Weekday.allCases.first { $0.name.lowercased().hasPrefix(word) }
}
