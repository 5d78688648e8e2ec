import W8Engine

/// What a text says of sets.
struct SetReading {
  /// The sets; none where the text is not one of sets, or leaves something open.
  var sets: [ImportedSet] = []
  /// What has to be known before the sets are.
  var questions: Set<SetQuestion> = []
  /// What the text shows of the conventions of its file.
  var evidence: [(question: SetQuestion, answer: String)] = []
  /// The largest first number of an `AxB` that is asked about, in thousandths.
  var largestOpenCount = 0
  /// Whether a list has a set of no repetitions, which is none.
  var hasUndone = false
  /// The words behind the sets.
  var note: String?
  /// Why there are no sets; nil where there are, and where there would be after an answer.
  var fault: String?

  /// Whether the text says sets, whatever its conventions.
  var isOfSets: Bool { fault == nil }
}

/// Reads sets as people write them, such as `3x5 @ 100`, `5/5/4 @ 80kg`, `BW+10 x 8` and `3 sets of 10 at 60`.
///
/// All of the text is read or none of it. What has two readings is settled by `conventions`, else it becomes a question.
func readSets(_ text: String, _ conventions: SetConventions) -> SetReading {
  var reading = SetReading()
  guard text.utf8.count <= longestSets else {
    reading.fault = notUnderstood
    return reading
  }
  var tokenizer = SetTokenizer(text, m: conventions.m)
  let tokens = tokenizer.read()
  if tokenizer.showsMinutes { reading.evidence.append((.m, SetConventions.M.minutes.rawValue)) }
  if tokenizer.hasOpenM { reading.questions.insert(.m) }
  for case .fault(let reason) in tokens {
    reading.fault = reason
    return reading
  }
  var parts = tokens.split { $0 == .separator }.map(Array.init)
  guard !parts.isEmpty else {
    reading.fault = notUnderstood
    return reading
  }
  if case .words(let words)? = parts[parts.count - 1].last {
    parts[parts.count - 1].removeLast()
    if parts[parts.count - 1].last == .comma { parts[parts.count - 1].removeLast() }
    reading.note = words
    if parts[parts.count - 1].isEmpty { parts.removeLast() }
  }
  var load: LoadInText?
  for part in parts.map(withoutCommasOfOneGroup) {
    var match = SetMatch(conventions, load)
    if !match.read(part) {
      let fault = match.fault
      match = SetMatch(conventions, load)
      guard match.readByCommas(part) else {
        reading.sets = []
        reading.fault = match.fault ?? fault ?? notUnderstood
        return reading
      }
    }
    load = match.lastLoad
    reading.sets += match.sets
    reading.questions.formUnion(match.questions)
    reading.evidence += match.evidence
    reading.hasUndone = reading.hasUndone || match.hasUndone
    reading.largestOpenCount = max(reading.largestOpenCount, match.largestOpenCount)
  }
  // Nobody counts sets before one load and again before the next.
  if reading.questions.contains(.timesLoad), tokens.count(where: { $0 == .times }) > 1 {
    var known = conventions
    known.timesLoad = .reps
    reading = readSets(text, known)
    reading.evidence.append((.timesLoad, SetConventions.TimesLoad.reps.rawValue))
    return reading
  }
  if reading.sets.isEmpty && reading.questions.isEmpty { reading.fault = notUnderstood }
  if !reading.questions.isEmpty { reading.sets = [] }
  return reading
}

/// A group whose loads, counts and repetitions stand between commas, as `40kg, 4 sets, 12 reps` and `3x12, 20kg`, without
/// these; all other tokens as they are.
private func withoutCommasOfOneGroup(_ tokens: [SetToken]) -> [SetToken] {
  let parts = tokens.split(separator: .comma, omittingEmptySubsequences: false)
  guard 2...3 ~= parts.count else { return tokens }
  let kinds = parts.map { part -> Character? in
    let part = Array(part)
    if part.count == 1 { return part[0].isLoadWithUnit ? "k" : nil }
    guard case .number? = part.first else { return nil }
    if part.count == 2 { return part[1] == .sets ? "S" : part[1] == .repetitions ? "R" : nil }
    guard part.count == 3, part[1] == .times, case .number = part[2] else { return nil }
    return "x"
  }
  let known = kinds.compactMap { $0 }
  guard known.count == parts.count,
    ["Sk", "Rk", "RS", "RSk", "kx"].contains(String(known.sorted()))
  else { return tokens }
  return Array(parts.joined())
}

/// The most bytes of a text that is read as sets; people write shorter lines.
private let longestSets = 1000
