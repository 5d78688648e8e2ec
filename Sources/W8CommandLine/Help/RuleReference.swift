import W8Book
import W8Engine
import W8Lint
import W8Reports
import W8Text

/// The rule reference of the specification in Markdown: a table of all rules, then the page of each.
func ruleReference() -> String {
  let rows = Rule.all.map { rule in
    "| [\(rule.code)](#\(rule.anchor)) | \(rule.name) | \(rule.severity.name)"
      + " | \(cell(firstSentence(of: rule.explanation.finds))) |\n"
  }
  return """
    # Rules

    All rules of `w8log check` and of your editor. `w8log explain RULE` prints the same text for one rule.

    - *Severity* is the default. Change it with `lint RULE SEVERITY` in the log or with an option of `check`.
    - *Fixes* are those that your editor offers for the example. `check --fix` applies the safe ones.
    - In the examples, `<U+…>` is an invisible character. A line `=== name` begins another file of the book; the first
      file is the root, the one that includes the others.

    This page is generated: edit the explanations in `Sources/W8Lint`. [diagnostics.md](../diagnostics.md) has what all
    rules have in common.

    | code | name | severity | finds |
    |---|---|---|---|

    """ + rows.joined() + Rule.all.map(section).joined()
}

private func section(of rule: Rule) -> String {
  let page = rule.explanation
  return """

    ## \(rule.heading)

    *Severity:* \(rule.severity.name).

    \(paragraph(page.finds))

    \(paragraph(page.harm, label: "*Why it matters:* "))

    \(paragraph(page.fix, label: "*How to fix it:* "))

    ```text
    \(example(page.example))
    ```

    Instead:

    ```text
    \(example(page.instead))
    ```

    \(fixList(of: rule))

    """
}

/// The fixes for the fault in the example of the rule.
private func fixList(of rule: Rule) -> String {
  let fixes = fixesForExample(of: rule)
  if fixes.isEmpty { return "*Fixes:* none." }
  let items = fixes.map { "- \(escaped($0.title))\($0.isSafe ? " (safe)" : "")" }
  return "*Fixes:*\n\n" + items.joined(separator: "\n")
}

/// The fixes of the first fault that the rule finds in its own example, seen on 1 June 2030, after all dates in
/// the examples.
private func fixesForExample(of rule: Rule) -> [Fix] {
  guard let today = CivilDate(year: 2030, month: 6, day: 1) else { return [] }
  let book = ExampleBook(rule.explanation.exampleBytes, root: "log.w8log")
  guard let analysis = book.analysis(today: today) else { return [] }
  for file in analysis.files {
    if let fault = analysis.diagnostics(of: file).first(where: { $0.code == rule.code }) {
      return analysis.fixes(for: fault, in: file)
    }
  }
  return []
}

extension Rule {
  fileprivate var heading: String { "\(code) \(name)" }

  /// What Markdown makes of the heading.
  fileprivate var anchor: String { String(heading.lowercased().map { $0 == " " ? "-" : $0 }) }
}

/// One paragraph on lines of at most 116 columns, after a label in Markdown.
private func paragraph(_ text: String, label: String = "") -> String {
  wrap(label + escaped(text), width: 116).joined(separator: "\n")
}

private func cell(_ text: String) -> String {
  escaped(text).split(separator: "|" as Character, omittingEmptySubsequences: false)
    .joined(separator: "\\|")
}

/// Text in which Markdown takes nothing for markup but code between backticks.
private func escaped(_ text: String) -> String {
  var isCode = false
  var written = ""
  for character in visible(text) {
    if character == "`" { isCode.toggle() }
    if !isCode, "<*_[".contains(character) { written += "\\" }
    written.append(character)
  }
  return written
}

/// The lines of an example, with odd spaces made visible too.
private func example(_ text: String) -> String {
  exampleLines(text).map { line in
    line.replacing { scalar in
      switch scalar.value {
      case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000:
        "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
      default: nil
      }
    }
  }.joined(separator: "\n")
}
