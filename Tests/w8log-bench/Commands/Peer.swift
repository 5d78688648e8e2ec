import Foundation

/// ruff, a fast linter and formatter of another language, as a measure of the machine: its speed on real Python, the files of
/// the standard library of the python3 that is there.
struct Peer {
  /// The path of ruff.
  let program: String
  private let library: [String]

  /// Takes the path of ruff; throws where no python3 has a library.
  init(program: String) throws {
    self.program = program
    library = try standardLibrary()
  }

  /// What a command of w8log is compared with.
  enum Command: String {
    case check = "ruff check"
    case format = "ruff format --check"

    fileprivate var arguments: [String] {
      let command = self == .check ? ["check"] : ["format", "--check"]
      return command + ["--no-cache", "--isolated", "--quiet"]
    }
  }

  /// The times of a command on at least `size` bytes of Python, and how many they are.
  func times(of command: Command, forBytes size: Int, runs: Int) throws -> (ProgramTimes, Int) {
    let files = files(ofBytes: size)
    let named = files.enumerated().map { ("\($0.offset).py", $0.element) }
    let times = try withTemporaryFolder(named) { path in
      try ProgramTimes(of: program, command.arguments + [path], runs: runs)
    }
    return (times, files.reduce(0) { $0 + $1.utf8.count })
  }

  /// At least `size` bytes of Python in one text.
  func source(ofBytes size: Int) -> String { files(ofBytes: size).joined(separator: "\n") }

  /// Its language server.
  var server: ServerProgram { .ruff(program) }

  /// Files of the library that have at least `size` bytes; the first again where that is more than all have.
  private func files(ofBytes size: Int) -> [String] {
    var files: [String] = []
    var count = 0
    while count < size {
      let next = library[files.count % library.count]
      files.append(next)
      count += next.utf8.count
    }
    return files
  }
}

/// The texts of the modules of python3, in the order of their paths; those of tests are not, as some cannot be read on purpose.
private func standardLibrary() throws -> [String] {
  let folder = URL(
    fileURLWithPath: try output(of: ["python3", "-c", "import os; print(os.__file__)"])
  )
  .deletingLastPathComponent()
  let leftOut = ["test", "tests", "idle_test", "lib2to3", "site-packages", "dist-packages"]
  let paths =
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  let modules = paths.sorted().filter { path in
    path.hasSuffix(".py")
      && !path.split(separator: "/").contains { leftOut.contains(String($0)) }
  }
  let texts = modules.compactMap { module in
    try? String(contentsOf: folder.appendingPathComponent(module), encoding: .utf8)
  }.filter { !$0.isEmpty }
  guard !texts.isEmpty else { throw BenchmarkError("no library of Python in \(folder.path)") }
  return texts
}

/// The first line that a command prints.
private func output(of command: [String]) throws -> String {
  let (process, pipe) = (Process(), Pipe())
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.standardOutput = pipe
  try process.run()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard process.terminationStatus == 0, let line = text.split(separator: "\n").first else {
    throw BenchmarkError("\(command[0]) ended with \(process.terminationStatus)")
  }
  return String(line)
}
