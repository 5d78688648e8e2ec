import Primitives

/// The logs that `paths` name, in their order.
///
/// A folder stands for every `*.w8log` below it, sorted by the bytes of the path, without names
/// that start with a dot. Symbolic links that stay in the folder are followed, and what was found
/// before is not found again through a link; a conflict copy of another log is an error in its place; one that leads to a log or a folder outside is an error
/// in its place, `leadsOut`, and so is one to a file without the name of a log, `leadsToNoLog`. So is a
/// folder below that cannot be read, a log that `exclusion` skips, and a folder without logs. Any
/// other path stands for itself, whether or not it can be read.
package func discover(
  _ paths: [String], skipping exclusion: Exclusion = .none
) -> [Result<String, FileError>] {
  paths.flatMap { path in
    guard let status = try? FileStatus(of: path), status.kind == .folder else {
      return [Result<String, FileError>.success(path)]
    }
    var search = FolderSearch(exclusion: exclusion)
    search.run(from: path, status.identity)
    let isEmpty = search.found.allSatisfy { result in
      if case .failure(let error) = result { error.isLeftOut } else { false }
    }
    return withoutCopies(search.sorted()) + (isEmpty ? [.failure(.noLogs(folder: path))] : [])
  }
}

/// The paths of the `*.w8log` files below `folder`, in no order, as far as it can be read.
///
/// Names that start with a dot are left out and links are not followed; conflict copies are among them. `isWhole` is false
/// when the folder holds more than `mostNames` names: then some logs may be missing.
package func logs(
  below folder: String, mostNames: Int
) -> (paths: [String], isWhole: Bool) {
  var folders = [folder]
  var paths: [String] = []
  var count = 0
  while let folder = folders.popLast() {
    let entries = (try? listFolder(folder)) ?? []
    count += entries.count
    if count > mostNames { return (paths, false) }
    for entry in entries where !entry.isHidden {
      guard let name = entry.name else { continue }
      let path = Path.join(folder, name)
      if entry.kind == .folder { folders.append(path) }
      if entry.kind == .file, isLog(path) { paths.append(path) }
    }
  }
  return (paths, true)
}

/// `found` with an error in the place of each log that is a conflict copy of another.
private func withoutCopies(
  _ found: [Result<String, FileError>]
) -> [Result<String, FileError>] {
  let copies = conflictCopies(among: found.compactMap { try? $0.get() })
  return found.map { result in
    guard case .success(let path) = result, let original = copies[path] else { return result }
    return .failure(.conflictCopy(path: path, of: original))
  }
}

/// The conflict copies in `folder` itself, each with its original.
package func conflictCopies(in folder: String) -> [String: String] {
  conflictCopies(among: allLogs(in: folder))
}

/// Those of `paths` that are conflict copies of others of them, each with that.
private func conflictCopies(among paths: [String]) -> [String: String] {
  let known = Set(paths)
  var copies: [String: String] = [:]
  for path in paths {
    let name = Path.names(of: path).last ?? ""
    guard let original = originalOfConflictCopy(name) else { continue }
    let other = String(path.dropLast(name.count)) + original
    if known.contains(other) { copies[path] = other }
  }
  return copies
}

/// The names of the `*.w8log` files in `folder` itself, sorted, none where it cannot be read: what lies
/// below may be all that the user owns. Names that start with a dot are left out, and so is a link that no pattern may
/// follow, as the user has not named it, and a conflict copy.
package func logs(in folder: String) -> [String] {
  let names = allLogs(in: folder)
  let copies = conflictCopies(among: names)
  return names.filter { copies[$0] == nil }
}

private func allLogs(in folder: String) -> [String] {
  let entries = (try? listFolder(folder)) ?? []
  return entries.filter { !$0.isHidden && $0.kind != .folder }.compactMap { entry in
    guard let name = entry.name, isLog(name) else { return nil }
    return entry.kind != .symbolicLink || staysIn(folder, name) ? name : nil
  }.sorted()
}

private func staysIn(_ folder: String, _ link: String) -> Bool {
  guard let home = Path.real(folder) else { return false }
  return !findIncluded(link, from: home, within: home, FolderLists()).files.isEmpty
}

