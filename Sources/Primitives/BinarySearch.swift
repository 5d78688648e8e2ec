extension RandomAccessCollection {
  /// The first index whose element satisfies `belongsToSecondPart`, or the end.
  ///
  /// Every element after one that satisfies it must satisfy it too.
  @inlinable
  package func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongsToSecondPart(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
