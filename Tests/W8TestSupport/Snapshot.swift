package import Foundation

// A static build has no test library; the random logs are of use there as well.
#if canImport(Testing)
  package import Testing
#endif

/// The environment variable that has snapshots written anew: `W8LOG_UPDATE_SNAPSHOTS=1`.
package let updateSnapshotsVariable = "W8LOG_UPDATE_SNAPSHOTS"

#if canImport(Testing)
  /// Expects that the file at `path`, relative to the folder `Tests`, holds `actual`, byte for byte.
  ///
  /// With `W8LOG_UPDATE_SNAPSHOTS=1` the file is written instead: read the difference before committing it.
  package func expectSnapshot(
    _ actual: String, file path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = testsFolder().appendingPathComponent(path)
    let isUpdating = ProcessInfo.processInfo.environment[updateSnapshotsVariable] == "1"
    do {
      if isUpdating {
        try writeSnapshot(actual, to: file)
      } else if let difference = try snapshotDifference(actual, from: file) {
        Issue.record("\(path): \(difference)", sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record("\(path): \(error)", sourceLocation: sourceLocation)
    }
  }
#endif

/// The text of the file at `path`, relative to the folder `Tests`; throws if it cannot be read.
package func fixture(_ path: String) throws -> String {
  let data = try Data(contentsOf: testsFolder().appendingPathComponent(path))
  return String(decoding: data, as: UTF8.self)
}

/// What differs between `actual` and the file, at the first line that does; nil where they are equal.
package func snapshotDifference(_ actual: String, from file: URL) throws -> String? {
  guard FileManager.default.fileExists(atPath: file.path) else {
    return "no such snapshot; write it with \(updateSnapshotsVariable)=1"
  }
  let expectedBytes = [UInt8](try Data(contentsOf: file))
  let actualBytes = Array(actual.utf8)
  if expectedBytes == actualBytes { return nil }
  let expected = expectedBytes.split(separator: 10, omittingEmptySubsequences: false)
  let found = actualBytes.split(separator: 10, omittingEmptySubsequences: false)
  let shared = zip(expected, found).prefix { $0.elementsEqual($1) }.count
  return """
    line \(shared + 1) differs
    expected: \(quoted(expected, at: shared))
    found:    \(quoted(found, at: shared))
    """
}

/// Writes `actual` to the file, and makes the folders above it.
package func writeSnapshot(_ actual: String, to file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(actual.utf8).write(to: file)
}

private func quoted(_ lines: [ArraySlice<UInt8>], at index: Int) -> String {
  guard index < lines.count else { return "the end" }
  return String(decoding: lines[index], as: UTF8.self).debugDescription
}

private func testsFolder() -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
}
