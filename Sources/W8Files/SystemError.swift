import SystemLibrary

/// The number that a failed call of the system leaves behind.
struct SystemError: Error, Hashable {
  let number: Int32

  /// The failure of the last call, which must have failed.
  static var last: SystemError { SystemError(number: errno) }

  /// What a call returns that fails with -1; it is made again when a signal breaks it off.
  static func check<Number: FixedWidthInteger & SignedInteger>(
    _ call: () -> Number
  ) throws(SystemError) -> Number {
    while true {
      let result = call()
      if result != -1 { return result }
      let error = SystemError.last
      if error.number != EINTR { throw error }
    }
  }

  var isNotFound: Bool { number == ENOENT || number == ENOTDIR }

  var isAlreadyThere: Bool { number == EEXIST }

  /// Whether the call would have had to wait.
  var isNotReady: Bool { number == EAGAIN || number == EWOULDBLOCK }

  /// Whether no program reads the other end of the pipe.
  var isBrokenPipe: Bool { number == EPIPE }

  /// The same failure, of reading `path`.
  func whenReading(_ path: String) -> FileError {
    if isLackOfPermission { return .notReadable(path: path) }
    return number == EFBIG ? .tooLarge(path: path) : common(path)
  }

  /// The same failure, of writing `path`.
  func whenWriting(_ path: String) -> FileError {
    isLackOfPermission || number == EROFS ? .notWritable(path: path) : common(path)
  }

  /// The words of the system, as the end of a sentence.
  var reason: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private var isLackOfPermission: Bool { number == EACCES || number == EPERM }

  private func common(_ path: String) -> FileError {
    switch number {
    case ENOENT, ENOTDIR: .notFound(path: path)
    case EISDIR: .isFolder(path: path)
    case ELOOP: .symbolicLinkLoop(path: path)
    case ENXIO: .notRegularFile(path: path)
    default: .other(path: path, reason: reason)
    }
  }
}
