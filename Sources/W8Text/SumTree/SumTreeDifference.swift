extension SumTree {
  /// The parts in which two trees differ: before and behind them all elements are the same.
  ///
  /// Nodes that both trees share are not looked into, so that a tree and a changed copy are compared in O(log n).
  @inlinable
  package func difference(
    from old: SumTree, _ areSame: (Element, Element) -> Bool
  ) -> (old: Range<Int>, new: Range<Int>) {
    var (forth, oldForth) = (SumTreeWalk(root, .forward), SumTreeWalk(old.root, .forward))
    let first = forth.sameCount(&oldForth, most: Swift.min(count, old.count), areSame)
    var (back, oldBack) = (SumTreeWalk(root, .backward), SumTreeWalk(old.root, .backward))
    let last = back.sameCount(&oldBack, most: Swift.min(count, old.count) - first, areSame)
    return (first..<old.count - last, first..<count - last)
  }
}

/// A walk over the nodes and elements of a tree, as deep as somebody has to look.
@usableFromInline
struct SumTreeWalk<Element: Summarized> {
  @usableFromInline
  var waiting: [Item]
  @usableFromInline
  let direction: Direction

  @usableFromInline
  enum Direction { case forward, backward }

  @usableFromInline
  enum Item {
    case node(SumTreeNode<Element>)
    case element(Element)
  }

  @inlinable
  init(_ root: SumTreeNode<Element>, _ direction: Direction) {
    waiting = [.node(root)]
    self.direction = direction
  }

  /// How many elements are the same as those of `other` from where both are, `most` at most.
  @inlinable
  mutating func sameCount(
    _ other: inout SumTreeWalk, most: Int, _ areSame: (Element, Element) -> Bool
  ) -> Int {
    var count = 0
    while count < most, let own = waiting.last, let others = other.waiting.last {
      switch (own, others) {
      case (.node(let own), .node(let others)) where own === others && count + own.count <= most:
        skip()
        other.skip()
        count += own.count
      case (.element(let own), .element(let others)):
        guard areSame(own, others) else { return count }
        skip()
        other.skip()
        count += 1
      default:
        let (height, otherHeight) = (Self.height(own), Self.height(others))
        if height >= otherHeight { open() }
        if otherHeight >= height { other.open() }
      }
    }
    return count
  }

  @inlinable
  mutating func skip() { waiting.removeLast() }

  @inlinable
  mutating func open() {
    guard case .node(let node) = waiting.popLast() else { return }
    switch (node.content, direction) {
    case (.elements(let elements), .forward): waiting += elements.reversed().map(Item.element)
    case (.elements(let elements), .backward): waiting += elements.map(Item.element)
    case (.nodes(let nodes), .forward): waiting += nodes.reversed().map(Item.node)
    case (.nodes(let nodes), .backward): waiting += nodes.map(Item.node)
    }
  }

  /// An element stands below all nodes.
  @inlinable
  static func height(_ item: Item) -> Int {
    if case .node(let node) = item { node.height } else { -1 }
  }
}
