package import W8Book
import W8Syntax
import W8Text

extension Analysis {
  /// Writes the includes as it takes so that they lead to the same files once each file and folder is called what
  /// `newName` says; nil stands for one that keeps its name.
  ///
  /// Of patterns with wildcards the folders before the first of these are written anew. What such a pattern loses all the
  /// same, and includes whose file could be named by a pattern only, stand in `undone`.
  package func movingFiles(_ newName: (FileID) -> FileID?) throws(EditRefusal) -> BookEdit {
    var changes = BookChanges(self)
    var undone: [String] = []
    for link in structure.links {
      guard case .include(let pattern) = link.directive.directive else { continue }
      let file = files[link.file]
      let start = file.text.start(ofSection: link.directive.section)
      if link.inclusion.hasWildcards {
        let moved = MovedPattern(pattern.text, in: file.id, newName)
        if moved.text != pattern.text {
          changes.add(
            TextEdit(pattern.range.shifted(by: start), "\"\(moved.text)\""), in: file.index)
        }
        undone += doubts(of: moved, link, newName)
        continue
      }
      guard let target = link.inclusion.files.first else { continue }
      let (newFile, newTarget) = (newName(file.id) ?? file.id, newName(target) ?? target)
      let path = relativePath(to: newTarget, from: newFile.folder)
      guard path != relativePath(to: target, from: file.id.folder), path != pattern.text else {
        continue
      }
      if hasSpecialBytes(path) {
        undone.append(
          "include \(quoted(pattern.text)) is unchanged: the new name contains a wildcard")
        continue
      }
      changes.add(TextEdit(pattern.range.shifted(by: start), "\"\(path)\""), in: file.index)
    }
    return try changes.finish("Update the file names in include lines", undone: undone)
  }
}

/// A pattern with wildcards before and after files and folders get other names.
private struct MovedPattern {
  /// The pattern that leads there afterwards; as before where it need not change, or could not be written.
  private(set) var text: String
  /// The folder in which its first wildcard stands, before and after.
  private let base: FileID
  private let newBase: FileID
  /// The folder from which names are resolved afterwards.
  let newFolder: String

  init(_ text: String, in file: FileID, _ newName: (FileID) -> FileID?) {
    self.text = text
    newFolder = (newName(file) ?? file).folder
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = parts.prefix { !hasSpecialBytes($0) }
    let rest = parts.dropFirst(fixed.count)
    base = FileID(resolved(fixed, from: file.folder))
    newBase = newName(base) ?? base
    let folders = relativeParts(to: newBase.name, from: newFolder)
    if base == newBase && newFolder == file.folder || text.utf8.first == UInt8(ascii: "/")
      || folders.contains(where: hasSpecialBytes)
    {
      return
    }
    self.text = (folders + rest.map(String.init)).joined(separator: "/")
  }

  /// What a file below the folder of the wildcards must be called for the pattern to lead to it still.
  func expected(_ file: FileID) -> String {
    file.name.utf8.starts(with: base.name.utf8)
      ? newBase.name
        + String(decoding: file.name.utf8.dropFirst(base.name.utf8.count), as: UTF8.self)
      : file.name
  }
}

extension Analysis {
  /// What to report of an include with wildcards that may lose a file by its new name.
  private func doubts(
    of pattern: MovedPattern, _ link: IncludeLink, _ newName: (FileID) -> FileID?
  ) -> [String] {
    let lost = link.inclusion.files.first { target in
      (newName(target) ?? target).name != pattern.expected(target)
    }
    guard let lost else { return [] }
    let name = relativePath(to: newName(lost) ?? lost, from: pattern.newFolder)
    return ["check whether include \(quoted(pattern.text)) still matches \(shortened(name))"]
  }
}

/// Whether `text` has what means something else in the text of an include.
private func hasSpecialBytes(_ text: some StringProtocol) -> Bool {
  text.utf8.contains { specialBytes.contains($0) || $0 < 0x20 }
}

private let specialBytes = Array("*?[]{}\\\"".utf8)

/// The path of `file` as seen from `folder`, which both start at the root.
private func relativePath(to file: FileID, from folder: String) -> String {
  relativeParts(to: file.name, from: folder).joined(separator: "/")
}

/// The same in pieces; none where `path` is the folder itself.
private func relativeParts(to path: String, from folder: String) -> [String] {
  let (parts, above) = (pieces(of: path), pieces(of: folder))
  let shared = zip(parts, above).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
  return Array(repeating: "..", count: above.count - shared) + parts.dropFirst(shared)
}

/// The folder that `parts` lead to from `folder`.
private func resolved(_ parts: some Sequence<Substring>, from folder: String) -> String {
  var all = pieces(of: folder)
  for part in parts where !part.isEmpty && part != "." {
    if part == ".." { _ = all.popLast() } else { all.append(String(part)) }
  }
  return "/" + all.joined(separator: "/")
}

private func pieces(of path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
}
