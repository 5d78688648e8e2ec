import Primitives
package import W8Book
import W8Syntax
import W8Text

extension Analysis {
  /// Whether the note behind the sets of an exercise consists of sets, each group behind a `>`.
  package func hasSetsInNote(_ fileLine: FileLine) -> Bool { setsInNote(fileLine) != nil }

  /// Replaces the note by its sets.
  package func loggingSetsOfNote(_ fileLine: FileLine) throws(EditRefusal) -> BookEdit {
    guard let note = fileLine.range(of: .note), let sets = setsInNote(fileLine) else {
      throw .refused("the note is not a list of sets")
    }
    var changes = BookChanges(self)
    let start = fileLine.endOfToken(before: note.start)
    changes.add(TextEdit(TextRange(start, note.end), sets), in: fileLine.file)
    return try changes.finish("Log the sets of the note")
  }

  private func setsInNote(_ fileLine: FileLine) -> [UInt8]? {
    guard fileLine.kind == .exercise, fileLine.tokens.count > 2,
      let note = fileLine.range(of: .note)
    else { return nil }
    return setsBehindSigns(fileLine.tree, note.shifted(by: -fileLine.sectionStart))
  }
}

/// Returns the sets in the note at `note`, each behind a comma; nil for other notes.
private func setsBehindSigns(_ tree: SyntaxTree, _ note: TextRange) -> [UInt8]? {
  let text = tree.text
  let longest = 400
  let start = text[(note.start + 1)..<note.end].drop { isBlank($0) }.prefix(2).map { $0 | 0x20 }
  guard note.count <= longest, let first = start.first, let second = start.last,
    isDigit(first) || first == UInt8(ascii: "w") && isDigit(second)
      || start == Array("bw".utf8)
  else { return nil }
  var sets: [UInt8] = []
  for part in text[note.start..<note.end].split(separator: UInt8(ascii: ">")) {
    guard let start = part.firstIndex(where: { !isBlank($0) }),
      let end = part.lastIndex(where: { !isBlank($0) })
    else { return nil }
    sets += Array(", ".utf8) + part[start...end]
  }
  let read = parse(Array("    A: ".utf8) + sets.dropFirst(2), .later)
  guard read.faults.isEmpty, read.lines.count == 1, read.lines[0].kind == .exercise,
    case let groups = read.setGroups(ofLine: 0), !groups.isEmpty,
    groups.allSatisfy({ !$0.reps.isEmpty && $0.load != nil && $0.counts })
  else { return nil }
  return sets
}
