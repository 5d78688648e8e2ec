/// The reason why the symbolic link at `path`, which stands in a repository, is not followed; nil for every other path.
func strayLink(_ path: String) -> FileError? {
  guard (try? FileStatus(ofLink: path))?.kind == .symbolicLink,
    let repository = Path.real(Path.folder(of: path)).flatMap({ repositories(around: $0).first }),
    let target = try? followLinks(path), let folder = Path.real(Path.folder(of: target))
  else { return nil }
  let fault: String
  if !Path.isInside(folder, folder: repository) {
    fault = "leads out of the repository"
  } else if isLog(path), !isLog(target) {
    fault = "leads to a file that is not named *.w8log"
  } else {
    return nil
  }
  return .other(path: path, reason: "this link \(fault); name its target")
}

/// The tops of repositories among `folder` and those above it, the nearest first; it starts at the root.
package func repositories(around folder: String) -> [String] {
  var found: [String] = []
  var folder = folder
  while true {
    if isRepository(folder) { found.append(folder) }
    if folder == "/" { return found }
    folder = Path.folder(of: folder)
  }
}

/// Whether `folder` is the top of a repository.
func isRepository(_ folder: String) -> Bool { FileIdentity(of: Path.join(folder, ".git")) != nil }
