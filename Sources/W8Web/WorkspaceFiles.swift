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
    var folders: Set<String> = ["/"]
    var today = CivilDate.first
    var elapsed = Duration.zero
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
        state.files[name] = bytes
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
      logsBelow: { (self.logs(below: $0), true) }, pages: nil,
      log: ServerLog(write: { _ in }, level: .warning))
  }

  private func isThere(_ path: String) -> Bool {
    state.withLock { $0.files[path] != nil || $0.folders.contains(path) }
  }

  private func files(matching pattern: IncludePattern) -> IncludeMatches {
    let matching = paths.filter { pattern.matches($0) }
    return IncludeMatches(
      files: matching, refusals: pattern.refusal.map { [$0] } ?? [],
      hasWildcards: pattern.hasWildcards, lookedAt: matching.count)
  }

  private func logs(below folder: String) -> [String] {
    let depth = Path.names(of: folder).count
    return paths.filter { path in
      let names = Path.names(of: path).dropFirst(depth)
      return isLog(path) && Path.isInside(path, folder: folder)
        && names.allSatisfy { $0.utf8.first != UInt8(ascii: ".") }
    }
  }

  /// In the order of their bytes.
  private var paths: [String] {
    state.withLock { $0.files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }
}
