package import W8Book
import W8Syntax
import W8Text

extension Analysis {
  /// Whether a note stands behind the fields of an entry, a session or an exercise that can be on a line of its own.
  package func canMoveNote(below fileLine: FileLine) -> Bool {
    switch fileLine.kind {
    case .entry, .session, .exercise:
      guard fileLine.tokens.last?.kind == .note else { return false }
      // Below a line without a day the note would be a second one.
      let hasDay = fileLine.kind == .entry || !fileLine.lowered.orphans.contains(fileLine.line)
      return hasDay && !fileLine.tree.lines[fileLine.line].isVerbatim && fileLine.tokens.count > 1
    case .blank, .comment, .month, .note, .directive, .unknown: return false
    }
  }

  /// Puts the note behind the fields of a line on a line of its own below, where it belongs to the same.
  package func movingNote(below fileLine: FileLine) throws(EditRefusal) -> BookEdit {
    guard canMoveNote(below: fileLine), let note = fileLine.tokens.last else {
      throw .refused("this line has no note after it")
    }
    let range = fileLine.range(of: note)
    var changes = BookChanges(self)
    changes.add(fileLine.removal(of: range), in: fileLine.file)
    let depth = fileLine.kind == .exercise ? indentation(of: fileLine) + "    " : "    "
    changes.insert(depth + files[fileLine.file].string(range), below: fileLine)
    return try changes.finish("Move the note to a line of its own")
  }

  /// Whether the line is a note that belongs to the line above it, behind which nothing stands yet.
  package func canMoveNote(behindLineAbove fileLine: FileLine) -> Bool {
    owner(ofNote: fileLine) != nil
  }

  /// Puts a note line behind the line above, to which it belongs.
  package func movingNote(behindLineAbove fileLine: FileLine) throws(EditRefusal) -> BookEdit {
    guard let above = owner(ofNote: fileLine), let note = fileLine.token(.note) else {
      throw .refused("this line is not a note of the line above")
    }
    let text = files[fileLine.file].string(fileLine.range(of: note))
    guard let edit = above.appending("  \(text)") else {
      throw .refused("the line above has an unclosed quote or parenthesis")
    }
    var changes = BookChanges(self)
    changes.add(edit, in: fileLine.file)
    changes.remove(fileLine)
    return try changes.finish("Move the note to the line above")
  }

  /// The line directly above a note to which it belongs and that has no tail; nil where there is none.
  private func owner(ofNote fileLine: FileLine) -> FileLine? {
    let lowered = fileLine.lowered
    guard fileLine.kind == .note, fileLine.line > 0, !fileLine.tree.lines[fileLine.line].isVerbatim
    else {
      return nil
    }
    let above = fileLine.line(withIndex: fileLine.line - 1)
    let exercise = lowered.exercise(ofNote: fileLine.line)
    let isOwn =
      switch above.kind {
      case .entry, .session: exercise == nil
      case .exercise: exercise == above.line
      case .blank, .comment, .month, .note, .directive, .unknown: false
      }
    guard isOwn, !fileLine.tree.lines[above.line].isVerbatim, let last = above.tokens.last,
      last.kind != .note, last.kind != .comment, last.kind != .verbatim
    else { return nil }
    return above
  }

  /// The blanks before an indented line.
  func indentation(of fileLine: FileLine) -> String {
    let content = fileLine.contentRange
    let first = fileLine.tokens.first.map { fileLine.range(of: $0).start } ?? content.start
    return files[fileLine.file].string(TextRange(content.start, first))
  }
}
