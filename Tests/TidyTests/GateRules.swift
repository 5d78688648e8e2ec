/// Something dangerous that is done in few places, each with what it does there: nobody goes around them.
struct Gate: Hashable, Sendable {
  let name: String
  /// The names of the functions, of the system or of the house, that do it.
  let functions: Set<String>
  /// Whether a function of that name may also be called by a value (`environment.readFile`).
  var isOfValues = false
  /// The files of `Sources` that may call one, and what for.
  let files: [String: String]

  static let all = [
    opensFiles, changesNames, changesFiles, startsPrograms, readsIncluded, writesLogs, writes,
  ]

  private static let opensFiles = Gate(
    name: "a name becomes an open file",
    functions: ["open", "openat", "creat", "fopen", "opendir", "fdopendir"],
    files: [
      "Sources/W8Files/FileReading.swift": "whatever is read",
      "Sources/W8Files/FolderListing.swift": "what stands in a folder",
      "Sources/W8Files/TemporaryFile.swift": "what takes the place of a file",
      "Sources/W8Files/FileWriting.swift": "whether a file may be written, and pipes",
      "Sources/W8Files/SavedCopy.swift": "files that are written in their place",
      "Sources/W8Files/FileLocks.swift": "locks",
      "Sources/W8Files/StateFile.swift": "files for the user alone",
      "Sources/W8Files/Streams.swift": "files that grow",
      "Sources/W8Files/Inbox.swift": "inboxes that grow",
    ])

  private static let changesNames = Gate(
    name: "a name is given, moved or taken away",
    functions: [
      "rename", "renameat", "link", "linkat", "symlink", "unlink", "unlinkat", "rmdir", "remove",
      "mkdir",
    ],
    files: [
      "Sources/W8Files/TemporaryFile.swift": "a new file takes the place of the old one",
      "Sources/W8Files/FileWrite.swift": "a new file goes where the others could not be written",
      "Sources/W8Files/SavedCopy.swift": "copies go",
      "Sources/W8Files/FileLocks.swift": "locks go",
      "Sources/W8Files/ScratchFolder.swift": "folders for a while",
      "Sources/W8Files/StateFile.swift": "folders for the user alone",
      "Sources/W8Files/Inbox.swift": "inboxes are put aside, and go",
      "Sources/W8ServerProcess/RotatingFile.swift": "the notes of the server",
    ])

  private static let changesFiles = Gate(
    name: "a file is changed that is open or named",
    functions: [
      "ftruncate", "truncate", "posix_fallocate", "chmod", "fchmod", "chown", "fchown", "pwrite",
    ],
    files: [
      "Sources/W8Files/TemporaryFile.swift": "a new file becomes like the old one",
      "Sources/W8Files/SavedCopy.swift": "files that are written in their place",
      "Sources/W8Files/FileLocks.swift": "who has the lock",
      "Sources/W8Files/Inbox.swift": "what a full disk took only a part of",
    ])

  private static let startsPrograms = Gate(
    name: "a program is started",
    functions: [
      "posix_spawn", "posix_spawnp", "fork", "vfork", "execv", "execve", "execvp", "popen",
      "dlopen",
    ],
    files: ["Sources/W8Files/Programs.swift": "editors, pagers and git"])

  private static let readsIncluded = Gate(
    name: "a file is read that the user has not named",
    functions: ["readUnnamedFile", "unnamedFiles"],
    isOfValues: true,
    files: [
      "Sources/W8CommandLine/Environment/Environment.swift": "the world of a command",
      "Sources/W8CommandLine/Environment/SystemEnvironment.swift": "the system",
      "Sources/W8CommandLine/Running/ResultFile.swift": "notes what is read",
      "Sources/W8CommandLine/Reports/FollowRun.swift": "notes what is read",
      "Sources/W8CommandLine/Input/OpenedBook.swift": "files of a book",
      "Sources/W8CommandLine/Input/LogSource.swift": "files of a folder",
      "Sources/W8CommandLine/Check/CheckedBook.swift": "bytes in another encoding",
      "Sources/W8CommandLine/Page/EditorPages.swift": "pages of the server",
      "Sources/W8ServerProcess/SystemEnvironment.swift": "whatever the server reads",
    ])

