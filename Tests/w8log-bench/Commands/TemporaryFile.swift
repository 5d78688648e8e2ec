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

/// Gives `work` the path of a folder that holds `files`, each with its name and text; it is gone afterwards.
func withTemporaryFolder<Result>(
  _ files: [(name: String, text: String)], _ work: (String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("w8log-bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
  return try work(folder.path)
}
