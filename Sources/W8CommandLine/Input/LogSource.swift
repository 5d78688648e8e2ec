import Primitives
import W8Book
import W8Files
import W8Lint
import W8Reports
import W8Text

/// What messages call standard input.
let standardInputName = "<stdin>"

/// A log that a command is to read.
enum LogSource {
  /// The file at a path that the user named.
  case file(String)
  /// A file that was found: below a folder that the user named, or in the current one.
  case found(String)
  /// Some files of the book whose root is at a path.
  case parts(ofBook: String, [String])
  /// Standard input, not read yet.
  case standardInput
  /// Standard input, as it was read.
  case piped([UInt8])

  /// The path, of a part that of the root; nil for standard input.
  var path: String? {
    switch self {
    case .file(let path), .found(let path), .parts(let path, _): path
    case .standardInput, .piped: nil
    }
  }
}

extension Invocation {
  /// The logs to read, or why one cannot be found, in order.
  ///
  /// The first that names any: the operands, `--file`, standard input if it is a pipe with
  /// something in it, the variable W8LOG_FILE, the only log in the current folder that no other there
  /// includes. Throws when none does.
  func sources() throws(Failure) -> [Result<LogSource, FileError>] {
    let named = arguments.operands.isEmpty ? arguments.values(of: .file) : arguments.operands
    if !named.isEmpty {
      var found: [Result<LogSource, FileError>] = []
      for path in named { found += try sources(path) }
      return found
    }
    if let piped = pipedInput() { return [piped] }
    if let path = environment.usualLog { return try sources(path) }
    return [
      .success(
        .found(
          try onlyLogHere(
            orSay: "no log to read; name a file, pipe one in, or set W8LOG_FILE", naming: "")))
    ]
  }

  /// The only log in the current folder that no other there includes; throws where there is none, for the reason
  /// `missing`, or several, of which one is named by what `way` says. Tells of conflict copies, which are left out.
  func onlyLogHere(orSay missing: String, naming way: String) throws(Failure) -> String {
    for (copy, original) in environment.conflictCopies(".").sorted(by: { $0.key < $1.key }) {
      try remark("w8log: \(FileError.conflictCopy(path: copy, of: original).message)")
    }
    let here = environment.logsInCurrentFolder()
    if here.isEmpty { throw .noInput(missing) }
    if here.count == 1 { return here[0] }
    if let root = try onlyRoot(among: here) { return root }
    let names = here.prefix(4).map { inQuotes($0) } + (here.count > 4 ? ["others"] : [])
    throw .noInput("several logs in this folder; name \(names.listed(with: "or"))\(way)")
  }

  func read(_ source: LogSource) throws(FileError) -> [UInt8] {
    switch source {
    case .file(let path): try environment.readFile(path)
    case .found(let path), .parts(let path, _):
      try environment.readUnnamedFile(UnnamedFile(path, isIncluded: false))
    case .standardInput: try environment.readStandardInput()
    case .piped(let bytes): bytes
    }
  }

  /// What a path stands for; reports what is left out of a folder.
  private func sources(_ path: String) throws(Failure) -> [Result<LogSource, FileError>] {
    if path == "-" { return [.success(.standardInput)] }
    var found: [Result<LogSource, FileError>] = []
    var (ignoredCount, excludedCount) = (0, 0)
    for result in environment.discover([path], exclusion) {
      switch result {
      case .failure(.skipped(_, byGit: true)): ignoredCount += 1
      case .failure(.skipped): excludedCount += 1
      case .failure(let error) where error.isLeftOut: try remark("w8log: \(error.message)")
      default: found.append(result.map { $0 == path ? .file($0) : .found($0) })
      }
    }
    let skipped = [
      ignoredCount > 0 ? "\(counted(ignoredCount, "log")) that git ignores" : nil,
      excludedCount > 0 ? "\(counted(excludedCount, "log")) by --exclude" : nil,
    ].compactMap { $0 }
    if !skipped.isEmpty {
      let one = ignoredCount + excludedCount == 1 ? "it" : "one"
      try remark(
        "w8log: \(inQuotes(path)): skipped \(skipped.listed(with: "and")); name \(one) to read it")
    }
    return found
  }

