import SystemLibrary

/// Gives the file open as `target` the extended attributes of the one open as `source`, lists of access among them, and no
/// others; whether it has them all.
func copyAttributes(from source: Int32, to target: Int32) -> Bool {
  #if canImport(Darwin)
    return fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
  #else
    guard let wanted = attributeNames(source), let own = attributeNames(target) else {
      return false
    }
    for name in own where !wanted.contains(name) {
      if removeAttribute(target, name) != 0 { return false }
    }
    return wanted.allSatisfy { name in
      guard let value = attribute(source, name) else { return false }
      // What the system sets by itself, no program may.
      return attribute(target, name) == value
        || setAttribute(target, name, value, value.count, 0) == 0
    }
  #endif
}

#if !canImport(Darwin)
  /// The names; nil where they cannot be read, none on a disk that knows no attributes.
  private func attributeNames(_ descriptor: Int32) -> [String]? {
    let size = listAttributes(descriptor, nil, 0)
    if size < 0 { return errno == ENOTSUP ? [] : nil }
    var names = [CChar](repeating: 0, count: size)
    guard size == 0 || listAttributes(descriptor, &names, size) == size else { return nil }
    return names.split(separator: 0).map { name in
      String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private func attribute(_ descriptor: Int32, _ name: String) -> [UInt8]? {
    let size = getAttribute(descriptor, name, nil, 0)
    guard size >= 0 else { return nil }
    var value = [UInt8](repeating: 0, count: size)
    return size == 0 || getAttribute(descriptor, name, &value, size) == size ? value : nil
  }

  // The library of the system has them, and no header that Swift reads.
  @_silgen_name("flistxattr")
  private func listAttributes(
    _ descriptor: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int
  ) -> Int
  @_silgen_name("fgetxattr")
  private func getAttribute(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<UInt8>?,
    _ size: Int
  ) -> Int
  @_silgen_name("fsetxattr")
  private func setAttribute(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafePointer<UInt8>, _ size: Int,
    _ flags: Int32
  ) -> Int32
  @_silgen_name("fremovexattr")
  private func removeAttribute(_ descriptor: Int32, _ name: UnsafePointer<CChar>) -> Int32
#endif
