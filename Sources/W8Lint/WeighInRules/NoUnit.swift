import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let noUnit = Rule(
    8207, "no-unit", .information,
    Explanation(
      finds: "The first body weight without a unit, where neither the file nor its root sets one.",
      harm:
        "It is read as kilograms; the log of someone who means pounds would be wrong throughout.",
      example: january("03 Sat   82.4"),
      instead: """
        unit       kg

        # 2026-01

        03 Sat   82.4
        """),
    .file { scope, findings in
      guard scope.file.settings.statedUnit == nil else { return }
      for (section, content) in scope.file.sections.enumerated() {
        guard let line = content.lowered.unitlessWeight else { continue }
        let fileLine = scope.file.line(section: section, index: line)
        guard let weight = fileLine.token(.weight) else { return }
        findings.report(
          fileLine, fileLine.range(of: weight),
          "\(fileLine.string(of: weight)) has no unit and the file sets none; it is read as kg")
        return
      }
    },
    fixes: .preferred {
      [.preferred("Insert \"unit kg\"", $0.insertionBelowVersion(of: "unit kg"))]
    })
}
