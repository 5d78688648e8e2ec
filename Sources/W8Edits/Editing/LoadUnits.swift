import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// Writes the unit of each load of the session that the line at `head` opens, where loads without one are read in another
  /// unit at the gym `target` than at `gym`; nil stands for the default gym.
  func writeUnits(
    ofSessionAt head: FileLine, of gym: GymID, at target: GymID?, _ changes: inout BookChanges
  ) throws(EditRefusal) {
    let file = files[head.file]
    let units = [gym, target].map { $0.flatMap(book.gym)?.unit ?? file.settings.loadUnit }
    guard units[0] != units[1], let index = head.lowered.sessionIndex(ofLine: head.line) else {
      return
    }
    for index in head.lowered.exerciseLines(of: head.lowered.sessions[index]) {
      let line = head.line(withIndex: index)
      guard let name = line.tokens.first(of: .name, .string) else { continue }
      let range = head.tree.range(of: name, line: index)
      let exercise = exerciseKey(head.tree.exerciseName(range))
      if book.names.exercise(exercise)?.unit != nil { continue }
      let edits = line.tokens.compactMap { unitEdit($0, on: line, units[0]) }
      guard !edits.isEmpty else { continue }
      let text = line.content(after: edits)
      guard let text, parse(text, .later).faults.count <= line.tree.faults(ofLine: index).count
      else {
        throw .refused(
          "add a unit to the loads on line \(line.number) of \(file.id.lastPart) first"
        )
      }
      for edit in edits { changes.add(edit, in: head.file) }
    }
  }

  /// Puts `unit` behind the number of a load that has none; nil for any other token.
  private func unitEdit(_ token: Token, on line: FileLine, _ unit: MassUnit) -> TextEdit? {
    guard token.kind == .load || token.kind == .chain, token.unit == .none else { return nil }
    let text = Array(line.string(of: token).utf8)
    let sign = text.firstIndex { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    // In a chain every other load has its unit.
    guard let start = sign ?? (token.kind == .load ? 0 : nil) else { return nil }
    let digits = text[start...].drop { !isDigit($0) }
    let end = digits.firstIndex { !isDigit($0) && $0 != UInt8(ascii: ".") } ?? text.endIndex
    guard !digits.isEmpty,
      end == text.endIndex || isBlank(text[end]) || text[end] == UInt8(ascii: "x")
    else { return nil }
    return TextEdit(TextRange(at: line.range(of: token).start + end), unit.symbol)
  }
}
