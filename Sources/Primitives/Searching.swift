// The standard library finds a piece of a text by what it keeps for regular expressions: a megabyte of program.

extension Collection where Element: Equatable {
  /// Where `other` stands first as a whole, at the start if it is empty; nil where it does not stand.
  ///
  /// Costs the product of both lengths at worst.
  @inlinable
  package func firstOccurrence<Other: Collection>(of other: Other) -> Range<Index>?
  where Other.Element == Element {
    var start = startIndex
    while true {
      var (index, wanted) = (start, other.startIndex)
      while wanted != other.endIndex, index != endIndex, self[index] == other[wanted] {
        formIndex(after: &index)
        other.formIndex(after: &wanted)
      }
      if wanted == other.endIndex { return start..<index }
      if index == endIndex { return nil }
      formIndex(after: &start)
    }
  }

  /// Whether `other` stands anywhere as a whole.
  @inlinable
  package func holds<Other: Collection>(_ other: Other) -> Bool where Other.Element == Element {
    firstOccurrence(of: other) != nil
  }
}

extension String {
  /// The pieces between each `separator`, without those that are empty; the whole where the separator is empty.
  package func pieces(between separator: String) -> [Substring] {
    var (rest, pieces) = (self[...], [Substring]())
    while !separator.isEmpty, let range = rest.firstOccurrence(of: separator) {
      pieces.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return (pieces + [rest]).filter { !$0.isEmpty }
  }

  /// The text with `replacement` for each `piece`, which is not empty.
  package func replacingEach(_ piece: String, with replacement: String) -> String {
    var (rest, replaced) = (self[...], "")
    while let range = rest.firstOccurrence(of: piece) {
      replaced += rest[..<range.lowerBound] + replacement
      rest = rest[range.upperBound...]
    }
    return replaced + rest
  }
}

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
