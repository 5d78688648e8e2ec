/// `text` in the notation of snippets, where it stands for itself.
func escapedForSnippet(_ text: String) -> String {
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "$" || scalar == "}" || scalar == "\\" { escaped.append("\\") }
    escaped.append(scalar)
  }
  return String(escaped)
}

/// The plain text of a snippet that is written with `‹…›` around the places to fill in, and the snippet.
///
/// A place with `|` between words offers these; the first is its plain text.
func snippet(_ pattern: String) -> (text: String, snippet: String) {
  var (text, snippet, number) = ("", "", 0)
  for (index, part) in pattern.split(separator: "‹", omittingEmptySubsequences: false).enumerated()
  {
    guard index > 0, let end = part.firstIndex(of: "›") else {
      text += part
      snippet += escapedForSnippet(String(part))
      continue
    }
    let words = part[..<end].split(separator: "|").map(String.init)
    let rest = String(part[part.index(after: end)...])
    number += 1
    text += (words.first ?? "") + rest
    snippet +=
      words.count > 1
      ? "${\(number)|\(words.joined(separator: ","))|}"
      : "${\(number):\(escapedForSnippet(words.first ?? ""))}"
    snippet += escapedForSnippet(rest)
  }
  return (text, snippet)
}
