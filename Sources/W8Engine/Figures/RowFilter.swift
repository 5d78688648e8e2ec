/// Which entries are shown; conditions are joined by AND, and none of them changes a figure.
package struct RowFilter: Hashable, Sendable {
  /// The first day shown; nil for no bound.
  package var since: CivilDate?
  /// The last day shown; nil for no bound.
  package var until: CivilDate?
  /// The marks that an entry must have.
  package var marks: Set<RowMark> = []
  /// The days of the week shown; empty for all.
  package var weekdays: Set<Weekday> = []
  /// The keys of gyms, any of which must have been visited; aliases are known, empty for all.
  package var gyms: [GymID] = []
  /// The keys of tags, any of which an entry must have; empty for all.
  package var tags: [TagKey] = []
  /// The keys of tags, none of which an entry may have.
  package var withoutTags: [TagKey] = []
  /// The keys of exercises, any of which must have been done; aliases are known, empty for all.
  package var exercises: [ExerciseKey] = []

  /// Makes a filter of a span of days, both ends included; without arguments it shows everything.
  package init(since: CivilDate? = nil, until: CivilDate? = nil) {
    self.since = since
    self.until = until
  }

  /// Whether no entry of `month` can be shown.
  func excludesAll(of month: YearMonth) -> Bool {
    if let since, month.lastDay < since { return true }
    if let until, month.firstDay > until { return true }
    return false
  }

  /// Whether the conditions on the day alone hold.
  func includes(_ date: CivilDate) -> Bool {
    if let since, date < since { return false }
    if let until, date > until { return false }
    return weekdays.isEmpty || weekdays.contains(date.weekday)
  }
}

/// What a row may be marked with.
package enum RowMark: UInt8, CaseIterable, Hashable, Sendable {
  case note
  case milestone
}

extension Logbook {
  /// The entries that `filter` shows, in ascending order.
  package func rows(matching filter: RowFilter = RowFilter()) -> [EntryReference] {
    let wantedGyms = Set(filter.gyms.map { settings.gyms.canonical($0) })
    let wantedExercises = Set(filter.exercises.map { settings.training.canonical($0) })
    var rows: [EntryReference] = []
    for (month, log) in months.enumerated() where !filter.excludesAll(of: log.month) {
      for index in log.entries.indices {
        let entry = log.entries[index]
        let row = EntryReference(month: month, entry: index)
        guard filter.includes(entry.date), has(filter.marks, entry, at: row),
          filter.tags.isEmpty || filter.tags.contains(where: entry.tags.contains),
          !filter.withoutTags.contains(where: entry.tags.contains),
          wantedGyms.isEmpty
            || !wantedGyms.isDisjoint(with: settings.gyms.gyms(of: entry.sessions)),
          wantedExercises.isEmpty || !wantedExercises.isDisjoint(with: exercises(of: entry))
        else { continue }
        rows.append(row)
      }
    }
    return rows
  }

  private func has(_ marks: Set<RowMark>, _ entry: Entry, at row: EntryReference) -> Bool {
    (!marks.contains(.note) || entry.hasNote)
      && (!marks.contains(.milestone) || board.isMarked(row))
  }

  private func exercises(of entry: Entry) -> [ExerciseKey] {
    entry.sessions.flatMap { $0.exercises }.map { settings.training.canonical($0.key) }
  }
}
