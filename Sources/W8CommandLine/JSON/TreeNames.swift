import W8Syntax

/// What the parts of a tree are called outside of this program: kebab-case words that never change.
package enum TreeNames {
  /// Every kind of line, in the order of its cases.
  package static let lines = LineKind.allCases.map { kebabCase("\($0)") }
  /// Every kind of token likewise, with the blanks and line ends between them.
  package static let tokens = TokenKind.allCases.map { kebabCase("\($0)") }
  /// Every fault likewise that one line alone can have, as the rule is called that tells of it.
  package static let faults = SyntaxFault.Kind.allCases.map { fault in
    switch fault {
    case .invalidUTF8: "invalid-utf8"
    case .clock12h: "clock-12h"
    case .ambiguousX: "ambiguous-x"
    default: kebabCase("\(fault)")
    }
  }
  /// Every keyword of a directive.
  package static let keywords = Keyword.allCases.map(\.name)
}

extension LineKind {
  /// The kind in the format's own words.
  var treeName: String { TreeNames.lines[Int(rawValue)] }
}

extension TokenKind {
  /// The kind in the format's own words.
  var treeName: String { TreeNames.tokens[Int(rawValue)] }
}

extension SyntaxFault.Kind {
  /// The fault as the rule is called that tells of it.
  var treeName: String { TreeNames.faults[Int(rawValue)] }
}

extension WrittenUnit {
  /// The unit as it is written; nil when none is.
  var symbol: String? {
    switch self {
    case .none: nil
    case .kilogram: "kg"
    case .pound: "lb"
    case .stone: "st"
    }
  }
}

/// `monthMark` as `month-mark`.
private func kebabCase(_ name: String) -> String {
  name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
}
