/// The words of a command line as a shell would read it, as far as it is typed.
///
/// Quotes and backslashes are taken away, and that is all: nothing is looked up, expanded or run.
struct ShellLine: Equatable {
  /// The words before the one that the line ends in.
  private(set) var words: [String] = []
  /// The word that the line ends in, empty behind a blank.
  private(set) var current = ""
  /// The quotes that are open at the end.
  private(set) var quote = Quote.none

  enum Quote {
    case none, single, double
  }

  /// Reads the last command of `text`.
  init(_ text: String) {
    var isEscaped = false
    var isInWord = false
    // By scalars: a mark that would be drawn onto a quote does not hide it from a shell.
    for scalar in text.unicodeScalars {
      if isEscaped {
        if quote == .double, !"\"\\$`".unicodeScalars.contains(scalar) { append("\\") }
        append(scalar)
        isEscaped = false
      } else if quote == .single {
        if scalar == "'" { quote = .none } else { append(scalar) }
      } else if scalar == "\\" {
        isEscaped = true
        isInWord = true
      } else if quote == .double {
        if scalar == "\"" { quote = .none } else { append(scalar) }
      } else {
        isInWord = readUnquoted(scalar, isInWord: isInWord)
      }
    }
  }

  /// Takes a scalar outside quotes; returns whether the line is inside a word behind it.
  private mutating func readUnquoted(_ scalar: Unicode.Scalar, isInWord: Bool) -> Bool {
    switch scalar {
    case "'", "\"":
      quote = scalar == "'" ? .single : .double
      return true
    case " ", "\t", "\n":
      if isInWord { words.append(current) }
      current = ""
      return false
    case ";", "|", "&", "(":
      words = []
      current = ""
      return false
    default:
      append(scalar)
      return true
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    current.unicodeScalars.append(scalar)
  }

  /// The words behind the name of the program and the variables that are set for it.
  var wordsOfProgram: [String] {
    Array(words.drop(while: Self.setsVariable).dropFirst())
  }

  private static func setsVariable(_ word: String) -> Bool {
    guard let end = word.firstIndex(of: "="), end > word.startIndex else { return false }
    return word[..<end].allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension ShellLine.Quote {
  /// `text` as it is to be typed inside these quotes to be read as it is, whatever it says.
  func quoted(_ text: Substring) -> String {
    var typed = ""
    for scalar in text.unicodeScalars {
      switch self {
      case .none: typed += Self.isPlain(scalar) ? "\(scalar)" : "\\\(scalar)"
      case .single: typed += scalar == "'" ? "'\\''" : "\(scalar)"
      // An exclamation mark is obeyed inside these quotes, and a backslash before it would stay.
      case .double where scalar == "!": typed += "\"\\!\""
      case .double: typed += "\"\\$`".unicodeScalars.contains(scalar) ? "\\\(scalar)" : "\(scalar)"
      }
    }
    return typed
  }

  /// Whether no shell takes the scalar for anything but itself.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "@", "%", "+", "=", ":", ",", ".", "/", "-": true
    default: scalar.value >= 0x80
    }
  }
}
