import W8Edits
import W8Reports
import W8Syntax
import W8Text

/// The reason why a log is left as it is.
enum FormatRefusal: Error {
  case sort(SortRefusal)
  /// The result would not say what the log says; counted from 1, the line that shows it if one does.
  case otherMeaning(line: Int?)

  /// The problem and what to do, as the end of a sentence.
  var message: String {
    switch self {
    case .sort(let refusal): return refusal.message
    case .otherMeaning(let line):
      let ofLine = line.map { " of line \($0)" } ?? ""
      return "internal error: the meaning\(ofLine) would change; please report it with the log"
    }
  }

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
    if target.isSorted, case .success(let text) = result { result = try sorted(text) }
    return result.flatMap { text in
      Result { () throws(MeaningChange) in
        try canonicalText(text, lines: target.lines, lineEnd: target.lineEnd)
      }.mapError { .otherMeaning(line: $0.line + 1) }
    }
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
    let sorted = try open("", text)
    let isSame = LogContent(of: file) == LogContent(of: sorted.file)
    return isSame ? .success(text) : .failure(.otherMeaning(line: nil))
  }
}
