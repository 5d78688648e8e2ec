import Primitives
import Synchronization

/// The loads that plates make on one side of a bar, each with the fewest plates.
final class PlateSums: Sendable {
  /// What the plates of a side weigh, ascending, with the plates, the heaviest first.
  private let sums: [(weight: Int64, plates: PlateList)]
  /// The kinds of plates, the heaviest first.
  private let kinds: [Amount]

  /// How many plates a side takes.
  private static let most = 10
  private static let known = Mutex<[Kits: PlateSums]>([:])

  private struct Kits: Hashable {
    let plates: [Kit]
    let sides: Int
  }

  /// The sums of `plates`, worked out once for a gym.
  static func of(_ plates: [Kit], sides: Int) -> PlateSums {
    let kits = Kits(plates: plates, sides: sides)
    return known.withLock { known in
      if let sums = known[kits] { return sums }
      if known.count > 20 { known = [:] }
      let sums = PlateSums(plates, sides: sides)
      known[kits] = sums
      return sums
    }
  }

  private init(_ plates: [Kit], sides: Int) {
    let plates = plates.sorted { $0.load.value > $1.load.value }
    kinds = plates.map { $0.load }
    var best: [Int64: PlateList] = [0: PlateList()]
    for (kind, plate) in plates.enumerated() {
      let owned = min(plate.count.map { $0 / sides } ?? Self.most, Self.most)
      for (sum, used) in best {
        for count in 1..<max(1, 1 + min(owned, Self.most - used.count)) {
          let list = used.adding(count, ofKind: kind)
          let weight = sum + Int64(count) * plate.load.value
          if best[weight].map({ list < $0 }) ?? true { best[weight] = list }
        }
      }
    }
    sums = best.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  var count: Int { sums.count }

  /// What the plates of a side weigh in the sum at `index`.
  func weight(at index: Int) -> Int64 { sums[index].weight }

  /// The plates of a side in the sum at `index`, the heaviest first.
  func plates(at index: Int) -> [Amount] { sums[index].plates.kinds.map { kinds[$0] } }
}

/// The kinds of at most ten plates, the heaviest first, four bits each; fewer plates come first, then heavier ones.
private struct PlateList: Comparable {
  private(set) var count = 0
  private var packed: UInt64 = 0

  func adding(_ number: Int, ofKind kind: Int) -> PlateList {
    var list = self
    for _ in 0..<number {
      list.packed = list.packed << 4 | UInt64(kind)
      list.count += 1
    }
    return list
  }

  var kinds: [Int] { (0..<count).reversed().map { Int(packed >> (4 * UInt64($0)) & 15) } }

  static func < (left: PlateList, right: PlateList) -> Bool {
    (left.count, left.packed) < (right.count, right.packed)
  }
}
