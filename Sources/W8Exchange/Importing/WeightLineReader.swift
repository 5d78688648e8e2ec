import Primitives

/// What a line of text says of the weight of a person.
enum WeightLine: Equatable {
  /// It is blank, a heading, or a line of a frame.
  case nothing
  /// Something without a date and a number.
  case text
  /// A date, and a number that may be anything.
  case otherNumber
  case weighIn(WeightOfDay)
}

/// A date with a weight, and the words beside them.
struct WeightOfDay: Equatable {
  var stamp: Timestamp
  let mass: WrittenNumber
  let rest: String
}

/// Reads text line by line, and takes a number for a weight only if it can be nothing else: alone after a date, perhaps with a
/// time or a remark such as `after the run`; or with its unit beside a word for a weight.
struct WeightLineReader {
  /// Whether the heading or title above is one of training, such as `## Squat`.
  private var isBelowLift = false
  /// Whether the lines are rows of a table that has columns of training.
  private var isTableOfLifts = false

  mutating func read(_ line: String) -> WeightLine {
    let line = trimmed(line)
    if line.hasPrefix("#") {
      (isBelowLift, isTableOfLifts) = (isTitleOfLift(wordsOf(line)), false)
      return .nothing
    }
    if line.isEmpty { isTableOfLifts = false }
    let text = withoutMarks(line)
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return .nothing }
    let words = wordsOf(text)
    let dates = (1...mostWordsOfDate).reversed().compactMap {
      count -> (stamp: Timestamp, count: Int)? in
      guard count < words.count else { return nil }
      let date = words[..<count].joined(separator: " ")
      return readTimestamp(trimmed(date, of: ":,;–—=-").utf8).map { ($0, count) }
    }
    guard let longest = dates.first else {
      note(undated: line, words)
      return .text
    }
    if !isBelowLift, !isTableOfLifts {
      for (stamp, count) in dates {
        guard let found = bodyWeight(words[count...], stamp),
          count == 1 || !isDecimal(words[count - 1]) || !found.mass.suffix.isEmpty
            || found.mass.whole == nil
        else { continue }
        return .weighIn(found)
      }
    }
    let isNumber = words[longest.count...].contains { $0.contains { $0.isNumber } }
    return isNumber ? .otherNumber : .text
  }

  /// Follows what a line without a date says of the lines below it.
  private mutating func note(undated line: String, _ words: [String]) {
    isTableOfLifts = "|\t;,".contains { sign in
      let cells = line.split(separator: sign).map { trimmed(String($0.filter { $0 != "*" })) }
      let header = TableHeader(cells)
      return header.hasDayColumn && header.liftColumn != nil
    }
    if words.count <= mostWordsOfTitle { isBelowLift = isTitleOfLift(words) }
  }
}

/// The weight that some words after a date say; nil if their number may be something else.
private func bodyWeight(_ words: ArraySlice<String>, _ stamp: Timestamp) -> WeightOfDay? {
  let start = words.drop { isFrame($0) || weightWords.contains(bare($0)) }
  guard let (mass, rest) = mass(start) else { return namedWeight(words, stamp) }
  var found = WeightOfDay(stamp: stamp, mass: mass, rest: trimmedRest(rest))
  if found.rest.isEmpty || isRemark(rest) { return found }
  if rest.count == 1, stamp.second == nil, let word = rest.first, word.contains(":"),
    let second = readTime(trimmed(word, of: "(,;)").utf8)
  {
    found = WeightOfDay(stamp: stamp, mass: mass, rest: "")
    found.stamp.second = second
    return found
  }
  let behind = rest.drop { isFrame($0) || weightWords.contains(bare($0)) }
  if behind.isEmpty { return WeightOfDay(stamp: stamp, mass: mass, rest: "") }
  let isNamed = words[..<start.startIndex].contains { weightWords.contains(bare($0)) }
  guard isNamed || bodyWords(rest), !mass.suffix.isEmpty, !sayTraining(words),
    isApart(words[..<rest.startIndex], behind)
  else { return nil }
  return found
}

/// A weight with its unit after a word for one that begins a clause, as in `slept well, weight 82.4 kg`.
private func namedWeight(_ words: ArraySlice<String>, _ stamp: Timestamp) -> WeightOfDay? {
  guard !sayTraining(words) else { return nil }
  for index in words.indices where weightWords.contains(bare(words[index])) {
    let before = words[..<index]
    guard
      bodyWords(words[index...]) || before.isEmpty
        || before.last?.last.map({ ",;.:–—-(".contains($0) }) == true
    else { continue }
    let start = words[index...].drop {
      isFrame($0) || weightWords.contains(bare($0)) || linkingWords.contains(bare($0))
    }
    guard let (mass, rest) = mass(start), !mass.suffix.isEmpty,
      isApart(words[..<rest.startIndex], rest)
    else { continue }
    let note =
      trimmedRest(before) + (before.isEmpty || rest.isEmpty ? "" : ", ") + trimmedRest(rest)
    return WeightOfDay(stamp: stamp, mass: mass, rest: note)
  }
  return nil
}

