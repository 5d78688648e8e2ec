import W8Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The right to write some files, which processes of w8log have one after the other.
///
/// For each there is a lock on a hidden file beside it, gone with the process however that ends. The hidden file says which
/// process has the lock, and is removed with it. Who has the lock of a file makes an end of what a process left undone that
/// had it before. A disk that knows no locks is written without. Who waits for a lock holds none, so that nobody waits in a
/// circle; and nobody waits for ever (`LockWait`).
package final class FileLocks {
  private var held: [AcquiredLock] = []
  private var files: Set<String> = []
  /// What keeps signals waiting while the locks are held.
  private var signals: BlockedSignals?

  /// Waits until nobody else holds the lock of one of the files at `paths`; of a pipe or a device, which are written by
  /// whoever opens them, there is none. Throws where a file or its folder may not be written, or somebody holds a lock for
  /// too long.
  package init(of paths: [String], _ wait: LockWait = LockWait()) throws(FileError) {
    let places = try places(of: paths)
    var wait = wait
    while true {
      signals = BlockedSignals()
      guard let busy = try firstBusy(among: places) else {
        try recoverAll(places)
        return
      }
      release()
      held.append(try waited(for: places[busy], &wait))
    }
  }

  private func waited(for place: LockPath, _ wait: inout LockWait) throws(FileError) -> AcquiredLock
  {
    while true {
      try wait.pause(for: place)
      if let lock = try taken(place) { return lock }
    }
  }

  /// Takes the locks of more files, if nobody else holds one of them now; else false, and none of them is taken.
  package func add(_ paths: [String]) throws(FileError) -> Bool {
    let places = try places(of: paths)
    let count = held.count
    if try firstBusy(among: places) == nil {
      try recoverAll(places)
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

  private func places(of paths: [String]) throws(FileError) -> [LockPath] {
    var places: [LockPath] = []
    for path in paths {
      guard let place = try lockPlace(path) else { continue }
      places.append(place)
      files.insert(path)
    }
    return places
  }

  /// Makes an end of what was left undone to the files of `places`; gives all locks back where that cannot be.
  private func recoverAll(_ places: [LockPath]) throws(FileError) {
    for place in places
    where held.contains(where: { $0.path == place.place && $0.descriptor != nil }) {
      do throws(FileError) {
        try recover(place.target)
      } catch {
        release()
        throw error.calling(place.path)
      }
    }
  }

  /// The index of the first place whose lock another process holds; nil where all are held here now.
  private func firstBusy(among places: [LockPath]) throws(FileError) -> Int? {
    for (index, place) in places.enumerated()
    where !held.contains(where: { $0.path == place.place }) {
      guard let lock = try taken(place) else { return index }
      held.append(lock)
    }
    return nil
  }

  /// The lock of `place`; nil where another process has it.
  private func taken(_ place: LockPath) throws(FileError) -> AcquiredLock? {
    do throws(SystemError) {
      return try lock(place.place, besides: held)
    } catch {
      guard (try? FileStatus(ofLink: place.place)) != nil else {
        throw error.whenWriting(place.path)
      }
      throw .other(
        path: place.place,
        reason: "it stands where the lock of \(inQuotes(place.path)) has its place and cannot be "
          + "locked (\(error.reason)); move it away")
    }
  }
}

/// How somebody waits for a lock that another process holds: after a second he says so, after half a minute he gives up.
package struct LockWait {
  private let rest: (Int) -> Duration
  private let tell: (String) -> Void
  private var restCount = 0
  private var hasTold = false

  /// Waits by `rest`, which is told how often it was called before, takes a moment, and gives how long that is since the
  /// first; what is worth knowing goes to `tell`.
  package init(
    _ rest: @escaping (Int) -> Duration = moments(), tell: @escaping (String) -> Void = { _ in }
  ) {
    (self.rest, self.tell) = (rest, tell)
  }

  /// Waits a moment for the lock of `place`; throws when it has waited for too long.
  fileprivate mutating func pause(for place: LockPath) throws(FileError) {
    let waited = rest(restCount)
    restCount += 1
    if waited < .seconds(1) { return }
    let process = holder(of: place.place).map { "process \($0)" }
    if waited >= .seconds(30) {
      throw .other(
        path: place.place,
        reason: "\(process ?? "another process") holds this lock of \(inQuotes(place.path)) for "
          + "more than 30 seconds; end it, and try again")
    }
    if hasTold { return }
    hasTold = true
    tell("waiting for \(process ?? "another process"), which writes \(inQuotes(place.path))")
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
  return text.split(whereSeparator: \.isNewline).first.flatMap { Int($0) }
}

/// A file, what it leads to, and the hidden file beside that.
private struct LockPath {
  let path: String
  let target: String
  let place: String
}

/// The place of the lock of the file at `path`; nil where there is none.
private func lockPlace(_ path: String) throws(FileError) -> LockPath? {
  do throws(SystemError) {
    try requireCString(path)
    let target = try followLinks(path)
    if kindOfFile(target) == .other { return nil }
    _ = try statusToReplace(target)
    return LockPath(path: path, target: target, place: hiddenPath(of: target, "lock"))
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
    // In this order, so that whoever waits finds that the file is gone, and makes its own.
    unlink(path)
    close(descriptor)
  }
}

/// Nil where nothing is, or nothing can be known.
private func kindOfFile(_ path: String) -> FileStatus.Kind? {
  do throws(SystemError) {
    return try FileStatus(of: path).kind
  } catch {
    return nil
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
        // Who waits for it tells the user; without room it cannot be said.
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
