#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The right to write some files, which processes of w8log have one after the other.
///
/// For each there is a lock on a hidden file beside it, gone with the process however that ends. The hidden file is removed
/// with the lock. Who has the lock of a file makes an end of what a process left undone that had it before. A disk that knows no locks is written without. Who waits for a lock holds none, so that nobody waits
/// in a circle.
package final class FileLocks {
  private var held: [HeldLock] = []
  private var files: Set<String> = []
  /// What keeps signals waiting while the locks are held.
  private var signals: HeldSignals?

  /// Waits until nobody else holds the lock of one of the files at `paths`; of a pipe or a device, which are written by
  /// whoever opens them, there is none. Throws where a file or its folder may not be written.
  package init(of paths: [String]) throws(FileError) {
    let places = try places(of: paths)
    while true {
      signals = HeldSignals()
      guard let busy = try firstBusy(among: places) else {
        try recoverAll(places)
        return
      }
      release()
      let (path, place) = (places[busy].path, places[busy].place)
      do throws(SystemError) {
        if let lock = try lock(place, LOCK_EX, besides: held) { held.append(lock) }
      } catch {
        throw error.whenWriting(path)
      }
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

  private func places(of paths: [String]) throws(FileError) -> [LockPlace] {
    var places: [LockPlace] = []
    for path in paths {
      guard let place = try lockPlace(path) else { continue }
      places.append(place)
      files.insert(path)
    }
    return places
  }

  /// Makes an end of what was left undone to the files of `places`; gives all locks back where that cannot be.
  private func recoverAll(_ places: [LockPlace]) throws(FileError) {
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
  private func firstBusy(among places: [LockPlace]) throws(FileError) -> Int? {
    for (index, one) in places.enumerated()
    where !held.contains(where: { $0.path == one.place }) {
      let (path, place) = (one.path, one.place)
      do throws(SystemError) {
        guard let lock = try lock(place, LOCK_EX | LOCK_NB, besides: held) else { return index }
        held.append(lock)
      } catch {
        throw error.whenWriting(path)
      }
    }
    return nil
  }
}

/// A file, what it leads to, and the hidden file beside that.
private typealias LockPlace = (path: String, target: String, place: String)

/// The place of the lock of the file at `path`; nil where there is none.
private func lockPlace(_ path: String) throws(FileError) -> LockPlace? {
  do throws(SystemError) {
    try requireCString(path)
    let target = try followLinks(path)
    if kindOfFile(target) == .other { return nil }
    _ = try statusToReplace(target)
    return (path, target, hiddenPath(of: target, "lock"))
  } catch {
    throw error.whenWriting(path)
  }
}

/// A lock of this process.
private struct HeldLock {
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

/// Opens and locks the file at `path`, which others may remove meanwhile; nil where another process has it, and
/// `operation` says not to wait.
private func lock(
  _ path: String, _ operation: Int32, besides held: [HeldLock]
) throws(SystemError) -> HeldLock? {
  while true {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let descriptor = try SystemError.check { open(path, flags, 0o666) }
    do throws(SystemError) {
      let identity = try FileStatus(ofDescriptor: descriptor).identity
      if held.contains(where: { $0.identity == identity }) {
        close(descriptor)
        return HeldLock(path: path, descriptor: nil, identity: nil)
      }
      _ = try SystemError.check { flock(descriptor, operation) }
      if try isStill(path, descriptor) {
        return HeldLock(
          path: path, descriptor: descriptor, identity: identity)
      }
      close(descriptor)
    } catch {
      close(descriptor)
      if error.isNotReady { return nil }
      guard error.isUnsupported else { throw error }
      unlink(path)
      return HeldLock(path: path, descriptor: nil, identity: nil)
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
