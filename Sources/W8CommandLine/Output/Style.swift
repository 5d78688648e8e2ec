/// How parts of a result stand out.
enum Style {
  /// Not at all.
  case plain
  /// By the colours of a terminal.
  case colored

  /// What a part is.
  enum Part: Int {
    case error = 31
    case warning = 33
    case information = 36
    case faint = 2
    case strong = 1
    case goal = 35
  }

  /// The text as a part of that kind.
  func paint(_ text: String, _ part: Part) -> String {
    switch self {
    case .plain: text
    case .colored: "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m"
    }
  }

  /// Appends what `body` appends as a part of that kind.
  func paint(_ part: Part, in output: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
    if self == .colored { output += "\u{1B}[\(part.rawValue)m".utf8 }
    body(&output)
    if self == .colored { output += "\u{1B}[0m".utf8 }
  }
}
