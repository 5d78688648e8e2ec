package import Primitives
package import W8Book
package import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// Writes `newName`, with or without `@`, wherever the book names the gym with the key `gym` or one of its former ids;
  /// these stay its aliases, and with `leavingAlias` the old id becomes one on the line that declares it, should another
  /// device write it still. Notes that mention it are rewritten too. Sessions without a gym name it from then on, where it
  /// was theirs and no line declares it.
  ///
  /// Throws why the name cannot be, or why the gym has to keep its own.
  package func renaming(
    gym: GymID, to newName: String, leavingAlias: Bool = false,
    unless interruption: Interruption = .never
  ) throws(EditRefusal) -> BookEdit {
    let name = try newGymName(newName)
    let thing = book.thing(ofGym: gym)
    let unnamed = try unnamedSessions(of: gym, unless: interruption)
    let occurrences = try existingOccurrences(
      of: thing, beside: unnamed, called: "@\(gym.text)", unless: interruption)
    let key = canonicalKey(name)
    if !unnamed.isEmpty, thing == .gym(key) {
      throw .refused("\(name) is what the gym of sessions that name none is called already")
    }
    // A former id may be the id again.
    let isFormer = leavingAlias && book.thing(ofGym: key) == thing
    if thing != .gym(key), !isFormer {
      try requireFree(book.thing(ofGym: key), name, unless: interruption)
      if key == book.gymNames.defaultGym {
        throw .refused("\(name) is the gym of sessions that name none")
      }
    }
    var changes = BookChanges(self)
    for occurrence in occurrences where occurrence.role != .alias {
      changes.write(name, over: occurrence)
    }
    write(gym: name, at: unnamed, &changes)
    if leavingAlias { try leaveAlias(of: thing, newKey: key, occurrences, &changes) }
    return try changes.finish("Rename \(spelling(ofGym: gym)) to \(name)")
  }

  /// Makes the id of a declared gym that gets the key `newKey` a former id of it; one that it gets again is none any more.
  private func leaveAlias(
    of thing: NamedThing, newKey: GymID, _ occurrences: [NameOccurrence],
    _ changes: inout BookChanges
  ) throws(EditRefusal) {
    guard case .gym(let key) = thing, key != newKey, key != GymNames().defaultGym,
      let declared = declaration(of: thing),
      let line = line(of: declared), case .gym(let written) = line.tree.directive(onLine: line.line)
    else { return }
    for alias in written.aliases where canonicalKey(alias.text) == newKey {
      let range = alias.range.shifted(by: line.sectionStart)
      let whole = line.tokens.map(line.range).first {
        $0.start <= range.start && range.end <= $0.end
      }
      changes.add(line.removal(of: whole ?? range), in: line.file)
    }
    try changes.append(" alias:\(written.id.text)", to: line)
    changes.goesFirst(line.file)
  }

  /// Writes `newName` wherever the book has the tag with the key `tag`, in notes too.
  package func renaming(
    tag: TagKey, to newName: String, unless interruption: Interruption = .never
  ) throws(EditRefusal) -> BookEdit {
    let name = try newTagName(newName)
    let occurrences = try existingOccurrences(
      of: .tag(tag), called: "#\(tag.text)", unless: interruption)
    let key = canonicalKey(name)
    if key != tag { try requireFree(.tag(key), name, unless: interruption) }
    var changes = BookChanges(self)
    for occurrence in occurrences { changes.write(name, over: occurrence) }
    return try changes.finish("Rename #\(tag.text) to \(name)")
  }

  /// Writes `newName` wherever the book has the name of an exercise with the key `exercise`, in quotes where it needs them.
  ///
  /// Other names of the exercise stay: an alias is a name that people write, and is renamed by itself. With `leavingAlias`
  /// the old name becomes one on the line that declares it.
  package func renaming(
    exercise: ExerciseKey, to newName: String, leavingAlias: Bool = false,
    unless interruption: Interruption = .never
  ) throws(EditRefusal) -> BookEdit {
    let name = try newExerciseName(newName)
    let thing = book.thing(ofExercise: exercise)
    let old = spelling(ofExercise: exercise)
    let occurrences = try existingOccurrences(
      of: thing, called: inQuotes(old), unless: interruption
    )
    .filter { $0.key == exercise }
    guard let first = occurrences.first else { throw .refused(missing(inQuotes(old))) }
    let key = exerciseKey(name)
    if key != exercise {
      try requireFree(book.thing(ofExercise: key), inQuotes(name), unless: interruption)
    }
    var changes = BookChanges(self)
    for occurrence in occurrences { try write(exercise: name, over: occurrence, &changes) }
    if leavingAlias, key != exercise, let declared = declaration(of: thing),
      declared.key == exercise, let line = line(of: declared)
    {
      try changes.append(" alias:\"\(exerciseName(at: declared))\"", to: line)
      changes.goesFirst(line.file)
    }
    let title = "Rename \(quoted(exerciseName(at: first))) to \(quoted(name))"
    return try changes.finish(title)
  }

  /// Writes an exercise's name over another as the line there needs it.
  func write(
    exercise name: String, over occurrence: NameOccurrence, _ changes: inout BookChanges
  ) throws(EditRefusal) {
    guard occurrence.role == .use || occurrence.role == .alias, let line = line(of: occurrence)
    else { return changes.write("\"\(name)\"", over: occurrence) }
    for text in [name, "\"\(name)\""] {
      guard let new = line.content(after: [TextEdit(occurrence.range, text)]),
        readsBack(new, as: name)
      else { continue }
      return changes.write(text, over: occurrence)
    }
    throw .refused("\(quoted(name)) cannot stand on line \(line.number)")
  }

  /// The name of an exercise where it is written, without quotes.
  package func exerciseName(at occurrence: NameOccurrence) -> String {
    let text = files[occurrence.file].string(occurrence.range)
    let isQuoted = text.unicodeScalars.first.map { $0 == "\"" || ("\u{201C}"..."\u{201F}" ~= $0) }
    return isQuoted == true ? String(text.dropFirst().dropLast()) : text
  }

  /// What the gym is called where it is declared, else where the book first used it, else by its key.
  package func spelling(ofGym gym: GymID) -> String {
    shortened(
      book.gym(gym)?.spelling ?? spelling { $0.firstName(ofGym: gym) } ?? "@\(gym.text)")
  }

  /// A gym's id or former id as it is written.
  func spelling(ofID id: GymID) -> String {
    let isFormer = book.gym(id).map { $0.id != id } ?? false
    return isFormer ? "@\(id.text)" : spelling(ofGym: id)
  }

  /// What the exercise is called where it is declared, else where the book first logged it, else by its key.
  func spelling(ofExercise exercise: ExerciseKey) -> String {
    book.names.exercise(exercise)?.name ?? spelling { $0.firstName(ofExercise: exercise) }
      ?? exercise.text
  }

  private func spelling(_ name: (FileNames) -> Int?) -> String? {
    for file in files {
      if let id = name(file.names) { return file.names.names.string(id) }
    }
    return nil
  }
}

