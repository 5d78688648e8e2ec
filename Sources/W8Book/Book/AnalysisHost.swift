import Primitives
package import W8Engine
package import W8Syntax
package import W8Text

/// The one place where state changes: files come, are edited, and go.
///
/// Everything else reads the values that `analysis(of:)` hands out.
package struct AnalysisHost: ~Copyable {
  private var files: [FileID: FileState] = [:]
  /// The books that were asked for, by their roots.
  private var books: [FileID: BookState] = [:]
  var disk = KnownDisk()
  /// The files that were compared with others of a book to know whether they are copies of these, by its root.
  private var compared: [FileID: Set<FileID>] = [:]
  private var today: CivilDate
  /// The number of changes that have come: as long as it is the same, so is every analysis.
  package private(set) var changeCount = 0
  /// Grows whenever books may consist of other files than before.
  package private(set) var includesRevision = 0
  /// The last analysis that was replaced by another.
  private var retired: Analysis?
  private let overrides: SeverityOverrides
  private let cuts: SectionCuts
  private let mostBytes: Int

  /// Starts without files; `today` is the date that counts as today, `overrides` weigh more than what
  /// the books say of rules. A caller that edits nothing and asks for no fixes may cut files otherwise. The files of a book may
  /// have `mostBytes` together.
  package init(
    today: CivilDate, overriding overrides: SeverityOverrides = SeverityOverrides(),
    cuts: SectionCuts = logCuts, mostBytes: Int = Inclusion.mostBytes
  ) {
    self.mostBytes = mostBytes
    self.today = today
    self.overrides = overrides
    self.cuts = cuts
  }

  /// Starts without files and with what `other` knows of where patterns lead: to find out which files include which.
  package init(knowingIncludesOf other: borrowing AnalysisHost) {
    self.init(today: other.today)
    disk.inclusions = other.disk.inclusions
  }

  /// Starts with the files of a book and what is known of its includes.
  package init(_ analysis: Analysis) {
    self.init(today: analysis.today, overriding: analysis.book.overrides)
    for file in analysis.files {
      files[file.id] = FileState(file)
      changeCount = max(changeCount, file.revision)
    }
    for (file, copy) in analysis.structure.compared {
      files[file] = copy.copyState
      changeCount = max(changeCount, copy.copyState.revision)
    }
    books[analysis.root.id] = BookState(analysis)
  }

  /// Takes over a change of the world.
  package mutating func apply(_ change: consuming Change) {
    changeCount += 1
    switch consume change {
    case .open(let file, let bytes, let version):
      files[file] = FileState(bytes, version: version, revision: changeCount, cuts: cuts)
      includesRevision += 1
    case .edit(let file, let edits, let version):
      makeEdits(to: file, version: version) { text in
        for edit in edits { text.replace(edit.range, with: edit.replacement) }
      }
    case .close(let file):
      files[file] = nil
      books[file] = nil
      includesRevision += 1
    case .disk:
      disk = KnownDisk()
      includesRevision += 1
      for root in books.keys { books[root]?.use(KnownIncludes()) }
    case .today(let date):
      today = date
    }
  }

  /// Makes the text of `file` what `change` makes of it; however many edits these are, it is parsed once.
  package mutating func edit(
    _ file: FileID, version: Int, _ change: (inout SectionedText) -> Void
  ) {
    changeCount += 1
    makeEdits(to: file, version: version, change)
  }

  private mutating func makeEdits(
    to file: FileID, version: Int, _ change: (inout SectionedText) -> Void
  ) {
    let before = includeSites(of: file)
    files[file]?.edit(version: version, revision: changeCount, change)
    if includeSites(of: file) != before { includesRevision += 1 }
  }

  /// The text of `file` as it is now; nil when it is not known.
  package func text(of file: FileID) -> SectionedText? { files[file]?.text }

  /// Finds the files of the book of `root` anew where its includes have changed, and reads those
  /// whose text is not known.
  ///
  /// Nothing is asked of `library` that is known already, until `.disk` is applied; what it does not know yet is asked
  /// again next time. Returns the files of the book, the root first; none when the text of the root is not known.
  @discardableResult
  package mutating func load(_ root: FileID, from library: some FileLibrary) -> [FileID] {
    guard files[root] != nil else { return [] }
    var book = books[root] ?? BookState(root: root, mostBytes: mostBytes)
    let reach = library.reach(of: root)
    var known = book.includes
    var structure = book.structure(files)
    // Each round goes at least one include deeper, but for what is not known yet.
    var asked: [IncludeRequest] = []
    for _ in 0...2 * Inclusion.mostDeep where structure.wanted != asked {
      asked = structure.wanted
      var (names, bytes) = (structure.lookedAt, structure.size)
      // What comes after the budget is used up is not wanted any more: the next structure says so.
      for want in asked {
        if names > Inclusion.mostNames { break }
        settle(want, within: reach, &known, library, &names, &bytes)
      }
      book.use(known)
      structure = book.structure(files)
    }
    books[root] = book
    compared[root] = structure.compared.isEmpty ? nil : Set(structure.compared.keys)
    return structure.files
  }

  /// The files that the book of `root` needs and does not have: they may be copies of files that it has.
  package func files(comparedFor root: FileID) -> Set<FileID> { compared[root] ?? [] }

  /// The book whose root is `file`, brought up to date; nil when its text is not known.
  ///
  /// What an `include` leads to is known only after `load`; until then it leads to nothing.
  package mutating func analysis(of file: FileID) -> Analysis? {
    guard files[file] != nil else { return nil }
    let new = BookState(root: file, mostBytes: mostBytes)
    return books[file, default: new].analyze(
      &files, today: today, overriding: overrides, &retired)
  }

  /// Lets go of the analysis that was replaced last: that may take longer than to make a new one, and is best done when no
  /// request waits.
  package mutating func dropRetired() { retired = nil }

  private mutating func settle(
    _ want: IncludeRequest, within reach: String, _ known: inout KnownIncludes,
    _ library: some FileLibrary, _ names: inout Int, _ bytes: inout Int
  ) {
    switch want {
    case .pattern(let site):
      known.inclusions[site] = inclusion(at: site, within: reach, library)
      names += known.inclusions[site]?.lookedAt ?? 0
    case .text(let file):
      known.unreadable[file] = read(file, library, room: max(mostBytes - bytes, 0))
      bytes += files[file]?.text.bookSize ?? 0
    }
  }

  /// Where a pattern leads in books that read nothing outside of `reach`; looked for once, nil where that is not known
  /// yet.
  mutating func inclusion(
    at site: IncludeSite, within reach: String, _ library: some FileLibrary
  ) -> Inclusion? {
    if let found = disk[site, within: reach] { return found }
    let found = library.inclusion(of: site.pattern, from: site.folder, within: reach)
    disk[site, within: reach] = found
    return found
  }

  /// Forgets where patterns lead but for the sites that `isKept`, and why files cannot be read to which none of these leads.
  mutating func forgetDisk(but isKept: (IncludeSite) -> Bool) {
    for reach in disk.inclusions.keys {
      disk.inclusions[reach] = disk.inclusions[reach]?.filter { isKept($0.key) }
    }
    let files = Set(disk.inclusions.values.lazy.flatMap { $0.values }.flatMap { $0.files })
    disk.unreadable = disk.unreadable.filter { files.contains($0.key) }
    for root in books.keys { books[root]?.keep(isKept, files.contains) }
  }

  /// Sees to it that the text of `file` is known, if the library knows it and it has `room`, without which all of a book may be
  /// its own, and returns why it cannot be; tried once.
  @discardableResult
  package mutating func read(
    _ file: FileID, _ library: some FileLibrary, room: Int? = nil
  ) -> IncludeRefusal? {
    if files[file] != nil { return nil }
    if let refusal = disk.unreadable[file] { return refusal }
    do throws(IncludeRefusal) {
      if let bytes = try library.bytes(of: file, room: room ?? mostBytes, of: mostBytes) {
        apply(.open(file, bytes, version: 0))
      }
      return nil
    } catch {
      disk.unreadable[file] = error
      return error
    }
  }

  /// Where the includes of `file` look for files; none where its text is not known.
  mutating func includeSites(of file: FileID) -> [IncludeSite] {
    guard let settings = files[file]?.settings(inheriting: nil) else { return [] }
    let folder = file.folder
    return settings.directives(of: KeywordSet(.include)).compactMap { placed in
      guard case .include(let pattern) = placed.directive else { return nil }
      return IncludeSite(pattern.text, in: folder)
    }
  }

  /// A change of the world.
  package enum Change: Sendable {
    /// The file has this text now.
    case open(FileID, [UInt8], version: Int)
    /// The edits apply one after the other, each on the text that the one before left.
    case edit(FileID, [TextEdit], version: Int)
    /// The file is gone, or its text is not known any more.
    case close(FileID)
    /// What includes lead to may be another now.
    case disk
    /// Another date counts as today.
    case today(CivilDate)
  }
}

/// What was found on the disk, for all books.
struct KnownDisk {
  /// What patterns lead to, by the reach of the books in which they stand.
  fileprivate var inclusions: [ExactText: [IncludeSite: Inclusion]] = [:]
  var unreadable: [FileID: IncludeRefusal] = [:]

  /// Where a pattern leads in books that read nothing outside of `reach`; nil where that is not known.
  subscript(site: IncludeSite, within reach: String) -> Inclusion? {
    get { inclusions[ExactText(reach)]?[site] }
    set { inclusions[ExactText(reach), default: [:]][site] = newValue }
  }
}

/// What the check of a section needs besides the section.
package struct CheckContext: Hashable, Sendable {
  /// The date that counts as today.
  package let today: CivilDate
  /// What the book declares.
  package let book: BookDeclarations
  /// The order of the days of the file.
  package let order: WrittenOrder
  /// The unit of loads that neither their exercise nor their gym gives one.
  package let loadUnit: MassUnit

  /// What counts for all sections of a file with `settings`.
  package init(today: CivilDate, book: BookDeclarations, _ settings: FileSettings) {
    self.today = today
    self.book = book
    order = settings.order
    loadUnit = settings.loadUnit
  }
}
