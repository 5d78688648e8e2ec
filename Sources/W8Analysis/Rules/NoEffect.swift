import W8Syntax
import W8Text

extension Rule {
  static let noEffect = Rule(
    8509, "no-effect", .warning,
    Explanation(
      finds: "A `trend` in an included file: only that of the root file counts.",
      harm: "The average is not what the line asks for.",
      example: """
        include    "2025.w8log"

        === 2025.w8log

        trend      span:10
        """,
      instead: """
        trend      span:10
        include    "2025.w8log"

        === 2025.w8log

        # 2025-01

        03 Fri   82.1
        """),
    .file { scope, findings in
      guard scope.file.index > 0 else { return }
      for placed in scope.file.settings.directives {
        guard case .trend = placed.directive else { continue }
        let place = scope.file.place(of: placed)
        findings.report(
          place, place.keywordRange, "trend has no effect in an included file; the root's counts")
      }
    },
    fixes: { scope in
      [.possible("Remove the line", TextEdit(scope.place.fullRange, ""))]
    })
}
