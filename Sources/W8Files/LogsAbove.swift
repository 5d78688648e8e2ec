import SystemLibrary

/// The logs that may be the root of a book with the file at `path`, from the root and without symbolic links: those in its
/// folder and in the folders above, the nearest first and then by name.
///
/// The last folder is that of a repository (`.git`), or `home`. What belongs to another user than the file is left out:
/// only its owner decides what a log means.
package func logs(above path: String, home: String?) -> [String] {
  guard let path = Path.real(path), let owner = try? FileStatus(of: path).owner else { return [] }
  let home = home.flatMap { Path.real($0) }
  var found: [String] = []
  var folder = Path.folder(of: path)
  while true {
    let paths = logs(in: folder).map { Path.join(folder, $0) }
    found += paths.compactMap { Path.real($0) }.filter { other in
      other != path && (try? FileStatus(of: other).owner) == owner
    }
    if isRepository(folder) || folder == home || folder == "/" { return found }
    folder = Path.folder(of: folder)
  }
}
