import W8Engine

/// The date as a person says it: `3 January 2026`.
func longDate(_ date: CivilDate) -> String {
  "\(date.day) \(date.yearMonth.name) \(date.year)"
}

/// `number` with a leading zero where it has one digit.
func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}

/// `1 entry`, `2 entries`.
func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

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
