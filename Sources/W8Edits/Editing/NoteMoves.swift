package import W8Book
import W8Syntax
import W8Text

extension Analysis {
  /// Whether a note stands behind the fields of an entry, a session or an exercise that can be on a line of its own.
  package func canMoveNote(below place: FileLine) -> Bool {
    switch place.kind {
    case .entry, .session, .exercise:
      guard place.tokens.last?.kind == .note else { return false }
      // Below a line without a day the note would be a second one.
      let hasDay = place.kind == .entry || !place.lowered.orphans.contains(place.line)
      return hasDay && !place.tree.lines[place.line].isVerbatim && place.tokens.count > 1
    case .blank, .comment, .month, .note, .directive, .unknown: return false
    }
  }

  /// Puts the note behind the fields of a line on a line of its own below, where it belongs to the same.
  package func movingNote(below place: FileLine) throws(EditRefusal) -> BookEdit {
    guard canMoveNote(below: place), let note = place.tokens.last else {
      throw .refused("no note stands behind this line")
    }
    let range = place.range(of: note)
    var changes = BookChanges(self)
    changes.add(place.removal(of: range), in: place.file)
    let depth = place.kind == .exercise ? indentation(of: place) + "    " : "    "
    changes.insert(depth + files[place.file].string(range), below: place)
    return try changes.finish("Put the note on a line of its own")
  }

  /// Whether the line is a note that belongs to the line above it, behind which nothing stands yet.
  package func canMoveNote(behindLineAbove place: FileLine) -> Bool {
    owner(ofNote: place) != nil
  }

  /// Puts a note line behind the line above, to which it belongs.
  package func movingNote(behindLineAbove place: FileLine) throws(EditRefusal) -> BookEdit {
    guard let above = owner(ofNote: place), let note = place.token(.note) else {
      throw .refused("this is no note of the line above")
    }
    let text = files[place.file].string(place.range(of: note))
    guard let edit = above.appending("  \(text)") else {
      throw .refused("something on the line above is never closed")
    }
    var changes = BookChanges(self)
    changes.add(edit, in: place.file)
    changes.remove(place)
    return try changes.finish("Put the note behind the line above")
  }

  /// The line directly above a note to which it belongs and that has no tail; nil where there is none.
  private func owner(ofNote place: FileLine) -> FileLine? {
    let lowered = place.lowered
    guard place.kind == .note, place.line > 0, !place.tree.lines[place.line].isVerbatim else {
      return nil
    }
    let above = place.place(ofLine: place.line - 1)
    let exercise = lowered.exercise(ofNote: place.line)
    let isOwn =
      switch above.kind {
      case .entry, .session: exercise == nil
      case .exercise: exercise == above.line
      case .blank, .comment, .month, .note, .directive, .unknown: false
      }
    guard isOwn, !place.tree.lines[above.line].isVerbatim, let last = above.tokens.last,
      last.kind != .note, last.kind != .comment, last.kind != .verbatim
    else { return nil }
    return above
  }

  /// The blanks before an indented line.
  func indentation(of place: FileLine) -> String {
    let content = place.contentRange
    let first = place.tokens.first.map { place.range(of: $0).start } ?? content.start
    return files[place.file].string(TextRange(content.start, first))
  }
}
