/// The loads of a book that are far above all that was lifted before in their branches.
///
/// What each month adds to its branches is kept, and so is what was doubted in it as long as the months
/// before come to the same. Whether another session confirms what is doubted is asked anew each time.
package struct ImplausibleLoads: Sendable {
  /// The loads in the order of the sessions.
  package let all: [ImplausibleLoad]
  private let chunks: [JudgedChunk]
  private let branches: BranchNumbers
  private let training: TrainingSettings
  private let gyms: GymNames

  /// The loads of `book`: after at least three earlier sessions of the branch more than one and a half
  /// times its best and more than 20 kg above it, while in no other session, earlier or later, the most that was
  /// lifted is within a fifth of it. Only masses that are written out are looked at.
  ///
  /// Equal to those from scratch, whatever `previous` state of the book they are found after.
  package init(in book: Logbook, after previous: ImplausibleLoads? = nil) {
    training = book.settings.training
    gyms = book.settings.gyms
    let kept = previous.flatMap { $0.mayBeKept(under: book.settings) ? $0 : nil }
    var judging = Judging(kept?.branches ?? BranchNumbers(), kept?.chunks ?? [])
    var start = 0
    while start < book.months.count {
      let range = start..<min(start + JudgedChunk.monthCount, book.months.count)
      judging.judge(range, of: book)
      start = range.upperBound
    }
    let doubted = judging.chunks.filter(\.hasDoubt).flatMap {
      $0.months.flatMap { $0.doubt?.found ?? [] }
    }
    all = book.unconfirmed(doubted, &judging.counting.branches)
    chunks = judging.chunks
    branches = judging.counting.branches
  }

  /// Names that are typed letter by letter leave branches behind: what has too many is made anew.
  private func mayBeKept(under settings: LogbookSettings) -> Bool {
    branches.count <= Self.mostBranches && training == settings.training && gyms == settings.gyms
  }

  private static let mostBranches = 10_000
}

/// The way through the months of a book, from the first one on.
private struct Judging {
  private(set) var chunks: [JudgedChunk] = []
  var counting: BranchCounting
  /// What the branches came to in the months so far.
  private var totals: [BranchTotal]
  private let kept: [JudgedChunk]
  /// Where among the kept months the next one is to be looked for.
  private var keptMonth = 0

  init(_ branches: BranchNumbers, _ kept: [JudgedChunk]) {
    counting = BranchCounting(branches)
    totals = Array(repeating: BranchTotal(), count: branches.count)
    self.kept = kept
  }

  /// Judges the months at `range`, which are the next chunk.
  mutating func judge(_ range: Range<Int>, of book: Logbook) {
    let known = known(book.months[range])
    if let summed = known?.summed, !summed.own.mayBeImplausible(after: totals) {
      keptMonth = range.upperBound
      add(summed.own)
      chunks.append(summed)
      return
    }
    chunks.append(
      JudgedChunk(
        range.map { index in
          let month = judgedMonth(at: index, in: range, isOfKnownChunk: known != nil, of: book)
          add(month.own)
          return month
        }))
  }

  private mutating func add(_ own: [OwnTotal]) {
    for total in own { totals[total.branch].add(total.working) }
  }

  /// The chunk of the very same months at the same place.
  private func known(_ months: ArraySlice<MonthLog>) -> JudgedChunk? {
    guard chunks.count < kept.count,
      kept[chunks.count].months.elementsEqual(months, by: { $0.log === $1 })
    else { return nil }
    return kept[chunks.count]
  }

  private mutating func judgedMonth(
    at index: Int, in chunk: Range<Int>, isOfKnownChunk: Bool, of book: Logbook
  ) -> JudgedMonth {
    let log = book.months[index]
    let known = knownMonth(log)
    let own = known?.own ?? log.ownTotals(book.settings, &counting)
    while totals.count < counting.branches.count { totals.append(BranchTotal()) }
    var month = JudgedMonth(log: log, own: own)
    guard own.mayBeImplausible(after: totals) else { return month }
    let before = own.map { totals[$0.branch] }
    if let doubt = known?.doubt, doubt.before == before, isOfKnownChunk || doubt.found != nil {
      let found = doubt.found?.map { $0.inMonth(at: index) }
      month.doubt = Doubt(before: before, found: found)
    } else if isPlausible(own, at: index, in: chunk, of: book) {
      month.doubt = Doubt(before: before, found: nil)
    } else {
      let found = book.implausibleLoads(inMonthAt: index, after: totals, counting.branches)
      month.doubt = Doubt(before: before, found: found)
    }
    return month
  }

  /// Whether no load of a month that comes to `own` is implausible, as far as the levels of its chunk tell: so its
  /// sets need not be read.
  private mutating func isPlausible(
    _ own: [OwnTotal], at index: Int, in chunk: Range<Int>, of book: Logbook
  ) -> Bool {
    let doubted = own.filter { $0.mayBeImplausible(after: totals[$0.branch]) }.map(\.branch)
    var inMonth = BranchLevels(of: doubted, among: totals.count)
    inMonth.add(index..<index + 1, of: book, &counting.branches)
    var elsewhere = BranchLevels(of: doubted, among: totals.count)
    elsewhere.add(chunk.lowerBound..<index, of: book, &counting.branches)
    elsewhere.add(index + 1..<chunk.upperBound, of: book, &counting.branches)
    return own.allSatisfy { own in
      let before = totals[own.branch]
      guard own.mayBeImplausible(after: before) else { return true }
      let isKnown = before.sessionCount >= ImplausibleLoad.leastSessions
      let lightest = isKnown ? nil : inMonth.ascending(of: own.branch).first
      let best = max(before.heaviest, lightest ?? .zero)
      return !ImplausibleLoad.isFar(own.heaviest, above: best)
        || elsewhere.confirms(
          from: ImplausibleLoad.limit(above: best), to: own.heaviest, ofBranch: own.branch)
    }
  }

