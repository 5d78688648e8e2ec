import Testing
import W8Laws
import W8Syntax
import W8Text

/// The canonical form of the file that holds `text`.
func formatted(_ text: String, _ lineEnd: LineEndChoice = .lineFeed) -> String {
  String(decoding: canonical(Array(text.utf8), lineEnd), as: UTF8.self)
}

/// The canonical form of a file; the meaning must not change.
func canonical(_ text: [UInt8], _ lineEnd: LineEndChoice = .lineFeed) -> [UInt8] {
  do throws(MeaningChange) {
    return try canonicalText(text, lineEnd: lineEnd)
  } catch {
    Issue.record("line \(error.line + 1) would say something else")
    return []
  }
}

/// The trees of a file, cut as the program cuts it.
func sections(_ bytes: [UInt8]) -> [SyntaxTree] {
  SectionedText(bytes, cuts: logCuts).sections.enumerated().map { index, section in
    parse(section.bytes, index == 0 ? .first : .later)
  }
}

/// A line as typed, without line end, and its canonical form.
struct FormatRow: Sendable {
  let typed: String
  let canonical: String

  init(_ typed: String, _ canonical: String) {
    self.typed = typed
    self.canonical = canonical
  }
}

/// Expects of each row its canonical form, and that this one stays as it is.
func expectForms(_ rows: [FormatRow], sourceLocation: SourceLocation = #_sourceLocation) {
  for row in rows {
    #expect(
      formatted(row.typed) == row.canonical + "\n", "\(row.typed)", sourceLocation: sourceLocation)
    #expect(
      formatted(row.canonical) == row.canonical + "\n", "again", sourceLocation: sourceLocation)
    #expect(
      sameMeaning(tree(row.typed), tree(row.canonical)), "\(row.typed)",
      sourceLocation: sourceLocation)
  }
}

/// Expects of each line that it stays byte for byte.
func expectUntouched(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  for line in lines {
    #expect(formatted(line + "\r\n") == line + "\n", sourceLocation: sourceLocation)
  }
}
