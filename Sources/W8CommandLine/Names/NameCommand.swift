import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Reports
import W8Text

/// One thing that `gym`, `exercise` or `tag` does: a word and the operands behind it.
struct NameCommand: Sendable {
  let name: String
  /// The operands as help shows them.
  let operands: String
  /// The number of operands that it takes.
  let counts: ClosedRange<Int>
  /// Makes the change of a book from the operands behind the word.
  let change: @Sendable (OpenedLog, [String], Invocation) throws(Failure) -> BookEdit
}

extension Invocation {
  /// Does the one of `commands` that the first operand names, after showing it; `noun` is the command of which they are.
  func change(_ noun: String, by commands: [NameCommand]) throws(Failure) -> ExitCode {
    let words = commands.map { $0.name }.listed(with: "or")
    guard let word = arguments.operands.first else {
      throw .usage(.missingOperand(command: noun, expected: words))
    }
    guard let command = commands.first(where: { $0.name == word }) else {
      throw .usage(.badOperand(word, expected: words))
    }
    let operands = Array(arguments.operands.dropFirst())
    guard operands.count >= command.counts.lowerBound else {
      throw .usage(.missingOperand(command: "\(noun) \(word)", expected: command.operands))
    }
    if operands.count > command.counts.upperBound {
      throw .usage(
        .unexpectedOperand(operands[command.counts.upperBound], command: "\(noun)"))
    }
    return try proposeAndReport { (log) throws(Failure) in
      try command.change(log, operands, self)
    }
  }
}

extension OpenedLog {
  /// The key of the gym that `name` names, with or without `@`; that of sessions that name none for `@`, and for
  /// `@default` where no other is called so. Throws where the book has none such, and proposes those that are `fit`.
  func gym(_ name: String, fit: (GymID) -> Bool = { _ in true }) throws(Failure) -> GymID {
    let key = canonicalKey(NameKind.gym.signed(name))
    let known = analysis.logbook.gymUses.flatMap { [$0.info.id] + $0.info.aliases }
    if known.contains(key) { return key }
    let unnamed = analysis.logbook.settings.gyms.defaultGym
    if name == "@" || key == GymNames().defaultGym, known.contains(unnamed) { return unnamed }
    throw .usage(
      NameKind.gym.unknown(
        "@\(key.text)", in: self, among: known.filter(fit).map { "@\($0.text)" }))
  }

  /// The key of the exercise that `name` names in full; throws where the book has none such.
  func exercise(_ name: String) throws(Failure) -> ExerciseKey {
    let key = exerciseKey(name)
    let uses = analysis.logbook.exerciseUses
    if uses.contains(where: { $0.exercise == key || $0.aliases.contains(key) }) { return key }
    throw .usage(
      NameKind.exercise.unknown(name, in: self, among: NameKind.exercise.names(in: self)))
  }

  /// The key of the tag that `name` names, with or without `#`; throws where the book has none such.
  func tag(_ name: String) throws(Failure) -> TagKey {
    let key = canonicalKey(NameKind.tag.signed(name))
    if analysis.knownTags.contains(key) { return key }
    throw .usage(
      NameKind.tag.unknown("#\(key.text)", in: self, among: NameKind.tag.names(in: self)))
  }
}
