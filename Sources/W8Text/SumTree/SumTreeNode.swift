/// A node of a `SumTree`; it never changes, so that versions of a tree share what they have in common.
///
/// All leaves are equally deep. A node other than the root is at least half full.
@usableFromInline
final class SumTreeNode<Element: Summarized>: Sendable {
  /// What the elements add up to.
  @usableFromInline
  let summary: Element.Sum
  /// How many elements there are.
  @usableFromInline
  let count: Int
  /// How many levels there are below; 0 for a leaf.
  @usableFromInline
  let height: Int
  /// What the node holds.
  @usableFromInline
  let content: Content

  /// The elements of a leaf, or the nodes below.
  @usableFromInline
  enum Content: Sendable {
    case elements([Element])
    case nodes([SumTreeNode])
  }

  /// How many elements or nodes a node holds at most.
  @inlinable
  static var capacity: Int { 16 }

  @inlinable
  init(_ elements: [Element]) {
    var sum = Element.Sum.zero
    for element in elements { sum.add(element.summary) }
    summary = sum
    count = elements.count
    height = 0
    content = .elements(elements)
  }

  /// Takes nodes of equal height, of which there is at least one.
  @inlinable
  init(_ nodes: [SumTreeNode]) {
    var sum = Element.Sum.zero
    var count = 0
    for node in nodes {
      sum.add(node.summary)
      count += node.count
    }
    summary = sum
    self.count = count
    height = nodes[0].height + 1
    content = .nodes(nodes)
  }

  /// The root of a tree of `elements`.
  @inlinable
  static func root(of elements: some Collection<Element>) -> SumTreeNode {
    var level = parts(of: Array(elements)).map { SumTreeNode(Array($0)) }
    while level.count > 1 { level = parts(of: level).map { SumTreeNode(Array($0)) } }
    return level.first ?? SumTreeNode([Element]())
  }

  /// As few equal parts of `items` as fit into a node each.
  @inlinable
  static func parts<Item>(of items: [Item]) -> [ArraySlice<Item>] {
    let count = (items.count + capacity - 1) / capacity
    return (0..<count).map { items[items.count * $0 / count..<items.count * ($0 + 1) / count] }
  }
}

// MARK: - Joining

extension SumTreeNode {
  /// The root of the elements of both, in order; as many new nodes as the two differ in height.
  @inlinable
  static func joined(_ first: SumTreeNode, _ second: SumTreeNode) -> SumTreeNode {
    if first.count == 0 { return second }
    if second.count == 0 { return first }
    let nodes = row(first, second)
    return nodes.count == 1 ? nodes[0] : SumTreeNode(nodes)
  }

  /// One or two nodes with the elements of both, as high as the higher one.
  @inlinable
  static func row(_ first: SumTreeNode, _ second: SumTreeNode) -> [SumTreeNode] {
    switch (first.content, second.content) {
    case (.elements(let left), .elements(let right)):
      guard left.count < capacity / 2 || right.count < capacity / 2 else { return [first, second] }
      return parts(of: left + right).map { SumTreeNode(Array($0)) }
    case (.nodes(let left), .nodes(let right)) where first.height == second.height:
      guard left.count < capacity / 2 || right.count < capacity / 2 else { return [first, second] }
      return parts(of: left + right).map { SumTreeNode(Array($0)) }
    case (.nodes(let left), _) where first.height > second.height:
      let nodes = left.dropLast() + row(left[left.count - 1], second)
      return parts(of: Array(nodes)).map { SumTreeNode(Array($0)) }
    case (_, .nodes(let right)):
      let nodes = row(first, right[0]) + right.dropFirst()
      return parts(of: nodes).map { SumTreeNode(Array($0)) }
    case (.nodes, .elements):
      preconditionFailure("only leaves have no nodes below")
    }
  }
}

// MARK: - Parting

extension SumTreeNode {
  /// The root of the first `length` elements.
  @inlinable
  func prefix(_ length: Int) -> SumTreeNode {
    if length >= count { return self }
    switch content {
    case .elements(let elements): return SumTreeNode(Array(elements.prefix(length)))
    case .nodes(let nodes):
      let (index, start) = Self.place(of: length, in: nodes)
      let rest = nodes[index].prefix(length - start)
      return Self.joined(Self.root(over: nodes[..<index]), rest)
    }
  }

  /// The root of the elements without the first `length`.
  @inlinable
  func dropping(_ length: Int) -> SumTreeNode {
    if length <= 0 { return self }
    switch content {
    case .elements(let elements): return SumTreeNode(Array(elements.dropFirst(length)))
    case .nodes(let nodes):
      let (index, start) = Self.place(of: length, in: nodes)
      let rest = nodes[index].dropping(length - start)
      return Self.joined(rest, Self.root(over: nodes[(index + 1)...]))
    }
  }

  /// The root of the same elements but for the one at `index`, which is `element`.
  @inlinable
  func replacing(_ index: Int, with element: Element) -> SumTreeNode {
    switch content {
    case .elements(var elements):
      elements[index] = element
      return SumTreeNode(elements)
    case .nodes(var nodes):
      let (child, start) = Self.place(of: index, in: nodes)
      nodes[child] = nodes[child].replacing(index - start, with: element)
      return SumTreeNode(nodes)
    }
  }

  /// Which of `nodes` holds the element at `index`, the last one for an index after all, and where it starts.
  @inlinable
  static func place(of index: Int, in nodes: [SumTreeNode]) -> (child: Int, start: Int) {
    var start = 0
    for child in 0..<nodes.count - 1 {
      if index < start + nodes[child].count { return (child, start) }
      start += nodes[child].count
    }
    return (nodes.count - 1, start)
  }

  @inlinable
  static func root(over nodes: ArraySlice<SumTreeNode>) -> SumTreeNode {
    switch nodes.count {
    case 0: SumTreeNode([Element]())
    case 1: nodes[nodes.startIndex]
    default: SumTreeNode(Array(nodes))
    }
  }
}
