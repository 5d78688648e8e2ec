import SystemLibrary

/// A folder for files that are needed for a while, which only the user may enter.
package struct ScratchFolder: Hashable, Sendable {
  /// Its position.
  package let path: String

  /// Makes a new one where the system has such; nil where it cannot be made. What processes left there that ended long ago
  /// without removing theirs is swept.
  package init?() {
    let named = getenv("TMPDIR").flatMap { String(validatingCString: $0) } ?? ""
    self.init(in: named.isEmpty ? "/tmp" : named, now: time(nil))
  }

  /// Makes one in `parent` at the time `now`, in seconds since 1970.
  init?(in parent: String, now: Int) {
    sweep(parent, now)
    for _ in 0..<nameLimit {
      let word = String(UInt64.random(in: 0 ... .max), radix: 16)
      let path = Path.join(parent, "\(start)\(getpid())-\(word)")
      guard mkdir(path, 0o700) == 0 else { continue }
      self.path = path
      return
    }
    return nil
  }

  /// Removes it with the files in it.
  package func remove() { W8Files.remove(path) }
}

/// What the names of such folders start with, before the number of their process.
private let start = "w8log-"

/// The number of seconds that a folder stays whose process is gone: somebody may look at what is in it.
private let longestStay = 24 * 60 * 60

private func sweep(_ parent: String, _ now: Int) {
  for entry in (try? listFolder(parent)) ?? [] where entry.kind == .folder {
    guard let name = entry.name, name.hasPrefix(start), case let path = Path.join(parent, name),
      let process = name.dropFirst(start.count).split(separator: "-").first.flatMap({ pid_t($0) }),
      process > 0, kill(process, 0) == -1, errno == ESRCH,
      let status = try? FileStatus(ofLink: path), status.kind == .folder,
      status.owner == geteuid(), now - status.written.seconds > longestStay
    else { continue }
    remove(path)
  }
}

private func remove(_ folder: String) {
  for name in ((try? listFolder(folder)) ?? []).compactMap({ $0.name }) {
    unlink(Path.join(folder, name))
  }
  rmdir(folder)
}
