/// Why the symbolic link at `path`, which stands in a repository, is not followed; nil for every other path.
func strayLink(_ path: String) -> FileError? {
  guard (try? FileStatus(ofLink: path))?.kind == .symbolicLink,
    let repository = Path.real(Path.folder(of: path)).flatMap(repository(around:)),
    let target = try? followLinks(path), let folder = Path.real(Path.folder(of: target))
  else { return nil }
  let fault: String
  if !Path.isInside(folder, folder: repository) {
    fault = "leads out of the repository"
  } else if isLog(path), !isLog(target) {
    fault = "leads to a file whose name does not end in .w8log"
  } else {
    return nil
  }
  return .other(path: path, reason: "this link \(fault); name what it leads to")
}

/// The nearest folder of `folder` and those above it that holds a `.git`.
private func repository(around folder: String) -> String? {
  var folder = folder
  while !isRepository(folder) {
    if folder == "/" { return nil }
    folder = Path.folder(of: folder)
  }
  return folder
}

/// Whether `folder` is the top of a repository.
func isRepository(_ folder: String) -> Bool { FileIdentity(of: Path.join(folder, ".git")) != nil }
