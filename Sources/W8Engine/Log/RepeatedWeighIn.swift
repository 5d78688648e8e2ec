/// A weigh-in on a day that has another one with the same time, or likewise without a time.
package struct RepeatedWeighIn: Hashable, Sendable {
  /// The index of the entry in its month.
  package let entry: Int32
  /// The index of the first entry of the month, in book order, with that day and time and a weigh-in.
  package let first: Int32

  /// The repetitions among `entries`, which stand in the order of a month; ascending.
  static func all(of entries: [Entry]) -> [RepeatedWeighIn] {
    var repeated: [RepeatedWeighIn] = []
    var first: Int?
    for index in entries.indices where entries[index].weighIn != nil {
      if let known = first, entries[known].date == entries[index].date,
        entries[known].time == entries[index].time
      {
        repeated.append(
          RepeatedWeighIn(entry: Int32(clamping: index), first: Int32(clamping: known)))
      } else {
        first = index
      }
    }
    return repeated
  }
}