// MARK: - What stands in the way

extension Analysis {
  /// Where the book names `thing`, notes that mention it included; throws where nothing else names it, and there are no
  /// `sessions` of it that name none.
  func existingOccurrences(
    of thing: NamedThing, beside sessions: [UnnamedSession] = [], called name: String,
    unless interruption: Interruption
  ) throws(EditRefusal) -> [NameOccurrence] {
    let occurrences = try refusing { () throws(Interrupted) in
      try uses(of: thing, unless: interruption)
    }
    guard !sessions.isEmpty || occurrences.contains(where: { $0.role != .mention }) else {
      throw .refused(missing(name))
    }
    return occurrences
  }

  private func missing(_ name: String) -> String { "the book has no \(shortened(name))" }

  /// Throws where the book has `thing` already.
  private func requireFree(
    _ thing: NamedThing, _ name: String, unless interruption: Interruption
  ) throws(EditRefusal) {
    let occurrences = try refusing { () throws(Interrupted) in
      try uses(of: thing, unless: interruption)
    }
    guard occurrences.contains(where: { $0.role != .mention }) else { return }
    let name = shortened(name)
    switch thing {
    case .gym(let gym):
      throw .refused(
        canonicalKey(name) == gym
          ? "\(name) is a gym of this book already; merge the two instead"
          : "\(name) is a former id of \(spelling(ofGym: gym)); take its alias: away first")
    case .exercise:
      throw .refused("\(name) names an exercise of this book already; merge the two instead")
    case .tag: throw .refused("\(name) is a tag of this book already")
    }
  }

  /// Throws where the gym is the one of sessions that name none, without a declaration.
  package func requireExplicit(_ thing: NamedThing, _ done: String) throws(EditRefusal) {
    guard case .gym(let gym) = thing, isUnnamed(gym) else { return }
    throw .refused("the default gym cannot be \(done) as long as no line declares it")
  }

  /// Throws where the gym is the default one, and a line declares it.
  func requireOther(_ gym: GymID, _ done: String) throws(EditRefusal) {
    guard gym == book.gymNames.defaultGym, !isUnnamed(gym) else { return }
    throw .refused("\(spelling(ofGym: gym)) is the default gym and cannot be \(done)")
  }
}
