import Primitives
import W8Book
import W8Engine
import W8Lint
import W8Reports
import W8Text

/// The manual page of the rule with a name or code.
func explanationPage(of name: String, _ page: Page) throws(Failure) -> String {
  let rule = try knownRule(name)
  let explanation = rule.explanation
  let width = min(page.width ?? pageWidth, pageWidth)
  let exampleWidth = page.width.map { max($0 - indentation, 1) } ?? .max
  func example(_ text: String) -> String {
    // A log is shown letter by letter, so that its columns stay; only what has no room goes on below.
    indented(
      exampleLines(text).flatMap { line in
        pieces(of: line[...], width: exampleWidth).map(String.init)
      })
  }
  return """
    \(rule.name) (\(rule.code)), \(rule.severity.name)

    \(wrap(explanation.finds, width: width).joined(separator: "\n"))

    Why it matters
    \(indented(wrap(explanation.harm, width: width - indentation)))

    How to fix it
    \(indented(wrap(explanation.fix, width: width - indentation)))

    Example\(explanation.example.holds("\n=== ") ? " (=== begins another file)" : "")
    \(example(explanation.example))

    Instead
    \(example(explanation.instead))

    \(advice(rule).flatMap { broken($0, .words, width: page.width) }.joined(separator: "\n"))

    """
}

private let pageWidth = 78
private let indentation = 4

private func advice(_ rule: Rule) -> [String] {
  [
    "To change the severity in a log: lint \(rule.name) off (or hint, info, warning, error)",
    "To ignore the rule on one line, write above it: ; w8log:ignore \(rule.name)",
  ]
}

/// Every rule in a row of its own, by code.
func ruleList(_ page: Page) -> String {
  let columns: [Table.Column] = ["code", "severity", "name", "finds"].map {
    Table.Column(key: $0, title: "", breaking: $0 == "finds" ? .words : .never)
  }
  let rows = Rule.all.map { rule in
    [
      rule.code.description, rule.severity.name, rule.name,
      firstSentence(of: rule.explanation.finds),
    ].map { Table.Cell.text($0) }
  }
  let table = TextTable(Table(columns: columns, rows: rows), page)
  var text: [UInt8] = []
  for row in rows.indices { table.append(row: row, to: &text) }
  return String(decoding: text, as: UTF8.self)
}

/// The rule with a name or code that a user gave.
func knownRule(_ name: String) throws(Failure) -> Rule {
  if let rule = Rule.named(name) { return rule }
  let names = Rule.all.flatMap { [$0.name, $0.code.description] }
  throw .usage(.unknownRule(name, nearest: nearest(to: name, among: names)))
}

/// The first sentence of a text, on one line.
func firstSentence(of text: String) -> String {
  let line = text.split { $0.isNewline }.joined(separator: " ")
  guard let end = line.firstOccurrence(of: ". ") else { return line }
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

/// The number of characters of a line of an example that are shown.
private let longestExampleLine = 70

private func indented(_ lines: [String]) -> String {
  let margin = String(repeating: " ", count: indentation)
  return lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
}
