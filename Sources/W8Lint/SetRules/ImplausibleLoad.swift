import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let implausibleLoad = Rule(
    8410, "implausible-load", .warning,
    Explanation(
      finds: """
        A load over 1.5 times your best at this gym, and more than 20 kg heavier than that best, \
        after at least three sessions. Not reported if another session at this gym has at least \
        80 percent of this load.
        """,
      harm: "A typo in a load becomes a record that you can never beat.",
      fix: """
        Correct the load. If it is right, write `; w8log:ignore implausible-load` above the \
        line.
        """,
      example: squats("1000"),
      instead: squats("100")),
    .book { analysis, findings in
      for load in analysis.implausibleLoads {
        guard let written = WrittenLoad(load, in: analysis) else { continue }
        findings.report(written.fileLine, written.range, written.message)
      }
    },
    fixes: .preferred { scope in
      let written = scope.analysis.implausibleLoads.lazy
        .compactMap { WrittenLoad($0, in: scope.analysis) }
        .first { $0.range == scope.diagnostic.range && $0.fileLine.file == scope.file.index }
      guard let right = written?.tenth else { return [] }
      return [scope.writing(right)].compactMap { $0 }
    })
}

private func squats(_ load: String) -> String {
  let days = ["05", "07", "09"].map { "\($0)       82.1\n    Squat:              3x5 100\n" }
  return "# 2026-01\n\n" + days.joined() + "12       82.1\n    Squat:              3x5 \(load)\n"
}

/// An implausible load and where it is written.
private struct WrittenLoad {
  let load: ImplausibleLoad
  let fileLine: FileLine
  let range: TextRange
  let name: String
  let token: Token
  /// The unit of the load, that of the branch where none is written.
  let unit: MassUnit

  init?(_ load: ImplausibleLoad, in analysis: Analysis) {
    let logbook = analysis.logbook
    guard let session = logbook.session(at: load.session),
      session.exercises.indices.contains(load.line),
      let reference = logbook.entry(of: load.session),
      case let exercise = session.exercises[load.line],
      let (fileLine, tokens) = analysis.sets(load.session, exercise.line, group: load.group),
      let token = tokens.last(where: { $0.kind == .load || $0.kind == .chain })
    else { return nil }
    self.load = load
    self.fileLine = fileLine
    range = fileLine.range(of: token)
    self.token = token
    name = exercise.name
    let gym = session.gym ?? logbook.settings.gyms.defaultGym
    switch token.unit {
    case .kilogram: unit = .kilogram
    case .pound: unit = .pound
    default: unit = logbook.loadUnit(of: exercise.key, at: gym, in: reference)
    }
  }

  var message: String {
    let text = withUnit(DecimalText.text(load: load.load, in: unit), unit)
    let name = shortened(name, to: 30)
    let ratio = load.ratio
    guard ratio < 1000 else {
      return "\(text) is far above your best in \(name) at this gym; check the load"
    }
    let times = DecimalText.text(ratio)
    return "\(text) is \(times) times your best in \(name) at this gym; check the load"
  }

  /// The load with its decimal point one place to the left, where that is among the loads of other sessions, and no
  /// other load with a digit less is; else nil.
  var tenth: String? {
    guard token.kind == .load else { return nil }
    let text = fileLine.string(of: token)
    let digits = text.prefix { "0"..."9" ~= $0 }
    let rest = text.dropFirst(digits.count)
    guard digits.count > 1, !rest.hasPrefix("."), !rest.hasPrefix(","), let last = digits.last,
      let number = Double(digits)
    else { return nil }
    let likely = Set(([number / 10] + shorter(digits)).filter { isLikely($0 / number) })
    guard likely == [number / 10] else { return nil }
    return digits.dropLast() + (last == "0" ? "" : ".\(last)") + rest
  }

  /// The numbers that are left of `digits` without one of them.
  private func shorter(_ digits: Substring) -> [Double] {
    digits.indices.compactMap { index in
      Double(digits[..<index] + digits[digits.index(after: index)...])
    }
  }

  /// Whether this part of the load is as much as was lifted in other sessions.
  private func isLikely(_ part: Double) -> Bool {
    let kilograms = load.load.kilograms * part
    // What is equal in pounds may differ in the last bit.
    return load.others.lowerBound.kilograms - 1e-6...load.others.upperBound.kilograms + 1e-6
      ~= kilograms
  }
}
