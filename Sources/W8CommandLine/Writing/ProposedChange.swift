import W8Analysis

extension Invocation {
  /// Changes a book as `make` says after showing how; on a terminal only if the user says that it is wanted. With
  /// `--dry-run` it is only shown. Nil where it is not wanted.
  ///
  /// The book is that whose root is at `path`, else the one that is meant.
  ///
  /// Nobody waits for the user: the files are locked after the answer, and what changed meanwhile is shown again.
  func proposeChange(
    at path: String? = nil, mayChangeWeights: Bool = false,
    _ make: (OpenedLog) throws(Failure) -> BookEdit
  ) throws(Failure) -> BookChange? {
    let path = if let path { path } else { try logToChange() }
    for _ in 0..<mostAttempts {
      let change = try change(of: path, make)
      for file in change.files { try writeDiff(file) }
      if arguments.has(.dryRun) || change.files.isEmpty { return change }
      guard try isWanted(change) else { return nil }
      if try write(change.files, mayChangeWeights: mayChangeWeights) { return change }
    }
    throw .file(.changing(path))
  }

  private func isWanted(_ change: BookChange) throws(Failure) -> Bool {
    guard environment.isTerminal(.input), environment.isTerminal(.output), !arguments.has(.yes)
    else { return true }
    let answer = try ask("\(change.edit.summary)? [y/N] ").lowercased()
    return answer == "y" || answer == "yes"
  }
}
