import W8Analysis
import W8Syntax

extension CompletionScope {
  /// The logs below the folder of the file that it does not include yet, as an include names them, by their paths.
  var includablePaths: [String] {
    let folder = Array((file.id.folder + "/").utf8)
    let included = Set(analysis.includes(in: file).flatMap(\.targets))
    let names = knownLogs.union(analysis.files.map(\.id.name))
    return names.filter { $0.utf8.starts(with: folder) && $0.utf8.count > folder.count }
      .filter { $0 != file.id.name && !included.contains(FileID($0)) }
      .map { String(decoding: $0.utf8.dropFirst(folder.count), as: UTF8.self) }
      // What means something else in a pattern cannot name a file.
      .filter { !$0.utf8.contains { patternBytes.contains($0) || $0 < 0x20 } }
      .sorted().prefix(mostPaths).map { "\"\($0)\"" }
  }
}

private let patternBytes = Array("*?[]{}\\\"".utf8)

/// More paths are not offered.
private let mostPaths = 200
