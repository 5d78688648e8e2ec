import W8Analysis
import W8Files

/// Looks for the logs that may include others, step by step: between two steps the worker does something else.
struct LogSearch: Sendable {
  /// What one step reads at most, so that answers need not wait for long.
  private static let mostFiles = 400
  private static let mostBytes = 8 << 20

  let environment: ServerEnvironment
  /// The folder to be listed first; nil when that was done, or only files are looked at.
  private let folder: String?
  private let files: ArraySlice<String>
  private let isFirst: Bool
  /// How many files were found.
  let total: Int

  /// What one step has found out.
  struct Step: Sendable {
    /// Whether each file that was looked at may include others, by path.
    let found: [String: Bool]
    /// What is still to be done; nil when all is.
    let rest: LogSearch?
    /// Whether nothing was found out before.
    let isFirst: Bool
    /// Whether a folder has more names than are looked at.
    let isCut: Bool
  }

  /// Looks at all logs below `folder`.
  init(below folder: String, _ environment: ServerEnvironment) {
    self.init(environment, folder, [], total: 0, isFirst: true)
  }

  /// Looks at `files` only.
  init(among files: [String], _ environment: ServerEnvironment) {
    self.init(environment, nil, files[...], total: files.count, isFirst: true)
  }

  private init(
    _ environment: ServerEnvironment, _ folder: String?, _ files: ArraySlice<String>, total: Int,
    isFirst: Bool
  ) {
    self.environment = environment
    self.folder = folder
    self.files = files
    self.total = total
    self.isFirst = isFirst
  }

  /// How much of it is done, from 0 to 100.
  var percentage: Int { total == 0 ? 0 : (total - files.count) * 100 / total }

  /// Looks at the next files.
  func step() -> Step {
    guard let folder else { return look(at: files, of: total, isCut: false) }
    let logs = environment.logsBelow(folder)
    return look(at: logs.paths[...], of: logs.paths.count, isCut: !logs.isWhole)
  }

  private func look(at files: ArraySlice<String>, of total: Int, isCut: Bool) -> Step {
    var (rest, found, byteCount) = (files, [String: Bool](), 0)
    while found.count < Self.mostFiles, byteCount < Self.mostBytes, let path = rest.popFirst() {
      let bytes = (try? environment.readFile(path)) ?? []
      byteCount += bytes.count
      found[path] = !includeLines(bytes).isEmpty
    }
    let search =
      rest.isEmpty ? nil : LogSearch(environment, nil, rest, total: total, isFirst: false)
    return Step(found: found, rest: search, isFirst: isFirst, isCut: isCut)
  }
}
