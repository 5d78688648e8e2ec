/// A set that was better than all others.
package struct BestSet: Hashable, Sendable {
  /// What it was done with.
  package let load: ResolvedLoad
  /// The completed repetitions; nil for a time or a distance.
  package let repetitions: Int?
  /// The day.
  package let date: CivilDate

  /// The better one of two with loads of one kind; the first when they are equal.
  static func better(_ left: BestSet?, _ right: BestSet?) -> BestSet? {
    guard let left, let right else { return left ?? right }
    let (own, others) = (left.weight, right.weight)
    if own != others { return own > others ? left : right }
    let (few, many) = (left.repetitions ?? 0, right.repetitions ?? 0)
    if few != many { return few > many ? left : right }
    return right.date < left.date ? right : left
  }

  /// What loads of one kind compare by.
  private var weight: Int64 {
    switch load {
    case .mass(let mass): mass.tenNanograms
    case .level(let thousandths): Int64(thousandths)
    case .bodyWeight(let added): added.tenNanograms
    case .nothing: 0
    }
  }
}

/// The heaviest load with which a number of repetitions was done.
package struct RepetitionBest: Hashable, Sendable {
  /// The completed repetitions, at least 1.
  package let repetitions: Int
  /// The load.
  package let load: Mass
  /// The day on which it was done first.
  package let date: CivilDate
}
