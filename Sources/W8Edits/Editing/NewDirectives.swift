import Primitives
package import W8Book
import W8Engine
import W8Syntax
package import W8Text

extension FileAnalysis {
  /// Inserts `line`, which is canonical, below `fileLine`.
  package func insertion(ofCanonical line: [UInt8], below fileLine: FileLine) -> TextEdit {
    let end = fileLine.fullRange.end
    let lineEnd = lineEnd(at: fileLine)
    return fileLine.hasLineEnd
      ? insertion(ofCanonical: line, at: end, lineEnd)
      : TextEdit(TextRange(at: end), Array(lineEnd.utf8) + line)
  }

  /// Inserts `line`, which is canonical, above the first line.
  package func insertionAtTop(ofCanonical line: [UInt8]) -> TextEdit {
    let lineEnd = lineEnd(at: self.line(section: 0, index: 0))
    return insertion(ofCanonical: line, at: text.lengthOfByteOrderMark, lineEnd)
  }

  /// Inserts `line` where another line starts, with a blank line between it and a header.
  private func insertion(ofCanonical line: [UInt8], at start: Int, _ lineEnd: String) -> TextEdit {
    let below = start < text.byteCount ? self.line(at: start) : nil
    let lineEnds = below?.isHeader == true ? lineEnd + lineEnd : lineEnd
    return TextEdit(TextRange(at: start), line + Array(lineEnds.utf8))
  }
}

extension Analysis {
  /// Declares gyms or exercises with new directives below the last one with `keyword` in the book, else below the settings at
  /// the top of the root.
  func declare(_ directives: [String], with keyword: Keyword, _ changes: inout BookChanges) {
    if directives.isEmpty { return }
    let last = self.directives(of: KeywordSet(keyword)).last
    let file = last?.file ?? root
    let top = file.settings.directives.last { $0.section == 0 }.map(file.line)
    let lineEnd = Array(file.lineEnd(at: file.line(section: 0, index: 0)).utf8)
    let lines = Array(
      directives.map { canonicalLine(Array($0.utf8)) }.joined(separator: lineEnd))
    let edit =
      (last?.fileLine ?? top).map { file.insertion(ofCanonical: lines, below: $0) }
      ?? file.insertionAtTop(ofCanonical: lines)
    changes.add(edit, in: file.index)
    changes.goesFirst(file.index)
  }

  /// Declares a gym on a line of its own that says `arguments` after its name.
  ///
  /// The first declared gym makes every other gym one that is not declared, so the gyms in use are declared, too.
  func declare(
    gym name: String, _ arguments: [String], insteadOf thing: NamedThing,
    _ changes: inout BookChanges
  ) {
    var directives = [(["gym", name] + arguments).joined(separator: " ")]
    if book.gyms.isEmpty {
      let key: GymID = canonicalKey(name)
      directives += usedGyms.filter { $0.key != key && .gym($0.key) != thing }.map { gym in
        "gym \(gym.text)" + (gym.key == book.gymNames.defaultGym ? " default" : "")
      }
    }
    declare(directives, with: .gym, &changes)
  }

  /// The gyms that sessions name, in the order of the book, as they are written first.
  private var usedGyms: [(key: GymID, text: String)] {
    var known: Set<GymID> = []
    var gyms: [(key: GymID, text: String)] = []
    for section in files.flatMap({ $0.sections }) {
      let lowered = section.lowered
      for use in lowered.gymUses where lowered.usedGyms.contains(use.gym) {
        guard known.insert(use.gym).inserted else { continue }
        gyms.append((use.gym, lowered.tree.string(use.range)))
      }
    }
    return gyms
  }
}
