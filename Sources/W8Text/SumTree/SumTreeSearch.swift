extension SumTree {
  /// What the elements before `index` add up to.
  @inlinable
  package func sum(before index: Int) -> Element.Sum {
    var sum = Element.Sum.zero
    var (node, index) = (root, index)
    while index < node.count {
      switch node.content {
      case .elements(let elements):
        for before in 0..<index { sum.add(elements[before].summary) }
        return sum
      case .nodes(let nodes):
        let (child, start) = SumTreeNode.place(of: index, in: nodes)
        for before in 0..<child { sum.add(nodes[before].summary) }
        (node, index) = (nodes[child], index - start)
      }
    }
    sum.add(node.summary)
    return sum
  }

  /// The last element that `starts` where what all before it add up to says so, and that sum; the first
  /// element where none does.
  ///
  /// Once `starts` is false, it must be so for all longer sums. The tree must not be empty.
  @inlinable
  package func last(
    where starts: (Element.Sum) -> Bool
  ) -> (index: Int, before: Element.Sum) {
    var (node, index, sum) = (root, 0, Element.Sum.zero)
    while true {
      switch node.content {
      case .elements(let elements):
        let skipped = Self.skip(elements, by: { $0.summary }, &sum, starts)
        return (index + skipped, sum)
      case .nodes(let nodes):
        let child = Self.skip(nodes, by: { $0.summary }, &sum, starts)
        for before in 0..<child { index += nodes[before].count }
        node = nodes[child]
      }
    }
  }

  /// The indices of the elements that `has` says of by their sums, found one by one.
  ///
  /// It must say so of any sum that has such a part: parts of which it does not are not looked into.
  @inlinable
  package func indices(where has: @escaping (Element.Sum) -> Bool) -> some Sequence<Int> {
    sequence(state: 0) { start in
      let found = firstIndex(from: start, where: has)
      if let found { start = found + 1 }
      return found
    }
  }

  /// The first element from `start` on that `has` says of by its sum, as above; nil when there is none.
  @inlinable
  package func firstIndex(from start: Int = 0, where has: (Element.Sum) -> Bool) -> Int? {
    Self.firstIndex(in: root, from: start, has)
  }

  /// As above, where `has` looks at what comes before too, as the second sum.
  @inlinable
  package func firstIndex(
    from start: Int = 0, where has: (Element.Sum, Element.Sum) -> Bool
  ) -> Int? {
    Self.firstIndex(in: root, from: start, after: .zero, has)
  }

  @inlinable
  static func firstIndex(
    in node: SumTreeNode<Element>, from start: Int, _ has: (Element.Sum) -> Bool
  ) -> Int? {
    guard start < node.count, has(node.summary) else { return nil }
    switch node.content {
    case .elements(let elements):
      for index in Swift.max(0, start)..<elements.count where has(elements[index].summary) {
        return index
      }
    case .nodes(let nodes):
      var offset = 0
      for child in 0..<nodes.count {
        if let found = firstIndex(in: nodes[child], from: start - offset, has) {
          return offset + found
        }
        offset += nodes[child].count
      }
    }
    return nil
  }

  @inlinable
  static func firstIndex(
    in node: SumTreeNode<Element>, from start: Int, after before: Element.Sum,
    _ has: (Element.Sum, Element.Sum) -> Bool
  ) -> Int? {
    guard start < node.count, has(node.summary, before) else { return nil }
    var before = before
    switch node.content {
    case .elements(let elements):
      for index in 0..<elements.count {
        if index >= start, has(elements[index].summary, before) { return index }
        before.add(elements[index].summary)
      }
    case .nodes(let nodes):
      var offset = 0
      for child in 0..<nodes.count {
        if let found = firstIndex(in: nodes[child], from: start - offset, after: before, has) {
          return offset + found
        }
        offset += nodes[child].count
        before.add(nodes[child].summary)
      }
    }
    return nil
  }

  /// How many items come before the last one that starts, whose sums are added to `sum`.
  @inlinable
  static func skip<Item>(
    _ items: [Item], by summary: (Item) -> Element.Sum, _ sum: inout Element.Sum,
    _ starts: (Element.Sum) -> Bool
  ) -> Int {
    for index in 0..<Swift.max(0, items.count - 1) {
      var next = sum
      next.add(summary(items[index]))
      guard starts(next) else { return index }
      sum = next
    }
    return Swift.max(0, items.count - 1)
  }
}
