import Primitives
import Synchronization
import W8Engine
import W8Paths
package import W8Server

/// The files of a workspace as a host has read them, and its clock: the world of a server without a system.
package final class WorkspaceFiles: Sendable {
  private let state = Mutex(State())

  private struct State: Sendable {
    var files: [String: [UInt8]] = [:]
    /// The paths of the files in the order of their bytes.
    var paths: [String] = []
    var folders: Set<String> = ["/"]
    var today = CivilDate.first
    var elapsed = Duration.zero

    /// Where a path stands in order, or would stand.
    func index(of path: String) -> Int {
      paths.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(path.utf8) }
    }

    /// The files below a folder.
    func paths(below folder: String) -> ArraySlice<String> {
      let start = Path.join(folder, "")
      return paths[index(of: start)...].prefix { $0.utf8.starts(with: start.utf8) }
    }
  }

  /// Begins without files.
  package init() {}

  /// Takes over a file, or what it is now; a path that ends in `/` is a folder.
  package func put(_ path: String, _ bytes: [UInt8]) {
    let name = Path.normalized(path)
    state.withLock { state in
      if path.utf8.last == UInt8(ascii: "/") {
        state.folders.insert(name)
      } else {
        if state.files.updateValue(bytes, forKey: name) == nil {
          state.paths.insert(name, at: state.index(of: name))
        }
      }
      var folder = Path.folder(of: name)
      while state.folders.insert(folder).inserted { folder = Path.folder(of: folder) }
    }
  }

  /// Forgets a file, or a folder with all files below it.
  package func remove(_ path: String) {
    let name = Path.normalized(path)
    state.withLock { state in
      state.files = state.files.filter { !Path.isInside($0.key, folder: name) }
      state.paths.removeAll { state.files[$0] == nil }
      state.folders = state.folders.filter { $0 == "/" || !Path.isInside($0, folder: name) }
    }
  }

  /// Sets the clock: the date where the user is, and the milliseconds since the host has begun.
  package func set(year: Int, month: Int, day: Int, milliseconds: Int) {
    let date = CivilDate(year: year, month: month, day: day) ?? .first
    state.withLock { ($0.today, $0.elapsed) = (date, .milliseconds(milliseconds)) }
  }

  /// The world that a server sees.
  package var environment: ServerEnvironment {
    ServerEnvironment(
      today: { self.state.withLock { $0.today } }, fixedToday: nil, isAlive: { _ in false },
      watch: { _ in },
      realPath: { path in
        let name = Path.normalized(path)
        return self.isThere(name) ? name : nil
      },
      readFile: { (file) throws(FileError) in
        guard let bytes = self.state.withLock({ $0.files[file.path] }) else {
          throw .notFound(path: file.path)
        }
        return try file.accepting(bytes)
      },
      lookAtDisk: { { self.files(matching: IncludePattern($0, from: $1, within: $2)) } },
      elapsed: { self.state.withLock { $0.elapsed } },
      logsBelow: { (self.logs(below: $0), true) }, version: w8logVersion, pages: nil,
      log: ServerLog(write: { _ in }, level: .warning))
  }

  private func isThere(_ path: String) -> Bool {
    state.withLock { $0.files[path] != nil || $0.folders.contains(path) }
  }

  private func files(matching pattern: IncludePattern) -> IncludeMatches {
    let names = pattern.parts.prefix { $0.name != nil }.compactMap { $0.name }
    let start = names.reduce(pattern.reach, Path.join)
    let matching = state.withLock { state in
      pattern.hasWildcards
        ? state.paths(below: start).filter(pattern.matches)
        : [start].filter { state.files[$0] != nil && pattern.matches($0) }
    }
    return IncludeMatches(
      files: matching, refusals: pattern.refusal.map { [$0] } ?? [],
      hasWildcards: pattern.hasWildcards, lookedAt: matching.count)
  }

  private func logs(below folder: String) -> [String] {
    let depth = Path.names(of: folder).count
    return state.withLock { $0.paths(below: folder) }.filter { path in
      isLog(path)
        && Path.names(of: path).dropFirst(depth).allSatisfy { $0.utf8.first != UInt8(ascii: ".") }
    }
  }
}
