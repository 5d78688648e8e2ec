import W8Syntax

/// What the parts of a tree are called outside of this program: kebab-case words that never change.
package enum TreeNames {
  /// Every kind of line.
  package static let lines = LineKind.allCases.map(\.treeName)
  /// Every kind of token, with the blanks and line ends between them.
  package static let tokens = TokenKind.allCases.map(\.treeName)
  /// Every fault that one line alone can have.
  package static let faults = SyntaxFault.Kind.allCases.map(\.treeName)
  /// Every keyword of a directive.
  package static let keywords = Keyword.allCases.map(\.name)
}

extension LineKind {
  /// The kind in the format's own words.
  var treeName: String { kebabCase("\(self)") }
}

extension TokenKind {
  /// The kind in the format's own words.
  var treeName: String { kebabCase("\(self)") }
}

extension SyntaxFault.Kind {
  /// The fault as the rule is called that tells of it.
  var treeName: String {
    switch self {
    case .invalidUTF8: "invalid-utf8"
    case .clock12h: "clock-12h"
    case .ambiguousX: "ambiguous-x"
    default: kebabCase("\(self)")
    }
  }
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
