import W8Analysis
import W8Engine
import W8Syntax

extension HoverProvider {
  /// What was done of an exercise in a session, with the gym and the title of the session and the notes of the line.
  static let exercise = HoverProvider { scope in
    guard scope.place.kind == .exercise,
      let training = TrainingPlace(scope.place, in: scope.analysis)
    else { return nil }
    let logbook = scope.analysis.logbook
    let line = Int32(clamping: scope.place.line)
    let done = training.reference.flatMap { reference in
      logbook.exercises(of: reference).first { $0.lines.contains { $0.line == line } }
    }
    guard let done, let date = training.date else { return nil }
    var facts: [HoverFact] = []
    if let gym = training.gym(in: scope.analysis) {
      facts.append(HoverFact(label: "Gym", text: gym))
    }
    if let title = training.title { facts.append(HoverFact(label: "Session", text: title)) }
    facts += workFacts(of: [done], in: logbook.settings.unit)
    let notes = scope.place.lowered.noteLines(ofExercise: scope.place.line)
    let name = oneLine(logbook.exerciseName(of: done.exercise))
    return scope.hover(
      "\(name), \(date.words)",
      facts + training.notes(onLines: [scope.place.line] + notes))
  }
}
