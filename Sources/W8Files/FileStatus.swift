import SystemLibrary

/// What the system knows about a file without reading it.
struct FileStatus {
  /// What stands at a path.
  enum Kind {
    case file
    case folder
    case symbolicLink
    /// A pipe, a socket or a device.
    case other
  }

  let kind: Kind
  /// In bytes; 0 also for files that the system makes up as they are read.
  let size: Int
  /// The twelve bits of permission.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  let identity: FileIdentity
  /// How many names the file has.
  let linkCount: Int
  /// When it was written last, and when anything about it was changed.
  let written: Moment
  private let changed: Moment

  /// A time since 1970.
  struct Moment: Hashable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    }
  }

  /// Throws unless it is that of a regular file.
  func requireFile() throws(SystemError) {
    switch kind {
    case .file: return
    case .folder: throw SystemError(number: EISDIR)
    case .symbolicLink, .other: throw SystemError(number: ENXIO)
    }
  }

  /// Whether it is the same file, and no program has written it since `other` was read.
  func isUnchanged(since other: FileStatus) -> Bool {
    identity == other.identity && size == other.size && written == other.written
      && changed == other.changed
  }

  /// The status of what `path` leads to through symbolic links.
  init(of path: String) throws(SystemError) {
    try requireCString(path)
    var raw = stat()
    _ = try SystemError.check { stat(path, &raw) }
    self.init(raw)
  }

  /// The status of what stands at `path`, be it a symbolic link.
  init(ofLink path: String) throws(SystemError) {
    try requireCString(path)
    var raw = stat()
    _ = try SystemError.check { lstat(path, &raw) }
    self.init(raw)
  }

  /// The status of an open file.
  init(ofDescriptor descriptor: Int32) throws(SystemError) {
    var raw = stat()
    _ = try SystemError.check { fstat(descriptor, &raw) }
    self.init(raw)
  }

  private init(_ raw: stat) {
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    size = Int(raw.st_size)
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
    linkCount = Int(raw.st_nlink)
    #if canImport(Darwin)
      (written, changed) = (Moment(raw.st_mtimespec), Moment(raw.st_ctimespec))
    #else
      (written, changed) = (Moment(raw.st_mtim), Moment(raw.st_ctim))
    #endif
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: raw.st_dev), node: UInt64(truncatingIfNeeded: raw.st_ino))
  }
}

/// Throws "not found" for a path that holds a NUL, at which the system would cut it.
func requireCString(_ path: String) throws(SystemError) {
  if path.utf8.contains(0) { throw SystemError(number: ENOENT) }
}
