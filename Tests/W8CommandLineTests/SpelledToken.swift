import W8Engine
import W8Syntax
import W8Text

@testable import W8Reports

/// What the parts of a tree are called outside of this program: kebab-case words that never change.
enum TreeNames {
  /// Every kind of line, in the order of its cases.
  static let lines = LineKind.allCases.map { kebabCase("\($0)") }
  /// Every kind of token likewise, with the blanks and line ends between them.
  static let tokens = TokenKind.allCases.map { kebabCase("\($0)") }
  /// Every fault likewise that one line alone can have, as the rule is called that tells of it.
  static let faults = SyntaxFault.Kind.allCases.map { fault in
    switch fault {
    case .invalidUTF8: "invalid-utf8"
    case .clock12h: "clock-12h"
    case .ambiguousX: "ambiguous-x"
    default: kebabCase("\(fault)")
    }
  }
  /// Every keyword of a directive.
  static let keywords = Keyword.allCases.map { $0.name }
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

/// What the token stands for where its text alone does not say it; nil elsewhere.
func spelledValue(_ token: Token, text: @autoclosure () -> String) -> String? {
  let value = Int(token.value)
  switch token.kind {
  case .day: return String(value)
  case .date: return spelledDate(value)
  case .yearMonth: return "\(padded(value / 100, to: 4))-\(padded(value % 100, to: 2))"
  case .weekday: return weekdayNames.indices.contains(value - 1) ? weekdayNames[value - 1] : nil
  case .weight: return spelledWeight(token)
  case .detachedUnit: return token.unit.symbol.map { $0 + (token.isExcluded ? ", excluded" : "") }
  case .time: return clock(value)
  case .timeSpan: return "\(clock(value >> 16)) to \(clock(value & 0xFFFF))"
  case .pair:
    let bytes = Array(text().utf8)
    let key = String(decoding: bytes.prefix(value), as: UTF8.self)
    let rest = String(decoding: bytes.dropFirst(value + 1), as: UTF8.self)
    return "\(key.lowercased()) is \(unquoted(rest))"
  case .keyword: return token.keyword?.name ?? "unknown"
  default: return nil
  }
}

/// `"text"` without its quotes; anything else as it is.
func unquoted(_ text: String) -> String {
  text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    ? String(text.dropFirst().dropLast()) : text
}

private let weekdayNames = [
  "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
]

private func spelledWeight(_ token: Token) -> String {
  let number = DecimalText.text(thousandths: Int64(token.value))
  let weight =
    token.unit == .stone
    ? "\(token.stones) st \(number) lb"
    : [number, token.unit.symbol].compactMap { $0 }.joined(separator: " ")
  return token.isExcluded ? "\(weight), excluded" : weight
}
