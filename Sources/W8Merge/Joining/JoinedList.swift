import Primitives
import W8Engine

/// What comes of parts that stand side by side: the order of the version that leads, and the rest put in its place.
final class JoinedList {
  private(set) var triples: [Versions] = []
  private(set) var joined: [JoinedPart?] = []
  /// The neighbors of each that has its place; -1 for none.
  private(set) var next: [Int] = []
  private(set) var previous: [Int] = []
  private(set) var isPlaced: [Bool] = []
  private(set) var first = -1
  private(set) var last = -1
  /// The version whose order stays.
  let leader: MergeSide
  /// The parts of the other in its order, as indices of `triples`.
  private(set) var follower: [Int] = []

  init(_ base: [LogPart], _ ours: [LogPart], _ theirs: [LogPart], _ join: PartJoin)
    throws(Interrupted)
  {
    let ours = detached(ours, base, theirs)
    let theirs = detached(theirs, base, ours)
    let alike = AlikeParts(base, ours, theirs, join.names)
    let matched = (
      ours: PartMatching(base, ours, join.names, known: alike.known.ours, others: alike.ours),
      theirs: PartMatching(
        base, theirs, join.names, known: alike.known.theirs, others: alike.theirs)
    )
    var indices: [ObjectIdentifier: Int] = [:]
    for part in base {
      let triple = Versions(base: part, ours: matched.ours[part], theirs: matched.theirs[part])
      for part in triple.all { indices[ObjectIdentifier(part)] = triples.count }
      triples.append(triple)
    }
    let left = { (parts: [LogPart]) in parts.filter { indices[ObjectIdentifier($0)] == nil } }
    let (oursLeft, theirsLeft) = (left(ours), left(theirs))
    let added = PartMatching(
      oursLeft, theirsLeft, join.names, areAdded: true,
      known: alike.pairs.filter { indices[$0.key] == nil })
    for part in oursLeft {
      let triple = Versions(base: nil, ours: part, theirs: added[part])
      for part in triple.all { indices[ObjectIdentifier(part)] = triples.count }
      triples.append(triple)
    }
    for part in theirsLeft where indices[ObjectIdentifier(part)] == nil {
      indices[ObjectIdentifier(part)] = triples.count
      triples.append(Versions(base: nil, ours: nil, theirs: part))
    }
    joined = try triples.map(join.joined)
    next = Array(repeating: -1, count: triples.count)
    previous = next
    isPlaced = Array(repeating: false, count: triples.count)
    let order = { (parts: [LogPart]) in parts.compactMap { indices[ObjectIdentifier($0)] } }
    let (oursOrder, theirsOrder) = (order(ours), order(theirs))
    leader =
      join.hasBase && Self.isSorted(theirsOrder, triples, .theirs)
        && !Self.isSorted(oursOrder, triples, .ours) ? .theirs : .ours
    follower = leader == .ours ? theirsOrder : oursOrder
    for index in leader == .ours ? oursOrder : theirsOrder where !isMisplaced(index) {
      insert(index, after: last)
    }
  }

  /// Whether a day stands below the header of its month in the other version, and elsewhere in the one that leads.
  private func isMisplaced(_ index: Int) -> Bool {
    guard let part = triples[index][leader], part.kind == .entry, let month = part.date?.yearMonth
    else { return false }
    return part.month != month && triples[index][leader.other]?.month == month
  }

  /// Whether a version has another order than the base, or headers above days that had none.
  private static func isSorted(_ order: [Int], _ triples: [Versions], _ side: MergeSide) -> Bool {
    let common = order.filter { triples[$0].base != nil }
    if zip(common, common.dropFirst()).contains(where: { $0 > $1 }) { return true }
    return common.contains { index in
      guard let base = triples[index].base, base.kind == .entry else { return false }
      return base.month == nil && triples[index][side]?.month != nil
    }
  }

  /// Puts the triple at `index` behind another that has its place, or first where that is -1.
  func insert(_ index: Int, after other: Int) {
    let behind = other < 0 ? first : next[other]
    (previous[index], next[index], isPlaced[index]) = (other, behind, true)
    if other < 0 { first = index } else { next[other] = index }
    if behind < 0 { last = index } else { previous[behind] = index }
  }

