import W8Analysis

/// The manual page of the rule with a name or code.
func explanationPage(of name: String) throws(Failure) -> String {
  let rule = try knownRule(name)
  let page = rule.explanation
  return """
    \(rule.name) (\(rule.code)), \(rule.severity.name)

    \(wrap(page.finds, width: 78).joined(separator: "\n"))

    Why it matters
    \(indented(wrap(page.harm, width: 74)))

    Example\(page.example.contains("\n=== ") ? " (=== begins another file)" : "")
    \(indented(exampleLines(page.example)))

    Instead
    \(indented(exampleLines(page.instead)))

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

/// The rule with a name or code that a user gave.
func knownRule(_ name: String) throws(Failure) -> Rule {
  if let rule = Rule.named(name) { return rule }
  let names = Rule.all.flatMap { [$0.name, $0.code.description] }
  throw .usage(.unknownRule(name, nearest: nearest(to: name, among: names)))
}

/// The first sentence of a text, on one line.
func firstSentence(of text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  guard let end = line.firstRange(of: ". ") else { return line }
  return String(line[..<end.lowerBound]) + "."
}

/// The lines of an example as a page can show them: what is too long is cut, blank ends are left out.
func exampleLines(_ example: String) -> [String] {
  // By scalars, so that a CR before the LF shows.
  var lines = example.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    .map { String($0) }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { line in
    let left = line.count - longestExampleLine
    return visible(line.prefix(longestExampleLine))
      + (left > 0 ? "… (\(left) characters more)" : "")
  }
}

/// How many characters of a line of an example are shown.
private let longestExampleLine = 70

private func indented(_ lines: [String]) -> String {
  lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}
