/// Why a file is not taken at all.
package enum ImportRefusal: Error, Hashable, Sendable {
  /// It cannot be read as its source, from the line on that is named where one is known.
  case unreadable(line: Int?, String)
  /// The file does not say something that an option can.
  case needsOption(String)
  /// It leaves points open that options answer.
  case needsAnswers([ImportQuestion])

  /// Lines for people, without the name of the file.
  package var message: [String] {
    switch self {
    case .unreadable(let line?, let what): ["line \(line): \(what)"]
    case .unreadable(nil, let what), .needsOption(let what): [what]
    case .needsAnswers(let questions): lines(asking: questions)
    }
  }
}
