package import W8Engine

/// A book at one moment: its files, what they mean together, and its figures.
package struct Analysis: Sendable {
  /// The date that counts as today.
  package let today: CivilDate
  /// The files of the book, the root first.
  package let files: [FileAnalysis]
  /// What the files declare for all of them.
  package let book: BookDeclarations
  /// The entries and their figures.
  package let logbook: Logbook
  let months: MonthIndex
  let trainingFaults: DeferredTrainingFaults

  /// The root of the book.
  package var root: FileAnalysis { files[0] }

  /// Where the entry that `reference` names is written; nil when there is none.
  package func place(of reference: EntryReference) -> EntryPlace? {
    guard logbook.months.indices.contains(reference.month) else { return nil }
    let month = logbook.months[reference.month]
    guard let origin = month.origin(of: reference.entry) else { return nil }
    let section = months.section(month.month, contribution: origin.contribution)
    return EntryPlace(
      file: root, line: root.place(section: section, line: Int(origin.line)))
  }

  /// The entry written on the line at `place` of the root; nil when the line is no dated entry.
  package func reference(to place: LinePlace) -> EntryReference? {
    guard let date = place.entry?.date, let month = logbook.index(of: date.yearMonth),
      let contribution = months.contribution(date.yearMonth, section: place.section),
      let entry = logbook.months[month].index(
        contribution: contribution, line: Int32(clamping: place.line))
    else { return nil }
    return EntryReference(month: month, entry: entry)
  }
}

/// Where an entry is written.
package struct EntryPlace: Sendable {
  /// The file.
  package let file: FileAnalysis
  /// The line.
  package let line: LinePlace
}
