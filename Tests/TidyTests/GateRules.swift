/// Something dangerous that is done in few places, each with what it does there: nobody goes around them.
struct Gate: Hashable, Sendable {
  let name: String
  /// The names of the functions, of the system or of the house, that do it.
  let functions: [String]
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
      "Sources/W8Server/Recording/RotatingFile.swift": "the notes of the server",
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
    ])

  private static let startsPrograms = Gate(
    name: "a program is started",
    functions: [
      "posix_spawn", "posix_spawnp", "fork", "vfork", "execv", "execve", "execvp", "popen",
      "dlopen",
    ],
    files: ["Sources/W8Files/Programs.swift": "editors and pagers"])

  private static let readsIncluded = Gate(
    name: "a file is read that the user has not named", functions: ["readIncluded"],
    isOfValues: true,
    files: [
      "Sources/W8CommandLine/Environment/SystemEnvironment.swift": "the system",
      "Sources/W8CommandLine/Environment/ResultFile.swift": "notes what is read",
      "Sources/W8CommandLine/Today/FollowRun.swift": "notes what is read",
      "Sources/W8CommandLine/Stats/StatsReport.swift": "measures what is read",
      "Sources/W8CommandLine/Input/OpenedLog.swift": "files of a book",
      "Sources/W8CommandLine/Report/EditorPages.swift": "pages of the server",
      "Sources/W8Server/Process/ServerEnvironment.swift": "whatever the server reads",
    ])

  private static let writesLogs = Gate(
    name: "a log is written", functions: ["writeFiles", "writeTogether"], isOfValues: true,
    files: [
      "Sources/W8CommandLine/Writing/FileChange.swift": "after it was read once more",
      "Sources/W8CommandLine/Environment/Environment.swift": "the world of a command",
      "Sources/W8CommandLine/Environment/SystemEnvironment.swift": "the system",
      "Sources/W8Files/FileWriting.swift": "one file, whatever stands there",
    ])

  private static let writes = Gate(
    name: "a file is written that is no log",
    functions: ["writeFile", "writeAtomically", "writePrivately"], isOfValues: true,
    files: [
      "Sources/W8CommandLine/Environment/ResultFile.swift": "--output",
      "Sources/W8CommandLine/Environment/SystemEnvironment.swift": "the note for later runs",
      "Sources/W8CommandLine/Charts/SVGRun.swift": "--svg",
      "Sources/W8Files/StateFile.swift": "files for the user alone",
      "Sources/W8Server/Process/ShownFiles.swift": "charts and pages of the server",
    ])
}

/// Nobody goes around a gate, and no file is listed that does not use it.
func gateFaults(_ gate: Gate, in files: [SourceFile]) -> [Fault] {
  var used: Set<String> = []
  var faults: [Fault] = []
  // What measures the program is no part of it.
  for file in files where !["w8log-bench", "w8log-laws"].contains(file.target) {
    // Without a module of the system a function of that name is one of the house.
    guard gate.isOfValues || file.codeLines.contains(where: { importedModule(in: $0) == "Glibc" })
    else { continue }
    for (index, line) in file.codeLines.enumerated() where gate.isCalled(in: line) {
      used.insert(file.path)
      if gate.files[file.path] == nil {
        faults.append(Fault(file, line: index + 1, "\(gate.name) in another place"))
      }
    }
  }
  let unused = gate.files.keys.filter { !used.contains($0) }.sorted()
  return faults + unused.map { Fault($0, "is listed where \(gate.name), and does not") }
    + gate.files.filter(\.value.isEmpty).map { Fault($0.key, "no reason why \(gate.name)") }
}

extension Gate {
  /// Whether the line of code calls one of the functions; not where it declares one.
  fileprivate func isCalled(in line: String) -> Bool {
    functions.contains { function in
      line.ranges(of: "\(function)(").contains { range in
        let before = line[..<range.lowerBound]
        guard let last = before.last else { return true }
        if last.isLetter || last.isNumber || last == "_" { return false }
        if before.hasSuffix("func ") { return false }
        return last != "." || isOfValues || before.hasSuffix("Glibc.")
      }
    }
  }
}
