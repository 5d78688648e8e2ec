import W8Analysis
import W8Engine
import W8Syntax

/// An exercise that can be written, as the book writes it.
struct KnownExercise {
  let key: ExerciseKey
  let name: String
  /// When it was done last, where that is known; else that it was done at this gym or elsewhere.
  let detail: String?
}

extension CompletionScope {
  /// The exercises of the last years, those done at the gym of the line first, by their last use; then those that are
  /// only declared.
  var knownExercises: [KnownExercise] {
    let (logbook, training) = (analysis.logbook, analysis.logbook.settings.training)
    let gym = session.flatMap(logbook.gym)
    var done = latestExercises
    var known = Set(done.map(\.key))
    let used = logbook.recentExercises(inMonths: habitMonths)
    for exercise in used where known.insert(exercise.exercise).inserted {
      // What stands on this line alone is being typed.
      if exercise.lineCount == 1, exercise.exercise == ownExercise { continue }
      done.append(
        KnownExercise(
          key: exercise.exercise, name: logbook.exerciseName(of: exercise.exercise), detail: nil))
    }
    let here = Set(used.filter { gym.map($0.gyms.contains) ?? false }.map(\.exercise))
    let declared = training.exercises.filter { known.insert($0.key).inserted }.map {
      KnownExercise(key: $0.key, name: $0.name, detail: nil)
    }
    return done.filter { here.contains($0.key) } + done.filter { !here.contains($0.key) } + declared
  }

  /// The exercises of the last sessions, the latest first, each once.
  private var latestExercises: [KnownExercise] {
    let (logbook, training) = (analysis.logbook, analysis.logbook.settings.training)
    var (known, sessionCount) = (Set<ExerciseKey>(), 0)
    var exercises: [KnownExercise] = []
    for reference in latestEntries {
      guard let entry = logbook.entry(at: reference), entry.sessionCount > 0 else { continue }
      for index in (0..<entry.sessionCount).reversed() {
        for exercise in entry.session(at: index).exercises {
          let key = training.canonical(exercise.key)
          guard known.insert(key).inserted else { continue }
          exercises.append(
            KnownExercise(
              key: key, name: training.exercise(key)?.name ?? exercise.name,
              detail: entry.date.words))
        }
        sessionCount += 1
      }
      if sessionCount >= exactSessions { break }
    }
    return exercises
  }

  /// The exercise on the line of the cursor.
  private var ownExercise: ExerciseKey? {
    let name = line.allTokens.first { $0.kind == .name || $0.kind == .string }
    guard line.wholeKind == .exercise, let name else { return nil }
    return analysis.logbook.settings.training.canonical(
      exerciseKey(nameWithoutQuotes(line.text(name))))
  }
}

/// A name without the quotes around it.
func nameWithoutQuotes(_ name: String) -> String {
  name.hasPrefix("\"") && name.hasSuffix("\"") && name.utf8.count > 1
    ? String(name.dropFirst().dropLast()) : name
}

/// How many sessions are read for the order of exercises; further back it goes by months.
private let exactSessions = 40
/// How many months with entries are looked at for exercises: five years.
private let habitMonths = 60
