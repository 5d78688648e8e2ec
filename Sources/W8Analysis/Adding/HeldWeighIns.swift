/// The weigh-ins that a date has before anything is added to it, which those of another program are held against.
///
/// Each of them answers for one that is added.
struct HeldWeighIns {
  private var open: [DayDraft]

  /// Takes the weigh-ins of the entries that are written.
  init(_ entries: [DraftedEntry]) {
    open = entries.map(\.draft).filter { $0.weighIn != nil }
  }

  /// Whether each of them has answered.
  var haveAllAnswered: Bool { open.isEmpty }

  /// Whether one that has not answered yet is the one that is asked for.
  mutating func answers(where isSame: (DayDraft) -> Bool) -> Bool {
    guard let index = open.firstIndex(where: isSame) else { return false }
    open.remove(at: index)
    return true
  }
}
