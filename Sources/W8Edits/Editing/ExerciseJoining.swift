package import W8Book
import W8Syntax
import W8Text

extension Analysis {
  /// The line above `fileLine` if both are of the same exercise and their sets can stand on one line.
  package func joinableLine(above fileLine: FileLine) -> FileLine? {
    guard fileLine.kind == .exercise, fileLine.line > 0,
      case let above = fileLine.line(withIndex: fileLine.line - 1), above.kind == .exercise,
      [above, fileLine].allSatisfy({ $0.tree.faults(ofLine: $0.line).isEmpty }),
      let key = files[fileLine.file].exerciseKey(at: fileLine),
      key == files[fileLine.file].exerciseKey(at: above), !hasTail(above),
      fileLine.token(.superset) == nil, sets(of: fileLine) != nil, sets(of: above) != nil
    else { return nil }
    return above
  }

  /// Puts the sets of an exercise behind those on the line above, which is of the same exercise.
  package func joining(withLineAbove fileLine: FileLine) throws(EditRefusal) -> BookEdit {
    guard let above = joinableLine(above: fileLine), let sets = sets(of: fileLine) else {
      throw .refused("the line above is another exercise, or has a note")
    }
    var changes = BookChanges(self)
    try changes.append(", \(files[fileLine.file].string(sets))", to: above)
    changes.remove(fileLine)
    return try changes.finish("Join the sets with the line above")
  }

  private func hasTail(_ fileLine: FileLine) -> Bool {
    fileLine.tokens.contains { [.note, .comment, .verbatim].contains($0.kind) }
  }

  /// The text after the colon, with a note; nil if nothing does.
  private func sets(of fileLine: FileLine) -> TextRange? {
    guard let colon = fileLine.token(.colon),
      let first = fileLine.firstToken(startingFrom: fileLine.range(of: colon).end),
      ![.note, .comment, .verbatim].contains(first.kind)
    else { return nil }
    return TextRange(fileLine.range(of: first).start, fileLine.contentRange.end)
  }
}
