/// A row of elements that knows what each part of it adds up to: a B-tree of nodes that never change.
///
/// A copy costs nothing, and a changed copy O(log n) new nodes; it shares all others with the tree before it. So
/// does what is known by a sum: it is brought up to date in O(log n) as well.
@usableFromInline
package struct SumTree<Element: Summarized>: Sendable {
  @usableFromInline
  var root: SumTreeNode<Element>

  /// Makes a tree of `elements` in O(n).
  @inlinable
  package init(_ elements: some Collection<Element>) {
    root = SumTreeNode.root(of: elements)
  }

  /// Makes a tree without elements.
  @inlinable
  package init() {
    self.init([])
  }

  /// What all elements add up to.
  @inlinable
  package var summary: Element.Sum { root.summary }

  /// Puts `elements` in the place of those in `range`.
  @inlinable
  package mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    precondition(0 <= range.lowerBound && range.upperBound <= count, "a range lies in its tree")
    if range.count == 1, elements.count == 1, let element = elements.first {
      root = root.replacing(range.lowerBound, with: element)
      return
    }
    let head = SumTreeNode.joined(root.prefix(range.lowerBound), SumTreeNode.root(of: elements))
    root = SumTreeNode.joined(head, root.dropping(range.upperBound))
  }
}

extension SumTree: RandomAccessCollection {
  /// 0.
  @inlinable
  package var startIndex: Int { 0 }
  /// How many elements there are.
  @inlinable
  package var endIndex: Int { root.count }
  /// The same; without it a collection would measure the distance between its ends.
  @inlinable
  package var count: Int { root.count }

  /// The element at `index`, found in O(log n).
  @inlinable
  package subscript(index: Int) -> Element {
    precondition(0 <= index && index < count, "an index lies in its tree")
    var (node, index) = (root, index)
    while true {
      switch node.content {
      case .elements(let elements): return elements[index]
      case .nodes(let nodes):
        let (child, start) = SumTreeNode.place(of: index, in: nodes)
        (node, index) = (nodes[child], index - start)
      }
    }
  }

  /// Hands out the elements in order; all of them take O(n).
  @inlinable
  package func makeIterator() -> Iterator { Iterator(root) }

  /// Hands out the elements in order, a leaf at a time.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    @usableFromInline
    var elements: ArraySlice<Element> = []
    @usableFromInline
    var waiting: [SumTreeNode<Element>]

    @inlinable
    init(_ root: SumTreeNode<Element>) {
      waiting = [root]
    }

    /// The next element; nil after the last one.
    @inlinable
    package mutating func next() -> Element? {
      while elements.isEmpty, let node = waiting.popLast() {
        switch node.content {
        case .elements(let own): elements = own[...]
        case .nodes(let nodes): waiting += nodes.reversed()
        }
      }
      return elements.popFirst()
    }
  }
}
