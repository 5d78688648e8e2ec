import W8Text

/// Adds the sets in `text[start..<end]`: groups of items, parted by commas. Odd spaces are reported already.
func parseSetGroups(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  var index = start
  var group = SetGroupReader()
  while true {
    while index < end, separatorLength(text, index, end) > 0 {
      index += separatorLength(text, index, end)
    }
    guard index < end else { break }
    if text[index] == .comma {
      group.finish(text, &builder)
      builder.token(.comma, index, index + 1)
      if !group.hasItems { builder.fault(.badSet, index, index + 1) }
      index += 1
      group.reset(after: index - 1)
      continue
    }
    let item = scanSetItem(text, index, end)
    group.add(item)
    index = max(item.end, index + 1)
  }
  group.finish(text, &builder)
  if !group.hasItems, let comma = group.comma { builder.fault(.badSet, comma, comma + 1) }
}

/// The items of one group of sets, and which places they fill.
private struct SetGroupReader {
  private var items: [SetItem] = []
  private var filled: SetSlots = []
  private var filledByFault: SetSlots = []
  /// The comma before the group; nil for the first.
  private(set) var comma: Int?

  var hasItems: Bool { !items.isEmpty }

  mutating func add(_ item: SetItem) {
    items.append(item)
  }

  mutating func reset(after comma: Int) {
    items.removeAll(keepingCapacity: true)
    filled = []
    filledByFault = []
    self.comma = comma
  }

  /// Adds the tokens of the group; the first bare item is the reps, the second the load.
  mutating func finish(_ text: Span<UInt8>, _ builder: inout TreeBuilder) {
    let bare = items.indices.filter { isBare(items[$0]) }
    let isLoadFirst = bare.count > 1 && isLoadFirst(items[bare[0]], items[bare[1]])
    for (position, item) in items.enumerated() {
      let rank = bare.firstIndex(of: position)
      if isLoadFirst, let rank, rank < 2 {
        addLoadFirst(item, items[bare[0]].start, items[bare[1]].end, rank, &builder)
      } else {
        addItem(item, rank: rank, &builder)
      }
    }
  }

  private func isBare(_ item: SetItem) -> Bool {
    item.shape == .integer || item.shape == .decimal || item.shape == .reps
  }

  /// Whether a number stands before reps, so that it can only be meant as the load.
  private func isLoadFirst(_ first: SetItem, _ second: SetItem) -> Bool {
    switch (first.shape, second.shape) {
    case (.integer, .reps), (.decimal, .reps), (.decimal, .integer): true
    default: false
    }
  }

  private mutating func addLoadFirst(
    _ item: SetItem, _ start: Int, _ end: Int, _ rank: Int, _ builder: inout TreeBuilder
  ) {
    builder.unreadableElsewhere(item.start, item.end)
    if rank == 0 { builder.fault(.loadFirst, start, end) }
    filledByFault.formUnion([.reps, .load])
  }

  private mutating func addItem(_ item: SetItem, rank: Int?, _ builder: inout TreeBuilder) {
    switch item.shape {
    case .faulty(let kind, let range, let slots):
      if kind == .badSet {
        builder.unreadable(item.start, item.end, inRunOf: .badSet)
      } else {
        builder.unreadableElsewhere(item.start, item.end)
        builder.fault(kind, range.start, range.end)
      }
      filledByFault.formUnion(slots)
    case .label: builder.token(.label, item.start, item.end)
    case .chain: add(.chain, item, filling: [.reps, .load], &builder)
    case .duration: add(.duration, item, filling: .duration, &builder)
    case .distance: add(.distance, item, filling: .distance, &builder)
    case .load: add(.load, item, filling: .load, &builder)
    case .effort: add(.effort, item, filling: .effort, &builder)
    case .integer, .decimal, .reps: addBare(item, rank ?? 0, &builder)
    }
  }

  private mutating func addBare(_ item: SetItem, _ rank: Int, _ builder: inout TreeBuilder) {
    let isReps = !filled.union(filledByFault).contains(.reps) && rank == 0
    if isReps {
      guard item.shape != .decimal else { return refuse(item, .reps, &builder) }
      add(.reps, item, filling: .reps, &builder)
    } else if item.shape == .reps {
      refuse(item, .reps, &builder)
    } else {
      add(.load, item, filling: .load, &builder)
    }
  }

  private mutating func add(
    _ kind: TokenKind, _ item: SetItem, filling slots: SetSlots, _ builder: inout TreeBuilder
  ) {
    if filled.isDisjoint(with: slots), filledByFault.isDisjoint(with: slots) {
      filled.formUnion(slots)
      builder.token(kind, item.start, item.end)
    } else {
      refuse(item, slots, &builder)
    }
  }

  /// Refuses an item whose place is taken, or that cannot be what its place asks for.
  ///
  /// Where a fault took the place, that fault tells the story.
  private mutating func refuse(
    _ item: SetItem, _ slots: SetSlots, _ builder: inout TreeBuilder
  ) {
    if filledByFault.isDisjoint(with: slots) {
      builder.unreadable(item.start, item.end, inRunOf: .badSet)
    } else {
      builder.unreadableElsewhere(item.start, item.end)
    }
  }
}
