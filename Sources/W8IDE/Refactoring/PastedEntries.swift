import Primitives
package import W8Book
package import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension RefactoringProvider {
  /// Writes the lines of a notes app in the range, or around it, as entries where they belong.
  static let pastedEntries = RefactoringProvider(kind: .quickFix) { scope in
    let (analysis, file) = (scope.analysis, scope.file)
    let lines = scope.pastedLines
    guard !lines.isEmpty else { return [] }
    let pasted = PastedLines(lines.map { $0.text }) { lines[$0].isOwn($1) }
    return pasted.readings(in: analysis.context(at: lines[0]), file.units).compactMap { reading in
      let parts = reading.blocks.map { ReplacedLines(Array(lines[$0.lines]), by: $0.days) }
      let count = parts.reduce(0) { $0 + $1.lines.count }
      guard count > 0 else { return nil }
      let title = reading.title(count)
      return Refactoring(title, kind: .quickFix, isPreferred: false) { (_) throws(EditRefusal) in
        try analysis.replacing(parts, in: file, title)
      }
    }
  }
}

extension Analysis {
  /// The ways to add `text`, lines of a notes app, to the book at `offset` of `file`; none if one of its lines is not read,
  /// or all are written as in a log.
  package func additions(
    ofPasted text: String, at offset: Int, in file: FileAnalysis
  ) -> [(title: String, edit: BookEdit)] {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    let filled = lines.count { line in line.contains { !$0.isWhitespace } }
    guard let line = file.line(at: offset), lines.count <= mostPastedLines,
      !parse(Array(text.utf8), .later).faults.isEmpty
    else { return [] }
    return PastedLines(lines).readings(in: context(at: line), file.units).compactMap { reading in
      guard reading.blocks.reduce(0, { $0 + $1.lines.count }) == filled, filled > 0,
        let addition = try? adding(reading.blocks.flatMap { $0.days }),
        addition.edit.undone.isEmpty
      else { return nil }
      return (reading.title(filled), addition.edit)
    }
  }

  /// The known facts about days without a month or a year at `line`.
  fileprivate func context(at line: FileLine) -> ShortDate.Context {
    let above = line.lowered.entries.last { $0.line < line.line }?.date
    let header = FileMonths(files[line.file]).headers.month(upTo: line.section)
    return ShortDate.Context(header: header, previous: above, today: today)
  }
}

extension FileAnalysis {
  fileprivate var units: PastedLines.Units {
    PastedLines.Units(weight: settings.unit, load: settings.loadUnit)
  }
}

extension RefactoringScope {
  /// The lines of the range; of a cursor on a line that cannot be read those around it, up to a blank line.
  fileprivate var pastedLines: [FileLine] {
    if range.count > 0 {
      var (lines, offset): ([FileLine], Int) = ([], range.start)
      while offset < max(range.end, range.start + 1), lines.count < mostPastedLines,
        let next = file.line(at: offset), next.fullRange.end > offset
      {
        lines.append(next)
        offset = next.fullRange.end
      }
      return lines
    }
    guard !line.tree.faults(ofLine: line.line).isEmpty else { return [] }
    return around { $0.fullRange.start - 1 }.reversed() + [line] + around { $0.fullRange.end }
  }

  private func around(_ next: (FileLine) -> Int) -> [FileLine] {
    var (lines, last): ([FileLine], FileLine) = ([], line)
    while lines.count < mostPastedLines, case let offset = next(last), offset >= 0,
      let other = file.line(at: offset), !other.isSameLine(as: last), other.kind != .blank,
      !other.opensMonth
    {
      lines.append(other)
      last = other
    }
    return lines
  }
}

extension FileLine {
  /// Whether a log has the line as it is, so that it ends what was pasted above; `date` is what a notes app would mean.
  fileprivate func isOwn(_ date: ShortDate?) -> Bool {
    let isRead = tree.faults(ofLine: line).isEmpty
    switch kind {
    case .month, .comment: return true
    case .directive: return isRead && date == nil
    case .entry: return isRead || date?.isForeign != true
    case .blank, .unknown, .session, .exercise, .note: return date != nil && isRead
    }
  }
}

extension PastedLines.Reading {
  fileprivate func title(_ count: Int) -> String {
    let what = count == 1 ? "this line as an entry" : "these \(count) lines as entries"
    return "Write \(what)" + (example.map { " (from \($0.words))" } ?? "")
  }
}

/// The most lines that are looked at.
private let mostPastedLines = 1000
