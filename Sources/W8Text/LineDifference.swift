import Primitives

/// The lines of two texts, and where they differ.
package struct LineDifference {
  /// The lines of the old text, with their line ends.
  package let old: [ArraySlice<UInt8>]
  /// The lines of the new text, with their line ends.
  package let new: [ArraySlice<UInt8>]
  /// What differs, in order: lines of the old text, and those that stand in their place.
  package private(set) var changes: [Change] = []

  /// Lines that change.
  package struct Change: Equatable, Sendable {
    /// Indices of lines of the old text.
    package let old: Range<Int>
    /// Indices of lines of the new text.
    package let new: Range<Int>
  }

  /// Compares two texts; the time grows with their length and not with what differs.
  package init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = lines(of: old)
    self.new = lines(of: new)
    let differing = DifferingLines(old, new)
    // Lines above and below are equal, and as many in both texts.
    let above = self.old.partitioningIndex { $0.startIndex >= differing.start }
    var numbers = LineNumbers()
    let oldNumbers = numbers.numbers(of: lines(of: differing.old))
    let newNumbers = numbers.numbers(of: lines(of: differing.new))
    var search = ChangeSearch(old: oldNumbers, new: newNumbers)
    changes = search.changes().map { change in
      Change(
        old: change.old.lowerBound + above..<change.old.upperBound + above,
        new: change.new.lowerBound + above..<change.new.upperBound + above)
    }
  }
}

private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < text.count {
    let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    lines.append(text[start..<end])
    start = end
  }
  return lines
}

/// A number for each line, equal for equal lines.
private struct LineNumbers {
  private var known: [ArraySlice<UInt8>: Int] = [:]

  mutating func numbers(of lines: [ArraySlice<UInt8>]) -> [Int] {
    lines.map { line in
      if let number = known[line] { return number }
      let number = known.count
      known[line] = number
      return number
    }
  }
}

/// Finds what differs by the lines that occur once in both texts ("patience diff").
private struct ChangeSearch {
  let old: [Int]
  let new: [Int]

  /// The number of times that what lies between two lines is searched again: enough for logs, and a bound on the
  /// time.
  private static let deepest = 8

  private struct Task {
    var old: Range<Int>
    var new: Range<Int>
    let depth: Int
  }

  mutating func changes() -> [LineDifference.Change] {
    var changes: [LineDifference.Change] = []
    var tasks = [Task(old: 0..<old.count, new: 0..<new.count, depth: 0)]
    while let task = tasks.popLast().map(trimmed) {
      if task.old.isEmpty, task.new.isEmpty { continue }
      let anchors = task.depth < Self.deepest ? anchors(in: task) : []
      if anchors.isEmpty {
        changes.append(.init(old: task.old, new: task.new))
      } else {
        tasks += parts(of: task, between: anchors).reversed()
      }
    }
    return changes
  }

  /// The task without the lines that are equal at its start and end.
  private func trimmed(_ task: Task) -> Task {
    var (oldStart, oldEnd) = (task.old.lowerBound, task.old.upperBound)
    var (newStart, newEnd) = (task.new.lowerBound, task.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return Task(old: oldStart..<oldEnd, new: newStart..<newEnd, depth: task.depth)
  }

  private func parts(of task: Task, between anchors: [(old: Int, new: Int)]) -> [Task] {
    var parts: [Task] = []
    var (oldStart, newStart) = (task.old.lowerBound, task.new.lowerBound)
    for anchor in anchors + [(task.old.upperBound, task.new.upperBound)] {
      let part = (oldStart..<anchor.old, newStart..<anchor.new)
      parts.append(Task(old: part.0, new: part.1, depth: task.depth + 1))
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    return parts
  }

  /// The most lines that occur once on both sides and stand in the same order there.
  private func anchors(in task: Task) -> [(old: Int, new: Int)] {
    let inOld = singles(old, task.old)
    let inNew = singles(new, task.new)
    let pairs = task.old.compactMap { index -> (old: Int, new: Int)? in
      guard inOld[old[index]] == index, let other = inNew[old[index]], other >= 0 else {
        return nil
      }
      return (index, other)
    }
    return longestAscent(pairs)
  }

  /// The position where each line stands in the range; -1 for one that stands there several times.
  private func singles(_ numbers: [Int], _ range: Range<Int>) -> [Int: Int] {
    var indices: [Int: Int] = [:]
    for index in range { indices[numbers[index]] = indices[numbers[index]] == nil ? index : -1 }
    return indices
  }
}

/// The longest run of pairs, ascending on the left, that ascends on the right too.
private func longestAscent(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
  // `tops[n]` ends the run of n + 1 pairs that ends lowest.
  var tops: [Int] = []
  var previous = [Int?](repeating: nil, count: pairs.count)
  for index in pairs.indices {
    let length = tops.partitioningIndex { pairs[$0].new >= pairs[index].new }
    previous[index] = length > 0 ? tops[length - 1] : nil
    if length < tops.count { tops[length] = index } else { tops.append(index) }
  }
  var run: [(old: Int, new: Int)] = []
  var next = tops.last
  while let index = next {
    run.append(pairs[index])
    next = previous[index]
  }
  return run.reversed()
}

/// The lines of two texts without those that are equal at their start and end; found without looking at lines between.
package struct DifferingLines {
  /// The position where they start in both texts.
  package let start: Int
  /// Those of the old text, with their line ends.
  package let old: [UInt8]
  /// Those of the new text, with their line ends.
  package let new: [UInt8]

  /// Compares two texts.
  package init(_ old: [UInt8], _ new: [UInt8]) {
    let start = commonStart(old.span, new.span)
    let end = commonEnd(old.span, new.span, from: start)
    self.start = start
    self.old = Array(old[start..<(old.count - end)])
    self.new = Array(new[start..<(new.count - end)])
  }
}

/// The number of bytes of whole lines that are equal at the start of both.
private func commonStart(_ old: Span<UInt8>, _ new: Span<UInt8>) -> Int {
  let index = old.commonPrefixLength(with: new)
  return index == old.count && index == new.count ? index : startOfLine(old, at: index)
}

/// The number of bytes of whole lines that are equal at the end of both, behind `start`.
private func commonEnd(_ old: Span<UInt8>, _ new: Span<UInt8>, from start: Int) -> Int {
  var count = old.extracting(start...).commonSuffixLength(with: new.extracting(start...))
  while count > 0, !startsLine(old, old.count - count) || !startsLine(new, new.count - count) {
    count &-= 1
  }
  return count
}

private func startOfLine(_ text: Span<UInt8>, at index: Int) -> Int {
  var start = index
  while !startsLine(text, start) { start &-= 1 }
  return start
}

private func startsLine(_ text: Span<UInt8>, _ index: Int) -> Bool {
  index == 0 || text[index - 1] == 0x0A
}
