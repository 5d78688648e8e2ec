import W8Analysis
import W8Syntax

extension HoverProvider {
  /// What a directive means, and what may stand behind its keyword.
  static let directive = HoverProvider { scope in
    guard scope.place.kind == .directive,
      let keyword = scope.place.tokens.first(of: .keyword)?.keyword
    else { return nil }
    let facts = [
      HoverFact(label: "Form", text: "\(keyword.name) \(keyword.arguments)"),
      HoverFact(label: "Holds for", text: keyword.scope),
    ]
    return scope.hover("\(keyword.name): \(keyword.meaning)", facts)
  }
}
