package import W8Book
import W8Syntax
package import W8Text

extension FileAnalysis {
  /// The edits that are due when `key` was typed and the cursor stands behind it, at `offset`; ascending.
  ///
  /// Nothing is written to the right of the cursor, and what stands there stays. The cost is that of
  /// reading the section of the line.
  package func formattingEdits(after key: TypedKey, at offset: Int) -> [TextEdit] {
    switch key {
    case .newLine: editsOfNewLine(at: offset)
    case .colon: editsOfColon(at: offset)
    }
  }

  /// The line above gets its canonical form, and the new one the indentation of what may come next. The rest of a note that is
  /// split is a note too, and an empty note ends. To go on with a note is for the editor, whose cursor comes behind the sign.
  private func editsOfNewLine(at offset: Int) -> [TextEdit] {
    let number = text.line(containing: offset)
    let content = text.contentRange(ofLine: number)
    guard number > 0, content.start > 0, let above = line(at: content.start - 1) else { return [] }
    if let end = endOfNote(above, content, offset) { return [end] }
    return [contentEdit(of: above), indentationEdit(of: content, below: above, offset)].compactMap {
      $0
    }
  }

  /// Removes a note without words above the cursor: Enter there ends the note.
  private func endOfNote(
    _ above: FileLine, _ content: TextRange, _ offset: Int
  ) -> TextEdit? {
    guard above.kind == .note, isEmptyNote(above.contentRange), isEmptyNote(content),
      text.bytes(in: TextRange(max(offset, content.start), content.end)).allSatisfy(isBlank)
    else { return nil }
    return TextEdit(TextRange(above.contentRange.start, content.end), margin)
  }

  private func isEmptyNote(_ range: TextRange) -> Bool {
    text.bytes(in: range).allSatisfy { isBlank($0) || $0 == noteSign }
  }

  private func indentationEdit(
    of content: TextRange, below above: FileLine, _ offset: Int
  ) -> TextEdit? {
    let written = text.bytes(in: content)
    if let words = written.firstIndex(where: { !isBlank($0) }) {
      // The rest of a note that was split.
      guard above.token(.note) != nil, written[words] != noteSign else { return nil }
      let end = min(content.start + words, max(offset, content.start))
      let blanks = TextRange(content.start, end)
      return narrowed(TextEdit(blanks, above.blanksOfNote + "> "))
    }
    guard let width = above.indentationBelow
    else { return nil }
    let edit = TextEdit(content, [UInt8](repeating: UInt8(ascii: " "), count: width))
    return edit.replacement == written ? nil : narrowed(edit)
  }

  /// A name that ends at the cursor, at the end of its line, gets its column and its canonical spelling; what comes
  /// behind the colon is put in its column when the line is finished.
  private func editsOfColon(at offset: Int) -> [TextEdit] {
    guard offset > 0, let fileLine = line(at: offset - 1), fileLine.kind == .exercise,
      fileLine.contentRange.end == offset, let colon = fileLine.token(.colon),
      fileLine.range(of: colon).end == offset, let edit = contentEdit(of: fileLine),
      edit.range.end < offset
    else { return [] }
    return [edit]
  }

  /// The edit that gives the line its canonical form; nil where it has that, or where lines around it would have to
  /// change with it.
  private func contentEdit(of fileLine: FileLine) -> TextEdit? {
    let content = fileLine.contentRange
    if fileLine.kind == .blank { return content.isEmpty ? nil : TextEdit(content, "") }
    // An entry is read without its month, so that a date that was typed stays as it is.
    let isAlone = fileLine.kind == .entry
    let tree = isAlone ? parse(text.bytes(in: content), .later) : fileLine.tree
    let line = isAlone ? 0 : fileLine.line
    let edits = W8Syntax.formattingEdits([tree], lines: line..<line + 1)
      .filter { edit in
        // The others are about line ends, which are not the business of a key.
        edit.replacement.contains { $0 != .lineFeed && $0 != .carriageReturn }
      }
    guard edits.count == 1, let edit = edits.first else { return nil }
    let range = edit.range.shifted(by: isAlone ? content.start : fileLine.sectionStart)
    guard range.start >= content.start, range.end <= content.end else { return nil }
    return narrowed(TextEdit(range, edit.replacement))
  }
}

/// What starts a note.
private let noteSign = UInt8(ascii: ">")
private let margin = "    "

extension FileLine {
  /// The blanks before a note that goes on with the one on this line.
  fileprivate var blanksOfNote: String {
    let isOfExercise =
      kind == .exercise || kind == .note && lowered.exercise(ofNote: line) != nil
    return isOfExercise ? margin + margin : margin
  }

  /// The number of spaces that indent what most often comes below the line; nil where nothing can be said.
  ///
  /// Exercises follow each other, and an entry that names a gym; below an entry without one stands the next day.
  fileprivate var indentationBelow: Int? {
    let margin = 4
    switch kind {
    case .session, .exercise, .note: return margin
    case .entry: return tokens.first(of: .gym, .defaultGym) == nil ? 0 : margin
    case .comment: return tree.isIndented(line) ? margin : 0
    case .blank, .month, .directive: return 0
    case .unknown: return nil
    }
  }
}

/// A key after which an editor lets the text around the cursor be put in order; the raw value is what it types.
package enum TypedKey: String, CaseIterable, Sendable {
  /// The line above is finished, and a new one starts.
  case newLine = "\n"
  /// The name of an exercise may be finished.
  case colon = ":"
}
