import SystemLibrary
import W8Text

/// The right to write some files, which processes of w8log have one after the other.
///
/// For each there is a lock on a hidden file beside it, gone with the process however that ends. The hidden file says which
/// process has the lock, and is removed with it. Who has the lock of a file makes an end of what a process left undone that
/// had it before. A disk that knows no locks is written without. A process that waits for a lock holds none, so that no circle
/// of processes waits; and none waits for ever (`LockWait`).
package final class FileLocks {
  private var held: [AcquiredLock] = []
  private var files: Set<String> = []
  /// What keeps signals waiting while the locks are held.
  private var signals: BlockedSignals?

  /// Waits until no other process holds the lock of one of the files at `paths`; a pipe or a device, which each process may
  /// write, has none. Throws where a file or its folder may not be written, or a process holds a lock for too long.
  package init(of paths: [String], _ wait: LockWait = LockWait()) throws(FileError) {
    let wanted = try lockPaths(of: paths)
    var wait = wait
    while true {
      signals = BlockedSignals()
      guard let busy = try firstBusy(among: wanted) else {
        try recoverAll(wanted)
        return
      }
      release()
      held.append(try waited(for: wanted[busy], &wait))
    }
  }

  private func waited(for path: LockPath, _ wait: inout LockWait) throws(FileError) -> AcquiredLock
  {
    while true {
      try wait.pause(for: path)
      if let lock = try taken(path) { return lock }
    }
  }

  /// Takes the locks of more files, if no other process holds one of them now; else false, and none of them is taken.
  package func add(_ paths: [String]) throws(FileError) -> Bool {
    let wanted = try lockPaths(of: paths)
    let count = held.count
    if try firstBusy(among: wanted) == nil {
      try recoverAll(wanted)
      return true
    }
    while held.count > count { held.removeLast().release() }
    return false
  }

  /// Whether `path` was asked for, and leads to no pipe or device.
  package func cover(_ path: String) -> Bool { files.contains(path) }

  /// Gives the rights back.
  package func release() {
    while let last = held.popLast() { last.release() }
    signals?.letGo()
    signals = nil
  }

  deinit { release() }

  private func lockPaths(of paths: [String]) throws(FileError) -> [LockPath] {
    var wanted: [LockPath] = []
    for path in paths {
      guard let own = try lockPath(path) else { continue }
      wanted.append(own)
      files.insert(path)
    }
    return wanted
  }

  /// Makes an end of what was left undone to the files of `paths`; gives all locks back where that cannot be.
  private func recoverAll(_ paths: [LockPath]) throws(FileError) {
    for path in paths
    where held.contains(where: { $0.path == path.lock && $0.descriptor != nil }) {
      do throws(FileError) {
        try recover(path.target)
      } catch {
        release()
        throw error.calling(path.file)
      }
    }
  }

  /// The index of the first of `paths` whose lock another process holds; nil where all are held here now.
  private func firstBusy(among paths: [LockPath]) throws(FileError) -> Int? {
    for (index, path) in paths.enumerated()
    where !held.contains(where: { $0.path == path.lock }) {
      guard let lock = try taken(path) else { return index }
      held.append(lock)
    }
    return nil
  }

  /// The lock at `path`; nil where another process has it.
  private func taken(_ path: LockPath) throws(FileError) -> AcquiredLock? {
    do throws(SystemError) {
      return try lock(path.lock, besides: held)
    } catch {
      guard (try? FileStatus(ofLink: path.lock)) != nil else {
        throw error.whenWriting(path.file)
      }
      throw .other(
        path: path.lock,
        reason: "w8log needs this path for the lock of \(inQuotes(path.file)) and cannot lock it "
          + "(\(error.reason)); move it away")
    }
  }
}

