import W8Analysis
import W8Text

/// One thing that `gym`, `exercise` or `tag` does: a word and the operands behind it.
struct NameCommand: Sendable {
  /// The word.
  let name: String
  /// The operands as help shows them.
  let operands: String
  /// How many operands it takes.
  let counts: ClosedRange<Int>
  /// Makes the change of a book.
  let change: @Sendable (OpenedLog, NameOperands) throws(Failure) -> BookEdit
}

/// What a `NameCommand` is told.
struct NameOperands {
  /// The operands behind the word.
  let operands: [String]
  let invocation: Invocation

  /// The operand at `index`, of those that there must be.
  subscript(index: Int) -> String { operands[index] }
}

extension Invocation {
  /// Does the one of `commands` that the first operand names, after showing it; `noun` is the command of which they are.
  func change(_ noun: String, by commands: [NameCommand]) throws(Failure) -> ExitCode {
    let words = commands.map(\.name).listed(with: "or")
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
    let told = NameOperands(operands: operands, invocation: self)
    let change = try proposeChange { (log) throws(Failure) in try command.change(log, told) }
    guard let change else { return .success }
    for sentence in change.edit.undone { try remark("w8log: \(sentence)") }
    if !arguments.has(.dryRun) { try remark(summary(of: change)) }
    return .success
  }

  private func summary(of change: BookChange) -> String {
    let names = change.files.map { visible($0.name) }
    return names.isEmpty
      ? "\(change.edit.summary): nothing to change"
      : "\(change.edit.summary): \(names.listed(with: "and"))"
  }
}

extension NameOperands {
  /// Makes an edit, or says as a command why it cannot be.
  func edit(_ make: () throws(EditRefusal) -> BookEdit) throws(Failure) -> BookEdit {
    do throws(EditRefusal) {
      return try make()
    } catch {
      throw error.failure
    }
  }
}
