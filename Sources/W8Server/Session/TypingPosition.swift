import LanguageServerProtocol
import W8Analysis
import W8Text

/// Where somebody types: what is not finished there is no fault yet, and findings about it wait.
struct TypingPosition: Sendable {
  /// How long they wait for another key.
  static let patience = Duration.seconds(2)

  let file: FileID
  /// Where the last edit ended.
  let offset: Int
  /// When the wait is over, by the clock that only goes forward.
  let end: Duration

  /// Those of `found` in `file` that do not wait.
  func withoutUnfinished(_ found: [Diagnostic], in file: FileAnalysis) -> [Diagnostic] {
    // Behind the last line end there is no line.
    guard file.id == self.file, let line = file.place(at: offset)?.contentRange, offset <= line.end
    else { return found }
    let blanks = file.text.bytes(in: line).reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return found.filter { diagnostic in
      let range = diagnostic.range
      let isOnLine = range.start >= line.start && range.start <= line.end
      let isUnfinished =
        range.end >= line.end - blanks || (range.start...range.end).contains(offset)
        || rulesOfUnfinishedLines.contains(diagnostic.code.number)
      return !(isOnLine && isUnfinished)
    }
  }
}

/// What a line lacks as long as it is written: its line end, weight and sessions, sets.
private let rulesOfUnfinishedLines = [8802, 8117, 8412]

extension ServerSession {
  /// Notes that an edit of the open document `file` has ended at `offset`; findings there wait, where the user wants that and the
  /// client can be told of them later.
  mutating func noteTyping(in file: FileID, at offset: Int) {
    if typed?.file != file { endTyping() }
    let canTellLater = !isPulled || client.capabilities.refreshesDiagnostics
    typed =
      settings.waitsWhileTyping && canTellLater
      ? TypingPosition(
        file: file, offset: offset, end: environment.elapsed() + TypingPosition.patience)
      : nil
  }

  /// How long it takes until findings have waited long enough; nil when none wait.
  var timeUntilTypingEnds: Duration? {
    typed.map { max(.zero, $0.end - environment.elapsed()) }
  }

  /// How long it takes until something is to be done that waits for its time; nil when nothing is.
  var timeUntilDue: Duration? {
    [timeUntilTypingEnds, timeUntilPagesAreDue].compactMap(\.self).min()
  }

  /// Has the findings told that wait, if they have waited long enough.
  mutating func endTypingInTime() {
    if timeUntilTypingEnds == .zero { endTyping() }
  }

  /// Has the findings told that wait.
  mutating func endTyping() {
    guard let file = typed?.file else { return }
    typed = nil
    if let uri = documents.byFile[file] { documents.markUnpublished(uri) }
    // Who asks has asked after the last edit, and learns by a refresh that there is more.
    pulls.edited.remove(file)
    pulls.editedBefore.remove(file)
    pulls.seenChange = nil
    books.mark(booksOf: file, evenAlone: isPulled)
  }
}
