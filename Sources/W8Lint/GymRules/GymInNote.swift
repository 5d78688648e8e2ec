import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let gymInNote = Rule(
    8311, "gym-in-note", .information,
    Explanation(
      finds: "A declared gym in a note, after a blank.",
      harm: "Notes are prose: the session is not at that gym.",
      example: """
        gym        @iron

        # 2026-01

        03 Sat   82.1  > at @iron today
        """,
      instead: """
        gym        @iron

        # 2026-01

        03 Sat   82.1   @iron  > today
        """),
    .section { scope, findings in
      guard !scope.book.gyms.isEmpty else { return }
      for line in scope.lowered.noteLines {
        guard let note = scope.tree.noteRange(ofLine: line) else { continue }
        for range in scope.tree.names(after: UInt8(ascii: "@"), inNote: note) {
          let name = scope.tree.string(range)
          guard scope.book.gym(canonicalKey(name)) != nil else { continue }
          findings.report(
            line: line, range,
            "\(shortened(name)) in a note is only text; a gym stands before the >")
        }
      }
    },
    fixes: .possible { scope in
      let fileLine = scope.fileLine
      guard fileLine.kind == .entry, fileLine.token(.gym) == nil,
        let note = fileLine.range(of: .note),
        let insertion = fileLine.appending("   \(scope.text)")
      else { return [] }
      let edits = [insertion, removal(of: scope.diagnostic.range, from: note, scope)]
      guard scope.mends(edits),
        let tree = scope.tree(after: edits),
        tree.tokens(ofLine: 0).contains(where: { $0.kind == .gym })
      else { return [] }
      return [.preferred("Move it before the >", edits, if: false)]
    })
}

/// Takes a word out of a note, and the note away where nothing else is in it.
private func removal(of word: TextRange, from note: TextRange, _ scope: FixScope) -> TextEdit {
  let bytes = scope.fileLine.tree.text
  let offset = scope.fileLine.sectionStart
  var start = word.start
  while start > note.start + 1, isBlank(bytes[start - 1 - offset]) { start -= 1 }
  let isAll = start == note.start + 1 && word.end == note.end
  return TextEdit(TextRange(isAll ? note.start : start, word.end), "")
}