/// One walk through a folder and all below it.
private struct FolderSearch {
  let exclusion: Exclusion
  private(set) var found: [Result<String, FileError>] = []

  /// The folder without symbolic links; nil when that is not known, and then no link is followed.
  private var base: String?
  /// What was found or entered; each folder is entered once, so that loops of links end.
  private var seen: Set<FileIdentity> = []
  private var folders: [String] = []
  /// What git ignores of what was not listed yet.
  private var ignored: Set<String> = []
  /// Links come last, so that a file is found under its own name rather than through one.
  private var links: [String] = []

  mutating func run(from folder: String, _ identity: FileIdentity) {
    base = Path.real(folder)
    seen.insert(identity)
    folders = [folder]
    if exclusion.asksGit { ignored = ignoredPaths(below: folder) }
    while !folders.isEmpty || !links.isEmpty {
      while let folder = folders.popLast() { list(folder) }
      let sortedLinks = links.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      links = []
      for link in sortedLinks { follow(link) }
    }
  }

  func sorted() -> [Result<String, FileError>] {
    found.sorted { path(of: $0).utf8.lexicographicallyPrecedes(path(of: $1).utf8) }
  }

  private mutating func list(_ folder: String) {
    do throws(SystemError) {
      for entry in try listFolder(folder) where !entry.isHidden { add(entry, in: folder) }
    } catch {
      found.append(.failure(error.whenReading(folder)))
    }
  }

  private mutating func add(_ entry: FolderEntry, in folder: String) {
    let path = Path.join(folder, entry.shownName)
    let isIgnored = ignored.contains(path)
    if isIgnored || exclusion.excludes(path) {
      let logs =
        entry.kind == .folder ? logs(below: path, mostNames: .max).paths : isLog(path) ? [path] : []
      found += logs.map { .failure(.skipped(path: $0, byGit: isIgnored)) }
      return
    }
    guard entry.name != nil else {
      if entry.kind == .folder || isLog(path) {
        found.append(.failure(.other(path: path, reason: "the name is not UTF-8; rename it")))
      }
      return
    }
    switch entry.kind {
    case .folder: enter(path)
    case .symbolicLink: links.append(path)
    case .file, .other: if isLog(path) { addFile(path) }
    }
  }

  private mutating func enter(_ folder: String) {
    do throws(SystemError) {
      let identity = try FileStatus(of: folder).identity
      guard seen.insert(identity).inserted else { return }
      folders.append(folder)
      // Git does not look into a repository below another one.
      if exclusion.asksGit, isRepository(folder) { ignored.formUnion(ignoredPaths(below: folder)) }
    } catch {
      found.append(.failure(error.whenReading(folder)))
    }
  }

  private mutating func addFile(_ path: String) {
    if let identity = FileIdentity(of: path) { seen.insert(identity) }
    found.append(.success(path))
  }

  private mutating func follow(_ link: String) {
    guard let status = try? FileStatus(of: link) else {
      // It leads nowhere or in a circle: who reads it says so, if its name is that of a log. Whether something is there
      // is not reported where it leads out.
      if isLog(link) {
        found.append(leadsOut(link) ? .failure(.leadsOut(path: link)) : .success(link))
      }
      return
    }
    guard status.kind == .folder || isLog(link), !seen.contains(status.identity) else { return }
    guard let base, let real = Path.real(link), Path.isInside(real, folder: base) else {
      found.append(.failure(.leadsOut(path: link)))
      return
    }
    if status.kind == .folder {
      enter(link)
    } else if !isLog(real) {
      found.append(.failure(.leadsToNoLog(path: link)))
    } else if seen.insert(status.identity).inserted {
      found.append(.success(link))
    }
  }

  /// Whether a link that leads to nothing would lead out of the folder.
  private func leadsOut(_ link: String) -> Bool {
    guard let base, let folder = Path.real(Path.folder(of: link)),
      let name = Path.names(of: link).last,
      let target = try? followLinks(Path.join(folder, name))
    else { return false }
    return !Path.isInside(Path.normalized(target), folder: base)
  }

  init(exclusion: Exclusion) { self.exclusion = exclusion }

  private func path(of result: Result<String, FileError>) -> String {
    switch result {
    case .success(let path): path
    case .failure(let error): error.path
    }
  }
}
