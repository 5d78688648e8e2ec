/// An array of elements that knows what they add up to.
@usableFromInline
package struct SumTree<Element: Summarized>: Sendable {
  @usableFromInline
  var elements: [Element]
  /// What all elements add up to.
  @usableFromInline
  package var summary = Element.Sum.zero

  /// What the elements before each come to, where that is kept.
  @usableFromInline
  var running: [Element.Sum] = []

  /// Takes `elements`.
  @inlinable
  package init(_ elements: some Collection<Element>) {
    self.elements = Array(elements)
    sumUp()
  }

  /// Takes no elements.
  @inlinable
  package init() {
    elements = []
  }

  /// Puts `elements` in the place of those in `range`.
  @inlinable
  package mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    self.elements.replaceSubrange(range, with: elements)
    sumUp()
  }

  @inlinable
  mutating func sumUp() {
    var sum = Element.Sum.zero
    if Element.keepsRunningSums {
      running.removeAll(keepingCapacity: true)
      running.reserveCapacity(elements.count)
    }
    for index in elements.indices {
      if Element.keepsRunningSums { running.append(sum) }
      sum.add(elements[index].summary)
    }
    summary = sum
  }

  /// What the elements before `index` add up to.
  @inlinable
  package func sum(before index: Int) -> Element.Sum {
    if Element.keepsRunningSums { return index < count ? running[index] : summary }
    var sum = Element.Sum.zero
    for before in 0..<Swift.min(index, count) { sum.add(elements[before].summary) }
    return sum
  }

  /// The last element that `starts` where what all before it add up to says so, and that sum; the first
  /// element where none does.
  @inlinable
  package func last(
    where starts: (Element.Sum) -> Bool
  ) -> (index: Int, before: Element.Sum) {
    if Element.keepsRunningSums {
      var (low, high) = (0, count - 1)
      while low < high {
        let middle = (low + high + 1) / 2
        if starts(running[middle]) { low = middle } else { high = middle - 1 }
      }
      return (low, running[low])
    }
    var (index, sum) = (0, Element.Sum.zero)
    while index + 1 < count {
      var next = sum
      next.add(elements[index].summary)
      guard starts(next) else { break }
      (index, sum) = (index + 1, next)
    }
    return (index, sum)
  }

  /// The indices of the elements of which `has` says so.
  @inlinable
  package func indices(where has: @escaping (Element.Sum) -> Bool) -> some Sequence<Int> {
    elements.indices.lazy.filter { [elements] in has(elements[$0].summary) }
  }

  /// The first element from `start` on of which `has` says so; nil when there is none.
  @inlinable
  package func firstIndex(from start: Int = 0, where has: (Element.Sum) -> Bool) -> Int? {
    elements.indices.dropFirst(start).first { has(elements[$0].summary) }
  }

  /// As above, where `has` looks at what comes before too, as the second sum.
  @inlinable
  package func firstIndex(
    from start: Int = 0, where has: (Element.Sum, Element.Sum) -> Bool
  ) -> Int? {
    var before = Element.Sum.zero
    for index in elements.indices {
      if index >= start, has(elements[index].summary, before) { return index }
      before.add(elements[index].summary)
    }
    return nil
  }

  /// The parts in which two arrays differ: before and behind them all elements are the same.
  @inlinable
  package func difference(
    from old: SumTree, _ areSame: (Element, Element) -> Bool
  ) -> (old: Range<Int>, new: Range<Int>) {
    let most = Swift.min(count, old.count)
    var (first, last) = (0, 0)
    while first < most, areSame(elements[first], old.elements[first]) { first += 1 }
    while last < most - first,
      areSame(elements[count - 1 - last], old.elements[old.count - 1 - last])
    {
      last += 1
    }
    return (first..<old.count - last, first..<count - last)
  }
}

extension SumTree: RandomAccessCollection {
  @inlinable
  package var startIndex: Int { 0 }
  @inlinable
  package var endIndex: Int { elements.count }
  @inlinable
  package subscript(index: Int) -> Element { elements[index] }
}
