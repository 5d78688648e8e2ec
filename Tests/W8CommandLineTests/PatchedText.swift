/// What a unified diff makes of a text; nil where it does not apply exactly.
func applying(_ diff: [UInt8], to text: [UInt8]) -> [UInt8]? {
  var old = lines(of: text)[...]
  var result: [[UInt8]] = []
  var lineCount = 0
  let diff = lines(of: diff)
  for (index, line) in diff.enumerated() {
    guard let sign = line.first else { return nil }
    var content = Array(line.dropFirst())
    if index + 1 < diff.count, diff[index + 1].first == UInt8(ascii: "\\") { content.removeLast() }
    switch sign {
    case _ where index < 2 || sign == UInt8(ascii: "\\"): continue
    case UInt8(ascii: "@"):
      guard let start = hunkStart(line) else { return nil }
      while lineCount < start, let same = old.popFirst() {
        result.append(same)
        lineCount += 1
      }
    case UInt8(ascii: "+"): result.append(content)
    case UInt8(ascii: " "), UInt8(ascii: "-"):
      guard old.popFirst() == content else { return nil }
      lineCount += 1
      if sign == UInt8(ascii: " ") { result.append(content) }
    default: return nil
    }
  }
  return Array((result + old).joined())
}

/// How many lines of the old text stand above the hunk.
private func hunkStart(_ heading: [UInt8]) -> Int? {
  let numbers = String(decoding: heading, as: UTF8.self).split { !$0.isNumber }.compactMap {
    Int($0)
  }
  guard numbers.count == 4 else { return nil }
  return numbers[1] == 0 ? numbers[0] : numbers[0] - 1
}

private func lines(of text: [UInt8]) -> [[UInt8]] {
  var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map {
    Array($0) + [0x0A]
  }
  // What stands behind the last line feed has none.
  if let last = lines.popLast(), last.count > 1 { lines.append(last.dropLast()) }
  return lines
}
