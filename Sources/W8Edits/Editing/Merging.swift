package import Primitives
import W8Book
package import W8Engine
import W8Syntax
package import W8Text

extension Analysis {
  /// Gives all that the book has of the gym `gym` to the gym `target`: uses and set-ups are rewritten and its declaration
  /// goes.
  ///
  /// The ids of `gym` become former ids of `target`, which is declared if it was not; without `leavingAlias` its own id does
  /// not. If `gym` is the gym of sessions that name none, `target` becomes the default. Loads without a unit get theirs where
  /// they would be read in another one. Refused for a declared default gym.
  package func merging(
    gym: GymID, into target: GymID, leavingAlias: Bool = true,
    unless interruption: Interruption = .never
  ) throws(EditRefusal) -> BookEdit {
    let (thing, other) = (book.thing(ofGym: gym), book.thing(ofGym: target))
    // The gym without a name is written as an `@` alone.
    let (old, new) = (spelling(ofGym: gym), isUnnamed(target) ? "@" : spelling(ofGym: target))
    guard thing != other, case .gym(let key) = thing else {
      throw .refused(
        "\(spelling(ofID: gym)) and \(spelling(ofID: target)) are already the same gym")
    }
    let unnamed = try unnamedSessions(of: key, unless: interruption)
    let occurrences = try existingOccurrences(
      of: thing, beside: unnamed, called: old, unless: interruption)
    try requireOther(key, "merged into another")
    let targets =
      book.gym(target) == nil && !isUnnamed(target)
      ? try existingOccurrences(of: other, called: new, unless: interruption) : []
    var changes = BookChanges(self)
    for occurrence in occurrences {
      switch occurrence.role {
      case .use:
        changes.write(new, over: occurrence)
        if let line = line(of: occurrence) {
          try writeUnits(ofSessionAt: line, of: key, at: target, &changes)
        }
      case .setup: changes.write(spelling(ofGym: target), over: occurrence)
      case .declaration, .alias, .mention: break
      }
    }
    for session in unnamed {
      try writeUnits(ofSessionAt: session.head, of: key, at: target, &changes)
    }
    write(gym: new, at: unnamed, &changes)
    let ids = formerIDs(of: key, occurrences, leavingAlias: leavingAlias)
    let arguments = (isUnnamed(key) ? ["default"] : []) + ids.map { "alias:\($0)" }
    var declarations = occurrences.filter { $0.role == .declaration }.compactMap(line(of:))
    if let declared = declaration(of: other), let line = line(of: declared) {
      if !arguments.isEmpty {
        try changes.append(arguments.map { " \($0)" }.joined(), to: line)
      }
    } else if !arguments.isEmpty || !isUnnamed(target) && !declarations.isEmpty {
      let name = isUnnamed(target) ? "@\(target.text)" : writtenName(in: targets) ?? new
      let all = (isUnnamed(target) ? ["default"] : []) + arguments
      if declarations.isEmpty {
        declare(gym: name, all, insteadOf: thing, &changes)
      } else {
        // The declaration that goes makes way for that of the target.
        let line = declarations.removeFirst()
        let text = (["gym", name] + all).joined(separator: " ")
        let written = line.tokens.filter { $0.kind != .note && $0.kind != .comment }.map(line.range)
        if let first = written.first, let last = written.last {
          changes.add(TextEdit(TextRange(first.start, last.end), text), in: line.file)
        }
      }
    }
    for line in declarations { changes.remove(line) }
    return try changes.finish(
      "Merge \(old) into \(new)",
      undone: mentions(of: old, in: occurrences, isFormer: !ids.isEmpty))
  }

