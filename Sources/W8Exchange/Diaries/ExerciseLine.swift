import Primitives
import W8Engine

/// A line below a day that names an exercise and its sets, or has sets alone.
struct ExerciseLine {
  /// The name; empty for sets alone.
  let name: String
  /// The sets as they are written.
  let sets: String
  /// Whether all sets are warm-ups.
  var isWarmUp = false

  /// The name and sets of a line; nil where it has none. Any convention will do.
  init?(_ text: String, isBelowExercise: Bool = false, isItem: Bool = false) {
    var text = Self.withoutSetNumber(text)
    let word = text.prefix { $0.isLetter || $0 == "-" }
    var isWarmUp = false
    if text.dropFirst(word.count).first == ":", word.count > 1 {
      let kind = SetKind.named(String(word))
      if kind == .warmUp || kind == .normal {
        isWarmUp = kind == .warmUp
        text = trimmed(String(text.dropFirst(word.count + 1)))
      }
    }
    self.isWarmUp = isWarmUp
    let whole = readSets(text, SetConventions())
    let isNamed =
      whole.note.map {
        !isBelowExercise || isOfTraining($0)
          || isItem && whole.questions == [.singleNumbers] && $0.split(separator: " ").count <= 3
      } ?? false
    let counted = whole.isOfSets && !isNamed ? nil : Self.countFirst(text)
    // A number with words may be of anything.
    if whole.questions == [.singleNumbers], whole.note != nil, counted == nil { return nil }
    if whole.isOfSets, counted == nil {
      // A score, or a date without a year.
      if whole.note != nil, isScore(String(text.prefix { $0 != " " })) { return nil }
      (name, sets) = ("", text)
      return
    }
    guard let (name, sets) = counted ?? Self.namedSets(text),
      isOfTraining(name) || !isOfTimeAlone(sets) && !isScore(sets) && !namesWeight(name)
    else { return nil }
    (self.name, self.sets) = (name, sets)
  }

  /// Without `Set 1:`, `1세트:` and `Satz 2:`; several with slashes between them become parts.
  private static func withoutSetNumber(_ text: String) -> String {
    let parts = text.split(separator: "/").map { trimmed(String($0)) }
    if parts.count > 1, parts.allSatisfy({ withoutOneSetNumber($0) != $0 }) {
      return parts.map(withoutOneSetNumber).joined(separator: "; ")
    }
    return withoutOneSetNumber(text)
  }

