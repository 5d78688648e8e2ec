import W8Syntax
import W8Text

extension Rule {
  static let loneSuperset = Rule(
    8413, "lone-superset", .error, .sets,
    Explanation(
      finds: "A `+` before an exercise that is the first of its session.",
      harm: "The + joins an exercise to the one above, and there is none.",
      example: """
        # 2026-01

        03 Sat   82.1
            + Calf raise:       3x15 60
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
            Calf raise:         3x15 60
        """),
    .section { scope, findings in
      for line in scope.lowered.loneSupersets {
        findings.report(
          line: line, scope.range(.superset, line: line),
          "+ joins an exercise to the one above it, and this session has none above")
      }
    },
    fixes: { scope in
      let bytes = scope.place.tree.text
      // A second + behind it would be left alone as the first was.
      var end = scope.diagnostic.range.end
      while end < scope.place.contentRange.end,
        case let byte = bytes[end - scope.place.sectionStart],
        isBlank(byte) || byte == UInt8(ascii: "+")
      {
        end += 1
      }
      let edit = TextEdit(TextRange(scope.diagnostic.range.start, end), "")
      return scope.mends(edit) ? [.safe("Remove the +", edit)] : []
    })
}
