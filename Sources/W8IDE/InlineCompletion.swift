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
  /// The gym that more than half of the last entries of the weekday of `day` name, in its column; empty where none does.
  fileprivate func usualGym(on day: CivilDate, behind text: String) -> String {
    let entries = latestEntries.prefix(daysOfHabit * 7).filter {
      analysis.logbook.entry(at: $0)?.date.weekday == day.weekday
    }.prefix(daysOfHabit)
    var uses: [String: (count: Int, spelling: String)] = [:]
    for entry in entries {
      guard let place = analysis.place(of: entry)?.line, let gym = place.token(.gym) else {
        continue
      }
      let spelling = place.string(of: gym)
      uses[canonicalKey(spelling), default: (0, spelling)].count += 1
    }
    guard let usual = uses.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      usual.value.count * 2 > entries.count, !isClosed(usual.key, on: day),
      let line = try? canonicalText(Array("\(text) \(usual.value.spelling)\n".utf8)),
      let written = String(validating: line.dropLast(), as: UTF8.self), written.hasPrefix(text)
    else { return "" }
    return String(written.dropFirst(text.count))
  }

  private func isClosed(_ gym: GymID, on day: CivilDate) -> Bool {
    analysis.book.gym(gym)?.closed.map { $0 < day } ?? false
  }
}

/// How many entries of one weekday make a habit.
private let daysOfHabit = 8
