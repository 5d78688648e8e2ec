import Primitives
import W8Book
import W8Files
import W8Lint
import W8Reports
import W8Text

/// A book on its way to the check, which may recode and mend its files first.
struct CheckedBook {
  private(set) var opened: OpenedLog

  /// The path of the root; nil for standard input.
  private let rootPath: String?
  private let source: LogSource
  /// What the root holds; nil where nothing is going to be written.
  private var rootBytes: [UInt8]?
  /// Whether a file was written by somebody else since it was read.
  private var isOutdated = false
  private let settings: CheckSettings
  private let given: GivenFiles
  private let invocation: Invocation

  init(
    _ read: consuming ReadLog, _ settings: CheckSettings, _ given: GivenFiles,
    _ invocation: Invocation
  ) throws(Failure) {
    source = read.source
    rootPath = source.path
    rootBytes = settings.isFixing || settings.encoding != nil ? read.bytes : nil
    self.settings = settings
    self.given = given
    self.invocation = invocation
    opened = try invocation.openBook(
      consume read, overriding: settings.overrides, recode: settings.recoding)
    if settings.encoding != nil, !settings.isFixing { try tellWhatIsRecoded() }
  }

  /// Makes the fixes that are asked for in every file of the book that was given, and writes what comes of them; a file
  /// that is refused stays as it is, and a remark names the others that have fixes. Where a file was written meanwhile,
  /// the book is read again.
  mutating func fix() throws(Failure) -> ExitCode {
    for _ in 0..<mostAttempts {
      let code = try fixAll()
      guard isOutdated, let rootPath else {
        try tellOthersWithFixes()
        return code
      }
      isOutdated = false
      guard let bytes = try read(rootPath, calledAs: rootPath, invocation.environment.readFile)
      else { return .unreadable }
      if rootBytes != nil { rootBytes = bytes }
      let again = ReadLog(name: rootPath, source: source, bytes: bytes)
      opened = try invocation.openBook(
        consume again, overriding: settings.overrides, recode: settings.recoding)
    }
    try invocation.output.tell("w8log: \(FileError.changing(opened.name).message)")
    return .unreadable
  }

  private mutating func fixAll() throws(Failure) -> ExitCode {
    var code = ExitCode.success
    for index in opened.analysis.files.indices {
      let log = opened.files[index]
      guard isGiven(log) else { continue }
      guard let disk = try diskBytes(of: log) else {
        code = .unreadable
        continue
      }
      code = code.joined(with: try fix(log, disk))
      if isOutdated { break }
    }
    return code
  }

  private mutating func fix(_ log: OpenedLog, _ disk: [UInt8]) throws(Failure) -> ExitCode {
    let code: ExitCode
    switch fixed(log) {
    case .success(let fixed):
      code = try write(fixed.file.text.bytes, of: log, disk)
      if code == .success {
        try tellWhatWasFixed(log, disk, fixed)
        opened = opened.root(of: fixed.analysis)
        return .success
      }
    case .failure(let refusal):
      try invocation.output.tell("w8log: \(inQuotes(log.name)) is not fixed: \(refusal.message)")
      _ = try write(disk, of: log, disk)
      code = .findings
    }
    if let unchanged = log.analysis.with(disk, in: log.file) {
      opened = opened.root(of: unchanged)
    }
    return code
  }

  /// The file after all fixes that are asked for, or why they must not be made.
  private func fixed(_ log: OpenedLog) -> Result<OpenedLog, FixRefusal> {
    let fixes = try? log.analysis.allFixes(of: log.file, settings.fixing ?? .safe)
    guard let fixes, case let edits = fixes.edits, !edits.isEmpty else { return .success(log) }
    let refusal = FixRefusal(edits, in: log.file)
    if let refusal, settings.fixing == .safe || !refusal.isOfConflict { return .failure(refusal) }
    let before = log.file.text.bytes
    guard let after = before.applying(edits), isUntouched(before, outside: edits, in: after),
      let analysis = fixes.mended?.holding(after, in: log.file)
        ?? log.analysis.with(after, in: log.file)
    else { return .failure(.otherBytes) }
    let fixed = opened.root(of: analysis).files[log.file.index]
    // Fixes that are not safe finish a merge, or leave the log as it is.
    if let refusal, fixed.file.hasConflictMarks { return .failure(refusal) }
    return FixRefusal(from: log, to: fixed).map { .failure($0) } ?? .success(fixed)
  }

  /// What the file holds; nil after telling why it cannot be read again.
  private func diskBytes(of log: OpenedLog) throws(Failure) -> [UInt8]? {
    if log.file.index == 0, let rootBytes { return rootBytes }
    guard settings.encoding != nil else { return log.file.text.bytes }
    return try read(log.file.id.name, calledAs: log.name) { (path) throws(FileError) in
      try invocation.environment.readUnnamedFile(UnnamedFile(path, isIncluded: true))
    }
  }

  private func read(
    _ path: String, calledAs name: String, _ read: (String) throws(FileError) -> [UInt8]
  ) throws(Failure) -> [UInt8]? {
    do throws(FileError) {
      return try read(path)
    } catch {
      try invocation.output.tell("w8log: \(error.calling(name).message)")
      return nil
    }
  }