  private static func withoutOneSetNumber(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":") else { return text }
    let head = text[..<colon].lowercased()
    let letters = head.filter { $0.isLetter }
    let rest = head.filter { !$0.isLetter && $0 != " " && $0 != "#" }
    guard wordsForSets.contains(letters), rest.count <= 2, rest.allSatisfy(isDecimalDigit) else {
      return text
    }
    return trimmed(String(text[text.index(after: colon)...]))
  }

  static func isSetLine(_ text: String) -> Bool { withoutSetNumber(text) != text }

  /// The first cut behind which all reads as sets.
  private static func namedSets(_ text: String) -> (String, String)? {
    let signs = Array(text)
    var cuts = 0
    for index in signs.indices.dropFirst() where cuts < mostCuts {
      let isStart =
        signs[index - 1] == " " && signs[index] != " " || ":/|".contains(signs[index - 1])
      guard isStart, index > 0 else { continue }
      let rest = String(signs[index...])
      guard rest.contains(where: isDecimalDigit), startsSets(rest) else { continue }
      cuts += 1
      guard isSets(rest) else {
        // A number that belongs to the sets is no part of the name.
        if isDecimalDigit(signs[index]), !isPartOfName(rest) { return nil }
        continue
      }
      var head = trimmed(String(signs[..<index]))
      let hasColon = head.hasSuffix(":")
      head = trimmed(head, of: ":-–—|/=@ ")
      // `RDL, 40kg, 4 sets, 12 reps`
      if head.hasSuffix(","), rest.contains(","),
        head.split(separator: " ").count <= mostWordsBeforeComma
      {
        head.removeLast()
      }
      if let load = leadingLoad(head) {
        let (own, name) = load
        return isExerciseName(name, hasColon) && isSets("\(rest) \(own)")
          ? (name, "\(rest) \(own)") : nil
      }
      if head.hasSuffix(")"), let open = head.lastIndex(of: "(") {
        let inner = String(head[head.index(after: open)...].dropLast())
        if inner.contains(where: isDecimalDigit) {
          let name = trimmed(String(head[..<open]))
          let sets = "\(inner): \(rest)"
          return massOf(inner) && isSets(sets) && isExerciseName(name, hasColon)
            ? (name, sets) : nil
        }
      }
      return isExerciseName(head, hasColon) ? (head, rest) : nil
    }
    return nil
  }

  /// `50 push-ups`, `30 5kg curls`, `2 minutes plank`: the longest beginning that reads as sets.
  private static func countFirst(_ text: String) -> (String, String)? {
    guard text.first.map(isDecimalDigit) == true else { return nil }
    let words = text.split(separator: " ").map(String.init)
    for count in (1..<max(words.count, 1)).reversed() where count <= 8 {
      let sets = words[..<count].joined(separator: " ")
      let name = words[count...].joined(separator: " ")
      let reading = readSets(sets, Self.alone)
      guard reading.isOfSets, reading.note == nil, isExerciseName(name, false),
        !name.contains(where: isDecimalDigit), !unitsOfOther.contains(words[count].lowercased()),
        words[count].count > 1
      else { continue }
      return (name, readSets(sets, SetConventions()).questions.isEmpty ? sets : "\(sets) reps")
    }
    return nil
  }

  private static let alone: SetConventions = {
    var conventions = SetConventions()
    (conventions.unit, conventions.singleNumbers) = (.kilogram, .reps)
    return conventions
  }()

  /// The load that a text begins with, as `60kg squat`, and the rest.
  private static func leadingLoad(_ head: String) -> (String, String)? {
    let words = head.split(separator: " ").map(String.init)
    for count in [2, 1] where words.count > count {
      let load = words[..<count].joined(separator: " ")
      if massOf(load) { return (load, words[count...].joined(separator: " ")) }
    }
    return nil
  }
}

/// Whether a text is a load with its unit.
private func massOf(_ text: String) -> Bool {
  guard let number = readNumber(Array(text.utf8)[...]), !number.suffix.isEmpty else { return false }
  return massUnit(number.suffix) != nil
}

/// Whether a text may begin sets: with a number, the body, a word for warm-up, or a bracket.
private func startsSets(_ rest: String) -> Bool {
  guard let first = rest.first else { return false }
  if isDecimalDigit(first) || first == "+" || first == "[" || first == "@" { return true }
  let word = rest.prefix { $0.isLetter }.lowercased()
  return ["bw", "bodyweight", "w", "warmup", "rpe", "맨몸", "自重"].contains(word)
}

private func isSets(_ text: String) -> Bool { readSets(text, SetConventions()).isOfSets }

/// Whether sets have a time or distance alone, which anything in a diary may have.
private func isOfTimeAlone(_ sets: String) -> Bool {
  let reading = readSets(sets, SetConventions())
  return !reading.sets.isEmpty
    && reading.sets.allSatisfy { $0.repetitions == nil && $0.load == nil }
}

/// Whether sets are two numbers like a score, as `7/10`.
private func isScore(_ sets: String) -> Bool {
  let parts = sets.split(separator: "/")
  return parts.count == 2 && parts.allSatisfy { Int(trimmed(String($0))) != nil }
}

/// Whether words name a weight, which is none of an exercise.
func namesWeight(_ words: String) -> Bool {
  words.lowercased().split { !$0.isLetter }.contains {
    massUnit(String($0)) == nil && weightNouns.contains(String($0))
  } && !isOfTraining(words)
}

