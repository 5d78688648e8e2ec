import Primitives
import W8Book
package import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// Gives the declared gym `gym` another color.
  package func recoloring(gym: GymID, _ color: GymColor) throws(EditRefusal) -> BookEdit {
    let (line, written) = try declarationLine(of: gym)
    guard book.gym(gym)?.color != color else {
      throw .refused("\(spelling(ofGym: gym)) is already \(color.rawValue)")
    }
    let old = written.color?.range.shifted(by: line.sectionStart)
    var changes = BookChanges(self)
    try write("color:\(color.rawValue)", over: old, on: line, &changes)
    return try changes.finish("Make \(spelling(ofGym: gym)) \(color.rawValue)")
  }

  /// Says that the declared gym `gym` closed on `date`; refused for the default gym.
  package func closing(gym: GymID, on date: CivilDate) throws(EditRefusal) -> BookEdit {
    guard gym != book.gymNames.defaultGym else {
      throw .refused(
        "\(spelling(ofGym: gym)) means the sessions without a gym and cannot be closed")
    }
    guard book.gym(gym)?.closed != date else {
      throw .refused("\(spelling(ofGym: gym)) is already closed on \(date.words)")
    }
    var changes = BookChanges(self)
    try writeClosing(of: gym, on: date, &changes)
    let name = spelling(ofGym: gym)
    return try changes.finish(
      "Close \(name) on \(date.words)",
      undone: ["reports and the page still show \(name); completion and `next` leave it out"])
  }

  /// Writes the day on which a declared gym closed on the line that declares it.
  func writeClosing(
    of gym: GymID, on date: CivilDate, _ changes: inout BookChanges
  ) throws(EditRefusal) {
    let (line, _) = try declarationLine(of: gym)
    let tree = line.tree
    let old = line.tokens.first { token in
      let range = tree.range(of: token, line: line.line)
      return startsIgnoringCase(tree.text[range.start..<range.end], with: Array("closed:".utf8))
    }
    try write("closed:\(date)", over: old.map(line.range), on: line, &changes)
  }

  /// Writes `pair` over `old`, else behind all that a declaration says.
  private func write(
    _ pair: String, over old: TextRange?, on line: FileLine, _ changes: inout BookChanges
  ) throws(EditRefusal) {
    if let old {
      changes.add(TextEdit(old, pair), in: line.file)
    } else {
      try changes.append(" \(pair)", to: line)
    }
  }

  /// Gives the declared gym `gym` another name to be shown.
  package func naming(gym: GymID, _ newName: String) throws(EditRefusal) -> BookEdit {
    let (line, written) = try declarationLine(of: gym)
    let name = collapsingBlanks(newName)
    let isPlain = !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard isPlain, !name.isEmpty, parse(Array("gym @a \"\(name)\"".utf8), .later).faults.isEmpty,
      !name.contains("\"")
    else {
      throw .refused(
        "\(quoted(newName)) cannot be a name; use no quotes or control characters")
    }
    guard written.name != name else {
      throw .refused("\(spelling(ofGym: gym)) is already called \(quoted(name))")
    }
    var changes = BookChanges(self)
    let old = written.name.flatMap { old in
      line.tokens.first { $0.kind == .string && contentText(of: $0, line) == old }
    }
    if let old {
      changes.add(TextEdit(line.range(of: old), "\"\(name)\""), in: line.file)
    } else {
      let end = written.id.range.end + line.sectionStart
      changes.insert(" \"\(name)\"", at: end, in: line.file)
    }
    return try changes.finish("Call \(spelling(ofGym: gym)) \(quoted(name))")
  }

  private func contentText(of token: Token, _ line: FileLine) -> String {
    line.tree.exerciseName(line.range(of: token).shifted(by: -line.sectionStart))
  }

  /// The line that declares a gym, and what it says.
  private func declarationLine(
    of gym: GymID
  ) throws(EditRefusal) -> (FileLine, GymArguments) {
    guard let declared = declaration(of: book.thing(ofGym: gym)), let line = line(of: declared),
      case .gym(let written) = line.tree.directive(onLine: line.line)
    else {
      let name = spelling(ofGym: gym)
      throw .refused("\(name) is not declared; add the line gym \(name) first")
    }
    return (line, written)
  }
}
