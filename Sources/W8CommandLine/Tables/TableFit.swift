/// Which columns of a table have room on a line, and how wide each is.
struct TableFit {
  /// The columns shown, ascending.
  private(set) var kept: [Int]
  /// The columns left out although something stands in them, ascending.
  private(set) var leftOut: [Int] = []
  /// The widths of the columns shown.
  private(set) var widths: [Int]

  /// Between two columns stand so many blanks.
  static let gap = 2
  /// A column is broken no narrower.
  private static let narrowest = 10

  /// Fits `columns`, which would take `natural` columns of a terminal each, into `width`; nil for as many
  /// as they take. `isEmpty` says in which of them nothing stands.
  ///
  /// Columns that may be broken are made narrower, the widest first; where that does not do, those that
  /// can be spared are left out, the empty ones before others. What is still too wide stays so.
  init(
    _ columns: [Table.Column], natural: [Int], isEmpty: (Int) -> Bool, within width: Int?
  ) {
    kept = Array(columns.indices)
    widths = natural
    guard let width else { return }
    let least = columns.indices.map {
      columns[$0].breaking == .never ? natural[$0] : min(natural[$0], Self.narrowest)
    }
    while Self.total(kept.map { least[$0] }) > width {
      let spare = kept.filter { columns[$0].spare != nil }
      guard
        let next = spare.first(where: isEmpty)
          ?? spare.max(by: { (columns[$0].spare ?? 0) < (columns[$1].spare ?? 0) })
      else { break }
      kept.removeAll { $0 == next }
      if !isEmpty(next) { leftOut.append(next) }
    }
    leftOut.sort()
    widths = kept.map { max(min(natural[$0], width), least[$0]) }
    while Self.total(widths) > width,
      let widest = kept.indices.filter({ widths[$0] > least[kept[$0]] })
        .max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] -= 1
    }
  }

  /// How many columns of a terminal the columns shown take.
  var width: Int { Self.total(widths) }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * max(widths.count - 1, 0)
  }
}
