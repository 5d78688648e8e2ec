import W8Syntax
import W8Text

extension Analysis {
  /// Writes the includes that name one file as it takes so that they lead to the same files once each is called
  /// what `newName` says; nil stands for a file that keeps its name.
  ///
  /// Patterns with wildcards stay; so do includes whose file could be named by a pattern only.
  package func movingFiles(_ newName: (FileID) -> FileID?) throws(EditRefusal) -> BookEdit {
    var changes = BookChanges(self)
    var undone: [String] = []
    for link in structure.links {
      guard case .include(let pattern) = link.directive.directive, !link.inclusion.hasWildcards,
        let target = link.inclusion.files.first
      else { continue }
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
