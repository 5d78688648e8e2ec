package import Primitives
package import W8Book
package import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// Writes `newName`, with or without `@`, wherever the book names the gym with the key `gym` or one of its former ids,
  /// in notes too.
  ///
  /// The former ids stay its aliases, except for one that it gets again. With `leavingAlias` the old id becomes an alias, and
  /// the gym is declared if it was not. The gym of sessions that name none is declared as the default, and these sessions
  /// name it.
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
      throw .refused("\(name) already means the sessions without a gym")
    }
    if thing != .gym(key), book.thing(ofGym: key) != thing {
      try requireFree(book.thing(ofGym: key), name, unless: interruption)
      if key == book.gymNames.defaultGym {
        throw .refused("\(name) means the sessions without a gym")
      }
    }
    var changes = BookChanges(self)
    for occurrence in occurrences {
      if occurrence.role != .alias {
        changes.write(name, over: occurrence)
      } else if occurrence.key == key {
        removeAlias(occurrence, &changes)
      }
    }
    write(gym: name, at: unnamed, &changes)
    if thing != .gym(key) {
      try leaveAlias(of: gym, to: name, occurrences, leavingAlias: leavingAlias, &changes)
    }
    return try changes.finish("Rename \(spelling(ofGym: gym)) to \(name)")
  }

  /// Makes the id of a gym that is now called `name` a former id of it.
  private func leaveAlias(
    of gym: GymID, to name: String, _ occurrences: [NameOccurrence], leavingAlias: Bool,
    _ changes: inout BookChanges
  ) throws(EditRefusal) {
    let thing = book.thing(ofGym: gym)
    if let declared = declaration(of: thing), let line = line(of: declared) {
      guard leavingAlias else { return }
      try changes.append(" alias:\(files[declared.file].string(declared.range))", to: line)
      changes.goesFirst(line.file)
    } else {
      let alias = leavingAlias ? writtenName(in: occurrences).map { "alias:\($0)" } : nil
      let arguments = [isUnnamed(gym) ? "default" : nil, alias].compactMap { $0 }
      guard !arguments.isEmpty else { return }
      declare(gym: name, arguments, insteadOf: thing, &changes)
    }
  }

  /// The name of a gym as the first of the sessions that name it writes it.
  func writtenName(in occurrences: [NameOccurrence]) -> String? {
    occurrences.first { $0.role == .use }.map { files[$0.file].string($0.range) }
  }

  /// Removes an alias from the line that declares it.
  private func removeAlias(_ alias: NameOccurrence, _ changes: inout BookChanges) {
    guard let line = line(of: alias) else { return }
    let whole = line.tokens.map(line.range).first {
      $0.start <= alias.range.start && alias.range.end <= $0.end
    }
    changes.add(line.removal(of: whole ?? alias.range), in: alias.file)
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
  /// Other names of the exercise stay, except for one that becomes its name again: an alias is a name that people write, and
  /// is renamed by itself. With `leavingAlias` the old name becomes one, and the exercise is declared if it was not.
  package func renaming(
    exercise: ExerciseKey, to newName: String, leavingAlias: Bool = false,
    unless interruption: Interruption = .never
  ) throws(EditRefusal) -> BookEdit {
    let name = try newExerciseName(newName)
    let thing = book.thing(ofExercise: exercise)
    let old = spelling(ofExercise: exercise)
    let all = try existingOccurrences(of: thing, called: inQuotes(old), unless: interruption)
    let occurrences = all.filter { $0.key == exercise }
    guard let first = occurrences.first else { throw .refused(missing(inQuotes(old))) }
    let key = exerciseKey(name)
    let isOwn = book.thing(ofExercise: key) == thing
    if key != exercise, !isOwn {
      try requireFree(book.thing(ofExercise: key), inQuotes(name), unless: interruption)
    }
    let alias = leavingAlias && key != exercise ? aliasArgument(exerciseName(at: first)) : nil
    var changes = BookChanges(self)
    for occurrence in occurrences {
      if occurrence.role == .alias, key != exercise, isOwn {
        if alias == nil { removeAlias(occurrence, &changes) }
      } else {
        try write(exercise: name, over: occurrence, &changes)
      }
    }
    let isDeclaration = thing == .exercise(exercise)
    if isDeclaration, key != exercise {
      for former in all where former.role == .alias && former.key == key {
        removeAlias(former, &changes)
      }
    }
    if let alias, isDeclaration || !isOwn {
      if let declared = declaration(of: thing), let line = line(of: declared) {
        try changes.append(" \(alias)", to: line)
        changes.goesFirst(line.file)
      } else {
        declare(["exercise \"\(name)\" \(alias)"], with: .exercise, &changes)
      }
    }
    let title = "Rename \(quoted(exerciseName(at: first))) to \(quoted(name))"
    return try changes.finish(title)
  }

  /// The argument that makes `name` another name of an exercise; nil for a name that cannot be in quotes.
  func aliasArgument(_ name: String) -> String? {
    readsBack(Array("exercise \"\(name)\"".utf8), as: name) ? "alias:\"\(name)\"" : nil
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
    throw .refused("\(quoted(name)) cannot be written on line \(line.number)")
  }

  /// The name of an exercise where it is written, without quotes.
  package func exerciseName(at occurrence: NameOccurrence) -> String {
    let text = files[occurrence.file].string(occurrence.range)
    let isQuoted = text.unicodeScalars.first.map { $0 == "\"" || ("\u{201C}"..."\u{201F}" ~= $0) }
    return isQuoted == true ? String(text.dropFirst().dropLast()) : text
  }

  /// The name of the gym where it is declared, else where the book first used it, else by its key.
  package func spelling(ofGym gym: GymID) -> String {
    shortened(
      book.gym(gym)?.spelling ?? spelling { $0.firstName(ofGym: gym) } ?? "@\(gym.text)")
  }

  /// A gym's id or former id as it is written.
  func spelling(ofID id: GymID) -> String {
    let isFormer = book.gym(id).map { $0.id != id } ?? false
    return isFormer ? "@\(id.text)" : spelling(ofGym: id)
  }

  /// The name of the exercise where it is declared, else where the book first logged it, else by its key.
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

  private func missing(_ name: String) -> String { "the log has no \(shortened(name))" }

  /// Throws where the book has `thing` already; a `plan` or `setup` line alone waits for whoever gets the name.
  private func requireFree(
    _ thing: NamedThing, _ name: String, unless interruption: Interruption
  ) throws(EditRefusal) {
    let occurrences = try refusing { () throws(Interrupted) in
      try uses(of: thing, unless: interruption)
    }
    guard occurrences.contains(where: { $0.role != .mention && $0.role != .setup }) else { return }
    let name = shortened(name)
    switch thing {
    case .gym(let gym):
      throw .refused(
        canonicalKey(name) == gym
          ? "\(name) is already a gym of this log; merge the two instead"
          : "\(name) is a former name of \(spelling(ofGym: gym)); remove its alias: first")
    case .exercise:
      throw .refused("\(name) is already an exercise of this log; merge the two instead")
    case .tag: throw .refused("\(name) is already a tag of this log")
    }
  }

  /// Throws where the gym is the one of sessions that name none, without a declaration.
  package func requireExplicit(_ thing: NamedThing, _ done: String) throws(EditRefusal) {
    guard case .gym(let gym) = thing, isUnnamed(gym) else { return }
    throw .refused("the default gym cannot be \(done) until a gym line declares it")
  }

  /// Throws where the gym is the default one, and a line declares it.
  func requireOther(_ gym: GymID, _ done: String) throws(EditRefusal) {
    guard gym == book.gymNames.defaultGym, !isUnnamed(gym) else { return }
    throw .refused("\(spelling(ofGym: gym)) is the default gym and cannot be \(done)")
  }
}
