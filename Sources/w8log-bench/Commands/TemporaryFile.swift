import Foundation

/// Gives `work` the path of a file that holds `text`; the file is gone afterwards.
func withTemporaryFile<Result>(
  _ text: String, extension suffix: String, _ work: (String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
  let file = folder.appendingPathComponent("w8log-bench-\(UUID().uuidString).\(suffix)")
  try Data(text.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  return try work(file.path)
}
