import W8Syntax

/// A name or title as it stands in quotes, without them: nil where nothing is left. `changed` is told what was changed.
func quotable(_ text: String, changed: (String) -> Void) -> String? {
  var result = String.UnicodeScalarView()
  var (hasQuotes, hasLines, hasControls) = (false, false, false)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\u{201C}"..."\u{201F}":
      hasQuotes = true
      result.append("'")
    case "\n", "\r", "\u{2028}", "\u{2029}", "\t":
      if scalar != "\t" { hasLines = true }
      if result.last != " " { result.append(" ") }
    case _ where isControl(scalar): hasControls = true
    default: result.append(scalar)
    }
  }
  if hasQuotes { changed("a double quote in a name, which became '") }
  if hasLines { changed("a line end in a name, which became a blank") }
  if hasControls { changed(controlsLost) }
  guard result.contains(where: { $0 != " " && !isOddSpace($0) }) else { return nil }
  return trimmed(String(result))
}

/// What stands between the quotes at both ends of `text`, which no backslash keeps from being quotes; all of it where none
/// stand there.
func withoutQuotes(_ text: String) -> String {
  guard text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
  return String(text.dropFirst().dropLast())
}

/// What is told of text with control characters.
let controlsLost = "control characters"
