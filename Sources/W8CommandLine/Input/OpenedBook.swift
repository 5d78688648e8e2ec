import Synchronization
import W8Book
import W8Engine
import W8Files
import W8Reports
import W8Syntax
import W8Text

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

/// The book that was opened last: it lives until another one is opened, as a process that ends need not free it piece by piece.
private let lastBook = Mutex<Analysis?>(nil)

extension Invocation {
  /// The book whose root is `log`, with the files that it includes, seen with `overrides`.
  func openBook(
    _ log: consuming ReadLog, overriding overrides: SeverityOverrides = SeverityOverrides(),
    recode: (([UInt8]) -> [UInt8])? = nil
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
      of: root, consume bytes, overriding: overrides,
      from: DiskLibrary(environment: environment, recode: recode))
    lastBook.withLock { $0 = analysis }
    return OpenedLog(
      name: name, folder: folderName(of: root, calledAs: name), analysis: analysis, parts: parts)
  }

  /// The meaning of `bytes` as a book of its own that includes nothing, cut for callers that edit nothing.
  func open(
    _ name: String, _ bytes: [UInt8], overriding overrides: SeverityOverrides = SeverityOverrides()
  ) throws(Failure) -> OpenedLog {
    let analysis = try analysis(
      of: FileID(name), bytes, overriding: overrides, cuts: longCuts, from: nil)
    return OpenedLog(name: name, folder: "", analysis: analysis)
  }

  /// The user's name for the folder in which `root` really stands.
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
    cuts: SectionCuts = logCuts, from library: DiskLibrary?
  ) throws(Failure) -> Analysis {
    var host = AnalysisHost(today: try today, overriding: overrides, cuts: cuts)
    host.apply(.open(root, consume bytes, version: 0))
    if let library { host.load(root, from: library) }
    guard let analysis = host.analysis(of: root) else {
      throw .internalError("a file that was opened is not open")
    }
    return analysis
  }
}
