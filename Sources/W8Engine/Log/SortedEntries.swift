/// The entries of one month put in order, with the way back to where they came from.
struct SortedEntries {
  let entries: [Entry]
  /// The contribution of each entry; empty when there is one contribution.
  let contributions: [Int32]
  /// The indices of the entries in book order; empty when that is their order.
  let bookOrder: [Int32]

  init(of parts: [[Entry]], in month: YearMonth) {
    let days = month.firstDay...month.lastDay
    if parts.count == 1, Self.areInOrder(parts[0], in: days) {
      (entries, contributions, bookOrder) = (parts[0], [], [])
      return
    }
    var keys: [SortKey] = []
    keys.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for (part, entries) in parts.enumerated() {
      for index in entries.indices where days.contains(entries[index].date) {
        let key = SortKey(
          moment: Self.moment(of: entries[index], from: month.firstDay),
          position: Int32(clamping: keys.count), part: Int32(clamping: part),
          index: Int32(clamping: index))
        keys.append(key)
      }
    }
    let isInOrder = zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
    if !isInOrder { keys.sort() }
    let isWholePart = isInOrder && parts.count == 1 && keys.count == parts[0].count
    entries = isWholePart ? parts[0] : keys.map { parts[Int($0.part)][Int($0.index)] }
    contributions = parts.count > 1 ? keys.map { $0.part } : []
    bookOrder = isInOrder ? [] : Self.inverse(of: keys)
  }

  /// Whether all of `entries` are of `days` and stand as they count: nearly all months do.
  private static func areInOrder(_ entries: [Entry], in days: ClosedRange<CivilDate>) -> Bool {
    var last = Int32.min
    for index in entries.indices {
      guard days.contains(entries[index].date) else { return false }
      let moment = moment(of: entries[index], from: days.lowerBound)
      guard moment >= last else { return false }
      last = moment
    }
    return true
  }

  /// The day and the time in one number, a missing time before all others.
  private static func moment(of entry: Entry, from first: CivilDate) -> Int32 {
    let minute = (entry.time?.minutes ?? -1) + 1
    return Int32(clamping: entry.date.days(since: first) * 1441 + minute)
  }

  private static func inverse(of keys: [SortKey]) -> [Int32] {
    var order = [Int32](repeating: 0, count: keys.count)
    for (index, key) in keys.enumerated() { order[Int(key.position)] = Int32(clamping: index) }
    return order
  }
}

/// What decides the order of an entry; small, so that sorting moves no entry.
private struct SortKey: Comparable {
  let moment: Int32
  /// The position among all entries of the month in book order.
  let position: Int32
  let part: Int32
  let index: Int32

  static func < (left: SortKey, right: SortKey) -> Bool {
    (left.moment, left.position) < (right.moment, right.position)
  }
}

extension SortedEntries {
  /// The index of the entry at `position` in book order.
  func indexInBook(_ position: Int) -> Int {
    bookOrder.isEmpty ? position : Int(bookOrder[position])
  }

  /// The part that has the entry at `index`.
  func part(of index: Int) -> Int { contributions.isEmpty ? 0 : Int(contributions[index]) }
}
