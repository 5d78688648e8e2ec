import W8Analysis
import W8Engine
import W8Files
import W8Syntax
import W8Text

/// A file of a book with the meaning of the whole book.
struct OpenedLog {
  /// How the user calls the file, or would.
  let name: String
  /// What the book means.
  let analysis: Analysis
  /// The file; that of the book's root unless another is looked at.
  let file: FileAnalysis

  /// How the user calls the root.
  private let rootName: String
  /// How the user would call the folder in which the root stands; empty for the current one.
  private let folder: String
  /// The files that are shown, with the names that the user gave; nil where all are.
  private let parts: [FileID: String]?

  /// The root of a book, which the user calls `name` and its folder `folder`, and of which only `parts` are shown.
  init(name: String, folder: String, analysis: Analysis, parts: [FileID: String]? = nil) {
    self.name = name
    self.analysis = analysis
    self.folder = folder
    self.parts = parts
    file = analysis.root
    rootName = name
  }

  private init(_ file: FileAnalysis, of book: OpenedLog) {
    name = book.name(of: file)
    analysis = book.analysis
    self.file = file
    rootName = book.rootName
    folder = book.folder
    parts = book.parts
  }

  /// The root of the same book after its text has changed.
  func root(of analysis: Analysis) -> OpenedLog {
    OpenedLog(name: rootName, folder: folder, analysis: analysis, parts: parts)
  }

  /// Whether the user asked for less than the whole book.
  var isPart: Bool { parts != nil }

  /// Whether what stands in `file` is shown.
  func shows(_ file: FileAnalysis) -> Bool { parts.map { $0[file.id] != nil } ?? true }

  /// Those of `entries` that stand in files which are shown.
  func shown(_ entries: [EntryReference]) -> [EntryReference] {
    guard isPart else { return entries }
    var reader = EntryPlaceReader(analysis)
    return entries.filter { reader.place(of: $0).map { shows($0.file) } ?? false }
  }

  /// Every file that is shown, with its diagnostics.
  func shown(_ diagnostics: [[Diagnostic]]) -> [(log: OpenedLog, found: [Diagnostic])] {
    zip(files, diagnostics).filter { shows($0.0.file) }.map { ($0, $1) }
  }

  /// Every file of the book, the root first.
  var files: [OpenedLog] { analysis.files.map { OpenedLog($0, of: self) } }

  /// How the user calls the file, which a document says of what stands in an included one; nil for the root.
  var nameIfIncluded: String? { file.index > 0 ? name : nil }

  /// How the user would call a file of the book.
  func name(of file: FileAnalysis) -> String {
    if let name = parts?[file.id] { return name }
    if file.index == 0 { return rootName }
    return below(analysis.root.id.folder, file.id.name)
      .map { Path.join(folder, $0) } ?? file.id.name
  }

  /// How the user would call the file known as `id`; its own name when the book does not have it.
  func name(of id: FileID?) -> String {
    id.flatMap(analysis.file).map { name(of: $0) } ?? name
  }
}

/// What `path` adds to `folder`; nil when it does not lie below it.
private func below(_ folder: String, _ path: String) -> String? {
  guard path.utf8.starts(with: folder.utf8), folder != path else { return nil }
  let rest = path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
  return String(decoding: rest, as: UTF8.self)
}

/// What a command asks of the disk for the includes of its books.
struct DiskLibrary: FileLibrary {
  let environment: Environment
  /// What folders were found to hold.
  private let lists = FolderLists()
  /// What is done to the bytes of a file before they are read as a log.
  private let recode: (([UInt8]) -> [UInt8])?

  init(environment: Environment, recode: (([UInt8]) -> [UInt8])?) {
    self.environment = environment
    self.recode = recode
  }

  func reach(of root: FileID) -> String { root.folder }

  func inclusion(of pattern: String, from folder: String, within reach: String) -> Inclusion? {
    let matches = environment.findIncluded(pattern, folder, reach, lists)
    var inclusion = Inclusion(
      files: matches.files.map(FileID.init),
      refusals: matches.refusals.map { IncludeRefusal($0.path, $0.reason) },
      hasWildcards: matches.hasWildcards)
    inclusion.lookedAt = matches.lookedAt
    return inclusion
  }

  func bytes(of file: FileID, room: Int, of limit: Int) throws(IncludeRefusal) -> [UInt8]? {
    do throws(FileError) {
      let bytes = try environment.readUnnamedFile(
        UnnamedFile(file.name, isIncluded: true, room: room, of: limit))
      return recode?(bytes) ?? bytes
    } catch {
      if case .tooLargeFound = error { throw .tooLarge(limit) }
      throw IncludeRefusal(nil, error.reason)
    }
  }
}

extension Invocation {
  /// The book whose root is `log`, with the files that it includes, seen with `overrides`.
  func openBook(
    _ log: consuming ReadLog, overriding overrides: SeverityOverrides = SeverityOverrides(),
    recode: (([UInt8]) -> [UInt8])? = nil, rules: RuleUse = .everySection
  ) throws(Failure) -> OpenedLog {
    let name = log.name
    var parts: [FileID: String]?
    if case .parts(_, let paths) = log.source {
      parts = [:]
      for path in paths { parts?[FileID(environment.fileIdentity(path))] = path }
    }
    let root = FileID(environment.fileIdentity(name))
    let bytes = recode?(log.bytes) ?? log.bytes
    // The sections are copies of it.
    _ = consume log
    let analysis = try analysis(
      of: root, consume bytes, overriding: overrides, rules: rules,
      from: DiskLibrary(environment: environment, recode: recode))
    return OpenedLog(
      name: name, folder: folderName(of: root, calledAs: name), analysis: analysis, parts: parts)
  }

  /// The meaning of `bytes` as a book of its own that includes nothing, cut for who edits nothing; without `rules` there
  /// are no diagnostics.
  func open(
    _ name: String, _ bytes: [UInt8], overriding overrides: SeverityOverrides = SeverityOverrides(),
    rules: RuleUse = .nothing
  ) throws(Failure) -> OpenedLog {
    let analysis = try analysis(
      of: FileID(name), bytes, overriding: overrides, rules: rules, cuts: longCuts, from: nil)
    return OpenedLog(name: name, folder: "", analysis: analysis)
  }

  /// How the user would call the folder in which `root` really stands.
  ///
  /// A link in `name` may lead elsewhere: then the folder as seen from the current one, or its path.
  private func folderName(of root: FileID, calledAs name: String) -> String {
    let real = root.folder
    let spelled = Path.folder(of: name)
    let current = environment.fileIdentity(".")
    if environment.fileIdentity(spelled) == real {
      return name.utf8.contains(UInt8(ascii: "/")) ? spelled : ""
    }
    if real == current { return "" }
    return Path.isInside(real, folder: current) ? below(current, real) ?? real : real
  }

  private func analysis(
    of root: FileID, _ bytes: consuming [UInt8], overriding overrides: SeverityOverrides,
    rules: RuleUse, cuts: SectionCuts = logCuts, from library: DiskLibrary?
  ) throws(Failure) -> Analysis {
    var host = AnalysisHost(today: try today, overriding: overrides, rules: rules, cuts: cuts)
    host.apply(.open(root, consume bytes, version: 0))
    if let library { host.load(root, from: library) }
    guard let analysis = host.analysis(of: root) else {
      throw .internalError("a file that was opened is not open")
    }
    return analysis
  }
}
