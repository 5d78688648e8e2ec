import Primitives

/// Where a day with a value stands in a logbook.
struct DayPlace {
  let chunk: FigureChunk
  /// The index in the book of the first month of the chunk.
  let firstMonth: Int
  /// The index of the day among those of the chunk, the ones handed on to it included.
  let index: Int

  /// What is kept of the day.
  var day: WeighedDay { chunk.days[index] }

  /// The last counted entry of the day.
  var lastEntry: EntryReference {
    EntryReference(month: month, entry: day.counted.lastEntry)
  }

  /// The index in the book of the month of the day.
  var month: Int { chunk.month(ofDayAt: index, inChunkFrom: firstMonth) }

  /// The day with a value before it, which may be one handed on; nil for the first of a book.
  var before: DayPlace? { index > 0 ? at(index - 1) : nil }

  /// The latest day a week or more before it, which may be one handed on; nil when there is none.
  var weekBefore: DayPlace? {
    var index = index
    while index >= 0, day.date.days(since: chunk.days[index].date) < 7 { index -= 1 }
    return index >= 0 ? at(index) : nil
  }

  private func at(_ index: Int) -> DayPlace {
    DayPlace(chunk: chunk, firstMonth: firstMonth, index: index)
  }
}

extension Logbook {
  /// The figures of the day at `place`.
  func figures(at place: DayPlace) -> DayFigures {
    place.chunk.figures(at: place.index, in: months[place.month], settings.dayValue)
  }

  /// The place of the day at `index` of the chunk at `chunk`.
  func place(_ index: Int, inChunkAt chunk: Int) -> DayPlace {
    DayPlace(chunk: chunks[chunk], firstMonth: chunk * FigureChunk.monthCount, index: index)
  }

  /// Where the day of the entry that `reference` names stands; nil when it has no value.
  func place(of reference: EntryReference) -> DayPlace? {
    guard let date = entry(at: reference)?.date else { return nil }
    let (chunk, part) = reference.month.quotientAndRemainder(dividingBy: FigureChunk.monthCount)
    let days = chunks[chunk].days
    let range = chunks[chunk].days(ofMonthAt: part)
    let index = range.partitioningIndex { days[$0].date >= date }
    return index < range.upperBound && days[index].date == date
      ? self.place(index, inChunkAt: chunk) : nil
  }

  /// Where the latest day with a value that is not after `date` stands; nil when there is none.
  func lastPlace(onOrBefore date: CivilDate) -> DayPlace? {
    let after = weighedChunks.partitioningIndex { $0.firstDate > date }
    guard after > 0 else { return nil }
    let index = weighedChunks[after - 1].index
    let days = chunks[index].days
    return place(
      chunks[index].ownDays.partitioningIndex { days[$0].date > date } - 1, inChunkAt: index)
  }
}
