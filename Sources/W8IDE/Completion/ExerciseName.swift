import W8Analysis
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// The name of an exercise with its colon, in quotes where it needs them.
  static let exerciseName = CompletionProvider { scope in
    let line = scope.line
    guard let start = scope.startOfName else { return [] }
    let colon = line.allTokens.first { $0.kind == .colon && $0.end > line.column }
    let end = colon.map { Int($0.start) } ?? line.endOfUnfinishedName
    guard end >= start else { return [] }
    let typed = exerciseKey(nameWithoutQuotes(line.text(from: start)))
    // Another name of an exercise is complete, too.
    guard scope.analysis.logbook.settings.training.canonical(typed) == typed else { return [] }
    let typesQuote = start < line.column && line.bytes[start] == UInt8(ascii: "\"")
    return scope.knownExercises.compactMap { exercise in
      guard let name = writtenName(exercise.name) else { return nil }
      // What follows the colon of the line keeps its place.
      let text = colon == nil ? name + ":" + line.blanks(behind: name, at: start, end) : name
      var candidate = CompletionCandidate(
        .exercise, exercise.name, text: text, in: start..<end, detail: exercise.detail)
      if typesQuote { candidate.filter = "\"" + exercise.name }
      candidate.topic = .exercise(exercise.key)
      return candidate
    }
  }
}

extension CompletionScope {
  /// The column where the name starts in which the cursor stands, or would; nil where none can come.
  fileprivate var startOfName: Int? {
    guard line.column > 0, day != nil else { return nil }
    if line.kind == .blank { return line.column }
    guard line.kind == .exercise, !line.tokens.contains(where: { $0.kind == .colon }) else {
      return nil
    }
    let first = line.tokens.first { $0.kind != .superset }
    if let first { return Int(first.start) }
    return line.open == nil ? line.column : nil
  }
}

extension CursorLine {
  /// Where the word of the cursor ends on a line without a colon.
  fileprivate var endOfUnfinishedName: Int {
    let touchesWord =
      column > 0 && bytes[column - 1] != UInt8(ascii: " ")
      && bytes[column - 1] != UInt8(ascii: "\t")
    return touchesWord ? wordEnd : column
  }

  /// What fills the column of names behind `name` and its colon, where nothing follows.
  fileprivate func blanks(behind name: String, at start: Int, _ end: Int) -> String {
    guard isBlank(from: end) else { return "" }
    let superset = allTokens.first?.kind == .superset ? 2 : 0
    return String(repeating: " ", count: max(1, 20 - superset - name.unicodeScalars.count - 1))
  }
}

/// `name` as an exercise line writes it; nil where it cannot be written at all.
private func writtenName(_ name: String) -> String? {
  for written in [name, "\"\(name)\""] {
    let tree = parse(Array("    \(written):".utf8), .later)
    guard tree.faults.isEmpty, tree.lines.count == 1, tree.lines[0].kind == .exercise else {
      continue
    }
    let tokens = tree.tokens(ofLine: 0)
    if let first = tokens.first, first.kind == .name || first.kind == .string,
      tree.string(of: first, line: 0) == written, tokens.count == 2
    {
      return written
    }
  }
  return nil
}