  private static let writesLogs = Gate(
    name: "a log is written", functions: ["writeFiles", "writeTogether"], isOfValues: true,
    files: [
      "Sources/W8CommandLine/Writing/FileChange.swift": "after it was read once more",
      "Sources/W8CommandLine/Environment/Environment.swift": "the world of a command",
      "Sources/W8CommandLine/Running/Run.swift": "notes that something is written",
      "Sources/W8CommandLine/Environment/SystemEnvironment.swift": "the system",
      "Sources/W8Files/FileWriting.swift": "one file, whatever stands there",
      "Sources/W8CommandLine/Git/GitRun.swift": "attributes of git, which are no log",
    ])

  private static let writes = Gate(
    name: "a file is written that is no log",
    functions: ["writeFile", "writeAtomically", "writePrivately"], isOfValues: true,
    files: [
      "Sources/W8CommandLine/Running/ResultFile.swift": "--output",
      "Sources/W8CommandLine/Environment/SystemEnvironment.swift": "the note for later runs",
      "Sources/W8CommandLine/Reports/Picture.swift": "--svg",
      "Sources/W8CommandLine/Take/TakenBefore.swift": "what was taken, beside the log",
      "Sources/W8CommandLine/Page/PageRun.swift": "pages",
      "Sources/W8Files/StateFile.swift": "files for the user alone",
      "Sources/W8ServerProcess/PageFiles.swift": "pages, charts and texts of the server",
    ])
}

/// Nobody goes around one of `gates`, and no file is listed that does not use it.
func gateFaults(_ gates: [Gate], in files: [SourceFile]) -> [Fault] {
  var used = Set<[String]>()
  var faults: [Fault] = []
  // What measures the program is no part of it.
  for file in files where !["w8log-bench", "w8log-laws"].contains(file.target) {
    // Without a module of the system a function of that name is one of the house.
    let hasSystem = file.codeLines.contains { line in
      importedModule(in: line).map(["SystemLibrary", "Glibc"].contains) ?? false
    }
    for (index, line) in file.codeLines.enumerated() {
      for call in calls(in: line) {
        for gate in gates where gate.holds(call, hasSystem) {
          used.insert([gate.name, file.path])
          guard gate.files[file.path] == nil else { continue }
          faults.append(Fault(file, line: index + 1, "\(gate.name) in another place"))
        }
      }
    }
  }
  for gate in gates {
    for (path, reason) in gate.files.sorted(by: { $0.key < $1.key }) {
      if !used.contains([gate.name, path]) {
        faults.append(Fault(path, "is listed where \(gate.name), and does not"))
      }
      if reason.isEmpty { faults.append(Fault(path, "no reason why \(gate.name)")) }
    }
  }
  return faults
}

/// A call of a function.
private struct Call {
  let name: String
  /// Whether it is one of a value or type, and not of the module of the system.
  let isOfValue: Bool
}

/// The calls in a line of code; a declaration is none.
private func calls(in line: String) -> [Call] {
  let bytes = Array(line.utf8)
  return bytes.indices.compactMap { end in
    guard bytes[end] == UInt8(ascii: "("), end > 0, isOfName(bytes[end - 1]) else { return nil }
    let start = bytes[..<end].lastIndex { !isOfName($0) }.map { $0 + 1 } ?? 0
    let before = bytes[..<start]
    if before.reversed().starts(with: "func ".utf8.reversed()) { return nil }
    let isOfValue = before.last == UInt8(ascii: ".")
    return Call(
      name: String(decoding: bytes[start..<end], as: UTF8.self),
      isOfValue: isOfValue && !before.reversed().starts(with: "Glibc.".utf8.reversed()))
  }
}

private func isOfName(_ byte: UInt8) -> Bool {
  byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

extension Gate {
  /// Whether `call`, in a file that imports a module of the system or not, is one of its functions.
  fileprivate func holds(_ call: Call, _ hasSystem: Bool) -> Bool {
    (isOfValues || hasSystem && !call.isOfValue) && functions.contains(call.name)
  }
}
