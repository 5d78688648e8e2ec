import SystemLibrary

/// Where a run leaves something for later ones, in the folder `state` of the user or below `home`; nil where neither is a
/// path from the root.
package func stateFile(home: String?, state: String?) -> String? {
  let isWhole = { (path: String) in path.utf8.first == UInt8(ascii: "/") }
  if let state, isWhole(state) { return Path.join(state, "w8log/last-add") }
  return home.flatMap { isWhole($0) ? Path.join($0, ".local/state/w8log/last-add") : nil }
}

/// Makes the folders above `path`, a path from the root, for the user alone, as far as they are missing and it may.
package func makeFolders(above path: String) {
  let names = Path.names(of: path)
  for count in 1..<max(names.count, 1) {
    mkdir("/" + names[..<count].joined(separator: "/"), 0o700)
  }
}

/// Writes `bytes` to the file at `path`, which the user alone may read, with the folders above it; whether
/// that was possible.
@discardableResult
package func writePrivately(_ path: String, _ bytes: [UInt8]) -> Bool {
  makeFolders(above: path)
  if FileIdentity(of: path) == nil {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }
  return (try? writeAtomically(path, bytes)) != nil
}
