import W8Analysis
import W8Files
import W8Text

/// A log on its way to the check, which may recode and mend it first.
struct LogBeforeCheck {
  /// What is checked.
  private(set) var opened: OpenedLog

  private let read: ReadLog
  private let settings: CheckSettings
  private let invocation: Invocation

  init(_ read: ReadLog, _ settings: CheckSettings, _ invocation: Invocation) throws(Failure) {
    self.read = read
    self.settings = settings
    self.invocation = invocation
    let bytes = settings.encoding == nil ? read.bytes : recodedFromWindows1252(read.bytes)
    opened = try invocation.open(read.name, bytes, overriding: settings.overrides)
    if bytes != read.bytes, !settings.isFixing {
      try invocation.remark("\(visible(read.name)): read as Windows-1252; --fix writes it as UTF-8")
    }
  }

  /// Makes the safe fixes and writes what comes of them; a log that is refused stays as it is.
  mutating func mend() throws(Failure) -> ExitCode {
    let code: ExitCode
    switch try mended() {
    case .success(let mended):
      code = try write(mended.file.text.bytes)
      if code == .success {
        try tellWhatWasMended(mended)
        opened = mended
        return .success
      }
    case .failure(let refusal):
      try invocation.output.tell("w8log: \(quoted(read.name)) is not fixed: \(refusal.message)")
      _ = try write(read.bytes)
      code = .findings
    }
    opened = try open(read.bytes)
    return code
  }

  /// The log after recoding and all safe fixes, or why they must not be made.
  private func mended() throws(Failure) -> Result<OpenedLog, FixRefusal> {
    let edits = opened.analysis.allSafeEdits(of: opened.file)
    if edits.isEmpty { return .success(opened) }
    if let refusal = FixRefusal(edits, in: opened.file) { return .failure(refusal) }
    let before = opened.file.text.bytes
    guard let after = before.applying(edits), isUntouched(before, outside: edits, in: after) else {
      return .failure(.otherBytes)
    }
    let mended = try open(after)
    return FixRefusal(from: opened, to: mended).map { .failure($0) } ?? .success(mended)
  }

  private func open(_ bytes: [UInt8]) throws(Failure) -> OpenedLog {
    try invocation.open(read.name, bytes, overriding: settings.overrides)
  }

  /// A file is written only when it changes; what came by standard input always goes on.
  private func write(_ bytes: [UInt8]) throws(Failure) -> ExitCode {
    guard let path = read.source.path else {
      try invocation.output.write(bytes)
      return .success
    }
    if bytes == read.bytes { return .success }
    do throws(FileError) {
      try invocation.environment.writeFile(path, bytes)
      return .success
    } catch {
      try invocation.output.tell("w8log: \(error.message)")
      return .unreadable
    }
  }

  private func tellWhatWasMended(_ mended: OpenedLog) throws(Failure) {
    let bytes = opened.file.text.bytes
    var parts: [String] = []
    if bytes != read.bytes { parts.append("recoded from Windows-1252") }
    if mended.file.text.bytes != bytes {
      let rules = fewer(in: mended, than: opened).map { "\($0.count) \($0.rule.name)" }
      // A fault may give way to another of its kind.
      parts.append("fixed " + (rules.isEmpty ? "what can be" : rules.joined(separator: ", ")))
    }
    guard !parts.isEmpty else { return }
    try invocation.remark("\(visible(read.name)): \(parts.joined(separator: "; "))")
  }
}

/// How many findings of which rules the second log had more than the first, by code.
private func fewer(
  in after: OpenedLog, than before: OpenedLog
) -> [(rule: Rule, count: Int)] {
  let left = after.countsByRule
  return before.countsByRule.sorted { $0.key < $1.key }.compactMap { code, count in
    let fixed = count - (left[code] ?? 0)
    return fixed > 0 ? Rule.named(code.description).map { ($0, fixed) } : nil
  }
}

extension OpenedLog {
  /// How often each rule finds something, whatever its severity but off.
  fileprivate var countsByRule: [RuleCode: Int] {
    analysis.diagnostics(of: file).reduce(into: [:]) { $0[$1.code, default: 0] += 1 }
  }
}
