import W8Book
import W8Files
import W8Merge
import W8Reports
import W8Text

struct DifferenceRun {
  let invocation: Invocation

  func run() throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    if let path = invocation.arguments.value(of: .textconv) {
      guard operands.isEmpty else {
        throw .usage(.badOperand(operands[0], expected: "only one FILE, because of --textconv"))
      }
      return try showFacts(of: file(path))
    }
    if invocation.arguments.has(.calledByGit) { return try runForGit(operands) }
    guard operands.count == 2 else {
      if let third = operands.dropFirst(2).first {
        throw .usage(.badOperand(third, expected: "only two logs"))
      }
      throw .usage(.missingOperand(command: "diff", expected: "two logs, the old and the new one"))
    }
    let (old, new) = (try book(operands[0]), try book(operands[1]))
    for file in old + new {
      if let reason = file.otherVersion { throw .refused(reason, .badData) }
    }
    return try show(old, new).isEmpty ? .success : .findings
  }

  /// Prints what `file` says; a log that is not understood as it is, since git would end where its textconv fails.
  private func showFacts(of file: DifferingFile) throws(Failure) -> ExitCode {
    if file.otherVersion != nil {
      try invocation.output.write(verbatim: file.bytes)
    } else {
      for line in factLines(file.bytes) { try invocation.output.write(visible(line) + "\n") }
    }
    return .success
  }

  /// Git names the file, its old content, that one's hash and mode, and the new content with both; of a file that is not
  /// merged yet it gives the name alone, and of a difftool the name and both contents.
  private func runForGit(_ operands: [String]) throws(Failure) -> ExitCode {
    switch operands.count {
    case 1:
      try invocation.output.write("\(visible(operands[0])): git has not merged this file yet\n")
    case 3: try showFiles(operands[1], operands[2], called: operands[0])
    case 7...: try showFiles(operands[1], operands[4], called: operands[0])
    default:
      throw .usage(
        .missingOperand(command: "diff --git", expected: "the seven arguments of an external diff"))
    }
    return .success
  }

  private func showFiles(_ old: String, _ new: String, called name: String) throws(Failure) {
    if invocation.arguments.choice(of: .pageFormat, PageFormat.self) != .json {
      try invocation.output.write(invocation.style.paint(visible(name), .strong) + "\n")
    }
    let (old, new) = (try file(old), try file(new))
    if let reason = old.otherVersion ?? new.otherVersion {
      // Git would end where its diff fails.
      return try invocation.remark("w8log: \(reason)")
    }
    _ = try show([old], [new])
  }

  private func show(
    _ old: [DifferingFile], _ new: [DifferingFile]
  ) throws(Failure) -> LogDifference {
    let difference = LogDifference(old: old.map { $0.bytes }, new: new.map { $0.bytes })
    let files = (old.map { $0.name }, new.map { $0.name })
    switch invocation.arguments.choice(of: .pageFormat, PageFormat.self) ?? .text {
    case .text:
      try invocation.output.write(
        DifferenceText(difference: difference, page: invocation.page).text)
    case .json: try difference.document(files).write(to: invocation.output)
    }
    return difference
  }

  /// The files of the book whose root is at `path`.
  private func book(_ path: String) throws(Failure) -> [DifferingFile] {
    let root = try file(path)
    let log = ReadLog(
      name: root.name, source: path == "-" ? .standardInput : .file(path), bytes: root.bytes)
    return try invocation.openBook(log).files.map {
      DifferingFile(name: $0.name, bytes: $0.file.text.bytes)
    }
  }

  private func file(_ path: String) throws(Failure) -> DifferingFile {
    if path == "/dev/null" { return DifferingFile(name: path, bytes: []) }
    return DifferingFile(
      name: path == "-" ? standardInputName : path,
      bytes: try invocation.environment.bytes(ofOperand: path))
  }
}

/// A file of one of the two versions.
struct DifferingFile {
  /// The user's name for it.
  let name: String
  let bytes: [UInt8]

  /// That it is written for another major version of the format; nil where it is not.
  var otherVersion: String? {
    otherMajorVersion(of: bytes).map {
      "\(inQuotes(name)) is for version \($0) of the format, but this w8log compares only version 1"
    }
  }
}
