/// How much text some sections are.
package struct TextSum: Summary {
  /// How many bytes.
  package private(set) var bytes = 0
  /// How many lines, as the format counts them.
  package private(set) var lines = 0
  /// How many lines, as editors count them.
  package private(set) var editorLines = 0

  /// No text.
  package static let zero = TextSum()

  /// Adds the text that comes after.
  package mutating func add(_ next: TextSum) {
    bytes += next.bytes
    lines += next.lines
    editorLines += next.editorLines
  }
}

extension TextSection: Summarized {
  /// True.
  @inlinable
  package static var keepsRunningSums: Bool { true }

  /// How much text the section is.
  package var summary: TextSum {
    TextSum(bytes: bytes.count, lines: lineCount, editorLines: editorLineCount)
  }
}
