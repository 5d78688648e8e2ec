import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension TrainingSettings {
  /// The equipment without which the plates of `gym` have no effect; nil if they have one.
  func lack(at gym: GymEquipment) -> PlatesLack? {
    if gym.bar == nil, !hasBar {
      return .bar(gym.plates.first?.load.unit == .pound ? "bar:45lb" : "bar:20kg")
    }
    return hasPlateLoading ? nil : planWithoutLoading.map { .barbell($0) }
  }
}

/// The reason why plates have no effect.
enum PlatesLack {
  /// The book has no bar; one as it is written.
  case bar(String)
  /// No exercise is done with a barbell, and nothing is said of that of a plan.
  case barbell(Plan)

  var words: String {
    switch self {
    case .bar(let bar): "a bar; add \(bar) to the gym or an exercise"
    case .barbell:
      "a barbell exercise; add barbell to an exercise line: exercise \"Squat\" barbell"
    }
  }
}

/// Adds the bar, and makes an exercise one with a barbell; nil if the line of that exercise is in another file.
func platesFix(_ scope: FixScope) -> Fix? {
  let training = scope.analysis.logbook.settings.training
  guard case .gym(let gym) = scope.fileLine.tree.directive(onLine: scope.fileLine.line) else {
    return nil
  }
  var equipment = gym.equipment
  var (titles, edits): ([String], [TextEdit]) = ([], [])
  if case .bar(let bar)? = training.lack(at: equipment) {
    titles.append("Add \(bar)")
    edits.append(TextEdit(TextRange(at: scope.diagnostic.range.start), "\(bar) "))
    // Whatever it weighs.
    equipment.bar = equipment.plates.first?.load
  }
  if case .barbell(let plan)? = training.lack(at: equipment) {
    // Another rule reports a plan for an exercise that nobody does.
    guard scope.analysis.logbook.hasExercise(training.canonical(plan.exercise)),
      let edit = barbell(plan, training, scope)
    else { return nil }
    titles.append("\(titles.isEmpty ? "Make" : "make") \(shortened(plan.name)) a barbell exercise")
    edits.append(edit)
  }
  return edits.isEmpty
    ? nil : .preferred(titles.joined(separator: " and "), edits, if: false)
}

/// Makes the exercise of `plan` one with a barbell, on its line or on a new one.
private func barbell(_ plan: Plan, _ training: TrainingSettings, _ scope: FixScope) -> TextEdit? {
  let key = training.canonical(plan.exercise)
  guard training.exercise(key) != nil else {
    return scope.declaration("exercise \(inQuotes(plan.name)) barbell", with: .exercise)
  }
  guard let line = scope.analysis.exerciseLines[key], line.file == scope.file.index,
    line.contentRange.count <= longestLine,
    let last = line.tokens.last(where: { ![.note, .comment].contains($0.kind) })
  else { return nil }
  return TextEdit(TextRange(at: line.range(of: last).end), " barbell")
}

/// The most bytes of a line that is looked at again for each gym.
private let longestLine = 200
