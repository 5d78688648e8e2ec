/// One annotation as a line of a fixture has it: columns relative to the line above.
struct AnnotationMark {
  let start: Int
  /// How many lines below the annotated one the range ends.
  let endLines: Int
  let endColumn: Int
  let severity: String
  let name: String
  let message: String

  /// Reads a line without its line end; nil if it is no annotation.
  init?(_ line: [Unicode.Scalar]) {
    guard line.first == ";" else { return nil }
    let carets = AnnotationMark.carets(in: line)
    guard let span = carets ?? AnnotationMark.columns(in: line),
      let story = AnnotationMark.story(line[span.rest...])
    else { return nil }
    start = span.start
    endLines = span.endLines
    endColumn = span.endColumn
    (severity, name, message) = story
  }

  /// The marked bytes where the annotation stands below line `index`; nil if the text has no such position.
  func byteRange(inLine index: Int, of lines: [[Unicode.Scalar]]) -> Range<Int>? {
    let endIndex = index + endLines
    guard lines.indices.contains(endIndex),
      start <= lines[index].count, endColumn <= lines[endIndex].count
    else { return nil }
    let bytesBefore = lines[..<index].reduce(0) { $0 + byteCount($1[...]) }
    let bytesBetween = lines[index..<endIndex].reduce(0) { $0 + byteCount($1[...]) }
    let lower = bytesBefore + byteCount(lines[index][..<start])
    let upper = bytesBefore + bytesBetween + byteCount(lines[endIndex][..<endColumn])
    return lower <= upper ? lower..<upper : nil
  }

  private typealias Span = (start: Int, endLines: Int, endColumn: Int, rest: Int)

  /// `;   ^^^ `: blanks and then carets.
  private static func carets(in line: [Unicode.Scalar]) -> Span? {
    guard let start = line.dropFirst().firstIndex(where: { $0 != " " && $0 != "\t" }),
      line[start] == "^"
    else { return nil }
    let end = line[start...].firstIndex { $0 != "^" } ?? line.count
    guard end < line.count, line[end] == " " else { return nil }
    return (start, 0, end, end + 1)
  }

  /// `;START..END ` or `;START..+LINES:END `.
  private static func columns(in line: [Unicode.Scalar]) -> Span? {
    guard let blank = line.firstIndex(of: " ") else { return nil }
    let words = string(line[1..<blank]).split(
      separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, let start = number(words[0]) else { return nil }
    if let end = number(words[1]) {
      return (start, 0, end, blank + 1)
    }
    guard words[1].first == "+" else { return nil }
    let later = words[1].dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard later.count == 2, let lines = number(later[0]), let end = number(later[1]) else {
      return nil
    }
    return (start, lines, end, blank + 1)
  }

  private static func number(_ word: Substring) -> Int? {
    guard !word.isEmpty, word.count <= 6, word.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(word)
  }

  /// `severity[name]`, then nothing or `: message`.
  private static func story(
    _ rest: ArraySlice<Unicode.Scalar>
  ) -> (severity: String, name: String, message: String)? {
    guard let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]"),
      open > rest.startIndex, rest[..<open].allSatisfy(isWordScalar),
      close > open + 1, rest[(open + 1)..<close].allSatisfy(isWordScalar)
    else { return nil }
    let severity = string(rest[..<open])
    let name = string(rest[(open + 1)..<close])
    let after = rest[(close + 1)...]
    if after.isEmpty { return (severity, name, "") }
    guard after.starts(with: [":", " "]) else { return nil }
    return (severity, name, string(after.dropFirst(2)))
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "-" || ("0"..."9") ~= scalar)
  }
}

/// The line that says `annotation` of the line `content` above it, without a line end.
func annotationLine(
  _ annotation: Annotation, below content: [Unicode.Scalar], from start: Position, to end: Position
) -> String {
  let message = annotation.message.isEmpty ? "" : ": \(annotation.message)"
  let story = "\(annotation.severity)[\(annotation.name)]\(message)"
  let hasCarets =
    start.line == end.line && 0 < start.column && start.column < end.column
    && end.column <= content.count
  guard hasCarets else {
    let lines = end.line - start.line
    let endText = lines == 0 ? "\(end.column)" : "+\(lines):\(end.column)"
    return ";\(start.column)..\(endText) \(story)"
  }
  let blanks = string(content[1..<start.column].map { $0 == "\t" ? "\t" : " " })
  let carets = String(repeating: "^", count: end.column - start.column)
  return ";\(blanks)\(carets) \(story)"
}
