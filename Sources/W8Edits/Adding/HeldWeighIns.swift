import W8Engine

/// The weigh-ins that a date has before anything is added to it, which those of another program are held against.
///
/// Each of them answers for one that is added.
struct HeldWeighIns {
  private var open: [(entry: Int, draft: DayDraft)]

  /// Takes the weigh-ins of the entries that are written.
  init(_ entries: [DraftedEntry]) {
    open = entries.enumerated().map { ($0.offset, $0.element.draft) }
      .filter { $0.draft.weighIn != nil }
  }

  /// Whether each of them has answered, of a time only those at it.
  func haveAllAnswered(at time: TimeOfDay?) -> Bool {
    time == nil ? open.isEmpty : !open.contains { $0.draft.time == time }
  }

  /// The entry of the first that has not answered yet and is the one that is asked for; nil where there is none.
  mutating func answer(where isSame: (DayDraft) -> Bool) -> Int? {
    guard let index = open.firstIndex(where: { isSame($0.draft) }) else { return nil }
    return open.remove(at: index).entry
  }
}
