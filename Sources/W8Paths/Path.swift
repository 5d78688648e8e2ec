/// Words about paths: parts are separated by `/`, and no disk is asked.
package enum Path {
  /// `name` as seen from `folder`; `name` itself if it starts at the root.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.utf8.first == separator || folder.isEmpty { return name }
    return folder.utf8.last == separator ? folder + name : folder + "/" + name
  }

  /// The parts of `path`, none of them empty.
  package static func names(of path: String) -> [String] {
    path.utf8.split(separator: separator).map { String(Substring($0)) }
  }

  /// The folder that holds `path`, by its spelling: `.` for a bare name.
  package static func folder(of path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(of: separator) else { return "." }
    let isRoot = last == bytes.startIndex
    return isRoot ? "/" : String(path[..<last])
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

  private static let separator = UInt8(ascii: "/")
}

/// Whether `path` has the ending of logs.
package func isLog(_ path: String) -> Bool {
  path.utf8.suffix(fileEnding.count).elementsEqual(fileEnding)
}

private let fileEnding = Array(".w8log".utf8)
