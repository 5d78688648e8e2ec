package import W8Analysis
import W8Engine
import W8Syntax
package import W8Text

/// A text that an editor shows behind the cursor as if it were written, to be taken at a key.
package struct InlineCompletion: Hashable, Sendable {
  /// What it replaces: what is typed of it.
  package let range: TextRange
  /// The text.
  package let text: String
}

extension Analysis {
  /// The entry that comes next on the line of `offset`: its date, its weekday and the gym at which that weekday is spent
  /// more often than not; never a weight. Nil where something else stands on the line.
  package func inlineCompletion(in file: FileAnalysis, at offset: Int) -> InlineCompletion? {
    guard let line = CursorLine(file, at: offset), line.isAtMargin, line.isBlank(from: line.column)
    else { return nil }
    let scope = CompletionScope(analysis: self, file: file, line: line)
    let gap = DayGap(scope)
    let typed = String(decoding: line.bytes[..<line.column], as: UTF8.self)
    for day in gap.days(today: today) {
      guard let text = gap.text(of: day, in: scope), text.hasPrefix(typed) else { continue }
      return InlineCompletion(
        range: TextRange(line.start, offset), text: text + scope.usualGym(on: day, behind: text))
    }
    return nil
  }
}

extension CompletionScope {
  /// The usual gym of the weekday of `day`, in its column behind `text`; empty where there is none.
  fileprivate func usualGym(on day: CivilDate, behind text: String) -> String {
    guard let usual = analysis.usualGym(on: day),
      let line = try? canonicalText(Array("\(text) \(usual)\n".utf8)),
      let written = String(validating: line.dropLast(), as: UTF8.self), written.hasPrefix(text)
    else { return "" }
    return String(written.dropFirst(text.count))
  }
}
