import Primitives

/// The entries of one month in the order in which they count.
///
/// The order is: date, then time (none first), then the position in the book. A month never changes;
/// code that holds the same object may keep what it computed from it.
package final class MonthLog: Sendable {
  /// The month that all entries belong to.
  package let month: YearMonth
  /// The days with a counted weigh-in, ascending.
  package let countedDays: [CountedDay]
  /// The entries in order.
  package let entries: [Entry]
  let training: MonthTraining
  /// The contribution of each entry; empty when there is one contribution.
  private let contributions: [Int32]
  /// The indices of the entries ordered by contribution and line; empty when that is their order.
  private let bookOrder: [Int32]
  /// The file that each contribution comes from; empty when all come from the first.
  private let sources: [Int]

  /// Makes a month of the entries that each part of the book contributes, parts and entries in book order.
  ///
  /// `sources` gives the file of each part by its index in the settings for files; without it all
  /// come from the first file. Entries of other months are left out. At most 2³¹ − 1 entries are kept.
  package convenience init(
    month: YearMonth, contributions parts: [[Entry]], sources: [Int] = []
  ) {
    self.init(month: month, parts: parts.map { MonthPart($0, in: month) }, sources: sources)
  }

  /// Makes a month of parts whose sessions are counted already, and which hold nothing else.
  ///
  /// `sources` gives the file of each part as above.
  package init(month: YearMonth, parts: [MonthPart], sources: [Int] = []) {
    let sorted = SortedEntries(of: parts.map { $0.entries }, in: month)
    self.month = month
    entries = sorted.entries
    contributions = sorted.contributions
    bookOrder = sorted.bookOrder
    countedDays = CountedDay.all(of: sorted.entries)
    self.sources = sources
    training = MonthTraining(of: sorted, parts.map { $0.totals })
  }

  /// The weigh-ins whose day and time another one above has too, in the order of the entries.
  package var repeatedWeighIns: [RepeatedWeighIn] { RepeatedWeighIn.all(of: entries) }

  /// The file that the part at `index` came from, as the index of its settings.
  package func source(ofPart index: Int) -> Int {
    sources.indices.contains(index) ? sources[index] : 0
  }

  /// Whether the parts came from several files.
  package var hasSeveralSources: Bool { sources.contains { $0 != sources[0] } }

  /// The file that the entry at `index` came from, as the index of its settings.
  package func source(of index: Int) -> Int {
    origin(of: index).map { source(ofPart: $0.contribution) } ?? 0
  }

  /// The position where the entry at `index` came from; nil when there is no such entry.
  package func origin(of index: Int) -> EntryOrigin? {
    guard entries.indices.contains(index) else { return nil }
    return knownOrigin(of: index)
  }

  /// The index of the entry that came from `line` of the part `contribution`; nil when there is none.
  package func index(contribution: Int, line: Int32) -> Int? {
    let wanted = EntryOrigin(contribution: contribution, line: line)
    let position = entries.indices.partitioningIndex { knownOrigin(of: indexInBook($0)) >= wanted }
    guard position < entries.count else { return nil }
    let index = indexInBook(position)
    return knownOrigin(of: index) == wanted ? index : nil
  }

  private func indexInBook(_ position: Int) -> Int {
    bookOrder.isEmpty ? position : Int(bookOrder[position])
  }

  private func knownOrigin(of index: Int) -> EntryOrigin {
    EntryOrigin(
      contribution: contributions.isEmpty ? 0 : Int(contributions[index]),
      line: entries[index].line)
  }
}

/// Where an entry came from when its month was put together.
package struct EntryOrigin: Hashable, Comparable, Sendable {
  /// The index of the part of the book among those that contributed.
  package let contribution: Int
  /// The line of the entry in that part.
  package let line: Int32

  package init(contribution: Int, line: Int32) {
    self.contribution = contribution
    self.line = line
  }

  package static func < (left: EntryOrigin, right: EntryOrigin) -> Bool {
    (left.contribution, left.line) < (right.contribution, right.line)
  }
}

/// What one part of a book contributes to a month.
package struct MonthPart: Sendable {
  /// The entries in book order.
  package var entries: [Entry]
  /// What the sessions of the entries come to.
  package var totals: TrainingTotals

  package init(_ entries: [Entry], _ totals: TrainingTotals) {
    self.entries = entries
    self.totals = totals
  }

  /// Counts the sessions of those of `entries` that belong to `month`.
  init(_ entries: [Entry], in month: YearMonth) {
    let days = month.firstDay...month.lastDay
    self.init(entries, TrainingTotals(of: entries.lazy.filter { days.contains($0.date) }))
  }
}
