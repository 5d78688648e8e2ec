import SystemLibrary

extension Path {
  /// `path` from the root, otherwise as it is spelled; it starts with `.` where the current folder is gone.
  package static func fromRoot(_ path: String) -> String { join(currentFolder() ?? ".", path) }

  /// `path` from the root, without `.`, `..` and doubled separators; links are not followed.
  ///
  /// A path that does not start at the root starts at the current folder.
  package static func absolute(_ path: String) -> String {
    normalized(join(currentFolder() ?? "/", path))
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
}
