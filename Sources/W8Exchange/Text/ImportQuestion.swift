/// A question that a file leaves open and an option answers.
package struct ImportQuestion: Hashable, Sendable {
  /// The open point and the option to add.
  let text: String
  /// The option with each of its values and their effect, one a line; empty if `text` says it all.
  var choices: [String] = []
  /// An answer as it is typed, such as `--unit kg`.
  let answer: String
}

extension ImportQuestion {
  static let massUnit = ImportQuestion(
    text: "weights have no unit; add --unit kg, lb or st", answer: "--unit kg")
  static let distanceUnit = ImportQuestion(
    text: "distances have no unit; add --distance km, mi or m", answer: "--distance km")
  static let zone = ImportQuestion(
    text: "times are in UTC; add --zone with your time zone, such as Europe/Berlin or +02:00",
    answer: "--zone +02:00")

  static let firstWeek = ImportQuestion(
    text:
      "rows have a week and a weekday but no date; add --week-1 with any day of week 1, such as 2026-01-05",
    answer: "--week-1 2026-01-05")

  /// Which number of a date such as `example` is the day.
  static func dateOrder(_ example: String) -> ImportQuestion {
    ImportQuestion(
      text: "\(example) is ambiguous; add --date-order dmy (day first) or mdy (month first)",
      answer: "--date-order dmy")
  }
}

/// The lines that ask `questions`, with one command line that answers them all.
func lines(asking questions: [ImportQuestion]) -> [String] {
  if let only = questions.first, questions.count == 1, only.choices.isEmpty { return [only.text] }
  let maps = questions.map { $0.answer }.filter { $0.hasPrefix(mapOption) }
  let answers =
    questions.map { $0.answer }.filter { !$0.hasPrefix(mapOption) }
    + (maps.isEmpty
      ? [] : [mapOption + maps.map { $0.dropFirst(mapOption.count) }.joined(separator: ",")])
  let asked = questions.flatMap { question in
    ["  \(question.text)"] + question.choices.map { "      \($0)" }
  }
  return ["these points are unclear:"] + asked + [
    "nothing was written; answer them in one command, such as",
    "      w8log import \(answers.joined(separator: " ")) …",
  ]
}

private let mapOption = "--map "
