package import Primitives

/// A list such as `3x5`, `5/5/4!` or `4x40m`: elements, the whole list repeated.
///
/// A series of one element takes no memory of its own.
package struct SetSeries: Hashable, Sendable {
  /// The number of times that the whole list was done, at least 1.
  package let times: Int
  /// The first element.
  package let first: SetElement
  /// The elements after the first.
  package let rest: [SetElement]

  /// Makes the list of `first` and `rest`, repeated `times`, which is clamped to 1...99.
  package init(_ first: SetElement, rest: [SetElement] = [], times: Int = 1) {
    self.first = first
    self.rest = rest
    self.times = min(max(times, 1), 99)
  }

  /// The number of elements that the list has before it is repeated.
  package var listCount: Int { 1 + rest.count }

  /// The number of elements in all.
  package var count: Int { times * listCount }

  /// The element at `index` of the list before it is repeated; the first for an index outside.
  func listElement(at index: Int) -> SetElement {
    rest.indices.contains(index - 1) ? rest[index - 1] : first
  }

  /// What the set at `index` has: a single element holds for every set; nil for a set that a longer series
  /// beside this one has more.
  func element(ofSet index: Int) -> SetElement? {
    if count == 1 { return first }
    return index < count ? listElement(at: index % listCount) : nil
  }
}

/// One element of a series.
package struct SetElement: Hashable, Sendable {
  /// The repetitions, the tenths of a second, or the distance in units of 100 nanometers.
  package let amount: Int64
  /// The message about the repetitions.
  package let mark: RepetitionMark

  /// Makes an element of repetitions.
  package init(repetitions: Int, _ mark: RepetitionMark = .none) {
    amount = Int64(repetitions)
    self.mark = mark
  }

  /// Makes an element of a time.
  package init(seconds: Seconds) {
    amount = Int64(seconds.tenths)
    mark = .none
  }

  var time: Seconds { Seconds(tenths: Int(clamping: amount)) }

  /// Makes an element of a distance.
  package init(_ distance: Distance) {
    amount = distance.hundredNanometers
    mark = .none
  }
}

/// The message about the repetitions of a set.
package enum RepetitionMark: UInt8, Hashable, Sendable {
  case none
  /// `4!`: the next one failed.
  case failed
  /// `12+`: as many as possible.
  case asManyAsPossible
}
