import W8Book
import W8Edits
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
    var known = Set(done.map { $0.key })
    let used = logbook.recentExercises(inMonths: monthsForSuggestions)
    for exercise in used where known.insert(exercise.exercise).inserted {
      // What stands on this line alone is being typed.
      if exercise.lineCount == 1, exercise.exercise == ownExercise { continue }
      done.append(
        KnownExercise(
          key: exercise.exercise, name: logbook.exerciseName(of: exercise.exercise), detail: nil))
    }
    let here = Set(used.filter { gym.map($0.gyms.contains) ?? false }.map { $0.exercise })
    let declared = training.exercises.filter { known.insert($0.key).inserted }.map {
      KnownExercise(key: $0.key, name: $0.name, detail: nil)
    }
    let usual =
      done.filter { here.contains($0.key) } + done.filter { !here.contains($0.key) } + declared
    let (next, before) = orderAround(exercisesAbove)
    let first = next.compactMap { key in usual.first { $0.key == key } }
    let others = usual.filter { !next.contains($0.key) }
    return first + others.filter { !before.contains($0.key) }
      + others.filter { before.contains($0.key) }
  }

  /// Whether an exercise is likely to come on the line: the first of a session, or one that followed the one above the time before.
  var hasNextExercise: Bool {
    let above = exercisesAbove
    return above.isEmpty || !orderAround(above).next.isEmpty
  }

  /// The exercises above the line in its session.
  private var exercisesAbove: [ExerciseKey] {
    guard let day, !day.sessions.isEmpty else { return [] }
    let lowered = line.lowered
    let number = lowered.sessionIndex(ofLine: line.index) ?? day.sessions.upperBound - 1
    let training = analysis.logbook.settings.training
    return lowered.exerciseLines(of: lowered.sessions[number]).filter { $0 < line.index }
      .compactMap { index in
        file.exerciseKey(at: file.line(section: line.section, index: index)).map(training.canonical)
      }
  }

  /// The exercises that followed the last of `above` in the latest session with it, at this gym or else at another, without
  /// those of `above`; and these.
  private func orderAround(_ above: [ExerciseKey]) -> (
    next: [ExerciseKey], before: Set<ExerciseKey>
  ) {
    guard let last = above.last else { return ([], []) }
    let (logbook, before) = (analysis.logbook, Set(above))
    let (gym, gyms) = (session.flatMap(logbook.gym), logbook.settings.gyms)
    var elsewhere: [ExerciseKey] = []
    for entry in latestEntries.prefix(exactSessions).compactMap(logbook.entry) {
      for session in (0..<entry.sessionCount).map({ entry.session(at: $0) }) {
        let keys = session.exercises.map { logbook.settings.training.canonical($0.key) }
        guard let position = keys.firstIndex(of: last) else { continue }
        var seen = before
        let next = keys[(position + 1)...].filter { seen.insert($0).inserted }
        if gyms.knownGym(of: session) == gym { return (next, before) }
        if elsewhere.isEmpty { elsewhere = next }
      }
    }
    return (elsewhere, before)
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

func nameWithoutQuotes(_ name: String) -> String {
  name.hasPrefix("\"") && name.hasSuffix("\"") && name.utf8.count > 1
    ? String(name.dropFirst().dropLast()) : name
}

/// The number of sessions that are read for the order of exercises; further back it goes by months.
private let exactSessions = 40
/// The number of months with entries that are read for exercises: five years.
private let monthsForSuggestions = 60

extension CompletionProvider {
  /// The name of an exercise with its colon, in quotes where it needs them.
  static let exerciseName = CompletionProvider { scope in
    let line = scope.line
    guard let start = scope.startOfName else { return [] }
    let colon = line.allTokens.first { $0.kind == .colon && $0.end > line.column }
    let end = colon.map { Int($0.start) } ?? line.endOfUnfinishedName
    guard end >= start else { return [] }
    let typed = exerciseKey(nameWithoutQuotes(line.text(from: start)))
    // Another name of an exercise is complete, too.
    guard scope.analysis.logbook.settings.training.canonical(typed) == typed else { return [] }
    let typesQuote = start < line.column && line.bytes[start] == UInt8(ascii: "\"")
    return scope.knownExercises.compactMap { exercise in
      guard let name = writtenName(exercise.name) else { return nil }
      // What follows the colon of the line stays where it is.
      let text = colon == nil ? name + ":" + line.blanks(behind: name, at: start, end) : name
      var candidate = CompletionCandidate(
        .exercise, exercise.name, text: text, in: start..<end, detail: exercise.detail)
      if typesQuote { candidate.filter = "\"" + exercise.name }
      candidate.topic = .exercise(exercise.key)
      return candidate
    }
  }
}

extension CompletionScope {
  /// The column where the name starts in which the cursor stands, or would; nil where none can come.
  fileprivate var startOfName: Int? {
    guard line.column > 0, day != nil else { return nil }
    if line.kind == .blank { return line.column }
    guard line.kind == .exercise, !line.tokens.contains(where: { $0.kind == .colon }) else {
      return nil
    }
    let first = line.tokens.first { $0.kind != .superset }
    if let first { return Int(first.start) }
    return line.open == nil ? line.column : nil
  }
}

extension CursorLine {
  /// The position where the word of the cursor ends on a line without a colon.
  fileprivate var endOfUnfinishedName: Int {
    let touchesWord =
      column > 0 && bytes[column - 1] != UInt8(ascii: " ")
      && bytes[column - 1] != UInt8(ascii: "\t")
    return touchesWord ? wordEnd : column
  }

  /// What fills the column of names behind `name` and its colon, where nothing follows.
  fileprivate func blanks(behind name: String, at start: Int, _ end: Int) -> String {
    guard isBlank(from: end) else { return "" }
    let superset = allTokens.first?.kind == .superset ? 2 : 0
    return String(repeating: " ", count: max(1, 20 - superset - name.unicodeScalars.count - 1))
  }
}

/// `name` as an exercise line writes it; nil where it cannot be written at all.
private func writtenName(_ name: String) -> String? {
  for written in [name, "\"\(name)\""] {
    let tree = parse(Array("    \(written):".utf8), .later)
    guard tree.faults.isEmpty, tree.lines.count == 1, tree.lines[0].kind == .exercise else {
      continue
    }
    let tokens = tree.tokens(ofLine: 0)
    if let first = tokens.first, first.kind == .name || first.kind == .string,
      tree.string(of: first, line: 0) == written, tokens.count == 2
    {
      return written
    }
  }
  return nil
}
