import W8Syntax
import W8Text

extension Analysis {
  /// Writes the includes that name one file as it takes so that they lead to the same files once each is called
  /// what `newName` says; nil stands for a file that keeps its name.
  ///
  /// Patterns with wildcards stay, and so do includes whose file could be named by a pattern only: it is told among
  /// `undone`.
  package func movingFiles(_ newName: (FileID) -> FileID?) throws(EditRefusal) -> BookEdit {
    var changes = BookChanges(self)
    var undone: [String] = []
    for link in structure.links {
      guard case .include(let pattern) = link.directive.directive else { continue }
      if link.inclusion.hasWildcards {
        undone += doubts(of: pattern.text, link, newName)
        continue
      }
      guard let target = link.inclusion.files.first else { continue }
      let file = files[link.file]
      let (newFile, newTarget) = (newName(file.id) ?? file.id, newName(target) ?? target)
      let path = relativePath(to: newTarget, from: newFile.folder)
      guard path != relativePath(to: target, from: file.id.folder), path != pattern.text else {
        continue
      }
      if path.utf8.contains(where: { specialBytes.contains($0) || $0 < 0x20 }) {
        undone.append("include \(quoted(pattern.text)) stays: the new name would be a pattern")
        continue
      }
      let start = file.text.start(ofSection: link.directive.section)
      changes.add(TextEdit(pattern.range.shifted(by: start), "\"\(path)\""), in: file.index)
    }
    return try changes.finish("Write the new names of files in includes", undone: undone)
  }
}

extension Analysis {
  /// What is to be told of an include with the wildcards `pattern` that may lose a file by its new name.
  private func doubts(
    of pattern: String, _ link: IncludeLink, _ newName: (FileID) -> FileID?
  ) -> [String] {
    let from = files[link.file].id
    let newFolder = (newName(from) ?? from).folder
    let moved = link.inclusion.files.first { target in
      let (name, new) = (relativePath(to: target, from: from.folder), newName(target) ?? target)
      return relativePath(to: new, from: newFolder) != name
    }
    guard let moved else { return [] }
    let name = relativePath(to: newName(moved) ?? moved, from: newFolder)
    return ["include \(quoted(pattern)) stays as it is: see whether it leads to \(shortened(name))"]
  }
}

/// What means something else in the text of an include.
private let specialBytes = Array("*?[]{}\\\"".utf8)

/// The path of `file` as seen from `folder`, which both start at the root.
private func relativePath(to file: FileID, from folder: String) -> String {
  let parts = file.name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  let above = folder.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  let shared = zip(parts.dropLast(), above).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
  let up = Array(repeating: "..", count: above.count - shared)
  return (up + parts.dropFirst(shared)).joined(separator: "/")
}
