import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let oddSpace = Rule(
    8004, "odd-space", .warning,
    Explanation(
      finds: """
        A special space between words, such as the no-break space (U+00A0).
        """,
      harm: """
        It looks like a normal space, but w8log, searches and other tools read the words around \
        it as one.
        """,
      fix: "Write a normal space; `check --fix` does that.",
      example: january("03 Sat\u{A0}82.1"),
      instead: january("03 Sat 82.1")),
    .syntax(.oddSpace) { scope in
      let scalar = scope.text.unicodeScalars.first ?? " "
      return
        "\(scalar.properties.nameAlias ?? scalar.properties.name ?? "this") between words; write a normal space"
    },
    fixes: .safe { scope in
      let isIndentation = scope.diagnostic.range.start == scope.fileLine.contentRange.start
      let count = isIndentation ? scope.scalarCount : 1
      let spaces = count == 1 ? oneSpace : [UInt8](repeating: oneSpace[0], count: count)
      let edits = [TextEdit(scope.diagnostic.range, spaces)]
      guard scope.mends(edits) else { return [] }
      // A note that can be read may turn out to be of the exercise above it.
      let line = scope.fileLine
      let isOwned =
        line.kind == .note && line.lowered.sessionIndex(ofLine: line.line) != nil
      return [.safe("Replace it with a normal space", edits, if: !isOwned)]
    })
}

private let oneSpace = [UInt8(ascii: " ")]
