/// How long a file and a function may be, and how deep a file may lie.
enum Limit {
  static let linesOfFile = 400
  static let linesOfFunction = 70
  /// Target, folder, file: two folders below `Sources`.
  static let foldersBelowSources = 2
}

/// No file is longer than the wall.
func fileLengthFaults(in files: [SourceFile]) -> [Fault] {
  files.compactMap { file in
    let text = file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    return count > Limit.linesOfFile ? Fault(file, "\(count) lines") : nil
  }
}

/// No function is longer than the wall.
func functionLengthFaults(in files: [SourceFile]) -> [Fault] {
  files.flatMap { file in
    CodeScanner.functions(in: file.codeLines).filter { $0.lineCount > Limit.linesOfFunction }
      .map { Fault(file, line: $0.firstLine, "\($0.name) has \($0.lineCount) lines") }
  }
}

/// Nothing lies deeper than target, folder, file.
func depthFaults(in files: [SourceFile]) -> [Fault] {
  files.filter { $0.folders.count - 1 > Limit.foldersBelowSources }
    .map { Fault($0, "lies too deep") }
}

/// Every declaration that other targets see has a doc comment.
func documentationFaults(in files: [SourceFile]) -> [Fault] {
  files.flatMap { file in
    let code = file.codeLines
    let raw = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return code.indices.filter {
      declaresForPackage(code[$0]) && !isDocumented(raw, at: $0) && !isMemberwise(code[$0...])
    }
    .map { Fault(file, line: $0 + 1, "no doc comment") }
  }
}

/// What a protocol asks for everywhere is documented there: `<`, `==`, `description`, and the two ways
/// between a value and its JSON.
private func declaresForPackage(_ line: String) -> Bool {
  guard has(line, "package ") else { return false }
  if line.contains(/package (?:static func (?:<|==) |var description:)/) { return false }
  if line.contains(/package (?:init\(json: JSON\)|func write\(to json: inout JSONWriter\))/) {
    return false
  }
  let declaration =
    /^\s*(?:@\w+(?:\([^)]*\))?\s+|static\s+|final\s+|consuming\s+|borrowing\s+|mutating\s+|nonisolated\s+|indirect\s+|override\s+)*package\s+(?!import\b|extension\b|private\(set\)\s*$)/
  return line.contains(declaration)
}

/// Whether an initializer only takes over its parameters: the properties say what they are.
private func isMemberwise(_ lines: ArraySlice<String>) -> Bool {
  guard let first = lines.first, first.contains(/^\s*package init\(/) else { return false }
  let margin = first.prefix { $0 == " " }
  guard let opening = lines.firstIndex(where: { $0.hasSuffix("{") }),
    let closing = lines.firstIndex(where: { $0 == margin + "}" }), opening < closing
  else { return false }
  return lines[(opening + 1)..<closing].allSatisfy {
    $0.wholeMatch(of: /\s*self\.(\w+) = (\w+)/).map { $0.output.1 == $0.output.2 } ?? false
  }
}

private func isDocumented(_ lines: [Substring], at index: Int) -> Bool {
  for line in lines[..<index].reversed() {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("@") || text.hasPrefix("#if") { continue }
    return text.hasPrefix("///") || text.hasSuffix("*/")
  }
  return false
}