/// The wait for a lock that another process holds: it is reported after a second, and ends after half a minute.
package struct LockWait {
  private let rest: (Int) -> Duration
  private let report: (String) -> Void
  private var restCount = 0
  private var isReported = false

  /// Waits by `rest`, which gets how often it was called before, takes a moment, and gives how long that is since the
  /// first; what is worth knowing goes to `report`.
  package init(
    _ rest: @escaping (Int) -> Duration = moments(), report: @escaping (String) -> Void = { _ in }
  ) {
    (self.rest, self.report) = (rest, report)
  }

  /// Waits a moment for the lock at `path`; throws when it has waited for too long.
  fileprivate mutating func pause(for path: LockPath) throws(FileError) {
    let waited = rest(restCount)
    restCount += 1
    if waited < .seconds(1) { return }
    let process = holder(of: path.lock).map { "process \($0)" }
    if waited >= .seconds(30) {
      throw .other(
        path: path.lock,
        reason: "\(process ?? "another process") has locked \(inQuotes(path.file)) with this file "
          + "for more than 30 seconds; end it and try again")
    }
    if isReported { return }
    isReported = true
    report("waiting for \(process ?? "another process"), which is writing \(inQuotes(path.file))")
  }
}

/// Moments of the clock: the first are short, as most writes are.
package func moments() -> (Int) -> Duration {
  let start = ContinuousClock.now
  return { count in
    usleep(count < 100 ? 2_000 : 20_000)
    return start.duration(to: .now)
  }
}

/// The number of the process that says in the hidden file at `path` that it has the lock.
private func holder(of path: String) -> Int? {
  guard let descriptor = try? openToRead(path, O_NOFOLLOW) else { return nil }
  defer { close(descriptor) }
  var text = ""
  try? readPieces(descriptor) { piece in
    text = String(decoding: piece.prefix(20), as: UTF8.self)
    return false
  }
  return text.split { $0.isNewline }.first.flatMap { Int($0) }
}

/// The paths of a file, of what it leads to, and of the hidden file beside that.
private struct LockPath {
  let file: String
  let target: String
  let lock: String
}

/// The paths for the lock of the file at `path`; nil where there is none.
private func lockPath(_ path: String) throws(FileError) -> LockPath? {
  do throws(SystemError) {
    try requireCString(path)
    let target = try followLinks(path)
    if (try? FileStatus(of: target))?.kind == .other { return nil }
    _ = try statusToReplace(target)
    return LockPath(file: path, target: target, lock: hiddenPath(of: target, "lock"))
  } catch {
    throw error.whenWriting(path)
  }
}

/// A lock of this process.
private struct AcquiredLock {
  let path: String
  /// Nil where the disk knows no locks, or the file is locked by another of its names.
  let descriptor: Int32?
  let identity: FileIdentity?

  func release() {
    guard let descriptor else { return }
    // In this order, so that a process that waits finds that the file is gone, and makes its own.
    unlink(path)
    close(descriptor)
  }
}

/// Opens and locks the file at `path`, which others may remove meanwhile; nil where another process has it.
private func lock(_ path: String, besides held: [AcquiredLock]) throws(SystemError) -> AcquiredLock?
{
  while true {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let descriptor = try SystemError.check { open(path, flags, 0o666) }
    do throws(SystemError) {
      let identity = try FileStatus(ofDescriptor: descriptor).identity
      if held.contains(where: { $0.identity == identity }) {
        close(descriptor)
        return AcquiredLock(path: path, descriptor: nil, identity: nil)
      }
      _ = try SystemError.check { flock(descriptor, LOCK_EX | LOCK_NB) }
      if try isStill(path, descriptor) {
        // A process that waits for it reports this number; without room it cannot be written.
        _ = ftruncate(descriptor, 0)
        _ = writeAll(Array("\(getpid())\n".utf8), descriptor: descriptor)
        return AcquiredLock(
          path: path, descriptor: descriptor, identity: identity)
      }
      close(descriptor)
    } catch {
      close(descriptor)
      if error.isNotReady { return nil }
      guard error.isUnsupported else { throw error }
      unlink(path)
      return AcquiredLock(path: path, descriptor: nil, identity: nil)
    }
  }
}

/// Whether `path` leads to the open file: the process that held its lock before may have removed it.
private func isStill(_ path: String, _ descriptor: Int32) throws(SystemError) -> Bool {
  let held = try FileStatus(ofDescriptor: descriptor).identity
  do throws(SystemError) {
    return try FileStatus(ofLink: path).identity == held
  } catch {
    guard error.isNotFound else { throw error }
    return false
  }
}

extension SystemError {
  /// Whether the disk does not know what is asked of it.
  fileprivate var isUnsupported: Bool {
    number == ENOLCK || number == ENOSYS || number == EOPNOTSUPP || number == EINVAL
  }
}