  /// Gives all that the book has of the exercise `exercise` to the exercise `target`. The names of the other become aliases
  /// of that, which is declared if it was not; without `leavingAlias` the name itself does not.
  ///
  /// Refused where the declarations do not read sets alike.
  package func merging(
    exercise: ExerciseKey, into target: ExerciseKey, leavingAlias: Bool = true,
    unless interruption: Interruption = .never
  ) throws(EditRefusal) -> BookEdit {
    let (thing, other) = (book.thing(ofExercise: exercise), book.thing(ofExercise: target))
    let (old, new) = (spelling(ofExercise: exercise), spelling(ofExercise: target))
    guard thing != other else {
      throw .refused("\(quoted(old)) and \(quoted(new)) are already the same exercise")
    }
    let occurrences = try existingOccurrences(
      of: thing, called: inQuotes(old), unless: interruption)
    let others = try existingOccurrences(of: other, called: inQuotes(new), unless: interruption)
    let (one, two) = (book.names.exercise(exercise), book.names.exercise(target))
    let areAlike = (one?.bareLoad ?? .nothing) == (two?.bareLoad ?? .nothing)
    guard one?.unit == two?.unit, areAlike else {
      let reason = one?.unit == two?.unit ? "one of them is bodyweight" : "their units differ"
      throw .refused(
        "loads without a unit mean different things: \(reason); declare both exercises alike first"
      )
    }
    let name = others.first.map(exerciseName) ?? target.text
    let names = distinctNames(occurrences.filter { $0.role != .setup })
      .filter { leavingAlias || .exercise(exerciseKey($0)) != thing }
    var aliases = names.compactMap(aliasArgument)
    var line = declaration(of: other).flatMap(line(of:))
    var changes = BookChanges(self)
    for occurrence in occurrences {
      switch occurrence.role {
      case .declaration:
        guard let declared = self.line(of: occurrence) else { continue }
        if line == nil {
          // It declares the target from now on, and has its other names already.
          try write(exercise: name, over: occurrence, &changes)
          line = declared
          aliases = leavingAlias ? [exerciseName(at: occurrence)].compactMap(aliasArgument) : []
        } else {
          changes.remove(declared)
        }
      case .use, .setup: try write(exercise: name, over: occurrence, &changes)
      case .alias, .mention: break
      }
    }
    if let line, !aliases.isEmpty {
      try changes.append(aliases.map { " \($0)" }.joined(), to: line)
    } else if line == nil, !aliases.isEmpty {
      let directive = (["exercise \"\(name)\""] + aliases).joined(separator: " ")
      declare([directive], with: .exercise, &changes)
    }
    return try changes.finish(
      "Merge \(quoted(occurrences.first.map(exerciseName) ?? old)) into \(quoted(name))")
  }

  func line(of name: NameOccurrence) -> FileLine? {
    files[name.file].line(at: name.range.start)
  }

  /// The id of a gym and its aliases that lead to it, as they are written; the id only with `leavingAlias`.
  private func formerIDs(
    of gym: GymID, _ occurrences: [NameOccurrence], leavingAlias: Bool
  ) -> [String] {
    guard let declared = book.gym(gym) else {
      return leavingAlias ? [writtenName(in: occurrences)].compactMap { $0 } : []
    }
    return (leavingAlias ? [declared.spelling] : [])
      + declared.aliases.filter { book.gym($0)?.id == declared.id }.map { "@\($0.text)" }
  }

  /// The names of an exercise as they are written first, each once.
  private func distinctNames(_ occurrences: [NameOccurrence]) -> [String] {
    var known: Set<ExerciseKey> = []
    return occurrences.filter { known.insert($0.key).inserted }.map(exerciseName)
  }

  private func mentions(
    of gym: String, in occurrences: [NameOccurrence], isFormer: Bool
  ) -> [String] {
    let count = occurrences.count { $0.role == .mention }
    guard count > 0 else { return [] }
    let reason = isFormer ? ", because it is a former name now" : ""
    return [
      "\(counted(count, "note")) with \(gym) \(count == 1 ? "stays" : "stay") unchanged\(reason)"
    ]
  }
}

extension FileLine {
  /// Puts `fields` behind the last field or argument of the line, before its tail; nil where something on the line
  /// is never closed.
  package func appending(_ fields: String) -> TextEdit? {
    let last = tokens.last { $0.kind != .note && $0.kind != .comment }
    guard let last, last.kind != .verbatim else { return nil }
    return TextEdit(TextRange(at: range(of: last).end), fields)
  }

  /// Takes `range` out of the line, with the blanks before it.
  package func removal(of range: TextRange) -> TextEdit {
    TextEdit(TextRange(endOfToken(before: range.start), range.end), "")
  }

  /// The offset after the last token of the line that ends at `offset` or before.
  package func endOfToken(before offset: Int) -> Int {
    lastToken(endingBefore: offset).map { range(of: $0).end } ?? contentRange.start
  }
}
