package import W8Engine
import W8Syntax

extension LogPart {
  private var rows: ArraySlice<SyntaxRow> { tree.rows[tree.rowRange(ofLine: line)] }

  /// The time of an entry, in minutes.
  package var time: Int? {
    kind == .entry ? rows.first { $0.kind == .time }.map { Int($0.value) } : nil
  }

  /// The start of a session that a line of its own opens, as it is written there.
  var start: String? {
    let time = tree.tokens(ofLine: line).first(of: .time, .timeSpan)
    return time.map { "\($0.kind == .timeSpan ? $0.value >> 16 : $0.value)" }
  }

  /// The weight of an entry; what has no unit is in `unit`.
  package func weight(in unit: MassUnit) -> Mass? {
    guard kind == .entry, let row = rows.first(where: { $0.kind == .weight }) else { return nil }
    switch row.unit {
    case .none: return Mass(thousandths: Int64(row.value), of: unit)
    case .kilogram: return Mass(thousandths: Int64(row.value), of: .kilogram)
    case .pound: return Mass(thousandths: Int64(row.value), of: .pound)
    case .stone:
      let pounds = rows.first { $0.kind == .weight && $0.isContinued }.map { Int64($0.value) } ?? 0
      return Mass(stones: Int64(row.value), poundThousandths: pounds)
    }
  }

  /// The exercises in a day or session.
  var exercises: [LogPart] {
    if kind == .exercise { return [self] }
    return children.flatMap { $0.kind == .session || $0.kind == .exercise ? $0.exercises : [] }
  }

  /// The name of an exercise as it is written.
  package var exerciseName: String? {
    guard kind == .exercise, let range = tree.nameRange(ofLine: line) else { return nil }
    return tree.string(range)
  }

  /// The sets of an exercise in canonical form; nil where it has none.
  package var sets: String? { kind == .exercise ? LineRef(self).fields[FieldKey.sets] : nil }

  /// Whether an exercise is joined to the one above it.
  var isSuperset: Bool { kind == .exercise && rows.first?.kind == .superset }
}

/// A weight as it is written; what has no unit is in `unit`.
func mass(ofWeight text: String, in unit: MassUnit) -> Mass? {
  LogVersion(Array("01 \(text)".utf8)).parts.first?.weight(in: unit)
}