/// The number that some words begin with, with its unit, and the words after it; nil if it is none of a weight.
private func mass(_ words: ArraySlice<String>) -> (WrittenNumber, ArraySlice<String>)? {
  guard !words.isEmpty else { return nil }
  // `12 st 4 lb`, else `12st 4lb`, `82.4 kg` or `82.4`.
  for count in [4, 3, 2, 1] where count <= words.count {
    let text = words.prefix(count).map { trimmed($0, of: ",;:.)(*") }.joined(separator: " ")
    guard let mass = readNumber(Array(text.utf8)[...]), mass.thousandths > 0,
      mass.suffix.isEmpty || massUnit(mass.suffix) != nil || stones(mass) != nil
    else { continue }
    return (mass, words.dropFirst(count))
  }
  return nil
}

/// Whether words after a weight are a remark on when it was, as `after the run`, `(before breakfast)` and `in the morning`.
private func isRemark(_ words: ArraySlice<String>) -> Bool {
  let words = words.drop(while: isFrame)
  guard let first = words.first, !words.contains(where: { $0.contains { $0.isNumber } }) else {
    return false
  }
  return wordsForOrder.contains(bare(first)) || words.allSatisfy { timesOfDay.contains(bare($0)) }
}

/// Whether the words after a weight do not go on with its number.
private func isApart(_ before: ArraySlice<String>, _ rest: ArraySlice<String>) -> Bool {
  guard let first = rest.first else { return true }
  let isParted = before.last?.last.map { ",;.".contains($0) } ?? false
  return isParted || isFrame(first) || first.first.map { "(,;-–—".contains($0) } == true
    || !first.contains { $0.isNumber } && !linkingWords.contains(bare(first))
}

/// Whether a word may be a load as well as a time, as `12.50`.
private func isDecimal(_ word: String) -> Bool {
  let parts = trimmed(word, of: ":,;").split(separator: ".")
  return parts.count == 2 && parts.allSatisfy { $0.allSatisfy { $0.isNumber } }
}

/// Whether words say that a weight is that of the body.
private func bodyWords(_ words: ArraySlice<String>) -> Bool {
  let words = words.drop(while: isFrame).prefix(3).map(bare)
  return (1...3).contains { bodyWeightNames.contains(words.prefix($0).joined(separator: " ")) }
}

// MARK: - Training

/// Whether words of a line tell of training: sets such as `5x5` or `5/5/4`, an effort, words for sets, an exercise.
private func sayTraining(_ words: ArraySlice<String>) -> Bool {
  let text = words.joined(separator: " ")
  return text.contains("@") || words.contains { isTraining(bare($0)) || isListOfSets($0) }
    || words.indices.contains { isGroupOfSets(words[$0...].prefix(4).joined(separator: " ")[...]) }
}

/// Whether a heading or title is that of a lift; one that also names a weight is not.
private func isTitleOfLift(_ words: [String]) -> Bool {
  let words = words.map(bare)
  return !words.contains(where: weightWords.contains)
    && words.contains { isTraining($0) && !generalWords.contains($0) }
}

/// Whether a word, or a part of one such as `push-ups` and `3sets`, tells of training.
func isTraining(_ word: String) -> Bool {
  ([word[...]] + word.split { !$0.isLetter }).map(String.init).contains { word in
    trainingWords.contains(word) || exerciseWords.contains(word) || repetitionWords.contains(word)
      || wordsForSets.contains(word) && word.count > 1 || barbellWords.contains(word)
  }
}

/// Whether a word lists several whole numbers, as `5/5/4` and `5,5,5` do.
private func isListOfSets(_ word: String) -> Bool {
  let parts = word.split(whereSeparator: { "/,;+".contains($0) })
  return parts.count > 2 && parts.allSatisfy { $0.allSatisfy { $0.isNumber } }
    || word.contains("/") && parts.count == 2 && parts.allSatisfy { $0.allSatisfy { $0.isNumber } }
}

