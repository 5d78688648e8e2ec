/// A chunk with a counted weigh-in: all that a search over chunks looks at.
struct WeighedChunk: Sendable {
  /// The first day with a value.
  let firstDate: CivilDate
  /// How many days with a value come before the chunk.
  let daysBefore: Int
  /// How many days of the chunk have a value.
  let dayCount: Int
  /// The index of the chunk in the logbook.
  let index: Int
}

/// The chunks of a logbook, put together from those of the one before and new ones.
struct LogbookChunks {
  private(set) var all: [FigureChunk] = []
  /// Those that have a counted weigh-in.
  private(set) var weighed: [WeighedChunk] = []

  init(of months: [MonthLog], _ settings: LogbookSettings, after previous: Logbook?) {
    let known = previous.flatMap { $0.settings.makesSameDays(as: settings) ? $0 : nil }
    let count = (months.count + FigureChunk.monthCount - 1) / FigureChunk.monthCount
    all.reserveCapacity(count)
    if let known, known.settings.start == settings.start { keep(known, for: months) }
    var carry =
      all.last?.carriedOut(
        fromMonthAt: (all.count - 1) * FigureChunk.monthCount, of: months, settings)
      ?? FigureChunk.Carry(startKilograms: settings.start?.kilograms)
    for index in all.count..<max(count, all.count) {
      let range = FigureChunk.range(at: index, of: months.count)
      let same = known?.chunk(at: index, ifOf: months, at: range)
      let chunk =
        same.flatMap { $0.carriedIn.isIdentical(to: carry) ? $0 : nil }
        ?? FigureChunk(of: months, at: range, after: carry, settings: settings, known: same)
      append(chunk)
      carry = chunk.carriedOut(fromMonthAt: range.lowerBound, of: months, settings)
    }
  }

  /// Takes over the chunks before the first month that is another one.
  private mutating func keep(_ known: Logbook, for months: [MonthLog]) {
    let same = sameCount(known.months, months)
    let isWhole = same == months.count && same == known.months.count
    let count = isWhole ? known.chunks.count : same / FigureChunk.monthCount
    all += known.chunks[..<count]
    weighed += known.weighedChunks.prefix { $0.index < count }
  }

  private mutating func append(_ chunk: FigureChunk) {
    if let last = all.last {
      precondition(
        last.months.upperBound < chunk.months.lowerBound, "the months of a logbook ascend")
    }
    if !chunk.ownDays.isEmpty {
      let last = weighed.last
      weighed.append(
        WeighedChunk(
          firstDate: chunk.days[chunk.ownDays.lowerBound].date,
          daysBefore: last.map { $0.daysBefore + $0.dayCount } ?? 0,
          dayCount: chunk.ownDays.count, index: all.count))
    }
    all.append(chunk)
  }
}

extension Logbook {
  /// The chunk at `index`, if it is that of the same months.
  fileprivate func chunk(
    at index: Int, ifOf months: [MonthLog], at range: Range<Int>
  ) -> FigureChunk? {
    guard index < chunks.count,
      range == FigureChunk.range(at: index, of: self.months.count),
      range.allSatisfy({ months[$0] === self.months[$0] })
    else { return nil }
    return chunks[index]
  }
}

extension LogbookSettings {
  /// Whether days have the same values and averages under `other`, if the same goes before them.
  fileprivate func makesSameDays(as other: LogbookSettings) -> Bool {
    dayValue == other.dayValue && movingAverage == other.movingAverage
  }
}

/// How many months from the first on are the same objects in both.
private func sameCount(_ left: [MonthLog], _ right: [MonthLog]) -> Int {
  let count = min(left.count, right.count)
  var index = 0
  while index < count, left[index] === right[index] { index += 1 }
  return index
}
