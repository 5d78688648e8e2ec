import W8Analysis
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// Behind the name of an exercise: its sets of the time before at this gym, else elsewhere, in their column.
  static let previousSets = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .exercise, !line.isInProse,
      let colon = line.tokens.firstIndex(where: { $0.kind == .colon }),
      line.closed.count <= colon + 1,
      let name = line.tokens[..<colon].last, let session = scope.session,
      let previous = scope.analysis.logbook.previousSets(
        of: exerciseKey(nameWithoutQuotes(line.text(name))), before: session)
    else { return [] }
    let isBehindColon = line.open?.kind == .colon
    let columns = isBehindColon ? line.column..<line.column : line.word
    let blanks = isBehindColon ? line.blanksToSets : ""
    let detail = scope.detail(of: previous)
    return scope.texts(of: previous).map { sets in
      CompletionCandidate(.sets, sets, text: blanks + sets, in: columns, detail: detail)
    }
  }
}

extension CompletionScope {
  /// The sets without warm-ups, then with them where there are some.
  fileprivate func texts(of previous: PreviousSets) -> [String] {
    // Numbers without a unit mean the same only in the same file at the same gym.
    let isSame = previous.place == .sameGym && analysis.files.count == 1
    let unit = isSame ? nil : previous.session.unit
    let texts = [previous.groups, previous.session.groups].map {
      SetText.text(of: $0, showing: unit)
    }
    return previous.place == .otherGym || texts[0] == texts[1] ? [texts[0]] : texts
  }

  /// `10 January 2026`, or `@home, 10 January 2026`.
  fileprivate func detail(of previous: PreviousSets) -> String {
    let date = previous.session.date.words
    return previous.place == .sameGym
      ? date : oneLine(analysis.book.spelling(of: previous.session.gym)) + ", " + date
  }
}

extension CursorLine {
  /// What stands between the colon of a name, where the cursor is, and the column of sets.
  fileprivate var blanksToSets: String {
    let width = String(decoding: bytes[..<column], as: UTF8.self).unicodeScalars.count
    return String(repeating: " ", count: max(1, 24 - width))
  }
}
