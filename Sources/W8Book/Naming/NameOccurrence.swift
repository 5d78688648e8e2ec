package import Primitives
package import W8Engine
package import W8Syntax
package import W8Text

/// A name of a gym, an exercise or a tag, and where in a book it is written.
package struct NameOccurrence: Hashable, Sendable {
  /// What it names.
  package let thing: NamedThing
  /// The key of the name itself: another than that of the thing where an alias is written.
  package let key: ExactText
  /// What the name does there.
  package let role: NameRole
  /// The place of the file in `Analysis.files`.
  package let file: Int
  /// The bytes of the name with its sigil or quotes, as offsets in the file.
  package let range: TextRange
}

/// What a name does where it is written.
package enum NameRole: Hashable, Sendable {
  /// It is what a `gym`, `exercise` or `tag` line declares.
  case declaration
  /// It is an `alias:` on such a line.
  case alias
  /// A `setup` line says something about it.
  case setup
  /// Something is logged under it; a tag in a note is one too.
  case use
  /// A note speaks of a declared gym.
  case mention

  /// Whether the name is introduced there.
  package var isDeclaring: Bool { self == .declaration || self == .alias }
}

extension Analysis {
  /// The name that stands at `offset` of `file`, its end included; of two that meet there the second.
  package func name(in file: FileAnalysis, at offset: Int) -> NameOccurrence? {
    guard let place = file.place(at: offset) else { return nil }
    return names(onLine: place).last { $0.range.start <= offset && offset <= $0.range.end }
  }

  /// The names that are written on the line at `place`, in order; reads the line.
  package func names(onLine place: FileLine) -> [NameOccurrence] {
    switch place.kind {
    case .directive: namesOfDirective(place)
    case .entry, .session, .exercise, .note: place.tokens.flatMap { names(in: $0, at: place) }
    case .blank, .comment, .month, .unknown: []
    }
  }

  private func namesOfDirective(_ place: FileLine) -> [NameOccurrence] {
    let names: [NameOccurrence] =
      switch place.tree.directive(onLine: place.line) {
      case .gym(let gym) where gym.hasValidID:
        [name(ofGym: gym.id, .declaration, place)]
          + gym.aliases.map { name(ofGym: $0, .alias, place) }
      case .exercise(let exercise):
        [name(ofExercise: exercise.name, .declaration, place)]
          + exercise.aliases.map { name(ofExercise: $0, .alias, place) }
      case .setup(let setup) where setup.hasValidGym:
        [name(ofGym: setup.gym, .setup, place), name(ofExercise: setup.exercise, .setup, place)]
      case .tag(let tag):
        [name(.tag(canonicalKey(tag.text)), canonicalKey(tag.text), .declaration, tag, place)]
      default: []
      }
    return names.sorted { $0.range.start < $1.range.start }
  }

  private func names(in token: Token, at place: FileLine) -> [NameOccurrence] {
    let range = place.range(of: token)
    switch token.kind {
    case .gym: return [name(ofGym: place.string(of: token), .use, range, place)]
    case .tag: return [name(ofTag: place.string(of: token), range, place)]
    case .name, .string:
      let local = range.shifted(by: -place.sectionStart)
      let key = exerciseKey(place.tree.exerciseName(local))
      return [
        NameOccurrence(
          thing: book.thing(ofExercise: key), key: key, role: .use, file: place.file, range: range)
      ]
    case .note: return names(inNote: range, place)
    default: return []
    }
  }

  /// The tags of a note, and the declared gyms that it mentions.
  private func names(inNote note: TextRange, _ place: FileLine) -> [NameOccurrence] {
    let (tree, start) = (place.tree, place.sectionStart)
    let local = note.shifted(by: -start)
    let tags = tree.tags(inNote: local).map {
      name(ofTag: tree.string($0), $0.shifted(by: start), place)
    }
    let gyms = mentions(inNote: local, of: tree).map {
      name(ofGym: tree.string($0), .mention, $0.shifted(by: start), place)
    }
    return gyms.isEmpty ? tags : (tags + gyms).sorted { $0.range.start < $1.range.start }
  }

  /// The names of declared gyms in the note `range` of a section.
  package func mentions(inNote range: TextRange, of tree: SyntaxTree) -> [TextRange] {
    let sigil = UInt8(ascii: "@")
    let text = tree.text
    guard !book.gyms.isEmpty, text.span.contains(sigil, in: range) else { return [] }
    return tree.names(after: sigil, inNote: range).filter {
      book.gym(canonicalKey(tree.string($0))) != nil
    }
  }
}

// MARK: - Making names

extension Analysis {
  private func name(
    ofGym text: String, _ role: NameRole, _ range: TextRange, _ place: FileLine
  ) -> NameOccurrence {
    let key = canonicalKey(text)
    return NameOccurrence(
      thing: book.thing(ofGym: key), key: key, role: role, file: place.file, range: range)
  }

  private func name(ofTag text: String, _ range: TextRange, _ place: FileLine) -> NameOccurrence {
    let key = canonicalKey(text)
    return NameOccurrence(thing: .tag(key), key: key, role: .use, file: place.file, range: range)
  }

  private func name(
    ofGym argument: Argument, _ role: NameRole, _ place: FileLine
  ) -> NameOccurrence {
    let key = canonicalKey(argument.text)
    return name(book.thing(ofGym: key), key, role, argument, place)
  }

  private func name(
    ofExercise argument: Argument, _ role: NameRole, _ place: FileLine
  ) -> NameOccurrence {
    let key = exerciseKey(argument.text)
    return name(book.thing(ofExercise: key), key, role, argument, place)
  }

  /// The name that an argument, or the value of a pair, is.
  private func name(
    _ thing: NamedThing, _ key: ExactText, _ role: NameRole, _ argument: Argument,
    _ place: FileLine
  ) -> NameOccurrence {
    let keyCount = argument.key.utf8.count
    let start = argument.range.start + (keyCount > 0 ? keyCount + 1 : 0)
    let range = TextRange(min(start, argument.range.end), argument.range.end)
    return NameOccurrence(
      thing: thing, key: key, role: role, file: place.file,
      range: range.shifted(by: place.sectionStart))
  }
}

/// A thing that lines of a book name, whichever of its spellings and aliases they write.
package enum NamedThing: Hashable, Sendable {
  /// The gym with a key: that of its declaration, else of the name as it is written.
  case gym(GymID)
  /// The exercise with a key: that of its declaration, else of the name as it is written.
  case exercise(ExerciseKey)
  /// The tag with a key.
  case tag(TagKey)
}

extension BookDeclarations {
  /// The gym that a name with `key` stands for, without its `@`.
  package func thing(ofGym key: GymID) -> NamedThing {
    .gym(gym(key)?.id ?? key)
  }

  /// The exercise that a name with `key` stands for.
  package func thing(ofExercise key: ExerciseKey) -> NamedThing {
    .exercise(names.exercise(key)?.key ?? key)
  }
}
