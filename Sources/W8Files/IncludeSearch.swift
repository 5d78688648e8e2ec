/// The regular files that `pattern`, written in files of `folder`, stands for, ascending by the bytes
/// of their paths.
///
/// `folder` and `reach` must start at the root and hold no symbolic link. The disk is asked about nothing that
/// `IncludePattern` refuses, wherever links lead; `**` does not follow links. A pattern with wildcards never
/// stands for folders. Folders that are in `lists` are not listed again.
package func findIncluded(
  _ pattern: String, from folder: String, within reach: String, _ lists: FolderLists
) -> IncludeMatches {
  var search = IncludeSearch(
    pattern: IncludePattern(pattern, from: folder, within: reach), folder: folder, lists: lists)
  return search.run()
}

/// One search for what a pattern stands for.
private struct IncludeSearch {
  let pattern: IncludePattern
  let folder: String
  private let lists: FolderLists
  private var found: [(path: String, real: String)] = []
  private var refusals: [IncludeMatches.Refusal] = []
  /// What is among `refusals`: `**` and what comes after it look at the same folders.
  private var refused: Set<IncludeMatches.Refusal> = []
  private var lookedAt = 0
  /// The folders and the parts with which they were looked at: `**` twice leads to some again.
  private var seen: Set<Step> = []

  /// A folder, by the path that matches, and the part of the pattern that comes next.
  private struct Step: Hashable {
    let path: String
    let part: Int
  }

  /// How many names are looked at for one pattern at most.
  private static let mostNames = 200_000

  init(pattern: IncludePattern, folder: String, lists: FolderLists) {
    self.pattern = pattern
    self.folder = folder
    self.lists = lists
  }

  mutating func run() -> IncludeMatches {
    refusals = pattern.refusal.map { [$0] } ?? []
    var open = [Step(path: pattern.reach, part: 0)]
    while let step = open.popLast() {
      guard lookedAt <= Self.mostNames else {
        refusals.append(
          .init(path: nil, reason: "w8log would have to look at more than \(Self.mostNames) names"))
        break
      }
      lookedAt += 1
      if seen.insert(step).inserted { open += take(step) }
    }
    found.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return IncludeMatches(
      files: found.map { $0.real }, refusals: refusals, hasWildcards: pattern.hasWildcards,
      lookedAt: lookedAt)
  }

  /// Goes one part further; gives where to go on from.
  private mutating func take(_ step: Step) -> [Step] {
    guard step.part < pattern.parts.count else { return [] }
    let isLast = step.part == pattern.parts.count - 1
    switch pattern.parts[step.part] {
    case .name(let name):
      let next = Path.join(step.path, name)
      if !isLast { return [Step(path: next, part: step.part + 1)] }
      addFile(next)
      return []
    case .pattern(let name):
      let entries = list(step.path).filter { name.matches($0.shownName) }
      return entries.compactMap { entry in
        if isLast ? entry.kind == .folder || !isLog(entry.shownName) : !entry.mayBeFolder {
          return nil
        }
        let next = Path.join(step.path, entry.shownName)
        guard entry.name != nil else {
          refuse(next, "its name is not UTF-8; rename it")
          return nil
        }
        if !isLast { return Step(path: next, part: step.part + 1) }
        addFile(next)
        return nil
      }
    case .folders:
      if isLast { return [] }
      let below = list(step.path).filter { !$0.isHidden && $0.kind == .folder }.compactMap {
        $0.name
      }
      return [Step(path: step.path, part: step.part + 1)]
        + below.map { Step(path: Path.join(step.path, $0), part: step.part) }
    }
  }

  /// The text in the folder at `path`; nothing where it must not be looked at.
  private mutating func list(_ path: String) -> [FolderEntry] {
    guard let (real, status) = look(at: path, isFile: false), status.kind == .folder else {
      return []
    }
    do throws(SystemError) {
      let entries = try lists.entries(of: real)
      lookedAt += entries.count
      return entries
    } catch {
      refuse(path, error.whenReading(path).reason)
      return []
    }
  }

  private mutating func addFile(_ path: String) {
    guard let (real, status) = look(at: path, isFile: true) else { return }
    switch status.kind {
    case .file:
      found.append((path, real))
    case .folder:
      if !pattern.hasWildcards { refuse(path, "it is a folder") }
    case .symbolicLink, .other:
      refuse(path, "it is not a regular file")
    }
  }

  /// The text at `path`, and where it really is; nil where nothing is there, or after refusing what is in the way.
  ///
  /// Links are followed one by one, so that nothing is asked about where none may lead.
  private mutating func look(at path: String, isFile: Bool) -> (real: String, FileStatus)? {
    var rest = Path.names(of: path).dropFirst(Path.names(of: pattern.reach).count)
    var real = pattern.reach
    var linkCount = 0
    do throws(SystemError) {
      var status = try FileStatus(ofLink: real)
      while let name = rest.popFirst() {
        let next = Path.join(real, name)
        status = try FileStatus(ofLink: next)
        guard status.kind == .symbolicLink else {
          real = next
          continue
        }
        linkCount += 1
        let target = Path.normalized(Path.join(real, try linkTarget(next)))
        let whole = rest.reduce(target, Path.join)
        if let reason = linkCount > linkLimit
          ? FileError.symbolicLinkLoop(path: path).reason
          : pattern.reason(against: whole, isFile: isFile)
        {
          refuse(path, reason)
          return nil
        }
        real = pattern.reach
        rest = Path.names(of: whole).dropFirst(Path.names(of: pattern.reach).count)
      }
      return (real, status)
    } catch {
      // What a link leads to is missed; what is not there at all does not match.
      if linkCount > 0 || !error.isNotFound { refuse(path, error.whenReading(path).reason) }
      return nil
    }
  }

  private mutating func refuse(_ path: String, _ reason: String) {
    let refusal = IncludeMatches.Refusal(path: name(of: path), reason: reason)
    if refused.insert(refusal).inserted { refusals.append(refusal) }
  }

  /// `path` as seen from the file with the pattern; nil where the pattern says it already.
  private func name(of path: String) -> String? {
    guard pattern.hasWildcards else { return nil }
    let spelling = Path.relative(path, to: folder)
    return spelling.isEmpty ? "." : spelling
  }
}
