import Foundation
import W8Files

/// A folder of its own for one test, gone with the last reference.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("w8files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
    // Tests that drop their rights must still get in.
    chmod(path, 0o755)
  }

  deinit {
    // A test may have locked a folder.
    for name in FileManager.default.subpaths(atPath: path) ?? [] { chmod(path + "/" + name, 0o700) }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of `name` in the folder.
  func callAsFunction(_ name: String) -> String {
    path + "/" + name
  }

  /// Makes a file, and the folders above it.
  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> String {
    let file = self(name)
    try makeFolder(Path.folder(of: name))
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Makes a folder, and those above it.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link at `name` that leads to `target`, as spelled.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  /// The text of the file `name`.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  /// The names in the folder, sorted.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}
