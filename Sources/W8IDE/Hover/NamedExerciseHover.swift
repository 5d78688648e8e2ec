import Primitives
import W8Book
import W8Engine
import W8Syntax

extension HoverProvider {
  /// What was ever done of an exercise, at each gym, on its name.
  static let namedExercise = HoverProvider { scope in
    guard let name = scope.name, case .exercise(let key) = name.thing else { return nil }
    let history = scope.analysis.logbook.history(of: key)
    let unit = scope.analysis.logbook.settings.training.loadUnit(ofFile: 0)
    var facts = [HoverFact("Sessions", "\(history.sessions.count)")]
    if let best = history.figures.best {
      facts.append(HoverFact("Best", "\(text(of: best, in: unit)), \(best.date.words)"))
    }
    if let maximum = history.figures.epleyKilograms {
      facts.append(HoverFact("e1RM", "\(massText(kilograms: maximum, in: unit)) (Epley)"))
    }
    let usual = history.branches.isEmpty ? [scope.analysis.logbook.settings.gyms.defaultGym] : []
    let gyms = history.branches.prefix(mostBranches).map { $0.gym } + usual
    facts += scope.analysis.planFacts(of: key, at: gyms)
    for branch in history.branches.prefix(mostBranches) {
      facts += branchFacts(branch, unit, in: scope.analysis)
    }
    return scope.hover(name.range, named(oneLine(history.name)), facts)
  }
}

/// `@iron: 2 sessions, last 10 January 2026: w5 60, 3x5 102.5; best 3 × 107.5 kg`, and the notes on the branch.
private func branchFacts(
  _ branch: ExerciseBranch, _ unit: MassUnit, in analysis: Analysis
) -> [HoverFact] {
  let gym = oneLine(analysis.book.spelling(of: branch.gym))
  var text = counted(branch.sessions.count, "session")
  if let last = branch.sessions.last {
    let sets = SetText.text(
      of: Array(last.groups.prefix(mostGroups)), showing: last.unit == unit ? nil : last.unit)
    let rest = last.groups.count > mostGroups ? ", …" : ""
    text += ", last \(last.date.words)" + (sets.isEmpty ? "" : ": \(sets)\(rest)")
  }
  if let best = branch.figures.best { text += "; best \(W8IDE.text(of: best, in: unit))" }
  if let progress = branch.progress { text += "; \(progress.words(in: unit))" }
  let notes = branch.setups.prefix(mostGroups).map(oneLine).filter { !$0.isEmpty }
  return [HoverFact(gym, text)]
    + notes.map { HoverFact("Set-up at \(gym)", $0) }
}

/// `3 × 107.5 kg`, in `unit` where it is a mass.
private func text(of best: BestSet, in unit: MassUnit) -> String {
  let load: String? =
    switch best.load {
    case .mass(let mass): withUnit(formulaNumber(mass.value(in: unit)), unit)
    case .level(let thousandths): DecimalText.text(thousandths: Int64(thousandths)) + " lvl"
    case .bodyWeight: "body weight"
    case .nothing: nil
    }
  let repetitions = best.repetitions.map { load == nil ? counted($0, "rep") : "\($0)" }
  return [repetitions, load].compactMap { $0 }.joined(separator: " × ")
}

/// A hover lists no more gyms.
private let mostBranches = 12
/// A hover lists no more groups of sets, and no more notes, of a gym.
private let mostGroups = 12

extension HoverProvider {
  /// What was done of an exercise in a session, with the gym and the title of the session and the notes of the line.
  static let exercise = HoverProvider { scope in
    guard scope.line.kind == .exercise,
      let training = SessionContext(scope.line, in: scope.analysis)
    else { return nil }
    let logbook = scope.analysis.logbook
    let line = Int32(clamping: scope.line.line)
    let done = training.reference.flatMap { reference in
      logbook.exercises(of: reference).first { $0.lines.contains { $0.line == line } }
    }
    guard let done, let date = training.date else { return nil }
    var facts: [HoverFact] = []
    if let gym = training.gym(in: scope.analysis) {
      facts.append(HoverFact("Gym", gym))
    }
    if let title = training.title { facts.append(HoverFact("Session", title)) }
    facts += workFacts(of: [done], in: logbook.settings.unit)
    if let reference = training.reference,
      let planned = PlannedSets(done.exercise, in: reference, scope.analysis)
    {
      let plates = planned.due.plates.map { ", \($0) a side" } ?? ""
      let sets = planned.due.text(withoutUnit: planned.bare)
      facts.append(HoverFact("Plan", "\(sets)\(plates): \(planned.why)"))
    }
    let notes = scope.line.lowered.noteLines(ofExercise: scope.line.line)
    let name = oneLine(logbook.exerciseName(of: done.exercise))
    return scope.hover(
      "\(name), \(date.words)",
      facts + training.notes(onLines: [scope.line.line] + notes))
  }
}
