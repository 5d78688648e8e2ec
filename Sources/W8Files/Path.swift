import SystemLibrary

/// Words about paths: parts are separated by `/`, and no disk is asked unless it says so.
package enum Path {
  /// `name` as seen from `folder`; `name` itself if it starts at the root.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.utf8.first == separator || folder.isEmpty { return name }
    return folder.utf8.last == separator ? folder + name : folder + "/" + name
  }

  /// The parts of `path`, none of them empty.
  static func names(of path: String) -> [String] {
    path.utf8.split(separator: separator).map { String(Substring($0)) }
  }

  /// The folder that holds `path`, by its spelling: `.` for a bare name.
  package static func folder(of path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(of: separator) else { return "." }
    let isRoot = last == bytes.startIndex
    return isRoot ? "/" : String(path[..<last])
  }

  /// `path` from the root, otherwise as it is spelled; it starts with `.` where the current folder is gone.
  package static func fromRoot(_ path: String) -> String { join(currentFolder() ?? ".", path) }

  /// `path` from the root, without `.`, `..` and doubled separators; links are not followed.
  ///
  /// A path that does not start at the root starts at the current folder.
  package static func absolute(_ path: String) -> String {
    normalized(join(currentFolder() ?? "/", path))
  }

  /// A path from the root without `.`, `..` and doubled separators; links are not followed.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path[...].utf8.split(separator: separator) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// Whether `path` is `folder` or lies below it; both must be normalized.
  package static func isInside(_ path: String, folder: String) -> Bool {
    if folder == "/" { return true }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == separator
  }

  /// `path` as seen from `folder`; both must be normalized.
  package static func relative(_ path: String, to folder: String) -> String {
    let (home, names) = (self.names(of: folder), self.names(of: path))
    let shared = zip(home, names).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: home.count - shared)
    return (up + names.dropFirst(shared)).joined(separator: "/")
  }

  /// The path from the root without any symbolic link, or nil if nothing is there; asks the disk.
  package static func real(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The folder from which other paths start, or nil if it is gone; asks the system.
  package static func currentFolder() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(validatingCString: path)
  }

  private static let separator = UInt8(ascii: "/")
}
