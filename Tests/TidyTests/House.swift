import Foundation

/// A text file of the package.
struct SourceFile: Hashable {
  /// The path from the package's root, such as `Sources/W8Text/TextRange.swift`.
  let path: String
  let text: String
  /// The lines without comments and without the insides of strings, in the same number; none of what
  /// is no Swift.
  let codeLines: [String]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    codeLines = path.hasSuffix(".swift") ? CodeScanner.withoutCommentsAndStrings(text) : []
  }

  /// A file of which only the text is looked at.
  init(prose path: String, text: String) {
    self.path = path
    self.text = text
    codeLines = []
  }

  var folders: [String] { Array(path.split(separator: "/").map(String.init).dropLast()) }
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The target whose folder the file stands in; empty outside `Sources` and `Tests`.
  var target: String { folders.count > 1 ? folders[1] : "" }
}

/// Whether `piece` stands in `text`: a quick look, after which few lines are left for a regular expression.
func has(_ text: String, _ piece: String) -> Bool { strstr(text, piece) != nil }

/// One thing that is not as the house wants it; the tests expect none.
struct Fault: Hashable, CustomStringConvertible {
  let location: String
  let problem: String

  init(_ file: SourceFile, line: Int? = nil, _ problem: String) {
    location = line.map { "\(file.path):\($0)" } ?? file.path
    self.problem = problem
  }

  init(_ location: String, _ problem: String) {
    self.location = location
    self.problem = problem
  }

  var description: String { "\(location): \(problem)" }
}

/// The package as it lies on disk.
enum House {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below `folder`, sorted by path; each folder is read once.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    try folder == "Sources" ? sources.get() : tests.get()
  }

  private static let sources = Result { try readSwiftFiles(in: "Sources") }
  private static let tests = Result { try readSwiftFiles(in: "Tests") }

  private static func readSwiftFiles(in folder: String) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { try file("\(folder)/\($0)") }
  }

  static func file(_ path: String) throws -> SourceFile {
    let data = try Data(contentsOf: root.appendingPathComponent(path))
    return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// The paths that git tracks; every path below the root, hidden ones and build output left out, where the
  /// package is no git repository.
  static func trackedPaths() throws -> [String] {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = [
      "git", "-c", "safe.directory=*", "-C", root.path, "ls-files", "-z", "--cached", "--others",
      "--exclude-standard",
    ]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    try git.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else {
      return try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { !$0.hasPrefix(".build") && !$0.hasPrefix(".git/") }
    }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path) }
  }

  /// The tracked files that are text, without those that test bad bytes.
  static func trackedTextFiles() throws -> [SourceFile] {
    try trackedPaths().compactMap { path in
      let url = root.appendingPathComponent(path)
      guard let data = try? Data(contentsOf: url), !data.contains(0) else { return nil }
      return String(data: data, encoding: .utf8).map { SourceFile(prose: path, text: $0) }
    }
  }
}
