import W8Engine
package import W8Text

/// A book with the last analysis of it.
struct BookState {
  private let root: FileID
  private let mostBytes: Int
  private(set) var includes = KnownIncludes()
  private var areIncludesNew = true
  private var last: Analysis?

  /// The book of `root`, whose files may have `mostBytes` together.
  init(root: FileID, mostBytes: Int) {
    self.root = root
    self.mostBytes = mostBytes
  }

  /// Goes on from what was known of a book.
  init(_ analysis: Analysis) {
    root = analysis.root.id
    mostBytes = .max
    includes = analysis.includes
    areIncludesNew = false
    last = analysis
  }

  mutating func use(_ includes: KnownIncludes) {
    self.includes = includes
    areIncludesNew = true
  }

  /// Forgets what is known of the disk but for the sites that `isKept`, and the files that are kept.
  mutating func keep(_ isKept: (IncludeSite) -> Bool, _ isFileKept: (FileID) -> Bool) {
    var kept = includes
    kept.inclusions = includes.inclusions.filter { isKept($0.key) }
    kept.unreadable = includes.unreadable.filter { isFileKept($0.key) }
    let isLess =
      kept.inclusions.count < includes.inclusions.count
      || kept.unreadable.count < includes.unreadable.count
    if isLess { use(kept) }
  }

  /// The files of the book as far as they are known.
  func structure(_ files: [FileID: FileState]) -> BookStructure {
    BookStructure(of: root, includes, mostBytes: mostBytes, after: last?.structure) { files[$0] }
  }

  /// Whether nothing has changed since the last analysis, which was made on `today`.
  func isCurrent(_ files: [FileID: FileState], today: CivilDate) -> Bool {
    guard !areIncludesNew, let last, last.today == today else { return false }
    return last.files.allSatisfy { files[$0.id]?.revision == $0.revision }
      && last.structure.compared.allSatisfy {
        files[$0.key]?.revision == $0.value.copyState.revision
          && files[$0.value.original]?.revision == $0.value.originalRevision
      }
      && last.structure.wanted.allSatisfy { want in
        if case .text(let file) = want { files[file] == nil } else { true }
      }
  }

  /// The book as it is now; nil when the text of its root is not known. What was known before becomes `retired`.
  mutating func analyze(
    _ files: inout [FileID: FileState], today: CivilDate, overriding overrides: SeverityOverrides,
    _ retired: inout Analysis?
  ) -> Analysis? {
    if let last, isCurrent(files, today: today) { return last }
    let structure = structure(files)
    if structure.files.isEmpty { return nil }
    let states = structure.files.compactMap { files[$0] }
    let units = states.first?.settings(inheriting: nil).unitsOfRoot
    let (book, settings) = declared(states, units, overriding: overrides, today: today)
    let analyzed = structure.files.indices.compactMap { index in
      files[structure.files[index]]?.analyze(
        structure.files[index], at: index, today: today, book,
        inheriting: index > 0 ? units : nil)
    }
    let analysis = Analysis(
      today: today, files: analyzed, book: book, settings: settings, structure: structure,
      includes: includes, after: last?.logbook)
    retired = last
    last = analysis
    areIncludesNew = false
    return analysis
  }

  /// What `files`, which are those of the book, declare together and set for the engine; what is known of it
  /// already, as long as their directives say the same.
  private func declared(
    _ files: [FileState], _ units: RootUnits?, overriding overrides: SeverityOverrides,
    today: CivilDate
  ) -> (BookDeclarations, LogbookSettings) {
    if let last, last.today == today, last.book.overrides == overrides,
      last.files.count == files.count,
      zip(files, last.files).allSatisfy({ $0.declaresSame(as: $1) })
    {
      return (last.book, last.logbook.settings)
    }
    let declarations = files.flatMap { $0.declarations }
    let book = BookDeclarations(declarations, overriding: overrides)
    let settings = files.indices.map { files[$0].settings(inheriting: $0 > 0 ? units : nil) }
    return (book, LogbookSettings(settings, declarations, book, today: today))
  }
}

extension Analysis {
  /// The same book with `bytes` as the text of `file`; nil when the book does not have that file.
  ///
  /// No disk is asked: includes lead where they led before.
  package func with(_ bytes: [UInt8], in file: FileAnalysis) -> Analysis? {
    guard structure.index(of: file.id) != nil else { return nil }
    var host = AnalysisHost(self)
    host.apply(.open(file.id, bytes, version: file.version))
    return host.analysis(of: root.id)
  }

  /// The same book with `edits` made in `file`, which are ascending and lie apart; nil when the book does not have that
  /// file.
  ///
  /// Takes time for the sections that are edited; many edits cost more than reading the text anew.
  package func with(_ edits: [TextEdit], in file: FileAnalysis) -> Analysis? {
    guard structure.index(of: file.id) != nil else { return nil }
    var host = AnalysisHost(self)
    // Each moves nothing that one before it in the text is for.
    host.apply(.edit(file.id, edits.reversed(), version: file.version))
    return host.analysis(of: root.id)
  }
}
