import W8Engine

/// A book with the last analysis of it.
struct BookState {
  private let root: FileID
  private(set) var includes = KnownIncludes()
  private var areIncludesNew = true
  private var last: Analysis?

  init(root: FileID) {
    self.root = root
  }

  /// Goes on from what was known of a book.
  init(_ analysis: Analysis) {
    root = analysis.root.id
    includes = analysis.includes
  }

  /// Takes over what is known of the disk.
  mutating func use(_ includes: KnownIncludes) {
    self.includes = includes
    areIncludesNew = true
  }

  /// The files of the book as far as they are known.
  func structure(_ files: inout [FileID: FileState]) -> BookStructure {
    BookStructure(of: root, includes) { files[$0]?.settings() }
  }

  /// Whether nothing has changed since the last analysis, which was told on `today`.
  func isCurrent(_ files: [FileID: FileState], today: CivilDate) -> Bool {
    guard !areIncludesNew, let last, last.today == today else { return false }
    return last.files.allSatisfy { files[$0.id]?.revision == $0.revision }
      && last.structure.wanted.allSatisfy { want in
        if case .text(let file) = want { files[file] == nil } else { true }
      }
  }

  /// The book as it is now; nil when the text of its root is not known.
  mutating func analyze(
    _ files: inout [FileID: FileState], today: CivilDate, overriding overrides: SeverityOverrides
  ) -> Analysis? {
    if let last, isCurrent(files, today: today) { return last }
    let structure = structure(&files)
    if structure.files.isEmpty { return nil }
    let settings = structure.files.compactMap { files[$0]?.settings() }
    let directives = settings.count == 1 ? settings[0].directives : settings.flatMap(\.directives)
    let book = BookDeclarations(directives, overriding: overrides)
    let analyzed = structure.files.indices.compactMap { index in
      files[structure.files[index]]?.analyze(
        structure.files[index], at: index, today: today, book)
    }
    let analysis = Analysis(
      today: today, analyzed, structure, includes, book, LogbookSettings(settings, book),
      after: last)
    last = analysis
    areIncludesNew = false
    return analysis
  }
}

extension Analysis {
  /// What `files` mean together, with all that is as it was in `previous` taken from there.
  fileprivate init(
    today: CivilDate, _ files: [FileAnalysis], _ structure: BookStructure,
    _ includes: KnownIncludes, _ book: BookDeclarations, _ settings: LogbookSettings,
    after previous: Analysis?
  ) {
    let months = MonthIndex(files, previous: previous?.months ?? MonthIndex())
    let logbook =
      previous?.logbook.updated(months: months.logs, settings: settings)
      ?? Logbook(months: months.logs, settings: settings)
    self.init(
      today: today, files: files, book: book, logbook: logbook, months: months,
      structure: structure, includes: includes,
      trainingFaults: DeferredTrainingFaults(
        logbook, months.months, after: previous?.trainingFaults))
  }
}
