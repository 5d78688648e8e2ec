import SystemLibrary

/// One name in a folder.
struct FolderEntry {
  /// The name, or nil for one that is not UTF-8.
  let name: String?
  /// The name with what is not UTF-8 replaced, for people.
  let shownName: String
  /// What it is, without following a symbolic link.
  let kind: FileStatus.Kind

  /// Whether lists leave it out.
  var isHidden: Bool { shownName.utf8.first == UInt8(ascii: ".") }
  /// Whether it is a folder, or a link that may lead to one.
  var mayBeFolder: Bool { kind == .folder || kind == .symbolicLink }
}

/// The text in `folder`, except `.` and `..`, in no order.
func listFolder(_ folder: String) throws(SystemError) -> [FolderEntry] {
  try requireCString(folder)
  guard let stream = opendir(folder) else { throw SystemError.last }
  defer { closedir(stream) }
  var entries: [FolderEntry] = []
  while true {
    // The end and a failure look the same but for this number.
    errno = 0
    guard let entry = readdir(stream) else { break }
    let name = nameBytes(of: UnsafeRawPointer(entry))
    if name == [UInt8(ascii: ".")] || name == Array("..".utf8) { continue }
    let validName = String(validating: name, as: UTF8.self)
    let kind = kind(ofType: entry.pointee.d_type, folder: folder, name: validName)
    entries.append(
      FolderEntry(
        name: validName, shownName: String(decoding: name, as: UTF8.self), kind: kind))
  }
  let error = SystemError.last
  if error.number != 0 { throw error }
  return entries
}

/// The name in a `dirent`, which may be shorter in memory than its type says.
private func nameBytes(of entry: UnsafeRawPointer) -> [UInt8] {
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
  let start = (entry + offset).assumingMemoryBound(to: CChar.self)
  return [UInt8](UnsafeRawBufferPointer(start: start, count: strlen(start)))
}

private func kind(ofType type: UInt8, folder: String, name: String?) -> FileStatus.Kind {
  switch Int(type) {
  case Int(DT_REG): return .file
  case Int(DT_DIR): return .folder
  case Int(DT_LNK): return .symbolicLink
  case Int(DT_UNKNOWN):
    // Some disks do not tell in the list.
    guard let name else { return .other }
    return (try? FileStatus(ofLink: Path.join(folder, name)))?.kind ?? .other
  default: return .other
  }
}
