import W8Files

/// A result on its way into a file instead of to standard output.
final class ResultFile {
  private let path: String
  private let outside: Environment
  private var bytes: [UInt8] = []
  private var inputs: [String] = []

  init(_ path: String, _ outside: Environment) {
    self.path = path
    self.outside = outside
  }

  /// The world in which the result is gathered, and what is read is noted.
  var environment: Environment {
    var world = outside
    world.write = { [self] stream, bytes in
      guard stream == .output else { return outside.write(stream, bytes) }
      self.bytes += bytes
      return .written
    }
    world.readFile = { [self] (path: String) throws(FileError) in
      inputs.append(path)
      return try outside.readFile(path)
    }
    world.unnamedFiles = { [self] (file: UnnamedFile) throws(FileError) in
      inputs.append(file.path)
      return try outside.readUnnamedFile(file)
    }
    world.isTerminal = { [self] in $0 != .output && outside.isTerminal($0) }
    world.terminalWidth = { nil }
    // What other threads read would not be noted.
    world.another = nil
    return world
  }

  /// Writes the file once the result is whole.
  func finish() throws(Failure) {
    try outside.requireNoLog(path, .outputFile, such: "out.csv", read: inputs)
    try withFiles { () throws(FileError) in try outside.writeFile(path, bytes) }
  }
}

extension Environment {
  /// Throws where the value of `option` is, or looks like, a log: one of those `read`, that of
  /// W8LOG_FILE, or any file with the ending of logs. `example` is a value that would do.
  func requireNoLog(
    _ path: String, _ option: Option, such example: String, read: [String] = []
  ) throws(Failure) {
    let own = usualLog.map { [$0] } ?? []
    let isLog = [path, fileIdentity(path)].contains { $0.hasSuffix(".w8log") }
    if path.isEmpty || isLog || (read + own).contains(where: { isSameFile(path, $0) }) {
      let expected = "a file that is not a log, such as \(example), or -"
      throw .usage(.badValue(option: option.name, value: path, expected: expected))
    }
  }
}