/// What people do in a gym, without the words for lifts with a barbell.
private let trainingWords = Set(
  """
  press presses row rows curl curls pull pulls pullup pullups pulldown pulldowns push pushup pushups chin chinup chinups dip dips \
  lunge lunges raise raises fly flye flyes flies thrust thrusts thruster thrusters clean snatch jerk shrug shrugs crunch crunches \
  plank planks swing swings kettlebell kettlebells dumbbell dumbbells barbell db kb bb rdl lat leg legs calf calves biceps triceps \
  extension extensions pushdown pushdowns pullover shoulder rpe rir amrap emom warmup warmups superset dropset workout session \
  x × х volume tonnage pr prs 1rm e1rm max km mile miles m run running treadmill rowing cycling bike swim walk \
  rudern klimmzug klimmzüge liegestütz liegestütze schulterdrücken beinpresse ausfallschritt ausfallschritte training \
  rowing tractions pompes fentes presse dominadas flexiones remo zancadas prensa curl barra flexões puxada rosca \
  trazioni piegamenti affondi rematore optrekken opdrukken roeien podciąganie pompki wiosłowanie przysiad przysiady martwy wyciskanie \
  подтягивания отжимания тяга становая bänkpress marklyft knäböj bænkpres dødløft benkpress markløft knebøy penkkipunnerrus \
  maastaveto kyykky dřep dřepy mrtvý tlak shyby ピッチ 懸垂 腕立て 引体向上 俯卧撑 턱걸이 푸쉬업
  """.split(separator: " ").map(String.init))

/// Words of training that may stand in the heading of any diary.
private let generalWords: Set<String> = [
  "training", "workout", "session", "volume", "tonnage", "max", "km", "mile", "miles", "m", "run",
  "running", "x", "exercise", "exercises", "set", "sets", "series",
]

// MARK: - Words and signs

let weightWords = weightNouns.union(bodyWeightNames).union([
  "body", "du", "corps", "corporel", "corporal", "corporeo", "тела",
])
.subtracting(["kg", "kgs", "kilograms", "lb", "lbs", "pounds"])

/// Words between one for a weight and its number.
private let linkingWords: Set<String> = [
  "is", "was", "of", "at", "today", "ist", "war", "heute", "est", "était", "es", "era", "fue", "è",
  "é", "now", "to",
]

/// Words that tell what came before or after a weight.
private let wordsForOrder: Set<String> = [
  "after", "before", "nach", "vor", "après", "avant", "después", "antes", "depois", "dopo", "prima",
  "voor", "etter", "efter", "före", "før", "после", "перед", "до",
]

/// Words that tell when or how a person was weighed.
private let timesOfDay: Set<String> = [
  "in", "the", "at", "morning", "evening", "afternoon", "noon", "night", "fasted", "naked",
  "dressed", "sick", "ill", "morgens", "abends", "mittags", "nachts", "nüchtern", "krank", "am",
  "früh",
  "morgen", "abend", "matin", "soir", "le", "à", "jeun", "por", "la", "mañana", "tarde", "noche",
  "manhã", "noite", "de", "mattina", "sera", "ochtend", "avond", "ochtends", "avonds",
  "утром", "вечером", "натощак", "rano", "wieczorem", "om",
]

private func wordsOf(_ text: String) -> [String] {
  text.split(whereSeparator: { " \t|".contains($0) }).map(String.init)
}

/// A word in lower case, without signs around it.
private func bare(_ word: String) -> String {
  trimmed(word.lowercased(), of: ":=–—-*#,;.()!?>\"'_")
}

/// Whether a word has nothing but signs that set off others.
private func isFrame(_ word: String) -> Bool {
  !word.isEmpty && word.allSatisfy { ":=–—-*#>".contains($0) }
}

private func trimmedRest(_ words: ArraySlice<String>) -> String {
  trimmed(trimmed(words.joined(separator: " "), of: "–—->|,;:"))
}

/// The number that some words begin with, perhaps after one for a weight, with its unit; nil if it is none of a weight.
func weight(_ words: ArraySlice<String>) -> (mass: WrittenNumber, rest: String)? {
  let start = words.drop {
    isFrame($0) || loadNames.contains(bare($0)) || weightWords.contains(bare($0))
  }
  return mass(start).map { ($0.0, trimmedRest($0.1)) }
}

/// Without the marks of lists, quotes, tables, links and bold text.
private func withoutMarks(_ line: String) -> String {
  var text = Substring(trimmed(line))
  for mark in ["|", ">", "- [ ]", "- [x]", "-", "*", "+", "•"] where text.hasPrefix(mark) {
    text = text.dropFirst(mark.count).drop { $0 == " " }
  }
  return String(text.filter { !"[]*`".contains($0) })
}

/// No title of an exercise has more.
private let mostWordsOfTitle = 5

extension WrittenNumber {
  /// The mass, in the unit behind the number, else in that of the user; nil where a log cannot say it.
  func mass(in log: inout ImportedLog) -> ImportedMass? {
    if let mass = stones(self) { return mass }
    return ImportedMass(thousandths: thousandths, unit: log.unit(massUnit(suffix)))
  }
}
