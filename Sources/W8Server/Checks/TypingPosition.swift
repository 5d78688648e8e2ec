import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Lint
import W8Text

/// Where somebody types: what is not finished there is no fault yet, and findings about it wait.
struct TypingPosition: Sendable {
  /// How long they wait for another key.
  static let patience = Duration.seconds(2)

  let file: FileID
  /// The position where the last edit ended.
  let offset: Int
  /// The line that is typed on; nil after a change of several lines.
  var line: TypedLine?
  /// When the wait is over, by the clock that only goes forward.
  let end: Duration

  /// Those of `found` in a file of `analysis` that do not wait. On other lines than the one being typed, and in other files, it
  /// is what was found before that was begun.
  func withoutUnfinished(
    _ found: [Diagnostic], in file: FileAnalysis, of analysis: Analysis
  ) -> [Diagnostic] {
    guard file.id == self.file else {
      return line?.findings(in: file.id, of: analysis.root.id)?.found ?? found
    }
    // Behind the last line end there is no line.
    guard let own = file.line(at: offset)?.contentRange, offset <= own.end else { return found }
    let finished = found.from(own.start, to: own.end).filter { !isUnfinished($0, on: own, file) }
    guard let (found: before, then) = line?.findings(in: file.id, of: analysis.root.id) else {
      return found.from(0, to: own.start - 1) + finished + found.from(own.end + 1, to: .max)
    }
    let end = then.line(at: own.start)?.contentRange.end ?? own.start
    return before.from(0, to: own.start - 1) + finished
      + before.from(end + 1, to: .max).map { $0.moved(by: own.end - end, behind: end) }
  }

  private func isUnfinished(
    _ diagnostic: Diagnostic, on line: TextRange, _ file: FileAnalysis
  ) -> Bool {
    let range = diagnostic.range
    let blanks = file.text.bytes(in: line).reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return range.end >= line.end - blanks || (range.start...range.end).contains(offset)
      || rulesOfUnfinishedLines.contains(diagnostic.code.number)
  }
}

/// A line that somebody types on, with the books of its file as they were before.
struct TypedLine: Sendable {
  /// The number of the line, from 0.
  let number: Int
  private let before: [(root: FileID, analysis: Analysis, found: Lazy<[Diagnostic]>)]
  private let file: FileID

  init(_ number: Int, before: [Analysis], in file: FileID) {
    self.number = number
    self.file = file
    self.before = before.map { ($0.root.id, $0, Lazy()) }
  }

  /// What was found in a file of the book of `root`, and the file; nil if it is of no such book.
  func findings(in file: FileID, of root: FileID) -> (found: [Diagnostic], file: FileAnalysis)? {
    guard let book = before.first(where: { $0.root == root }),
      let analyzed = book.analysis.file(file)
    else { return nil }
    // The worker asks for all files, the first thread for the one that is typed in.
    let found =
      file == self.file
      ? book.found.value { book.analysis.diagnostics(of: analyzed) }
      : book.analysis.diagnosticsOfFiles[analyzed.index]
    return (found, analyzed)
  }
}

extension [Diagnostic] {
  /// Those that start at an offset of `first` to `last`.
  fileprivate func from(_ first: Int, to last: Int) -> ArraySlice<Diagnostic> {
    let start = partitioningIndex { $0.range.start >= first }
    return self[start..<Swift.max(start, partitioningIndex { $0.range.start > last })]
  }
}

/// What the rest of a line, or the line break that ends it, may still cure: the line end, weight and sessions that it lacks, the
/// time of a second weigh-in, a day that is indented, the unit of a weight, the load of sets, an argument.
private let rulesOfUnfinishedLines = [8802, 8111, 8115, 8117, 8204, 8205, 8206, 8407, 8414, 8502]
