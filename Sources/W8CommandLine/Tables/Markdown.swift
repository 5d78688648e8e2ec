import W8Text

extension TableRenderer {
  /// A pipe table of GitHub Flavored Markdown, as people read it.
  static let markdown = TableRenderer(
    format: .md,
    header: { columns in
      let titles = line(columns.map { escaped($0.title) })
      return titles + line(columns.map { $0.alignment == .right ? "---:" : "---" })
    },
    row: { cells in line(cells.map { escaped(visible($0.shown)) }) })

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// CommonMark takes a backslash before these as the sign itself.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>|~&#".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
