import W8Edits
import W8Lint
import W8Syntax

struct FormatSettings {
  let outcome: FormatOutcome
  /// Whether a log that would change makes the run fail.
  let isChecking: Bool
  let target: FormatTarget

  /// Throws where options contradict each other or a range is none.
  init(_ arguments: ParsedArguments) throws(Failure) {
    isChecking = arguments.has(.formatCheck)
    outcome = try FormatOutcome(arguments)
    try arguments.refuse(.range, beside: .sort)
    target = FormatTarget(
      lines: try arguments.value(of: .range).map(lineRange) ?? 0..<Int.max,
      isSorted: arguments.has(.sort),
      weekdays: arguments.choice(of: .weekdays, WeekdayChoice.self) ?? .keep,
      lineEnd: arguments.choice(of: .endOfLine, lineEnds) ?? .lineFeed)
  }
}

/// What becomes of the canonical form of a log.
enum FormatOutcome {
  /// It takes the place of the file.
  case file
  /// It goes to standard output.
  case output
  /// What would change goes to standard output.
  case diff
  /// Only the name of the log goes to standard output, if it would change.
  case name

  fileprivate init(_ arguments: ParsedArguments) throws(Failure) {
    try arguments.refuse(.standardOutput, beside: .formatCheck, .diff)
    self =
      arguments.has(.standardOutput)
      ? .output : arguments.has(.diff) ? .diff : arguments.has(.formatCheck) ? .name : .file
  }
}

/// Which canonical form a log is to have.
struct FormatTarget {
  /// The lines that are formatted, from 0.
  let lines: Range<Int>
  /// Whether days are put in the order of their dates, as the log wants it.
  let isSorted: Bool
  let weekdays: WeekdayChoice
  let lineEnd: LineEndChoice
}

let lineEnds: KeyValuePairs<String, LineEndChoice> = ["lf": .lineFeed, "keep": .majority]

/// The lines that `A:B` names, both counted from 1 and both among them, as indices from 0.
private func lineRange(_ text: String) throws(Failure) -> Range<Int> {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  guard parts.count == 2, let first = parseCount(parts[0]), let last = parseCount(parts[1]),
    1 <= first, first <= last
  else {
    throw .usage(
      .badValue(
        option: Option.range.name, value: text,
        expected: "the first and the last line, counted from 1, such as 3:7"))
  }
  return first - 1..<last
}