  /// Keeps what the other version has deleted.
  func keep(_ index: Int) {
    joined[index] = JoinedPart(triples[index], .taken(leader))
  }

  /// Adds a part that no version has, without giving it a place.
  func add(_ part: JoinedPart) -> Int {
    triples.append(part.versions)
    joined.append(part)
    next.append(-1)
    previous.append(-1)
    isPlaced.append(false)
    return triples.count - 1
  }

  /// Puts each part of the other version that has no place yet in it, by `insert`.
  func insertRest(_ insert: (Int) -> Void) {
    for (position, index) in follower.enumerated() where !isPlaced[index] && joined[index] != nil {
      joined[index]?.isInserted = true
      current = position
      insert(index)
    }
  }

  /// Which of the parts of the other version is placed.
  private var current = 0

  /// The part directly above or below the one that is placed, in its own version, that has its place already.
  func neighbor(_ step: Int, where isWanted: (Int) -> Bool = { _ in true }) -> Int? {
    var position = current + step
    while follower.indices.contains(position) {
      let index = follower[position]
      if !isWanted(index) { return nil }
      if isPlaced[index] { return index }
      position += step
    }
    return nil
  }

  /// Puts a part behind the one that it follows in its own version, else before the one that it stands before.
  func insertBesideNeighbors(_ index: Int) {
    let isSuperset = part(index)?.isSuperset == true
    if let above = neighbor(-1) {
      var other = above
      if !isSuperset {
        // What the other version has added there as well comes first; nothing comes between an exercise and its `+`.
        while next[other] >= 0,
          isAddedByLeader(next[other]) || part(next[other])?.isSuperset == true
        {
          other = next[other]
        }
      }
      insert(index, after: other)
    } else if let below = neighbor(1), part(below)?.isSuperset != true {
      insert(index, after: previous[below])
    } else {
      insert(index, after: last)
    }
  }

  private func isAddedByLeader(_ index: Int) -> Bool {
    triples[index].base == nil && triples[index][leader.other] == nil
      && joined[index]?.isInserted != true
  }

  /// A part of the triple at `index`.
  func part(_ index: Int) -> LogPart? { joined[index]?.part ?? triples[index].all.first }

  /// What comes of all, in order.
  var parts: [JoinedPart] {
    var parts: [JoinedPart] = []
    var index = first
    while index >= 0 {
      if let part = joined[index] { parts.append(part) }
      index = next[index]
    }
    return parts
  }
}

/// Parts of one version, with the comments above them that stand elsewhere in the base, or by themselves in the other
/// version, as parts of their own: a day that is added below a comment does not take it along.
private func detached(_ parts: [LogPart], _ base: [LogPart], _ other: [LogPart]) -> [LogPart] {
  // Where it stands above the same line elsewhere it stays there.
  let known = Set((base + other).flatMap { part in part.above.map { part.commentAndLine($0) } })
  func count(_ parts: [LogPart], _ isWanted: (LogPart, Int) -> Bool) -> [String: Int] {
    var counts: [String: Int] = [:]
    for part in parts {
      for line in part.above where isWanted(part, line) {
        counts[part.tree.proseText(line), default: 0] += 1
      }
      if part.kind == .comment { counts[part.tree.proseText(part.line), default: 0] += 1 }
    }
    return counts
  }
  let own = count(parts) { known.contains($0.commentAndLine($1)) }
  let wanted = count(base) { _, _ in true }.merging(
    count(other) { _, _ in false }, uniquingKeysWith: max)
  var left = wanted.merging(own.mapValues { -$0 }, uniquingKeysWith: +).filter { $0.value > 0 }
  if left.isEmpty { return parts }
  var result: [LogPart] = []
  for part in parts {
    var count = 0
    for (index, line) in part.above.enumerated() {
      let text = part.tree.proseText(line)
      guard let rest = left[text], rest > 0, !known.contains(part.commentAndLine(line)) else {
        continue
      }
      left[text] = rest - 1
      count = index + 1
    }
    result += count > 0 ? part.detachingComments(count) : [part]
  }
  return result
}

extension LogPart {
  /// The texts of a comment above the part and of its line.
  fileprivate func commentAndLine(_ comment: Int) -> String {
    tree.proseText(comment) + "\n" + tree.proseText(line)
  }
}
