import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let controlCharacter = Rule(
    8009, "control-character", .warning,
    Explanation(
      finds: "A control character, such as U+0007.",
      harm: "It is invisible, and a terminal may obey it as a command.",
      fix: "Remove it; `check --fix` does that.",
      example: january("03 Sat   82.1  > ping\u{07}"),
      instead: january("03 Sat   82.1  > ping")),
    .syntax(.controlCharacter) { scope in
      let scalar = scope.text.unicodeScalars.first.map { " " + codePoint($0) } ?? ""
      return "invisible control character\(scalar); remove it"
    },
    fixes: .safe { scope in
      let edit = TextEdit(scope.diagnostic.range, [])
      return isInProse(scope.fileLine, scope.diagnostic.range)
        && !scope.text.utf8.contains(.carriageReturn)
        ? [.safe("Remove it", edit)] : [.possible("Remove it", edit)]
    })
}

/// The number of `scalar`, as `U+0007`.
func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

/// Whether `range` lies where removing it cannot change what the line records.
private func isInProse(_ fileLine: FileLine, _ range: TextRange) -> Bool {
  fileLine.tokens.contains { token in
    switch token.kind {
    case .note, .comment, .title:
      let prose = fileLine.range(of: token)
      return prose.start < range.start && range.end <= prose.end
    default: return false
    }
  }
}
