import W8Syntax
import W8Text

/// Joins two versions line by line, whatever the lines say.
struct LineMerge {
  private(set) var chunks: [JoinedChunk] = []
  private let ends: LineEnds

  /// Joins lines that both versions have changed in the base; without one nothing is deleted.
  init(base: SyntaxTree?, ours: SyntaxTree, theirs: SyntaxTree, _ ends: LineEnds) {
    self.ends = ends
    let (ours, theirs) = (unmarked(ours), unmarked(theirs))
    guard let base = base.map(unmarked) else {
      joinPairs(LineDifference(ours, theirs))
      return
    }
    join(LineDifference(base, ours), LineDifference(base, theirs))
  }

  /// All between the first and the last line that differ as one clash.
  static func whole(
    base: SyntaxTree?, ours: SyntaxTree, theirs: SyntaxTree, _ ends: LineEnds
  ) -> [JoinedChunk] {
    var merge = LineMerge(ends)
    let lines = { [base, ours, theirs] in
      [base, ours, theirs].map { $0.map { LineDifference(unmarked($0), []).old[...] } ?? [] }
    }()
    merge.clash(lines[1], lines[0], lines[2])
    return merge.chunks
  }

  private init(_ ends: LineEnds) {
    self.ends = ends
  }

  private mutating func joinPairs(_ difference: LineDifference) {
    var position = 0
    for change in difference.changes {
      append(difference.old[position..<change.old.lowerBound])
      clash(difference.old[change.old], [], difference.new[change.new], deletes: false)
      position = change.old.upperBound
    }
    append(difference.old[position...])
  }

  private mutating func join(_ ours: LineDifference, _ theirs: LineDifference) {
    let base = ours.old
    var (left, right) = (ours.changes[...], theirs.changes[...])
    // How much longer each version is up to the line of the base.
    var (position, leftShift, rightShift) = (0, 0, 0)
    while let start = [left.first, right.first].compactMap({ $0?.old.lowerBound }).min() {
      append(base[position..<start])
      // All changes that touch each other are one.
      var end = start
      var (leftEnd, rightEnd) = (leftShift, rightShift)
      while true {
        if let change = left.first, change.old.lowerBound <= end {
          end = max(end, change.old.upperBound)
          leftEnd = change.new.upperBound - change.old.upperBound
          left.removeFirst()
        } else if let change = right.first, change.old.lowerBound <= end {
          end = max(end, change.old.upperBound)
          rightEnd = change.new.upperBound - change.old.upperBound
          right.removeFirst()
        } else {
          break
        }
      }
      let (old, one, two) = (
        base[start..<end], ours.new[start + leftShift..<end + leftEnd],
        theirs.new[start + rightShift..<end + rightEnd]
      )
      if one.elementsEqual(old) {
        append(two)
      } else if two.elementsEqual(old) {
        append(one)
      } else {
        clash(one, old, two)
      }
      (position, leftShift, rightShift) = (end, leftEnd, rightEnd)
    }
    append(base[position...])
  }

  private typealias Lines = ArraySlice<ArraySlice<UInt8>>

  private mutating func append(_ lines: Lines) {
    if lines.isEmpty { return }
    chunks.append(.lines(lines.map(output)))
  }

  /// Adds lines that differ, without those that are equal at their start and end.
  private mutating func clash(_ ours: Lines, _ base: Lines, _ theirs: Lines, deletes: Bool = true) {
    let start = zip(ours, theirs).prefix { $0 == $1 }.count
    append(ours.prefix(start))
    let (one, two) = (ours.dropFirst(start), theirs.dropFirst(start))
    let end = zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count
    let (left, right) = (one.dropLast(end), two.dropLast(end))
    if left.isEmpty, right.isEmpty || !deletes {
      append(right)
    } else if right.isEmpty, !deletes {
      append(left)
    } else {
      chunks.append(
        .clash(ours: left.map(output), base: base.map(output), theirs: right.map(output)))
    }
    append(one.suffix(end))
  }

  private func output(_ line: ArraySlice<UInt8>) -> OutputLine {
    var content = line
    while let last = content.last, last == 0x0A || last == 0x0D { content.removeLast() }
    let end = line[content.endIndex...]
    return OutputLine(
      content: Array(content), end: end.isEmpty || end.elementsEqual(ends.usual) ? nil : Array(end))
  }
}

/// The bytes of a version without a byte order mark, its last line ended as the others are.
private func unmarked(_ tree: SyntaxTree) -> [UInt8] {
  var text = Array(tree.text[(tree.lines.first?.markLength ?? 0)...])
  if tree.lineEndings.lacksFinal { text += tree.usualEnd }
  return text
}
