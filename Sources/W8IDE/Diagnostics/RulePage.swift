import W8Book
package import W8Lint
import W8Text

/// The explanation of a rule as a document in Markdown for an editor to show.
package func rulePage(of rule: Rule) -> String {
  let explanation = rule.explanation
  return """
    # \(rule.code) \(rule.name)

    \(plain(explanation.finds))

    *Severity:* \(rule.severity.name), unless the log says otherwise: `lint \(rule.name) off` (or `hint`, `info`, `warning`, `error`).

    *Why it matters:* \(plain(explanation.harm))

    *How to fix it:* \(plain(explanation.fix))

    ```text
    \(shownLines(of: explanation.example))
    ```

    Instead:

    ```text
    \(shownLines(of: explanation.instead))
    ```

    """
}

/// Text in which Markdown takes nothing for markup but code between backticks.
private func plain(_ text: String) -> String {
  var isCode = false
  var written = ""
  for character in visible(text) {
    if character == "`" { isCode.toggle() }
    if !isCode, "<*_[".contains(character) { written.append("\\") }
    written.append(character)
  }
  return written
}

/// The lines of an example with what cannot be seen made visible, the long ones cut and blank ends left out.
private func shownLines(of example: String) -> String {
  var lines = example.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    .map { String($0) }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { line in
    let left = line.unicodeScalars.count - longestQuote
    return visible(String(line.unicodeScalars.prefix(longestQuote))) + (left > 0 ? "…" : "")
  }.joined(separator: "\n")
}