  /// What is kept of the very same month.
  private mutating func knownMonth(_ log: MonthLog) -> JudgedMonth? {
    while let known = keptMonth(at: keptMonth), known.log.month < log.month { keptMonth += 1 }
    guard let known = keptMonth(at: keptMonth), known.log === log else { return nil }
    return known
  }

  private func keptMonth(at index: Int) -> JudgedMonth? {
    let (chunk, place) = index.quotientAndRemainder(dividingBy: JudgedChunk.monthCount)
    guard chunk < kept.count, place < kept[chunk].months.count else { return nil }
    return kept[chunk].months[place]
  }
}

/// Months in a row that are judged together: where no load can be implausible, at one look.
private struct JudgedChunk: Sendable {
  let months: [JudgedMonth]
  /// What the months add to their branches, each once; empty as long as nobody needs it.
  private(set) var own: [OwnTotal] = []
  /// Whether each load of a month had to be looked at.
  let hasDoubt: Bool

  /// How many months a chunk has, except the last one.
  static let monthCount = 32

  init(_ months: [JudgedMonth]) {
    self.months = months
    hasDoubt = months.contains { $0.doubt != nil }
  }

  /// The same with what its months add; nil where its months have to be looked at one by one.
  var summed: JudgedChunk? {
    if hasDoubt { return nil }
    if !own.isEmpty { return self }
    var summed = self
    var indices: [Int: Int] = [:]
    for total in months.lazy.flatMap(\.own) {
      if let index = indices[total.branch] {
        summed.own[index].add(total)
      } else {
        indices[total.branch] = summed.own.count
        summed.own.append(total)
      }
    }
    return summed
  }
}

/// A month with all that its loads were judged by.
private struct JudgedMonth: Sendable {
  let log: MonthLog
  let own: [OwnTotal]
  /// Nil where the heaviest loads alone tell that none is implausible.
  var doubt: Doubt?
}

/// What a look at each load of a month came to.
private struct Doubt: Sendable {
  /// What the branches of the month had come to before it.
  let before: [BranchTotal]
  /// Nil where the other months of the chunk confirm all that may be implausible: then no load was read.
  let found: [DoubtedLoad]?
}

extension OwnTotal {
  /// Whether a load of these months may be implausible after what their branch had come to, judged by the heaviest
  /// one alone.
  ///
  /// What was lifted earlier in the months can only make it less so, except in a branch that is new.
  fileprivate func mayBeImplausible(after before: BranchTotal) -> Bool {
    before.sessionCount + working.sessionCount >= ImplausibleLoad.leastSessions
      && (before.sessionCount == 0 || ImplausibleLoad.isFar(heaviest, above: before.heaviest))
  }
}

extension [OwnTotal] {
  /// Whether a load of these months may be implausible after what their branches had come to, `totals`
  /// by their numbers.
  fileprivate func mayBeImplausible(after totals: [BranchTotal]) -> Bool {
    contains { $0.mayBeImplausible(after: totals[$0.branch]) }
  }
}

extension Logbook {
  fileprivate func implausibleLoads(
    inMonthAt index: Int, after totals: [BranchTotal], _ branches: BranchNumbers
  ) -> [DoubtedLoad] {
    var totals = totals
    return months[index].training.sessions.indices.flatMap { place in
      let session = SessionReference(month: index, session: place)
      let loads = massLoads(of: session, branches)
      let found = loads.compactMap { $0.doubted(after: totals[$0.branch], in: session) }
      var counted: Set<Int> = []
      for load in loads where load.countsForBests {
        let isNew = counted.insert(load.branch).inserted
        totals[load.branch].add(BranchTotal(sessionCount: isNew ? 1 : 0, heaviest: load.mass))
      }
      return found
    }
  }

  /// The loads of a session that are written out as a mass.
  private func massLoads(
    of reference: SessionReference, _ branches: BranchNumbers
  ) -> [MassLoad] {
    guard let session = session(at: reference), let entry = entry(of: reference) else { return [] }
    let log = months[reference.month]
    let gym = settings.gyms.gym(of: session)
    var loads: [MassLoad] = []
    for (line, exercise) in session.exercises.enumerated() {
      let key = settings.training.canonical(exercise.key)
      guard let branch = branches.known(Branch(exercise: key, gym: gym)) else { continue }
      let unit = log.loadUnit(of: key, at: gym, entry: entry.entry, settings.training)
      for (index, group) in exercise.groups.enumerated() {
        guard case .mass(let written) = group.load else { continue }
        loads.append(
          MassLoad(
            branch: branch, line: line, group: index, countsForBests: group.countsForBests,
            mass: written.mass(unlessWritten: unit)))
      }
    }
    return loads
  }
}

/// A load that is written out as a mass.
private struct MassLoad {
  /// The number of its branch.
  let branch: Int
  let line: Int
  let group: Int
  let countsForBests: Bool
  let mass: Mass

  func doubted(after total: BranchTotal, in session: SessionReference) -> DoubtedLoad? {
    guard total.sessionCount >= ImplausibleLoad.leastSessions,
      ImplausibleLoad.isFar(mass, above: total.heaviest)
    else { return nil }
    return DoubtedLoad(
      branch: branch, session: session, line: line, group: group, load: mass, best: total.heaviest)
  }
}
