/// Text of a log as one line of at most `longestQuote` scalars: no blanks around it, no control characters.
func oneLine(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let trimmed = scalars.drop { $0.properties.isWhitespace }
  var shown = String.UnicodeScalarView()
  shown.append(
    contentsOf: trimmed.prefix(longestQuote).lazy.map { isControl($0) ? "\u{FFFD}" : $0 })
  if trimmed.dropFirst(longestQuote).isEmpty {
    while let last = shown.last, last.properties.isWhitespace { shown.removeLast() }
  } else {
    shown.append("…")
  }
  return String(shown)
}

/// How many scalars of a line of a log are repeated elsewhere.
let longestQuote = 120

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control
}