  private var exclusion: Exclusion {
    skipsIgnored
      ? Exclusion(patterns: arguments.values(of: .exclude), asksGit: true) : .none
  }

  /// Nil when standard input is a terminal or empty, as it is where a program runs unattended.
  private func pipedInput() -> Result<LogSource, FileError>? {
    guard !environment.isTerminal(.input) else { return nil }
    do throws(FileError) {
      let bytes = try environment.readStandardInput()
      return bytes.isEmpty ? nil : .success(.piped(bytes))
    } catch {
      return .failure(error)
    }
  }
}

extension Invocation {
  /// The logs that are roots of books: those that `sources` gives without the files that another
  /// of them includes, as these are read with it; a file that a log above includes is read in the book of that.
  func roots() throws(Failure) -> [Result<LogSource, FileError>] {
    let all = try sources()
    return try inTheirBooks(try roots(among: all), given: all)
  }

  /// Those of `sources` that no other of them includes.
  func roots(
    among sources: [Result<LogSource, FileError>]
  ) throws(Failure) -> [Result<LogSource, FileError>] {
    guard sources.count > 1 else { return sources }
    let files = sources.map(file)
    let roots = try rootFiles(among: files.compactMap { $0 })
    return zip(sources, files).filter { $1.map(roots.contains) ?? true }.map { $0.0 }
  }

  /// The only root among the logs at `paths`; nil when there are several.
  private func onlyRoot(among paths: [String]) throws(Failure) -> String? {
    let files = paths.map { FileID(environment.fileIdentity($0)) }
    let roots = try rootFiles(among: files)
    return roots.count == 1 ? zip(paths, files).first { roots.contains($1) }?.0 : nil
  }

  private func rootFiles(among files: [FileID]) throws(Failure) -> Set<FileID> {
    // Where no file includes any, all are roots, and nothing has to be kept of thousands of them.
    guard files.contains(where: hasIncludes) else { return Set(files) }
    return Set(try books(among: files).map { $0.root })
  }

  /// The books that `files` are of, by their includes alone.
  func books(among files: [FileID]) throws(Failure) -> [LoadedBook] {
    var host = AnalysisHost(today: try today)
    let library = DiskLibrary(environment: environment, recode: includeLines)
    return host.loadBooks(among: files, from: library)
  }

  /// Whether there is a line that may include another file; not where it cannot be read.
  func hasIncludes(_ file: FileID) -> Bool {
    guard let bytes = try? environment.readUnnamedFile(UnnamedFile(file.name, isIncluded: true))
    else { return false }
    return !includeLines(bytes).isEmpty
  }

  /// The file of a source; nil for standard input and for what cannot be found.
  private func file(of source: Result<LogSource, FileError>) -> FileID? {
    guard case .success(let source) = source, let path = source.path else { return nil }
    return FileID(environment.fileIdentity(path))
  }
}

extension Option {
  static let exclude = Option(
    name: "--exclude", value: .pattern, isRepeatable: true,
    summary: "skip files and folders by name or end of path: vendor, old/*.w8log")
}

extension Invocation {
  /// The log beside the one at `path` of which that is a numbered copy, by its name and by what both say; nil where it is none,
  /// or one of them cannot be read.
  func original(ofNumberedCopy path: String) -> String? {
    let file = FileID(path)
    guard let original = originalOfNumberedCopy(file.lastPart).map({ file.sibling($0).name })
    else { return nil }
    func bytes(_ path: String) -> [UInt8]? {
      try? environment.readUnnamedFile(UnnamedFile(path, isIncluded: false))
    }
    guard let copy = bytes(path), let own = bytes(original),
      CopyVerdict(ofCopy: copy, of: own) != nil
    else { return nil }
    return original
  }
}
