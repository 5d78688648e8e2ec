import LanguageServerProtocol
import W8Analysis

/// The address under which the server shows the page of a rule: `w8log-rule:W8203`.
struct RuleAddress {
  /// The scheme of all of them.
  static let scheme = "w8log-rule"

  let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
  }

  /// Reads an address with the code or name of a rule; nil for any other.
  init?(_ uri: LSP.DocumentURI) {
    let prefix = Self.scheme + ":"
    guard uri.spelling.hasPrefix(prefix),
      let rule = Rule.named(String(uri.spelling.dropFirst(prefix.count)))
    else { return nil }
    self.rule = rule
  }

  /// The address as text.
  var spelling: String { "\(Self.scheme):\(rule.code)" }
}
