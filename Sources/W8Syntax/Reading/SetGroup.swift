/// The known facts about a group of sets while its items are read.
private struct GroupState {
  var filled: SetSlots = []
  /// The parts that something unreadable tried to fill: its fault says why.
  var filledByFault: SetSlots = []
  /// The first item whose position decides what it means; nothing so far where the shape is `.other`.
  var firstBare = SetItem.Shape.other
  var firstBareStart = 0
  /// How many such items there are.
  var bareCount = 0
  /// Whether an item before them that cannot be read was meant as the reps.
  var hasMisreadReps = false
  /// The rank in the canonical order of the last item.
  var rank = 0
  /// The position where the formatter puts the next item.
  var expected: Int
  /// A load before its reps, from the one's start to the other's end.
  var loadFirst: Range<Int>?
  /// Whether an item of it is too far to the right.
  var isCut = false

  init(expected: Int) {
    self.expected = expected
  }
}

extension LineReader where Listener: ~Copyable {
  /// Reads the group of sets at `start`, up to a comma or the end of the text, which is that of the sets; the formatter puts it at `expected`.
  ///
  /// Its first bare number is the reps, its second the load. Where reps come second, the two are found out to be
  /// a load and its reps: then what was reported is taken back, and the group is read as one with that fault.
  /// A group of which something is too far to the right is not read: then the offset is that of its start.
  @inline(__always)
  mutating func group(_ text: Span<UInt8>, _ start: Int, _ expected: Int) -> Int {
    let mark = listener.mark
    var state = GroupState(expected: expected)
    var index = items(text, start, &state)
    if let loadFirst = state.loadFirst {
      retract(to: mark)
      state = GroupState(expected: expected)
      state.loadFirst = loadFirst
      index = items(text, start, &state)
    }
    guard !state.isCut else {
      retract(to: mark)
      return start
    }
    return index
  }

  private mutating func items(
    _ text: Span<UInt8>, _ start: Int, _ state: inout GroupState
  ) -> Int {
    let known = state.loadFirst
    var index = start
    while text.has(index), text[index] != .comma {
      if isTooFar(index) {
        state.isCut = true
        return index
      }
      var item = SetItem(at: index)
      readItem(text, &item)
      if item.kind == .unreadable {
        misread(text, item, &state)
      } else if let known, item.isBare,
        item.start == known.lowerBound || item.end == known.upperBound
      {
        refuseLoadFirst(item, known, &state)
      } else if item.isBare, !takeSlot(&item, &state) {
        if known == nil, state.loadFirst != nil { return index }
        refuse(item, .reps, state)
      } else if let slots = freeSlots(for: item, state) {
        state.filled.formUnion(slots)
        judge(text, item, &state)
        accept(item)
      } else {
        refuse(item, SetSlots(of: item.kind), state)
      }
      index = skipSetBlanks(text, max(item.end, index &+ 1))
    }
    return index
  }

  /// Makes a bare item the reps or the load of its group; false where it can be neither, and where it shows that
  /// the load stands first.
  @inline(__always)
  private func takeSlot(_ item: inout SetItem, _ state: inout GroupState) -> Bool {
    state.bareCount &+= 1
    if state.bareCount == 1 {
      state.firstBare = item.shape
      state.firstBareStart = item.start
    } else if state.bareCount == 2, isLoadFirst(state.firstBare, item.shape),
      !state.hasMisreadReps
    {
      state.loadFirst = state.firstBareStart..<item.end
      return false
    }
    let isTaken = state.filled.union(state.filledByFault).contains(.reps)
    if state.bareCount == 1, !isTaken { return item.shape != .decimal }
    if item.shape == .reps { return false }
    if item.shape == .integer { item.value &*= 1000 }
    item.kind = .load
    return true
  }

  /// The slots of its group that `item` fills; nil where one is taken.
  @inline(__always)
  private func freeSlots(for item: SetItem, _ state: GroupState) -> SetSlots? {
    let slots = SetSlots(of: item.kind)
    let taken = state.filled.rawValue | state.filledByFault.rawValue
    return taken & slots.rawValue == 0 ? slots : nil
  }

  /// Compares the column of `item` with that which the formatter would give it.
  @inline(__always)
  private mutating func judge(
    _ text: Span<UInt8>, _ item: SetItem, _ state: inout GroupState
  ) {
    expect(item.start, at: state.expected)
    state.expected = item.end &+ 1
    let rank = item.kind.rankInGroup
    if rank < state.rank || item.kind == .chain { isCanonical = false }
    state.rank = rank
    // A count of one says nothing, and the formatter leaves it out.
    if item.count == 1 { isCanonical = false }
    if item.countEnd > 0, item.listStart &- item.countEnd != 1 { isCanonical = false }
    if item.kind == .effort { checkEffort(text, item) }
    if item.unit != 0, item.kind == .load || item.kind == .chain {
      checkUnit(text, item.kind == .load ? item.end : chain.loadRange.upperBound)
    }
  }

  /// Reports an item that cannot be read.
  @inline(never)
  private mutating func misread(
    _ text: Span<UInt8>, _ item: SetItem, _ state: inout GroupState
  ) {
    let (kind, range) = (misreading.fault, misreading.range)
    if item.end == unbalancedStart {
      token(.unreadable, item.start, item.end)
    } else if kind == .badSet {
      unreadable(item.start, item.end, inRunOf: .badSet)
    } else {
      token(.unreadable, item.start, item.end)
      fault(kind, range.lowerBound, range.upperBound)
      if kind == .ambiguousComma {
        var index = range.upperBound
        while let run = commaRun(text, index, item.end) {
          fault(.ambiguousComma, run.lowerBound, run.upperBound)
          index = run.upperBound
        }
      }
    }
    if state.bareCount == 0, misreading.slots.contains(.reps) { state.hasMisreadReps = true }
    state.filledByFault.formUnion(misreading.slots.subtracting(state.filled))
  }

  /// Refuses an item whose slot is taken, or that cannot be what its position asks for.
  @inline(never)
  private mutating func refuse(_ item: SetItem, _ slots: SetSlots, _ state: GroupState) {
    if item.isList { listener.forgetElements() }
    if state.filledByFault.isDisjoint(with: slots), item.end != unbalancedStart {
      unreadable(item.start, item.end, inRunOf: .badSet)
    } else {
      token(.unreadable, item.start, item.end)
    }
  }

  /// Refuses the load or the reps of a group in which the load comes first.
  private mutating func refuseLoadFirst(
    _ item: SetItem, _ range: Range<Int>, _ state: inout GroupState
  ) {
    if item.isList { listener.forgetElements() }
    token(.unreadable, item.start, item.end)
    if item.start == range.lowerBound {
      fault(.loadFirst, range.lowerBound, range.upperBound)
    }
    state.bareCount += 1
    state.filledByFault.formUnion([.reps, .load])
  }
}

/// Whether a number stands before reps, so that it can only be meant as the load.
private func isLoadFirst(_ first: SetItem.Shape, _ second: SetItem.Shape) -> Bool {
  switch (first, second) {
  case (.integer, .reps), (.decimal, .reps), (.decimal, .integer): true
  default: false
  }
}

extension TokenKind {
  /// The rank of an item in the canonical order of its group: reps, distance, time, load, effort, labels.
  @inline(__always)
  var rankInGroup: Int {
    switch self {
    case .reps, .chain: 0
    case .distance: 1
    case .duration: 2
    case .load: 3
    case .effort: 4
    default: 5
    }
  }
}
