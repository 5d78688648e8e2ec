import Testing
import W8TestSupport

@testable import W8Text

@Suite struct SumTreeTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func randomReplacementsEqualThoseOfAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var array = Piece.many(Int.random(in: 0...600, using: &random), &random)
    var tree = SumTree(array)
    for _ in 0..<20 {
      let (range, pieces) = replacement(in: array, &random)
      array.replaceSubrange(range, with: pieces)
      tree.replaceSubrange(range, with: pieces)
      #expect(Array(tree) == array)
      #expect(tree.count == array.count && tree.isEmpty == array.isEmpty)
      #expect(tree.indices.allSatisfy { tree[$0] == array[$0] })
      #expect(tree.summary == Piece.sum(array[...]))
      expectBalance(tree.root, isRoot: true)
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func everyLookupEqualsAWalk(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let array = Piece.many(Int.random(in: 1...400, using: &random), &random)
    let tree = SumTree(array)
    let sums = array.indices.map { Piece.sum(array[..<$0]) }
    for (index, sum) in sums.enumerated() { #expect(tree.sum(before: index) == sum) }
    #expect(tree.sum(before: array.count) == tree.summary)
    for wanted in -1...tree.summary.size + 1 {
      let found = tree.last { $0.size <= wanted }
      let expected = sums.lastIndex { $0.size <= wanted } ?? 0
      #expect(found.index == expected && found.before == sums[expected])
    }
    for start in stride(from: 0, through: array.count, by: 3) {
      let expected = array.indices.dropFirst(start).first { array[$0].isMarked }
      #expect(tree.firstIndex(from: start) { $0.marks > 0 } == expected)
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func oldVersionsStayWhatTheyWere(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var versions = [(SumTree(Piece.many(300, &random)), [Piece]())]
    versions[0].1 = Array(versions[0].0)
    for _ in 0..<30 {
      var (tree, array) = versions[Int.random(in: 0..<versions.count, using: &random)]
      let (range, pieces) = replacement(in: array, &random)
      array.replaceSubrange(range, with: pieces)
      tree.replaceSubrange(range, with: pieces)
      versions.append((tree, array))
    }
    for (tree, array) in versions { #expect(Array(tree) == array) }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatIsOutsideADifferenceIsTheSame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Piece.many(Int.random(in: 0...600, using: &random), &random)
    let oldTree = SumTree(old)
    var (new, newTree) = (old, oldTree)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let (range, pieces) = replacement(in: new, &random)
      new.replaceSubrange(range, with: pieces)
      newTree.replaceSubrange(range, with: pieces)
    }
    for tree in [newTree, SumTree(new)] {
      let difference = tree.difference(from: oldTree, ==)
      let first = zip(old, new).prefix { $0 == $1 }.count
      let most = min(old.count, new.count) - first
      let last = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(most).count
      #expect(difference.old == first..<old.count - last)
      #expect(difference.new == first..<new.count - last)
    }
  }

  /// The height of a tree of n elements is at most log8 n; a replacement makes new nodes along two ways down, and
  /// where two trees are joined another one beside each.
  @Test(arguments: [100, 1_000, 10_000])
  func aReplacementMakesFewNewNodes(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var tree = SumTree(Piece.many(count, &random))
    for _ in 0..<20 {
      let old = tree
      let start = Int.random(in: 0...tree.count - 3, using: &random)
      let pieces = Piece.many(Int.random(in: 0...4, using: &random), &random)
      tree.replaceSubrange(start..<start + Int.random(in: 0...2, using: &random), with: pieces)
      #expect(newNodes(of: tree, since: old) <= 8 * (old.root.height + 1))
    }
    let old = tree
    tree.replaceSubrange(count / 2..<count / 2 + 1, with: Piece.many(1, &random))
    #expect(newNodes(of: tree, since: old) == old.root.height + 1)
    #expect(old.root.height <= 4)
  }

  private func replacement(
    in array: [Piece], _ random: inout SeededGenerator
  ) -> (Range<Int>, [Piece]) {
    let isLong = Int.random(in: 0...3, using: &random) == 0
    let start = Int.random(in: 0...array.count, using: &random)
    let length = Int.random(in: 0...(isLong ? 400 : 2), using: &random)
    let pieces = Piece.many(Int.random(in: 0...(isLong ? 400 : 2), using: &random), &random)
    return (start..<min(array.count, start + length), pieces)
  }

  /// All leaves are equally deep, sums are right, and no node but the root is less than half full.
  private func expectBalance(_ node: SumTreeNode<Piece>, isRoot: Bool) {
    let capacity = SumTreeNode<Piece>.capacity
    switch node.content {
    case .elements(let elements):
      #expect(node.height == 0 && node.count == elements.count)
      #expect((isRoot ? 0 : capacity / 2)...capacity ~= elements.count)
      #expect(node.summary == Piece.sum(elements[...]))
    case .nodes(let nodes):
      #expect((isRoot ? 2 : capacity / 2)...capacity ~= nodes.count)
      #expect(nodes.allSatisfy { $0.height == node.height - 1 })
      #expect(node.count == nodes.reduce(0) { $0 + $1.count })
      for child in nodes { expectBalance(child, isRoot: false) }
    }
  }

  private func newNodes(of tree: SumTree<Piece>, since old: SumTree<Piece>) -> Int {
    var known: Set<ObjectIdentifier> = []
    visit(old.root) { known.insert(ObjectIdentifier($0)).inserted }
    var count = 0
    visit(tree.root) { node in
      let isNew = !known.contains(ObjectIdentifier(node))
      if isNew { count += 1 }
      return isNew
    }
    return count
  }

  private func visit(_ node: SumTreeNode<Piece>, _ goesOn: (SumTreeNode<Piece>) -> Bool) {
    guard goesOn(node), case .nodes(let nodes) = node.content else { return }
    for child in nodes { visit(child, goesOn) }
  }
}

/// An element whose sum tells what stands first and last, so that an order that is lost shows.
private struct Piece: Summarized, Equatable {
  let id: Int
  let size: Int
  let isMarked: Bool

  var summary: Sum { Sum(size: size, marks: isMarked ? 1 : 0, first: id, last: id) }

  struct Sum: Summary, Equatable {
    var size = 0
    var marks = 0
    var first: Int?
    var last: Int?

    static let zero = Sum()

    mutating func add(_ next: Sum) {
      size += next.size
      marks += next.marks
      first = first ?? next.first
      last = next.last ?? last
    }
  }

  static func sum(_ pieces: ArraySlice<Piece>) -> Sum {
    pieces.reduce(into: .zero) { $0.add($1.summary) }
  }

  static func random(_ random: inout SeededGenerator) -> Piece {
    Piece(
      id: Int.random(in: 0..<1_000_000, using: &random),
      // Empty ones too: several start at one place then.
      size: Int.random(in: 0...2, using: &random),
      isMarked: Int.random(in: 0..<40, using: &random) == 0)
  }

  static func many(_ count: Int, _ random: inout SeededGenerator) -> [Piece] {
    (0..<count).map { _ in Piece.random(&random) }
  }
}
