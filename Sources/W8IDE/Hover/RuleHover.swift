import W8Book
import W8Lint
import W8Syntax
import W8Text

extension HoverProvider {
  /// What a rule finds and why that hurts, on its name or code in `lint` and `w8log:ignore`.
  static let rule = HoverProvider { scope in
    guard let (range, rule) = namedRule(scope) else { return nil }
    let explanation = rule.explanation
    return scope.hover(
      range, "\(rule.code) \(rule.name)",
      [
        HoverFact("Finds", explanation.finds),
        HoverFact("Why it matters", explanation.harm),
        HoverFact("Severity", "\(rule.severity.name), unless the log says otherwise"),
      ])
  }
}

private func namedRule(_ scope: HoverScope) -> (TextRange, Rule)? {
  let line = scope.line
  let written: [(rule: Rule?, range: TextRange)]
  switch line.kind {
  case .comment:
    written = line.lowered.ignoreComments.filter { $0.line == line.line }.flatMap { $0.rules }
      .map { ($0.rule, $0.range) }
  case .directive:
    guard case .lint(let lint) = line.tree.directive(onLine: line.line) else { return nil }
    written = [(Rule.named(lint.rule.text), lint.rule.range)]
  default: return nil
  }
  for (rule, range) in written {
    let range = range.shifted(by: line.sectionStart)
    if let rule, range.start <= scope.offset, scope.offset <= range.end { return (range, rule) }
  }
  return nil
}

extension HoverProvider {
  /// The meaning of a directive, and what may come after its keyword.
  static let directive = HoverProvider { scope in
    guard scope.line.kind == .directive,
      let keyword = scope.line.tokens.first(of: .keyword)?.keyword
    else { return nil }
    let facts = [
      HoverFact("Form", "\(keyword.name) \(keyword.arguments)"),
      HoverFact("Applies to", keyword.scope),
    ]
    return scope.hover("\(keyword.name): \(keyword.meaning)", facts)
  }
}
