package import W8Engine
import W8Syntax
package import W8Text

/// The one place where state changes: files come, are edited, and go.
///
/// Everything else reads the values that `analysis(of:)` hands out.
package struct AnalysisHost: ~Copyable {
  private var files: [FileID: FileState] = [:]
  /// The books that were asked for, by their roots.
  private var books: [FileID: BookState] = [:]
  private var today: CivilDate
  private var changeCount = 0
  private let overrides: SeverityOverrides

  /// Starts without files; `today` is the date that counts as today, `overrides` weigh more than what
  /// the books say of rules.
  package init(today: CivilDate, overriding overrides: SeverityOverrides = SeverityOverrides()) {
    self.today = today
    self.overrides = overrides
  }

  /// Starts with the files of a book and what is known of its includes.
  init(_ analysis: Analysis) {
    self.init(today: analysis.today, overriding: analysis.book.overrides)
    for file in analysis.files {
      files[file.id] = FileState(file)
      changeCount = max(changeCount, file.revision)
    }
    books[analysis.root.id] = BookState(analysis)
  }

  /// Takes over a change of the world.
  package mutating func apply(_ change: consuming Change) {
    changeCount += 1
    switch consume change {
    case .open(let file, let bytes, let version):
      files[file] = FileState(bytes, version: version, revision: changeCount)
    case .edit(let file, let edits, let version):
      files[file]?.apply(edits, version: version, revision: changeCount)
    case .close(let file):
      files[file] = nil
      books[file] = nil
    case .disk:
      for root in books.keys { books[root]?.use(KnownIncludes()) }
    case .today(let date):
      today = date
    }
  }

  /// The text of `file` as it is now; nil when it is not known.
  package func text(of file: FileID) -> SectionedText? {
    files[file]?.currentText
  }

  /// Finds the files of the book of `root` anew where its includes have changed, and reads those
  /// whose text is not known.
  ///
  /// Nothing is asked of `library` that is known already, until `.disk` is applied. Returns the files
  /// of the book, the root first; none when the text of the root is not known.
  @discardableResult
  package mutating func load(_ root: FileID, from library: some FileLibrary) -> [FileID] {
    guard files[root] != nil else { return [] }
    var book = books[root] ?? BookState(root: root)
    var known = book.includes
    var structure = book.structure(files)
    // Each round goes at least one include deeper.
    for _ in 0...2 * Inclusion.mostDeep where !structure.wanted.isEmpty {
      for want in structure.wanted { settle(want, of: root, &known, library) }
      book.use(known)
      structure = book.structure(files)
    }
    books[root] = book
    return structure.files
  }

  /// The book whose root is `file`, brought up to date; nil when its text is not known.
  ///
  /// What an `include` leads to is known only after `load`; until then it leads to nothing.
  package mutating func analysis(of file: FileID) -> Analysis? {
    guard files[file] != nil else { return nil }
    return books[file, default: BookState(root: file)].analyze(
      &files, today: today, overriding: overrides)
  }

  private mutating func settle(
    _ want: IncludeWant, of root: FileID, _ known: inout KnownIncludes,
    _ library: some FileLibrary
  ) {
    switch want {
    case .pattern(let pattern, let file):
      known.inclusions[file, default: [:]][pattern] =
        library.inclusion(of: pattern, in: file, of: root)
    case .text(let file):
      guard files[file] == nil, known.unreadable[file] == nil else { return }
      do throws(IncludeRefusal) {
        apply(.open(file, try library.bytes(of: file), version: 0))
      } catch {
        known.unreadable[file] = error
      }
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