/// Whether words name what people do in a gym.
func isOfTraining(_ words: String) -> Bool {
  words.lowercased().split { !$0.isLetter }.contains {
    isTraining(String($0)) || wordsOfEndurance.contains(String($0))
  }
}

private let wordsOfEndurance: Set<String> = [
  "hold", "hang", "walk", "walking", "hike", "jog", "jogging", "sprint", "erg", "carry", "ski",
  "elliptical", "rope", "stairs", "yoga", "stretch", "stretching", "warm", "cardio", "sled", "wall",
  "sit", "sits", "crawl", "laufen", "joggen", "gehen", "radfahren", "schwimmen", "dehnen",
  "course", "marche", "vélo", "correr", "caminar", "bicicleta", "nadar",
]

/// Whether a number is one that names have: `1 arm row`, `5+ OHP`.
private func isPartOfName(_ rest: String) -> Bool {
  let words = rest.split(separator: " ").map { $0.lowercased() }
  guard words.count > 1 else { return false }
  return ["arm", "leg", "ohp", "arms", "legs", "side", "sided", "handed"].contains(words[1])
    || words[0].contains { $0.isLetter } && words[0].contains("-")
}

/// Whether a text may be the name of an exercise: a letter, few words, no sentence.
func isExerciseName(_ name: String, _ isBeforeColon: Bool) -> Bool {
  let words = name.split(separator: " ")
  guard name.contains(where: { $0.isLetter }), name.utf8.count > 1,
    words.count <= (isBeforeColon ? 8 : 6),
    !name.contains(where: { "@→~★?!:,".contains($0) }), !name.holds(". "),
    !name.hasSuffix("."), name.count <= 80
  else { return false }
  guard let last = words.last, !(last.allSatisfy { isDecimalDigit($0) || $0 == "." }) else {
    return false
  }
  // What reads as sets, and what tells of something, names nothing.
  guard !words.dropFirst().contains(where: { $0.first.map(isDecimalDigit) == true }),
    !words.contains(where: { isSetsOrSign($0) || wordsOfProse.contains($0.lowercased()) })
  else { return false }
  return !wordsOfOtherKeys.contains(name.lowercased())
}

/// Whether a word is a sign of times, or a number with one or with a unit behind it.
private func isSetsOrSign(_ word: Substring) -> Bool {
  if ["x", "×", "+", "*"].contains(word.lowercased()) { return true }
  guard let first = word.first, isDecimalDigit(first) else { return false }
  let behind = word.drop { isDecimalDigit($0) || ".,".contains($0) }
  return behind.first.map { "xX×*/".contains($0) } == true || massUnit(behind.lowercased()) != nil
}

private let wordsOfProse: Set<String> = [
  "i", "i'm", "my", "me", "was", "were", "went", "want", "wanted", "tried", "trying", "did", "do",
  "should", "could", "would", "will", "next", "felt", "feel", "but", "because", "then", "still",
  "today", "maybe", "only", "could", "couldn't", "didn't", "ich", "war", "wollte", "heute", "aber",
  "je", "mais", "era", "pero",
]

/// Units and counts of what is no exercise.
private let unitsOfOther: Set<String> = [
  "h", "hours", "hour", "kcal", "cal", "calories", "steps", "g", "mg", "ml", "l", "bpm", "%",
  "stunden", "schritte", "reps", "sets", "days", "weeks", "years", "am", "pm", "uhr", "o'clock",
]

/// Keys of diaries that are no exercises.
let wordsOfOtherKeys: Set<String> = [
  "sleep", "energy", "steps", "notes", "note", "plan", "rpe", "volume", "mood", "shape", "total",
  "totals", "total reps", "calories", "protein", "water", "pain", "soreness", "stress", "duration",
  "time", "rest", "week", "day", "session", "schlaf", "energie", "schritte", "notizen", "stimmung",
  "sommeil", "humeur", "notas", "sueño", "sets", "reps", "score", "rating", "bedtime", "hr",
]

private let mostCuts = 50
private let mostWordsBeforeComma = 3
