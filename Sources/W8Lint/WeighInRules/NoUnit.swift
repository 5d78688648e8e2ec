import Primitives
package import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let noUnit = Rule(
    8207, "no-unit", .information,
    Explanation(
      finds: "The first body weight without a unit, if no `unit` line sets one.",
      harm: "w8log then reads kilograms. If you mean pounds, every number in the log is wrong.",
      fix: "Write `unit kg`, `unit lb` or `unit st` at the top of the log.",
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
          "\(fileLine.string(of: weight)) has no unit and is read as kg; add a line such as `unit kg`"
        )
        return
      }
    },
    fixes: .preferred { scope in
      guard scope.file.settings.statedUnit == nil else { return [] }
      return [.preferred("Insert \"unit kg\"", scope.insertionBelowVersion(of: "unit kg"))]
    })
}

/// The units in which a book reads the numbers without a unit of one of its files.
package struct ReadUnits: Hashable, Sendable {
  let root: String
  let weight: MassUnit
  let load: MassUnit
}

extension Analysis {
  /// The units in which this book reads the numbers of `file` that have none.
  package func readUnits(of file: FileAnalysis) -> ReadUnits {
    let settings = file.settings
    return ReadUnits(root: root.id.lastPart, weight: settings.unit, load: settings.loadUnit)
  }

  /// Returns the diagnostic for the first number of `file` that this book and `other`, another book with the same file,
  /// read in different units; nil if they agree.
  package func dispute(over file: FileAnalysis, with other: ReadUnits) -> Diagnostic? {
    let own = readUnits(of: file)
    let severity = book.chosenSeverity(of: .noUnit) ?? .warning
    guard severity != .off, own.weight != other.weight || own.load != other.load else { return nil }
    for line in file.lines(ofSections: file.sections.indices) {
      let isWeight = line.token(.weight) != nil
      guard let token = line.token(.weight) ?? line.token(.load) else { continue }
      let units = isWeight ? (own.weight, other.weight) : (own.load, other.load)
      let text = line.string(of: token)
      guard units.0 != units.1, text.utf8.last.map(isDigit) == true,
        !line.lowered.ignores(.noUnit, line: line.line)
      else { continue }
      return Diagnostic(
        .noUnit, line.range(of: token),
        """
        \(text) is in \(units.1.symbol) for \(inQuotes(other.root)) and in \(units.0.symbol) for \
        \(inQuotes(own.root)), which include this file; set the unit here: \
        \(isWeight ? "unit" : "lift-unit") \(units.1.symbol)
        """, severity: severity)
    }
    return nil
  }
}
