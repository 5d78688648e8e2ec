import W8Analysis

/// The manual page of the rule with a name or code.
func explanationPage(of name: String) throws(Failure) -> String {
  guard let rule = Rule.named(name) else {
    let names = Rule.all.flatMap { [$0.name, $0.code.description] }
    throw .usage(.unknownRule(name, nearest: nearest(to: name, among: names)))
  }
  let page = rule.explanation
  return """
    \(rule.name) (\(rule.code)), \(rule.severity.name)

    \(wrapped(page.finds, width: 78))

    Why it matters
    \(indented(wrapped(page.harm, width: 74)))

    Example
    \(indented(page.example))

    Instead
    \(indented(page.instead))

    To have another severity in a book: lint \(rule.name) off (or hint, info, warning, error)
    To keep one line out of it, above that line: ; w8log:ignore \(rule.name)

    """
}

/// Every rule on a line of its own, by code.
func ruleList() -> String {
  let nameWidth = Rule.all.map(\.name.count).max() ?? 0
  return Rule.all.map { rule in
    let severity = rule.severity.name.paddedRight(to: 7)
    let finds = firstSentence(of: rule.explanation.finds)
    return "\(rule.code)  \(severity)  \(rule.name.paddedRight(to: nameWidth))  \(finds)\n"
  }.joined()
}

private func firstSentence(of text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  guard let end = line.firstRange(of: ". ") else { return line }
  return String(line[..<end.lowerBound]) + "."
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \(visible($0))" }
    .joined(separator: "\n")
    .trimmingNewlinesAtEnd
}

extension String {
  fileprivate var trimmingNewlinesAtEnd: String {
    var text = self[...]
    while text.last?.isNewline == true { text = text.dropLast() }
    return String(text)
  }
}

private func wrapped(_ text: String, width: Int) -> String {
  wrap(text, width: width).joined(separator: "\n")
}
