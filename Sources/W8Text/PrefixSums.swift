/// The running totals of a list of sizes: where each part starts when the parts stand in a row.
struct PrefixSums: Hashable, Sendable {
  /// The start of each part, and after them the total; never empty.
  private var starts: [Int]

  /// Adds up `sizes`, none of which is negative.
  init(_ sizes: some Sequence<Int>) {
    starts = [0]
    starts.reserveCapacity(sizes.underestimatedCount + 1)
    var total = 0
    for size in sizes {
      total += size
      starts.append(total)
    }
  }

  /// The sum of all sizes.
  var total: Int { starts[starts.count - 1] }

  /// Where part `index` starts; the total for the index after the last part.
  func start(of index: Int) -> Int { starts[index] }

  /// The part that holds `value`, the first for less than 0, the last for the total and more.
  func index(containing value: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }

  /// Puts parts of `sizes` in the place of the parts `replaced`.
  mutating func replace(_ replaced: Range<Int>, with sizes: some Sequence<Int>) {
    var total = starts[replaced.lowerBound]
    var newStarts: [Int] = []
    for size in sizes {
      total += size
      newStarts.append(total)
    }
    let change = total - starts[replaced.upperBound]
    let afterNew = replaced.lowerBound + 1 + newStarts.count
    starts.replaceSubrange(replaced.lowerBound + 1..<replaced.upperBound + 1, with: newStarts)
    guard change != 0 else { return }
    for index in afterNew..<starts.count { starts[index] += change }
  }
}
