import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let outOfRange = Rule(
    8416, "out-of-range", .warning,
    Explanation(
      finds: """
        A load over 999 kg, more than 999 reps, a time over 24 hours or a distance over 9,999 km \
        in one set.
        """,
      harm: "A typo in a number distorts records and volume.",
      fix: "Correct the number.",
      example: january("03 Sat   82.1", "    Leg press:          5 1200"),
      instead: january("03 Sat   82.1", "    Leg press:          5 120")),
    .section { scope, findings in
      let rows = scope.rows
      var next = 0
      for index in scope.doubtedRows where rows[index].mayExceed && index >= next {
        let group = scope.group(ofRow: index)
        next = group.rows.upperBound
        for excess in excesses(of: group, scope, &findings) {
          findings.report(
            line: group.line, excess.range,
            "\(quoted(scope.tree.string(excess.range))) is outside \(excess.limits); correct the number"
          )
        }
      }
    })
}

extension SyntaxRow {
  /// Whether the row may say more than its limit, whatever its unit.
  @inline(__always)
  var mayExceed: Bool {
    // No limit is less than that of reps.
    guard value > mostReps else { return false }
    return switch kind {
    case .reps: true
    case .duration: value > mostSeconds
    case .distance: value > farthestMiles
    case .load: value > heaviestKilograms
    default: false
    }
  }
}

private let mostReps = 999
private let mostSeconds = 86_400
/// Thousandths of kilometers.
private let farthest: UInt64 = 9_999_000
/// Thousandths of the miles that are less than `farthest`; a mile is 1.609344 km.
private let farthestMiles = 6_213_000
/// Thousandths.
private let heaviestKilograms = 999_000

/// What is too much, and what would not be.
private struct Excess {
  let range: TextRange
  let limits: String

  init?(_ range: TextRange?, _ limits: String) {
    guard let range else { return nil }
    self.range = range
    self.limits = limits
  }
}

private func excesses(
  of group: RowGroup, _ scope: SectionScope, _ findings: inout SectionFindings
) -> [Excess] {
  let sets = scope.syntax(of: group)
  var found: [Excess?] = []
  if sets.reps.contains(where: { $0.count > mostReps }) {
    found.append(Excess(findings.range(.reps, in: group, scope), "0–999 reps"))
  }
  if sets.seconds.contains(where: { !PlausibleRange.seconds.contains($0) }) {
    found.append(Excess(findings.range(.duration, in: group, scope), "0–24 hours"))
  }
  if sets.distances.contains(where: isTooFar) {
    found.append(Excess(findings.range(.distance, in: group, scope), "0–9,999 km"))
  }
  if let load = sets.load, isTooHeavy(load, onLine: group.line, scope) {
    found.append(Excess(findings.range(.load, in: group, scope), "0–999 kg"))
  }
  return found.compactMap { $0 }
}

/// Meters, yards and feet do not reach that far in four digits.
private func isTooFar(_ distance: DistanceSyntax) -> Bool {
  switch distance.unit {
  case .kilometer: distance.thousandths > farthest
  case .mile: UInt64(distance.thousandths) * 1_609_344 > farthest * 1_000_000
  case .meter, .yard, .foot: false
  }
}

private func isTooHeavy(
  _ load: LoadSyntax, onLine line: Int, _ scope: SectionScope
) -> Bool {
  switch load {
  case .level: return false
  case .mass(let thousandths, let unit):
    guard thousandths > heaviestKilograms else { return false }
    let mass = Mass(
      thousandths: Int64(thousandths), of: MassUnit(unit) ?? scope.loadUnit(ofLine: line))
    return mass > heaviest
  case .bodyweight(let thousandths, let unit):
    guard thousandths.magnitude > heaviestKilograms else { return false }
    let mass = Mass(
      thousandths: Int64(clamping: thousandths.magnitude),
      of: MassUnit(unit) ?? scope.loadUnit(ofLine: line))
    return mass > heaviest
  }
}

private let heaviest = Mass(thousandths: Int64(heaviestKilograms), of: .kilogram)

extension SectionScope {
  /// The unit of the loads of an exercise line that have none: the exercise's, the gym's, the file's.
  func loadUnit(ofLine line: Int) -> MassUnit {
    if let name = tree.nameRange(ofLine: line),
      let unit = book.names.exercise(exerciseKey(tree.exerciseName(name)))?.unit
    {
      return unit
    }
    return gym(ofLine: line)?.unit ?? loadUnit
  }

  /// The declared gym of the session in which `line` stands; nil when that gym is not declared.
  func gym(ofLine line: Int) -> GymInfo? {
    let fallback = book.gyms.first { $0.isDefault }
    guard let index = lowered.sessionIndex(ofLine: line) else { return fallback }
    let head = lowered.sessions[index].head
    let gym = tree.tokens(ofLine: head).first(of: .gym, .defaultGym)
    if let gym, gym.kind == .gym { return book.gym(canonicalKey(tree.string(of: gym, line: head))) }
    // A line that opens a session and says no gym has one that cannot be read.
    return gym != nil || lines[head].kind == .exercise ? fallback : nil
  }
}
