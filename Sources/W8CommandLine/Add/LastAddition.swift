import W8Book
import W8Edits
import W8Reports

/// What the last `add` wrote, as it is kept for `add --undo`.
struct LastAddition {
  /// The path of the root of the book.
  let root: String
  let changes: [ChangedLines]

  init(_ change: BookChange, _ environment: Environment) {
    root = environment.fileIdentity(change.before.name)
    changes = change.files.map { file in
      ChangedLines(
        of: FileID(environment.fileIdentity(file.path)), from: file.old ?? [], to: file.new)
    }
  }

  /// Reads what `bytes` hold; nil where that is nothing.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var parts: [[UInt8]] = []
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      guard let count = parseCount(String(decoding: rest[..<colon], as: UTF8.self)),
        case let end = colon + 1 + count, count <= rest.count, end <= rest.endIndex
      else { return nil }
      parts.append(Array(rest[(colon + 1)..<end]))
      rest = rest[end...]
    }
    guard let root = parts.first, parts.count > 1, parts.count % 5 == 1 else { return nil }
    self.root = String(decoding: root, as: UTF8.self)
    changes = stride(from: 1, to: parts.count, by: 5).map { index in
      ChangedLines(
        file: FileID(String(decoding: parts[index], as: UTF8.self)), above: parts[index + 1],
        old: parts[index + 2], new: parts[index + 3], below: parts[index + 4])
    }
  }

  /// Each part behind its length and a colon.
  var bytes: [UInt8] {
    let parts = changes.flatMap { [Array($0.file.name.utf8), $0.above, $0.old, $0.new, $0.below] }
    return ([Array(root.utf8)] + parts).flatMap { Array("\($0.count):".utf8) + $0 }
  }
}

extension Environment {
  /// What the last `add` wrote; nil where that is not known.
  func lastAddition() -> LastAddition? { readNote().flatMap { LastAddition($0) } }

  /// Keeps what `add` is about to write: were it done afterwards, the one before might be taken back for it.
  func remember(_ change: BookChange) {
    if !change.files.isEmpty { writeNote(LastAddition(change, self).bytes) }
  }

  func forgetLastAddition() { writeNote([]) }
}
