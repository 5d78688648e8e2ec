import Primitives
import W8Analysis
import W8Engine

extension Invocation {
  /// Looks at what the selection names: a gym, tag or exercise that the log neither declares nor has
  /// chooses nothing, and is most likely a slip.
  ///
  /// Throws for the only log; of several one may know the name, so that it is only told.
  func checkSelection(of trusted: TrustedLog) throws(Failure) {
    for error in unknownNames(in: trusted.log) {
      guard trusted.isOneOfSeveral else { throw .usage(error) }
      try remark("w8log: \(error.message)")
    }
  }

  private func unknownNames(in log: OpenedLog) -> [ArgumentError] {
    let logbook = log.analysis.logbook
    return unknown(
      .gym, "gym", sign: "@", in: log, remedy: "`w8log gyms` lists them"
    ) {
      logbook.gymUses.flatMap { ([$0.info.id] + $0.info.aliases).map(\.text) }
        + (logbook.gymUses.contains { $0.info.isDefault } ? [""] : [])
    }
      + [Option.tag, .noTag].flatMap { option in
        unknown(option, "tag", sign: "#", in: log, remedy: "`w8log tags` lists them") {
          let used = logbook.months.flatMap { $0.entries.flatMap(\.tags) }
          return Set(used).union(log.analysis.book.names.tags).sorted().map(\.text)
        }
      }
      + unknown(.exercise, "exercise", sign: "", in: log, remedy: "`w8log exercises` lists them") {
        logbook.exerciseUses.flatMap { [$0.name] + $0.aliases.map(\.text) }
      }
  }

  private func unknown(
    _ option: Option, _ kind: String, sign: String, in log: OpenedLog, remedy: String,
    among known: () -> [String]
  ) -> [ArgumentError] {
    let wanted = arguments.values(of: option)
    guard !wanted.isEmpty else { return [] }
    let names = known().map { sign + $0 }
    let keys = Set(names.map(exerciseKey))
    return wanted.compactMap { value in
      let name = value.hasPrefix(sign) ? value : sign + value
      guard !keys.contains(exerciseKey(name)) else { return nil }
      return .unknownName(
        kind, name, log: log.name, nearest: nearestWords(to: name, among: names), remedy: remedy)
    }
  }
}

/// What a name on the command line says of the exercises of a log.
enum ExerciseChoice: Equatable {
  /// It is the name of one, another name, or the beginning of no other's.
  case one(ExerciseKey)
  /// It is the beginning of these names.
  case several([String])
  /// It is none of them; these come near.
  case none(nearest: [String])

  /// Looks `name` up in the exercises that `logbook` declares or has; case does not count.
  init(_ name: String, in logbook: Logbook) {
    let key = exerciseKey(name)
    let canonical = logbook.settings.training.canonical(key)
    if logbook.hasExercise(canonical) {
      self = .one(canonical)
      return
    }
    let uses = logbook.exerciseUses
    let begun = uses.filter { use in
      !key.text.isEmpty
        && ([use.exercise] + use.aliases).contains { $0.text.hasPrefix(key.text) }
    }
    switch begun.count {
    case 0:
      let names = uses.flatMap { [$0.name] + $0.aliases.map(\.text) }
      self = .none(nearest: nearestWords(to: name, among: names))
    case 1: self = .one(begun[0].exercise)
    default: self = .several(begun.map(\.name))
    }
  }
}

/// At most three of `words` that `text` may be a slip for, the nearest first; else those that hold it.
func nearestWords(to text: String, among words: [String]) -> [String] {
  var rest = words
  var found: [String] = []
  while found.count < mostNearest, let word = nearest(to: text, among: rest) {
    found.append(word)
    rest.removeAll { $0 == word }
  }
  guard found.isEmpty, !text.isEmpty else { return found }
  let part = text.lowercased()
  for word in words where word.lowercased().holds(part) && !found.contains(word) {
    found.append(word)
    if found.count == mostNearest { break }
  }
  return found
}

private let mostNearest = 3