  /// A file is written only when it changes; what came by standard input always goes on.
  private mutating func write(
    _ bytes: [UInt8], of log: OpenedLog, _ disk: [UInt8]
  ) throws(Failure) -> ExitCode {
    let path = log.file.index == 0 ? rootPath : log.file.id.name
    guard let path else {
      try invocation.output.write(verbatim: bytes)
      return .success
    }
    if bytes == disk { return .success }
    if !given.isNamed(log.file.id), let reason = reasonToLeave(log.file.text.bytes) {
      try invocation.output.tell(
        "w8log: \(inQuotes(log.name)) is not fixed: \(reason); to fix it, name the file")
      return .unreadable
    }
    do throws(Failure) {
      let change = FileChange(path: path, name: log.name, old: disk, new: bytes)
      isOutdated = try !invocation.write([change], mayChangeWeights: settings.fixing == .preferred)
      return isOutdated ? .unreadable : .success
    } catch {
      guard case .file(let failure) = error else { throw error }
      try invocation.output.tell("w8log: \(failure.calling(log.name).message)")
      return .unreadable
    }
  }

  /// Whether the file may be written: what came by standard input is written back to standard output.
  private func isGiven(_ log: OpenedLog) -> Bool {
    rootPath == nil && log.file.index == 0 || given.contains(log.file.id)
  }

  private func tellOthersWithFixes() throws(Failure) {
    let others = opened.files.filter { log in
      guard !isGiven(log), opened.shows(log.file) else { return false }
      let fixes = try? log.analysis.allFixes(of: log.file, settings.fixing ?? .safe)
      return fixes?.edits.isEmpty == false
    }
    guard !others.isEmpty else { return }
    let (has, them) = others.count == 1 ? ("has", "it") : ("have", "them")
    let names = others.prefix(mostNamed).map { inQuotes($0.name) }
    let rest = others.count - names.count
    let all = names + (rest > 0 ? ["\(rest) more"] : [])
    try invocation.remark(
      "w8log: \(counted(others.count, "more file")) of the log \(has) fixes; "
        + "name \(them): \(all.listed(with: "and"))")
  }

  private func tellWhatIsRecoded() throws(Failure) {
    for log in opened.files {
      guard let disk = try diskBytes(of: log), disk != log.file.text.bytes else { continue }
      try invocation.remark("\(visible(log.name)): read as Windows-1252; --fix saves it as UTF-8")
    }
  }

  private func tellWhatWasFixed(
    _ log: OpenedLog, _ disk: [UInt8], _ fixed: OpenedLog
  ) throws(Failure) {
    let bytes = log.file.text.bytes
    var parts: [String] = []
    if bytes != disk { parts.append("converted from Windows-1252") }
    if fixed.file.text.bytes != bytes {
      let rules = log.found.more(than: fixed.found).map { "\($0.count) \($0.rule.name)" }
      // A fault may give way to another of its kind.
      parts.append("fixed " + (rules.isEmpty ? "what can be" : rules.joined(separator: ", ")))
    }
    guard !parts.isEmpty else { return }
    try invocation.remark("\(visible(log.name)): \(parts.joined(separator: "; "))")
  }
}

/// How many of the files that have fixes are named.
private let mostNamed = 5

extension OpenedLog {
  /// The number of times that each rule finds something in the file, whatever its severity but off.
  fileprivate var found: RuleCounts {
    var found = RuleCounts()
    found.add(analysis.diagnosticsOfFiles[file.index])
    return found
  }

  /// The number of times that each rule finds an error in the book.
  fileprivate var errors: RuleCounts {
    var errors = RuleCounts()
    for diagnostics in analysis.diagnosticsOfFiles { errors.add(diagnostics, of: .error) }
    return errors
  }
}

extension Analysis {
  /// The book if `bytes` is the text that it has of `file`.
  fileprivate func holding(_ bytes: [UInt8], in file: FileAnalysis) -> Analysis? {
    self.file(file.id)?.text.bytes == bytes ? self : nil
  }
}

extension FixRefusal {
  /// The reason why what came of fixes must not be kept; nil when it may.
  init?(from before: OpenedLog, to after: OpenedLog) {
    guard let first = after.errors.more(than: before.errors).first else { return nil }
    self = .newError(rule: first.rule.name)
  }
}

/// Whether `after` is `before` with `edits`, ascending and apart, and no other change.
func isUntouched(_ before: [UInt8], outside edits: [TextEdit], in after: [UInt8]) -> Bool {
  var old = before[...]
  var new = after[...]
  for edit in edits {
    let count = edit.range.start - old.startIndex
    guard count >= 0, edit.range.end <= before.count, old.prefix(count) == new.prefix(count) else {
      return false
    }
    new = new.dropFirst(count)
    guard new.starts(with: edit.replacement) else { return false }
    new = new.dropFirst(edit.replacement.count)
    old = before[edit.range.end...]
  }
  return old == new
}

/// An encoding of texts from before UTF-8.
enum LegacyEncoding: String, CaseIterable {
  case windows1252 = "windows-1252"
}

/// `bytes` with those that are not UTF-8 read as Windows-1252 and written as UTF-8.
///
/// What is UTF-8 stays, as does a byte that stands for nothing in Windows-1252.
func recodedFromWindows1252(_ bytes: [UInt8]) -> [UInt8] {
  let edits = invalidUTF8Runs(in: bytes, range: TextRange(0, bytes.count)).compactMap { run in
    windows1252(bytes[run.start..<run.end]).map { TextEdit(run, $0) }
  }
  return edits.isEmpty ? bytes : bytes.applying(edits) ?? bytes
}
