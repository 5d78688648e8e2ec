import Primitives
import W8Analysis
import W8Engine

extension OpenedLog {
  /// The key of the gym that `name` names, with or without `@`; that of sessions that name none for `@`, and for
  /// `@default` where no other is called so. Throws where the book has none such, and proposes those that are `fit`.
  func gym(_ name: String, fit: (GymID) -> Bool = { _ in true }) throws(Failure) -> GymID {
    let key = canonicalKey(name.hasPrefix("@") ? name : "@\(name)")
    let known = analysis.logbook.gymUses.flatMap { [$0.info.id] + $0.info.aliases }
    if known.contains(key) { return key }
    let unnamed = analysis.logbook.settings.gyms.defaultGym
    if name == "@" || key == GymNames().defaultGym, known.contains(unnamed) { return unnamed }
    throw unknown(
      "gym", "@\(key.text)", among: known.filter(fit).map { "@\($0.text)" },
      "`w8log gyms` lists them")
  }

  /// The key of the exercise that `name` names in full; throws where the book has none such.
  func exercise(_ name: String) throws(Failure) -> ExerciseKey {
    let key = exerciseKey(name)
    let uses = analysis.logbook.exerciseUses
    guard uses.contains(where: { $0.exercise == key || $0.aliases.contains(key) })
    else {
      let names = uses.flatMap { [$0.name] + $0.aliases.map(\.text) }
      throw unknown("exercise", name, among: names, "`w8log exercises` lists them")
    }
    return key
  }

  /// The key of the tag that `name` names, with or without `#`; throws where the book has none such.
  func tag(_ name: String) throws(Failure) -> TagKey {
    let key = canonicalKey(name.hasPrefix("#") ? name : "#\(name)")
    let used = analysis.logbook.months.flatMap { $0.entries.flatMap(\.tags) }
    let known = Set(used).union(analysis.book.names.tags)
    guard known.contains(key) else {
      let names = known.sorted().map { "#\($0.text)" }
      throw unknown("tag", "#\(key.text)", among: names, "`w8log tags` lists them")
    }
    return key
  }

  private func unknown(
    _ kind: String, _ name: String, among known: [String], _ remedy: String
  ) -> Failure {
    .usage(
      .unknownName(
        kind, name, log: self.name, nearest: nearestWords(to: name, among: known), remedy: remedy))
  }
}
