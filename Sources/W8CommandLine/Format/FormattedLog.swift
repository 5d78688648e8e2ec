import W8Analysis
import W8Syntax
import W8Text

/// Why a log is left as it is.
enum FormatRefusal: Error {
  /// Its days must not be sorted.
  case sort(SortRefusal)
  /// The result would not say what the log says; counted from 1, the line that shows it if one does.
  case otherMeaning(line: Int?)

  /// What is wrong and what to do, as the end of a sentence.
  var message: String {
    switch self {
    case .sort(let refusal): return refusal.message
    case .otherMeaning(let line):
      let place = line.map { " of line \($0)" } ?? ""
      return "internal error: the meaning\(place) would change; please report it with the log"
    }
  }

  /// What the shell is told.
  var exitCode: ExitCode {
    switch self {
    case .sort: .badData
    case .otherMeaning: .internalError
    }
  }
}

extension Invocation {
  /// The bytes in the form that `target` says, or why they must not get it.
  ///
  /// What is not equal is read again, and compared with what was there.
  func formatted(
    _ bytes: [UInt8], as target: FormatTarget
  ) throws(Failure) -> Result<[UInt8], FormatRefusal> {
    var result = Result<[UInt8], FormatRefusal>.success(bytes)
    if target.weekdays != .keep { result = try withWeekdays(bytes, target) }
    if target.order == .ofBook, case .success(let text) = result { result = try sorted(text) }
    return result.flatMap { canonical($0, target) }
  }

  private func withWeekdays(
    _ bytes: [UInt8], _ target: FormatTarget
  ) throws(Failure) -> Result<[UInt8], FormatRefusal> {
    let file = try open("", bytes).file
    let edits = file.weekdayEdits(target.weekdays, lines: target.lines)
    guard !edits.isEmpty else { return .success(bytes) }
    guard let edited = bytes.applying(edits), try open("", edited).file.hasSameDays(as: file) else {
      return .failure(.otherMeaning(line: nil))
    }
    return .success(edited)
  }

  private func sorted(_ bytes: [UInt8]) throws(Failure) -> Result<[UInt8], FormatRefusal> {
    let file = try open("", bytes).file
    let text: [UInt8]
    do throws(SortRefusal) {
      guard let sorted = try file.sortedText() else { return .success(bytes) }
      text = sorted
    } catch {
      return .failure(.sort(error))
    }
    let isSame = LogContent(of: file) == LogContent(of: try open("", text).file)
    return isSame ? .success(text) : .failure(.otherMeaning(line: nil))
  }
}

/// The canonical form of `lines` of the text, compared with it.
private func canonical(
  _ text: [UInt8], _ target: FormatTarget
) -> Result<[UInt8], FormatRefusal> {
  if target.lines == 0..<Int.max {
    return Result { () throws(MeaningChange) in try canonicalText(text, options: target.options) }
      .mapError { .otherMeaning(line: $0.line + 1) }
  }
  let before = sections(of: text)
  let edits = formattingEdits(before, lines: target.lines, options: target.options)
  guard !edits.isEmpty else { return .success(text) }
  guard let output = text.applying(edits) else { return .failure(.otherMeaning(line: nil)) }
  if let difference = differenceInMeaning(before, sections(of: output)) {
    return .failure(.otherMeaning(line: difference.first.map { $0 + 1 }))
  }
  return .success(output)
}

private func sections(of text: [UInt8]) -> [SyntaxTree] {
  SectionedText(text, cuts: logCuts).sections.enumerated().map { index, section in
    parse(section.bytes, index == 0 ? .first : .later)
  }
}
