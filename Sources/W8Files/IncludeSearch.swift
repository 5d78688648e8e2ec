/// What a pattern in a log leads to.
package struct IncludeMatches: Hashable, Sendable {
  /// The files, as paths from the root without symbolic links, in the order of the paths that match.
  package var files: [String] = []
  /// What matches, or is in the way, and must not or cannot be read.
  package var refusals: [Refusal] = []
  /// Whether the pattern has wildcards; such a pattern does not stand for the file in which it is written.
  package var hasWildcards = false

  /// Makes a result of its parts.
  package init(files: [String] = [], refusals: [Refusal] = [], hasWildcards: Bool = false) {
    self.files = files
    self.refusals = refusals
    self.hasWildcards = hasWildcards
  }

  /// Something that is left out, and why.
  package struct Refusal: Error, Hashable, Sendable {
    /// The path as seen from the file with the pattern; nil for the pattern itself.
    package let path: String?
    /// Why, as the end of a sentence.
    package let reason: String

    /// Makes a refusal.
    package init(path: String?, reason: String) {
      self.path = path
      self.reason = reason
    }
  }
}

/// The regular files that `pattern`, written in files of `folder`, stands for, ascending by the bytes
/// of their paths.
///
/// `folder` and `reach` must start at the root and hold no symbolic link. Nothing outside `reach`
/// is listed or given, wherever links lead; `**` does not follow links. A pattern with wildcards never
/// stands for folders.
package func findIncluded(
  _ pattern: String, from folder: String, within reach: String
) -> IncludeMatches {
  var search = IncludeSearch(glob: Glob(pattern), folder: folder, reach: reach)
  return search.run()
}

/// One search for what a pattern stands for.
private struct IncludeSearch {
  let glob: Glob
  let folder: String
  let reach: String
  private var found: [(spelling: String, real: String)] = []
  private var refusals: [IncludeMatches.Refusal] = []
  /// What is among `refusals`: `**` and what comes after it look at the same folders.
  private var refused: Set<IncludeMatches.Refusal> = []
  private var lookedAt = 0
  /// The folders and the parts with which they were looked at: `**` twice leads to some again.
  private var seen: Set<Step> = []

  /// A folder as it is spelled in the pattern, and the part of the pattern that comes next.
  private struct Step: Hashable {
    let spelling: String
    let part: Int
  }

  /// How many names are looked at for one pattern at most.
  private static let mostNames = 200_000

  init(glob: Glob, folder: String, reach: String) {
    self.glob = glob
    self.folder = folder
    self.reach = reach
  }

  mutating func run() -> IncludeMatches {
    var open = [Step(spelling: glob.isAbsolute ? "/" : "", part: 0)]
    while let step = open.popLast() {
      guard lookedAt <= Self.mostNames else {
        refusals.append(
          .init(path: nil, reason: "it needs a look at more than \(Self.mostNames) names"))
        break
      }
      if seen.insert(step).inserted { open += take(step) }
    }
    found.sort { $0.spelling.utf8.lexicographicallyPrecedes($1.spelling.utf8) }
    return IncludeMatches(
      files: found.map(\.real), refusals: refusals, hasWildcards: glob.hasWildcards)
  }

  /// Goes one part further; gives where to go on from.
  private mutating func take(_ step: Step) -> [Step] {
    guard step.part < glob.parts.count else { return [] }
    let isLast = step.part == glob.parts.count - 1
    switch glob.parts[step.part] {
    case .name(let name):
      let next = Path.join(step.spelling, name)
      if !isLast { return [Step(spelling: next, part: step.part + 1)] }
      addFile(next)
      return []
    case .pattern(let pattern):
      let entries = list(step.spelling).filter { pattern.matches($0.shownName) }
      return entries.compactMap { entry in
        let next = Path.join(step.spelling, entry.shownName)
        guard let name = entry.name else {
          refusals.append(.init(path: next, reason: "its name is not UTF-8; rename it"))
          return nil
        }
        if isLast {
          if entry.kind != .folder { addFile(next) }
          return nil
        }
        let mayBeFolder = entry.kind == .folder || entry.kind == .symbolicLink
        return mayBeFolder
          ? Step(spelling: Path.join(step.spelling, name), part: step.part + 1) : nil
      }
    case .folders:
      if isLast { return [] }
      let below = list(step.spelling).filter { !$0.isHidden && $0.kind == .folder }
        .compactMap(\.name)
      return [Step(spelling: step.spelling, part: step.part + 1)]
        + below.map { Step(spelling: Path.join(step.spelling, $0), part: step.part) }
    }
  }

  /// What stands in the folder at `spelling`; nothing where it must not be looked at.
  private mutating func list(_ spelling: String) -> [FolderEntry] {
    let folder = fullPath(spelling)
    guard let status = try? FileStatus(of: folder), status.kind == .folder,
      let real = Path.real(folder)
    else { return [] }
    guard isInside(real) else {
      refuse(spelling, Self.outside)
      return []
    }
    do throws(SystemError) {
      let entries = try listFolder(real)
      lookedAt += entries.count
      return entries
    } catch {
      refuse(spelling, error.whenReading(folder).reason)
      return []
    }
  }

  private mutating func addFile(_ spelling: String) {
    let path = fullPath(spelling)
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: path)
    } catch {
      // What a wildcard has found is there, so it is a link that leads nowhere.
      let isLink = (try? FileStatus(ofLink: path)) != nil
      if isLink || !error.isNotFound { refuse(spelling, error.whenReading(path).reason) }
      return
    }
    guard let real = Path.real(path) else {
      return refuse(spelling, "its path cannot be followed")
    }
    guard isInside(real) else { return refuse(spelling, Self.outside) }
    switch status.kind {
    case .file:
      found.append((spelling, real))
    case .folder:
      if !glob.hasWildcards { refuse(spelling, "it is a folder") }
    case .symbolicLink, .other:
      refuse(spelling, "it is not a regular file")
    }
  }

  private static let outside = "it is outside the folder of the root file"

  private mutating func refuse(_ spelling: String, _ reason: String) {
    let refusal = IncludeMatches.Refusal(path: spelling.isEmpty ? "." : spelling, reason: reason)
    if refused.insert(refusal).inserted { refusals.append(refusal) }
  }

  private func fullPath(_ spelling: String) -> String {
    spelling.isEmpty ? folder : Path.join(folder, spelling)
  }

  private func isInside(_ path: String) -> Bool {
    Path.isInside(path, folder: reach)
  }
}

extension FileError {
  /// What is wrong, as the end of a sentence about the file.
  package var reason: String {
    switch self {
    case .notFound: "it does not exist"
    case .isFolder: "it is a folder"
    case .noLogs: "it holds no log"
    case .leadsOut: "it leads out of the folder"
    case .notReadable: "there is no permission to read it"
    case .notWritable: "there is no permission to write it"
    case .symbolicLinkLoop: "it is a loop of symbolic links"
    case .tooLarge: "it is larger than 256 MiB"
    case .notRegularFile: "it is not a regular file"
    case .other(_, let reason): reason
    }
  }
}
