extension ImportedLog {
  /// Notes a kind of set that nobody knows, which the user is asked about at the end of the file.
  mutating func ask(kind name: String, line: Int) {
    guard unknownKinds.count < mostKindsAsked, !unknownKinds.contains(where: { $0.name == name })
    else { return }
    unknownKinds.append((name, line))
  }

  /// Asks about the unknown kinds of sets: a warm-up must not count as a working set.
  mutating func askAboutKinds() {
    guard !unknownKinds.isEmpty else { return }
    let names = unknownKinds.map { "\"\($0.name.prefix(longestName))\" (line \($0.line))" }
    let kinds = unknownKinds.count == 1 ? "kind" : "kinds"
    let answer = unknownKinds.map { "\(SetKind.key($0.name))=normal" }.joined(separator: ",")
    ask(
      ImportQuestion(
        text:
          "unknown \(kinds) of sets: \(names.joined(separator: ", ")); add --kinds \(answer), or with "
          + "\(SetKind.answerWords.dropFirst().joined(separator: ", ")) instead of normal",
        answer: "--kinds \(answer)"))
  }
}

/// A message asks about no more kinds.
private let mostKindsAsked = 20
