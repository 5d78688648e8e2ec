import W8Text

/// Adds the sets in `text[start..<end]`: groups of items, parted by commas. Odd spaces are reported already.
func parseSetGroups(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  var index = start
  var hasGroup = false
  // The last comma, unless it was found to be without a group before it.
  var soundComma: Int?
  while true {
    skipSeparators(text, &index, end)
    guard index < end else { break }
    if text[index] == .comma {
      builder.token(.comma, index, index + 1)
      if !hasGroup { builder.fault(.badSet, index, index + 1) }
      soundComma = hasGroup ? index : nil
      hasGroup = false
      index += 1
    } else {
      hasGroup = true
      if !parsePlainGroup(text, &index, end, &builder) { parseGroup(text, &index, end, &builder) }
    }
  }
  if !hasGroup, let soundComma { builder.fault(.badSet, soundComma, soundComma + 1) }
}

/// Adds the group at `index`, up to a comma or the end.
private func parseGroup(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ builder: inout TreeBuilder
) {
  var items: [SetItem] = []
  swap(&items, &builder.setItems)
  while index < end, text[index] != .comma {
    let item = scanSetItem(text, index, end)
    items.append(item)
    index = max(item.end, index + 1)
    skipSeparators(text, &index, end)
  }
  addGroup(items, text, &builder)
  items.removeAll(keepingCapacity: true)
  swap(&items, &builder.setItems)
}

/// Adds the tokens of one group; its first bare number is the reps, its second the load.
private func addGroup(
  _ items: [SetItem], _ text: Span<UInt8>, _ builder: inout TreeBuilder
) {
  var places = SetPlaces()
  let first = items.firstIndex(where: \.isBare) ?? items.count
  let second = items[min(first + 1, items.count)...].firstIndex(where: \.isBare) ?? items.count
  let isLoadFirst =
    second < items.count && isLoadFirst(items[first], items[second])
    && !items[..<first].contains(where: \.isInPlaceOfReps)
  for position in items.indices {
    let item = items[position]
    if isLoadFirst, position == first || position == second {
      builder.unreadableElsewhere(item.start, item.end)
      if position == first { builder.fault(.loadFirst, item.start, items[second].end) }
      places.filledByFault.formUnion([.reps, .load])
    } else if item.isBare {
      addBare(item, isFirst: position == first, &places, &builder)
    } else {
      addItem(item, text, &places, &builder)
    }
  }
}

/// Which places of a group are taken.
private struct SetPlaces {
  var filled: SetSlots = []
  /// The places that something unreadable tried to fill: its fault tells the story.
  var filledByFault: SetSlots = []
}

extension SetItem {
  /// Whether the place of the item in its group decides what it means.
  fileprivate var isBare: Bool { shape == .integer || shape == .decimal || shape == .reps }

  /// Whether it cannot be read, but was meant as the reps.
  fileprivate var isInPlaceOfReps: Bool {
    if case .faulty(_, _, let slots) = shape { slots.contains(.reps) } else { false }
  }
}

/// Whether a number stands before reps, so that it can only be meant as the load.
private func isLoadFirst(_ first: SetItem, _ second: SetItem) -> Bool {
  switch (first.shape, second.shape) {
  case (.integer, .reps), (.decimal, .reps), (.decimal, .integer): true
  default: false
  }
}

private func addBare(
  _ item: SetItem, isFirst: Bool, _ places: inout SetPlaces, _ builder: inout TreeBuilder
) {
  let taken = places.filled.union(places.filledByFault)
  if isFirst, !taken.contains(.reps) {
    guard item.shape != .decimal else { return refuse(item, .reps, places, &builder) }
    add(.reps, item, filling: .reps, &places, &builder)
  } else if item.shape == .reps {
    refuse(item, .reps, places, &builder)
  } else {
    add(.load, item, filling: .load, &places, &builder)
  }
}

private func addItem(
  _ item: SetItem, _ text: Span<UInt8>, _ places: inout SetPlaces, _ builder: inout TreeBuilder
) {
  switch item.shape {
  case .faulty(let kind, let range, let slots):
    if kind == .badSet {
      builder.unreadable(item.start, item.end, inRunOf: .badSet)
    } else {
      builder.unreadableElsewhere(item.start, item.end)
      builder.fault(kind, range.start, range.end)
      if kind == .ambiguousComma { addRuns(text, range.end, item.end, &builder) }
    }
    places.filledByFault.formUnion(slots)
  case .label: builder.token(.label, item.start, item.end)
  case .chain: add(.chain, item, filling: [.reps, .load], &places, &builder)
  case .duration: add(.duration, item, filling: .duration, &places, &builder)
  case .distance: add(.distance, item, filling: .distance, &places, &builder)
  case .load: add(.load, item, filling: .load, &places, &builder)
  case .effort: add(.effort, item, filling: .effort, &places, &builder)
  case .integer, .decimal, .reps: break
  }
}

/// Adds the faults of all runs of numbers that are joined by commas in `start..<end`.
private func addRuns(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  var index = start
  while let run = commaRun(text, index, end) {
    builder.fault(.ambiguousComma, run.start, run.end)
    index = run.end
  }
}

private func add(
  _ kind: TokenKind, _ item: SetItem, filling slots: SetSlots, _ places: inout SetPlaces,
  _ builder: inout TreeBuilder
) {
  let taken = places.filled.union(places.filledByFault)
  guard taken.isDisjoint(with: slots) else { return refuse(item, slots, places, &builder) }
  places.filled.formUnion(slots)
  builder.token(kind, item)
}

/// Refuses an item whose place is taken, or that cannot be what its place asks for.
private func refuse(
  _ item: SetItem, _ slots: SetSlots, _ places: SetPlaces, _ builder: inout TreeBuilder
) {
  if places.filledByFault.isDisjoint(with: slots) {
    builder.unreadable(item.start, item.end, inRunOf: .badSet)
  } else {
    builder.unreadableElsewhere(item.start, item.end)
  }
}
