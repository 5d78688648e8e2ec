/// A table of the specification.
struct SpecificationTable: Sendable {
  /// The cells of its first line.
  let header: [String]
  /// The cells of each line below.
  let rows: [Row]

  typealias Row = [String]

  /// Every table of a document, in order.
  static func all(in document: String) throws -> [SpecificationTable] {
    let text = try specificationDocuments().first { $0.name == document }?.text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split { !$0.hasPrefix("|") }.map { table in
      let rows = table.map(cells)
      return SpecificationTable(header: rows.first ?? [], rows: Array(rows.dropFirst(2)))
    }
  }

  /// The table with these titles; nil without one.
  static func titled(_ header: [String], in document: String) throws -> SpecificationTable? {
    try all(in: document).first { $0.header == header }
  }
}

/// The cells of a line, in which `\|` is a mark that parts nothing.
private func cells(of line: Substring) -> [String] {
  line.replacing("\\|", with: "\u{1}").split(separator: "|").map { cell in
    let words = cell.split(separator: " ")
    return words.joined(separator: " ").replacing("\u{1}", with: "|")
  }
}
