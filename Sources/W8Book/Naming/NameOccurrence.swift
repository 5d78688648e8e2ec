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
  /// The index of the file in `Analysis.files`.
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
  /// A `setup` or `plan` line says something about it.
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
    guard let line = file.line(at: offset) else { return nil }
    return names(onLine: line).last { $0.range.start <= offset && offset <= $0.range.end }
  }

  /// The names that are written on `line`, in order; reads the line.
  package func names(onLine line: FileLine) -> [NameOccurrence] {
    let names: [WrittenName] =
      switch line.kind {
      case .directive: namesOfDirective(line)
      case .entry, .session, .exercise, .note: line.tokens.flatMap { self.names(in: $0, line) }
      case .blank, .comment, .month, .unknown: []
      }
    return names.sorted { $0.range.start < $1.range.start }.map { name in
      let key = name.kind == .exercise ? exerciseKey(name.text) : canonicalKey(name.text)
      let thing =
        switch name.kind {
        case .gym: book.thing(ofGym: key)
        case .exercise: book.thing(ofExercise: key)
        case .tag: NamedThing.tag(key)
        }
      return NameOccurrence(
        thing: thing, key: key, role: name.role, file: line.file,
        range: name.range.shifted(by: line.sectionStart))
    }
  }

  private func namesOfDirective(_ line: FileLine) -> [WrittenName] {
    switch line.tree.directive(onLine: line.line) {
    case .gym(let gym) where gym.hasValidID:
      [WrittenName(gym.id, .gym, .declaration)] + gym.aliases.map { WrittenName($0, .gym, .alias) }
    case .exercise(let exercise):
      [WrittenName(exercise.name, .exercise, .declaration)]
        + exercise.aliases.map { WrittenName($0, .exercise, .alias) }
    case .setup(let setup) where setup.hasValidGym:
      [WrittenName(setup.gym, .gym, .setup), WrittenName(setup.exercise, .exercise, .setup)]
    case .plan(let plan):
      (plan.gym.map { [WrittenName($0, .gym, .setup)] } ?? [])
        + [WrittenName(plan.exercise, .exercise, .setup)]
    case .tag(let tag): [WrittenName(tag, .tag, .declaration)]
    default: []
    }
  }

  /// The name that `token` of `line` is; of a note its tags, and the declared gyms that it mentions.
  private func names(in token: Token, _ line: FileLine) -> [WrittenName] {
    let tree = line.tree
    let range = tree.range(of: token, line: line.line)
    switch token.kind {
    case .gym: return [WrittenName(tree.string(range), .gym, .use, range)]
    case .tag: return [WrittenName(tree.string(range), .tag, .use, range)]
    case .name, .string: return [WrittenName(tree.exerciseName(range), .exercise, .use, range)]
    case .note:
      return tree.names(after: UInt8(ascii: "#"), inNote: range)
        .map { WrittenName(tree.string($0), .tag, .use, $0) }
        + mentions(inNote: range, of: tree)
        .map { WrittenName(tree.string($0), .gym, .mention, $0) }
    default: return []
    }
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

private struct WrittenName {
  let text: String
  let kind: Kind
  let role: NameRole
  /// Its bytes, as offsets in the section.
  let range: TextRange

  enum Kind { case gym, exercise, tag }

  init(_ text: String, _ kind: Kind, _ role: NameRole, _ range: TextRange) {
    (self.text, self.kind, self.role, self.range) = (text, kind, role, range)
  }

  /// The name that an argument, or the value of a pair, is.
  init(_ argument: Argument, _ kind: Kind, _ role: NameRole) {
    let keyCount = argument.key.utf8.count
    let start = argument.range.start + (keyCount > 0 ? keyCount + 1 : 0)
    let range = TextRange(min(start, argument.range.end), argument.range.end)
    self.init(argument.text, kind, role, range)
  }
}

/// A thing that lines of a book name, whichever of its spellings and aliases they write.
package enum NamedThing: Hashable, Sendable {
  /// The gym with a key: that of its declaration, else of the name as it is written.
  case gym(GymID)
  /// The exercise with a key: that of its declaration, else of the name as it is written.
  case exercise(ExerciseKey)
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
