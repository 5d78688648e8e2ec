/// A file that may reach around the checks of the language, and what for.
struct UnsafeFile: Hashable {
  let path: String
  let reason: String
}

/// Every such file of `Sources`; what is not listed stays within the checks.
let unsafeFiles: [UnsafeFile] = [
  UnsafeFile(
    path: "Sources/JSON/JSONStringParser.swift", reason: "unescapes into the storage of a string"),
  UnsafeFile(
    path: "Sources/JSON/JSONWriter.swift", reason: "copies the bytes of a string in pieces"),
  UnsafeFile(
    path: "Sources/JSON/PlainText.swift", reason: "loads eight bytes at a time, within bounds"),
  UnsafeFile(
    path: "Sources/Primitives/ExactText.swift", reason: "hashes the bytes of a string at once"),
  UnsafeFile(
    path: "Sources/Primitives/Mutex.swift", reason: "a module of WebAssembly has one thread"),
  UnsafeFile(path: "Sources/Primitives/Threads.swift", reason: "calls the system"),
  UnsafeFile(
    path: "Sources/W8CommandLine/Commands/Specification.swift",
    reason: "copies bytes that are part of the program"),
  UnsafeFile(
    path: "Sources/W8Engine/Lazy.swift",
    reason: "a box of a value that may be sent and never changes"),
  UnsafeFile(path: "Sources/W8Files/FileReading.swift", reason: "calls the system"),
  UnsafeFile(path: "Sources/W8Files/FolderListing.swift", reason: "calls the system"),
  UnsafeFile(path: "Sources/W8Files/FileAttributes.swift", reason: "calls the system"),
  UnsafeFile(path: "Sources/W8Files/Streams.swift", reason: "calls the system"),
  UnsafeFile(
    path: "Sources/W8Reports/Page/PageAsset.swift",
    reason: "copies bytes that are part of the program"),
  UnsafeFile(path: "Sources/W8ServerProcess/MessageStreams.swift", reason: "calls the system"),
  UnsafeFile(
    path: "Sources/W8Syntax/Formatting/Appending.swift",
    reason: "copies the bytes of a piece at once"),
  UnsafeFile(path: "Sources/W8Web/Exports.swift", reason: "bytes come from a host, on one thread"),
  UnsafeFile(
    path: "Sources/W8Text/ByteWord.swift", reason: "loads eight bytes at a time, within bounds"),
]

/// Nothing unsafe stands in a file that is not listed, and no file is listed for nothing.
func unsafeFaults(in files: [SourceFile], allowed: [UnsafeFile]) -> [Fault] {
  let listed = Set(allowed.map(\.path))
  var found: Set<String> = []
  var faults: [Fault] = []
  for file in files {
    for (index, line) in file.codeLines.enumerated() where isUnsafe(line) {
      found.insert(file.path)
      if !listed.contains(file.path) { faults.append(Fault(file, line: index + 1, "is unsafe")) }
    }
  }
  return faults
    + allowed.filter { !found.contains($0.path) }
    .map { Fault($0.path, "is listed as unsafe and is not") }
    + allowed.filter(\.reason.isEmpty).map { Fault($0.path, "no reason why it is unsafe") }
}

/// Whether the line names something that the compiler does not check: `Unsafe…`, `withUnsafe…`, `unsafeLoad`,
/// `Unmanaged`, `@unchecked`, `uncheckedBounds`; the fixes that an option of that name makes are something else.
private func isUnsafe(_ line: String) -> Bool {
  guard has(line, "nsafe") || has(line, "nmanaged") || has(line, "nchecked") else { return false }
  return line.contains(/[uU]nsafe(?!-fixes|Fixes|ly)|Unmanaged|[uU]nchecked/)
}
