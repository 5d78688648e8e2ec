package import W8Book
import W8Engine
import W8Lint
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
  /// What most likely comes at the end of the line of `offset`, where what is typed of it is how it begins: the next entry
  /// with the gym at which its weekday is spent more often than not, never a weight; the next month header; behind an
  /// exercise the sets of the time before, and below one the name of that which followed it then; behind the key of a measurement or of an argument its value.
  package func inlineCompletion(in file: FileAnalysis, at offset: Int) -> InlineCompletion? {
    guard let line = CursorLine(file, at: offset), line.isBlank(from: line.column) else {
      return nil
    }
    let scope = CompletionScope(analysis: self, file: file, line: line)
    return (line.isAtMargin ? scope.nextEntry : scope.nextName) ?? scope.nextValue
  }
}

extension CompletionScope {
  /// The entry that comes next, where the line is the beginning of it.
  fileprivate var nextEntry: InlineCompletion? {
    let gap = DayGap(self)
    let typed = String(decoding: line.bytes[..<line.column], as: UTF8.self)
    for day in gap.days(today: analysis.today) {
      guard let text = gap.text(of: day, in: self), text.hasPrefix(typed) else { continue }
      return InlineCompletion(
        range: TextRange(line.start, line.start + line.column),
        text: text + usualGym(on: day, behind: text))
    }
    return nil
  }

  /// The exercise that came next the time before, on a line of a session where nothing is typed.
  fileprivate var nextName: InlineCompletion? {
    guard line.kind == .blank, session != nil, hasNextExercise,
      let candidate = CompletionProvider.exerciseName.candidates(self).first
    else { return nil }
    var check = CompletionCheck(line)
    return check.item(candidate).map { InlineCompletion(range: $0.range, text: $0.text) }
  }

  /// The likeliest value that goes on as what is typed of it.
  fileprivate var nextValue: InlineCompletion? {
    let providers: [CompletionProvider] = [
      .monthHeader, .previousSets, .measurement, .directiveArgument,
    ]
    var check = CompletionCheck(line)
    for candidate in providers.lazy.flatMap({ $0.candidates(self) }) where candidate.isValue {
      let typed = line.bytes[candidate.columns.lowerBound..<line.column]
      let isBegun =
        candidate.key.isEmpty
        ? !typed.isEmpty || candidate.kind != .argument
        : typed.contains(UInt8(ascii: ":"))
      guard isBegun, candidate.text.utf8.starts(with: typed),
        typed.count < candidate.text.utf8.count, let item = check.item(candidate)
      else { continue }
      // What is typed stays where it is.
      return InlineCompletion(range: item.range, text: typed.isEmpty ? item.text : candidate.text)
    }
    return nil
  }

  /// The usual gym of the weekday of `day`, in its column behind `text`; empty where there is none.
  fileprivate func usualGym(on day: CivilDate, behind text: String) -> String {
    guard let usual = analysis.usualGym(on: day),
      let line = try? canonicalText(Array("\(text) \(usual)\n".utf8)),
      let written = String(validating: line.dropLast(), as: UTF8.self), written.hasPrefix(text)
    else { return "" }
    return String(written.dropFirst(text.count))
  }
}
