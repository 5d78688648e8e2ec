import Primitives
import W8Book
package import W8Engine
import W8Syntax
import W8Text

/// A session of a dated entry that names no gym.
struct UnnamedSession {
  /// The line that opens it: an entry or session line with an `@` alone, else its first exercise line.
  let head: FileLine
  /// The position of the `@`, as offsets in the file; nil where there is none.
  let sign: TextRange?
}

extension Analysis {
  /// Whether `gym` is the gym of sessions that name none, in a book that declares none such.
  package func isUnnamed(_ gym: GymID) -> Bool {
    gym == book.gymNames.defaultGym && book.gym(gym) == nil
  }

  /// The sessions that name no gym, by files in their order and in each by offset; none where `gym` is another gym than
  /// theirs, or is declared.
  func unnamedSessions(
    of gym: GymID, unless interruption: Interruption
  ) throws(EditRefusal) -> [UnnamedSession] {
    guard isUnnamed(gym) else { return [] }
    var found: [UnnamedSession] = []
    for file in files {
      for section in file.sections.indices {
        try refusing { () throws(Interrupted) in try interruption.look() }
        let lowered = file.sections[section].lowered
        for session in lowered.sessions where lowered.day(at: session.head) != nil {
          let head = file.line(section: section, index: session.head)
          let sign = head.token(.defaultGym)
          guard sign != nil || head.kind == .exercise else { continue }
          found.append(UnnamedSession(head: head, sign: sign.map(head.range)))
        }
      }
    }
    return found
  }

  /// Gives `sessions` the gym that is written as `gym`: in place of their `@`, else on a line of its own above them.
  func write(gym: String, at sessions: [UnnamedSession], _ changes: inout BookChanges) {
    for session in sessions {
      let head = session.head
      if let sign = session.sign {
        changes.add(TextEdit(sign, gym), in: head.file)
      } else {
        let line = indentation(of: head) + gym + files[head.file].lineEnd(at: head)
        changes.insert(line, at: head.fullRange.start, in: head.file)
      }
    }
  }
}
