/// The targets that also have to compile as Embedded Swift for a machine of 32 bits.
let portableTargets: Set<String> = [
  "Primitives", "JSON", "LanguageServerProtocol", "W8Text", "W8Engine", "W8Syntax", "W8Book",
  "W8Edits", "W8Lint", "W8Merge", "W8Exchange", "W8IDE", "W8Paths", "W8Server", "W8Web",
]

/// The portable targets have no key path, which Embedded Swift lacks, and no number that `Int` cannot hold in 32 bits.
func portabilityFaults(in files: [SourceFile]) -> [Fault] {
  files.filter { portableTargets.contains($0.target) }.flatMap { file in
    file.codeLines.enumerated().flatMap { index, line in
      portabilityProblems(of: line).map { Fault(file, line: index + 1, $0) }
    }
  }
}

private func portabilityProblems(of line: String) -> [String] {
  var problems: [String] = []
  if has(line, "KeyPath<") || has(line, "keyPath:")
    || (has(line, "\\") && line.contains(/\\(?:\.|[A-Z])\w/))
  {
    problems.append("has a key path; write a closure")
  }
  if has(line, "Int(UInt32") || has(line, "Int(UInt64") {
    problems.append("has a number beyond 32 bits in an Int; clamp it")
  }
  if has(line, "uniqueKeysWithValues:") {
    problems.append("uses uniqueKeysWithValues:; write uniquingKeysWith: with a precondition")
  }
  if hasLongNumber(line), !has(line, "Int64"), !has(line, "Double") {
    problems.append("has a literal beyond 32 bits; give it the type Int64 or UInt64")
  }
  return problems
}

/// Whether a decimal literal of the line passes 2³¹; hexadecimal ones are masks of a declared width.
private func hasLongNumber(_ line: String) -> Bool {
  guard has(line, "1e") || line.utf8.count(where: { 0x30...0x39 ~= $0 }) >= 10 else { return false }
  return line.matches(of: /\b(?:1e([0-9]+)|[0-9][0-9_]+)\b/).contains { match in
    if let exponent = match.output.1 { return (Int(exponent) ?? .max) > 9 }
    return (Int(match.output.0.filter { $0 != "_" }) ?? .max) > Int(Int32.max)
  }
}

/// How many files may be other ones for Embedded Swift: the core is one.
private let mostForks = 6

/// The files that are compiled otherwise as Embedded Swift are few.
func forkFaults(in files: [SourceFile]) -> [Fault] {
  let forks = files.filter { file in
    file.codeLines.contains { has($0, "hasFeature(Embedded)") }
  }
  return forks.dropFirst(mostForks).map { Fault($0.path, "one more fork for Embedded Swift") }
}
