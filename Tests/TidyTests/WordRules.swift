/// A pattern that `Sources` does without, and why.
struct ForbiddenWord: Sendable {
  let name: String
  /// Whether comments count too.
  let isForbiddenInComments: Bool
  let isFound: @Sendable (String) -> Bool

  static let all = [
    inCode("try!") { $0.contains("try!") },
    inCode("as!") { $0.contains(/\bas!/) },
    inCode("fatalError") { $0.contains(/\bfatalError\b/) },
    inCode("public") { $0.contains(/(?:^|\s)public(?:\(set\))?\s/) },
    inCode("open") { $0.contains(/(?:^|\s)open\s+(?:class|func|var|subscript|init)\b/) },
    inCode("@unchecked Sendable") { $0.contains(/@unchecked\s+Sendable/) },
    inCode("nonisolated(unsafe)") { $0.contains("nonisolated(unsafe)") },
    inCode("place") { $0.contains(/\bplace\b/) },
    anywhere("TODO") { $0.contains(/\bTODO\b/) },
    anywhere("FIXME") { $0.contains(/\bFIXME\b/) },
  ]

  private static func inCode(
    _ name: String, _ isFound: @escaping @Sendable (String) -> Bool
  ) -> ForbiddenWord {
    ForbiddenWord(name: name, isForbiddenInComments: false, isFound: isFound)
  }

  private static func anywhere(
    _ name: String, _ isFound: @escaping @Sendable (String) -> Bool
  ) -> ForbiddenWord {
    ForbiddenWord(name: name, isForbiddenInComments: true, isFound: isFound)
  }
}

/// A location that may use a forbidden word, with the reason.
struct WordException: Hashable {
  let path: String
  let word: String
  let reason: String
}

/// Every exception of the house; short, or the rule is wrong.
let wordExceptions: [WordException] = [
  WordException(
    path: "Sources/W8Engine/Lazy.swift", word: "@unchecked Sendable",
    reason: "Embedded Swift casts classes alone, and one with a superclass cannot be checked"),
  WordException(
    path: "Sources/Primitives/Mutex.swift", word: "nonisolated(unsafe)",
    reason: "a lock where there is one thread"),
  WordException(
    path: "Sources/W8Web/Exports.swift", word: "nonisolated(unsafe)",
    reason: "the state of a module, which has one thread"),
]

/// No forbidden word stands where no exception allows it, and no exception is left over.
func wordFaults(in files: [SourceFile], exceptions: [WordException]) -> [Fault] {
  var unused = Set(exceptions)
  var faults: [Fault] = []
  for file in files {
    let code = file.codeLines
    let raw = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for word in ForbiddenWord.all where has(file.text, String(word.name.prefix { $0 != " " })) {
      for (index, line) in (word.isForbiddenInComments ? raw : code).enumerated()
      where word.isFound(line) {
        if let allowed = exceptions.first(where: { $0.path == file.path && $0.word == word.name }) {
          unused.remove(allowed)
        } else {
          faults.append(Fault(file, line: index + 1, "\(word.name)"))
        }
      }
    }
  }
  faults += unused.map { Fault($0.path, "the exception for \($0.word) is not needed") }
  faults += exceptions.filter(\.reason.isEmpty).map { Fault($0.path, "no reason for \($0.word)") }
  return faults
}

/// Words of our own that gave way to those of the field: "held" to "existing" or "acquired", "tally" to "counts", "intake" to
/// "reader", "habits" to "style", "doubt" to "impact", "stray" to "suspect" or "misfiled", "frozen" to "verbatim", "survey" to
/// "check", "arrival" to "event", "want" to "request", "told" to "reported", "place" to what it is.
private let retiredWords = [
  "Held", "Tally", "Tallies", "Intake", "Habits", "Doubt", "Stray", "Frozen", "Survey", "Arrival",
  "Want", "Told", "NamedPlace", "LinePlace", "DatePlace", "LoadPlace", "RatePlace", "Unsettled",
]

/// No type has a name with a retired word in it.
func retiredNameFaults(in files: [SourceFile]) -> [Fault] {
  files.flatMap { file in
    file.codeLines.enumerated().compactMap { index, line in
      guard let name = declaredType(in: line) else { return nil }
      return retiredWords.first { has(name, $0) }
        .map { Fault(file, line: index + 1, "\(name): \($0) is no word of this house any more") }
    }
  }
}

/// The type that a line declares; nil where it declares none.
private func declaredType(in line: String) -> String? {
  guard
    ["struct ", "class ", "enum ", "protocol ", "typealias "].contains(where: { has(line, $0) })
  else { return nil }
  return line.firstMatch(of: /\b(?:struct|class|enum|protocol|typealias)\s+(\w+)/)
    .map { String($0.output.1) }
}
