import W8Text

/// How two texts differ, in the form that `patch` reads; empty where they do not.
func unifiedDiff(_ old: [UInt8]?, _ new: [UInt8], name: String) -> [UInt8] {
  var output: [UInt8] = []
  writeUnifiedDiff(old, new, name: name) { output += $1 }
  return output
}

/// What a line of a unified diff is.
enum DiffPart {
  /// The name of a file, or the position of a hunk.
  case heading
  /// A line that both texts have.
  case same
  /// A line of the old text.
  case removed
  /// A line of the new text.
  case added
}

/// Gives each line of the unified diff of two texts, with its line end, to `write`; without an old text it makes a file.
func writeUnifiedDiff<Failure: Error>(
  _ old: [UInt8]?, _ new: [UInt8], name: String,
  write: (DiffPart, [UInt8]) throws(Failure) -> Void
) throws(Failure) {
  let difference = LineDifference(old ?? [], new)
  let hunks = hunks(of: difference)
  if hunks.isEmpty { return }
  let name = diffName(name)
  try write(.heading, Array("--- \(old == nil ? "/dev/null" : name)\n".utf8))
  try write(.heading, Array("+++ \(name)\n".utf8))
  for hunk in hunks {
    try write(.heading, Array(hunk.heading.utf8))
    var next = hunk.old.lowerBound
    for change in hunk.changes {
      for line in difference.old[next..<change.old.lowerBound] {
        try write(.same, marked(" ", line))
      }
      for line in difference.old[change.old] { try write(.removed, marked("-", line)) }
      for line in difference.new[change.new] { try write(.added, marked("+", line)) }
      next = change.old.upperBound
    }
    for line in difference.old[next..<hunk.old.upperBound] { try write(.same, marked(" ", line)) }
  }
}

/// How many lines that both texts have stand around a change.
private let contextCount = 3

/// Changes that stand together, with the lines around them.
private struct Hunk {
  var old: Range<Int>
  var new: Range<Int>
  var changes: [LineDifference.Change]

  var heading: String { "@@ -\(position(old)) +\(position(new)) @@\n" }

  /// Of no lines, the line above.
  private func position(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}

private func hunks(of difference: LineDifference) -> [Hunk] {
  var hunks: [Hunk] = []
  for change in difference.changes {
    let above = min(contextCount, change.old.lowerBound)
    let below = min(contextCount, difference.old.count - change.old.upperBound)
    let oldEnd = change.old.upperBound + below
    let newEnd = change.new.upperBound + below
    let oldStart = change.old.lowerBound - above
    if let last = hunks.last, oldStart <= last.old.upperBound {
      hunks[hunks.count - 1].old = last.old.lowerBound..<oldEnd
      hunks[hunks.count - 1].new = last.new.lowerBound..<newEnd
      hunks[hunks.count - 1].changes.append(change)
    } else {
      let newStart = change.new.lowerBound - above
      hunks.append(Hunk(old: oldStart..<oldEnd, new: newStart..<newEnd, changes: [change]))
    }
  }
  return hunks
}

/// The sign and the line; one without line end is followed by the words that say so.
private func marked(_ sign: String, _ line: ArraySlice<UInt8>) -> [UInt8] {
  let end = line.last == 0x0A ? "" : "\n\\ No newline at end of file\n"
  return Array(sign.utf8) + line + Array(end.utf8)
}

/// The name as `patch` reads it: in quotes where it has signs that would end it, a tab behind blanks.
private func diffName(_ name: String) -> String {
  let isPlain = name.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F && $0 != 0x22 && $0 != 0x5C }
  if isPlain { return name.utf8.contains(0x20) ? name + "\t" : name }
  var result = "\""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "\"", "\\":
      result += "\\"
      result.unicodeScalars.append(scalar)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 8)
      result += "\\" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
