import W8Analysis
import W8Files

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

  /// The root of a book, which the user calls `name`.
  init(name: String, analysis: Analysis) {
    self.name = name
    self.analysis = analysis
    file = analysis.root
    rootName = name
  }

  private init(_ file: FileAnalysis, of book: OpenedLog) {
    name = book.name(of: file)
    analysis = book.analysis
    self.file = file
    rootName = book.rootName
  }

  /// Every file of the book, the root first.
  var files: [OpenedLog] { analysis.files.map { OpenedLog($0, of: self) } }

  /// How the user would call a file of the book.
  func name(of file: FileAnalysis) -> String {
    if file.index == 0 { return rootName }
    let folder = Path.folder(of: analysis.root.id.name)
    let path = file.id.name
    guard path.utf8.starts(with: folder.utf8), folder != path else { return path }
    let below = path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
    let name = String(decoding: below, as: UTF8.self)
    return rootName.utf8.contains(UInt8(ascii: "/"))
      ? Path.join(Path.folder(of: rootName), name) : name
  }

  /// How the user would call the file known as `id`; its own name when the book does not have it.
  func name(of id: FileID?) -> String {
    id.flatMap(analysis.file).map { name(of: $0) } ?? name
  }
}

/// What a command asks of the disk for the includes of its books.
struct DiskLibrary: FileLibrary {
  let environment: Environment
  /// What is done to the bytes of a file before they are read as a log.
  var recode: (([UInt8]) -> [UInt8])?

  func inclusion(of pattern: String, in file: FileID, of root: FileID) -> Inclusion {
    let matches = environment.findIncluded(
      pattern, file.name, Path.folder(of: root.name))
    return Inclusion(
      files: matches.files.map(FileID.init),
      refusals: matches.refusals.map { IncludeRefusal($0.path, $0.reason) })
  }

  func bytes(of file: FileID) throws(IncludeRefusal) -> [UInt8] {
    do throws(FileError) {
      let bytes = try environment.readFile(file.name)
      return recode?(bytes) ?? bytes
    } catch {
      throw IncludeRefusal(nil, error.reason)
    }
  }
}

extension Invocation {
  /// The book whose root is `log`, with the files that it includes, seen with `overrides`.
  func openBook(
    _ log: ReadLog, overriding overrides: SeverityOverrides = SeverityOverrides(),
    recode: (([UInt8]) -> [UInt8])? = nil
  ) throws(Failure) -> OpenedLog {
    let root = FileID(environment.fileIdentity(log.name))
    return try open(
      root, log.name, recode?(log.bytes) ?? log.bytes, overriding: overrides,
      from: DiskLibrary(environment: environment, recode: recode))
  }

  /// The meaning of `bytes` as a book of its own that includes nothing.
  func open(_ name: String, _ bytes: [UInt8]) throws(Failure) -> OpenedLog {
    try open(FileID(name), name, bytes, overriding: SeverityOverrides(), from: nil)
  }

  private func open(
    _ root: FileID, _ name: String, _ bytes: [UInt8], overriding overrides: SeverityOverrides,
    from library: DiskLibrary?
  ) throws(Failure) -> OpenedLog {
    var host = AnalysisHost(today: try today, overriding: overrides)
    host.apply(.open(root, bytes, version: 0))
    if let library { host.load(root, from: library) }
    guard let analysis = host.analysis(of: root) else {
      throw .internalError("a file that was opened is not open")
    }
    return OpenedLog(name: name, analysis: analysis)
  }
}
