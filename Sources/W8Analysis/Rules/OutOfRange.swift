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
      harm: "Nobody does that; a digit too many spoils records and volumes.",
      example: """
        # 2026-01

        03 Sat   82.1
            Leg press:          5 1200
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
            Leg press:          5 120
        """),
    .section { scope, findings in
      for exercise in scope.lowered.unusualExercises where exercise.sets == .notable {
        for group in scope.lowered.groups(of: exercise) {
          for excess in excesses(of: group, exercise, scope) {
            findings.report(
              line: exercise.line, excess.range,
              "\(quoted(scope.tree.string(excess.range))) is outside \(excess.limits)")
          }
        }
      }
    })
}

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
  of group: LoweredGroup, _ exercise: LoweredExercise, _ scope: SectionScope
) -> [Excess] {
  let sets = group.syntax
  var found: [Excess?] = []
  if sets.reps.contains(where: { $0.count > 999 }) {
    found.append(Excess(group.repsRange(in: scope.tree), "0–999 reps"))
  }
  if sets.seconds.contains(where: { $0 > 86_400 }) {
    found.append(Excess(group.range(.duration, in: scope.tree), "0–24 hours"))
  }
  if sets.distances.contains(where: isTooFar) {
    found.append(Excess(group.range(.distance, in: scope.tree), "0–9,999 km"))
  }
  if let load = sets.load, isTooHeavy(load, exercise, scope) {
    let range = group.range(.load, in: scope.tree) ?? group.range(.chain, in: scope.tree)
    found.append(Excess(range, "0–999 kg"))
  }
  return found.compactMap { $0 }
}

/// Metres, yards and feet do not reach that far in four digits; a mile is 1.609344 km.
private func isTooFar(_ distance: DistanceSyntax) -> Bool {
  switch distance.unit {
  case .kilometre: distance.thousandths > 9_999_000
  case .mile: UInt64(distance.thousandths) * 1_609_344 > 9_999_000_000_000
  case .metre, .yard, .foot: false
  }
}

private func isTooHeavy(
  _ load: LoadSyntax, _ exercise: LoweredExercise, _ scope: SectionScope
) -> Bool {
  switch load {
  case .level: return false
  case .mass(let thousandths, let unit):
    guard thousandths > 999_000 else { return false }
    let mass = Mass(
      thousandths: Int64(thousandths), of: MassUnit(unit) ?? scope.loadUnit(of: exercise))
    return mass > heaviest
  case .bodyweight(let thousandths, let unit):
    guard thousandths.magnitude > 999_000 else { return false }
    let mass = Mass(
      thousandths: Int64(clamping: thousandths.magnitude),
      of: MassUnit(unit) ?? scope.loadUnit(of: exercise))
    return mass > heaviest
  }
}

private let heaviest = Mass(thousandths: 999_000, of: .kilogram)

extension SectionScope {
  /// The unit of the loads of an exercise line that have none: the exercise's, the gym's, the file's.
  func loadUnit(of exercise: LoweredExercise) -> MassUnit {
    if let name = lowered.name(of: exercise),
      let unit = book.names.exercises[exerciseKey(name)]?.unit
    {
      return unit
    }
    return gym(ofLine: exercise.line)?.unit ?? loadUnit
  }

  /// The declared gym of the session in which `line` stands; nil when that gym is not declared.
  func gym(ofLine line: Int) -> DeclaredGym? {
    for above in tree.lines[..<line].indices.reversed() {
      let kind = tree.lines[above].kind
      guard kind == .session || kind == .entry else { continue }
      let gym = tree.tokens(ofLine: above).first { $0.kind == .gym }
      if let gym { return book.gym(canonicalKey(tree.string(of: gym, line: above))) }
      if kind == .entry { break }
    }
    return book.gyms.first(where: \.isDefault)
  }
}
