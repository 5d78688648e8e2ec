#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The right to write a file, which processes of w8log have one after the other.
///
/// It is a lock on a hidden file beside the one that is written, gone with the process however that ends. The hidden file
/// is removed with the lock. A disk that knows no locks is written without.
package final class FileLock {
  private let path: String
  private var descriptor: Int32?

  /// Waits until nobody else holds the lock of the file at `path`; nil where a pipe or a device stands there, which are
  /// written by whoever opens them. Throws where the file or its folder may not be written.
  package init?(of path: String) throws(FileError) {
    do throws(SystemError) {
      try requireCString(path)
      let target = try followLinks(path)
      if kindOfFile(target) == .other { return nil }
      _ = try statusToReplace(target)
      self.path = lockPath(of: target)
      descriptor = try lock(self.path)
    } catch {
      throw error.whenWriting(path)
    }
  }

  /// Gives the right back.
  package func release() {
    guard let descriptor else { return }
    self.descriptor = nil
    // In this order, so that whoever waits finds that the file is gone, and makes its own.
    unlink(path)
    close(descriptor)
  }

  deinit { release() }
}

/// Nil where nothing is, or nothing can be known.
private func kindOfFile(_ path: String) -> FileStatus.Kind? {
  do throws(SystemError) {
    return try FileStatus(of: path).kind
  } catch {
    return nil
  }
}

/// The hidden file beside the file at `path`; a long name is cut, as its own would be too long.
private func lockPath(of path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
  return Path.join(
    Path.folder(of: path), ".\(String(decoding: name.utf8.prefix(200), as: UTF8.self)).lock")
}

/// Opens and locks the file at `path`, which others may remove meanwhile.
private func lock(_ path: String) throws(SystemError) -> Int32? {
  while true {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let descriptor = try SystemError.check { open(path, flags, 0o666) }
    do throws(SystemError) {
      _ = try SystemError.check { flock(descriptor, LOCK_EX) }
      if try isStill(path, descriptor) { return descriptor }
      close(descriptor)
    } catch {
      close(descriptor)
      guard error.isUnsupported else { throw error }
      unlink(path)
      return nil
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
