import W8Analysis
import W8Files

extension Invocation {
  /// The logs that are roots of books: those that `sources` gives without the files that another
  /// of them includes, as these are read with it.
  func roots() throws(Failure) -> [Result<LogSource, FileError>] { try roots(among: try sources()) }

  /// Those of `sources` that no other of them includes.
  func roots(
    among sources: [Result<LogSource, FileError>]
  ) throws(Failure) -> [Result<LogSource, FileError>] {
    guard sources.count > 1 else { return sources }
    let files = sources.map(file)
    let roots = try rootFiles(among: files.compactMap(\.self))
    return zip(sources, files).filter { $1.map(roots.contains) ?? true }.map(\.0)
  }

  /// The only root among the logs at `paths`; nil when there are several.
  func onlyRoot(among paths: [String]) throws(Failure) -> String? {
    let files = paths.map { FileID(environment.fileIdentity($0)) }
    let roots = try rootFiles(among: files)
    return roots.count == 1 ? zip(paths, files).first { roots.contains($1) }?.0 : nil
  }

  private func rootFiles(among files: [FileID]) throws(Failure) -> Set<FileID> {
    // Where no file includes any, all are roots, and nothing has to be kept of thousands of them.
    guard files.contains(where: hasIncludes) else { return Set(files) }
    var host = AnalysisHost(today: try today)
    // Nothing but includes says which files are roots.
    let library = DiskLibrary(environment: environment, recode: includeLines)
    return Set(host.loadBooks(among: files, from: library).map(\.root))
  }

  /// Whether there is a line that may include another file; not where it cannot be read.
  private func hasIncludes(_ file: FileID) -> Bool {
    guard let bytes = try? environment.readFile(file.name) else { return false }
    return !includeLines(bytes).isEmpty
  }

  /// The file of a source; nil for standard input and for what cannot be found.
  private func file(of source: Result<LogSource, FileError>) -> FileID? {
    guard case .success(let source) = source, let path = source.path else { return nil }
    return FileID(environment.fileIdentity(path))
  }
}
