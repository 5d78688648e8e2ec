import W8Book
import W8Edits
import W8Engine
import W8Lint
import W8Reports
import W8Syntax
import W8Text

/// What is to be added, looked at as if it were typed into a log of its own.
struct AddedLine {
  private let day: AddedDay
  private let log: OpenedLog
  private let invocation: Invocation
  /// The problem with the lines, whatever stands in the book.
  private let faults: [Diagnostic]

  init(_ day: AddedDay, _ invocation: Invocation) throws(Failure) {
    (self.day, self.invocation) = (day, invocation)
    let text = ([day.opening + day.fields] + day.lines).joined(separator: "\n") + "\n"
    let read = ReadLog(
      name: "<add>", source: .piped([]), bytes: Array(text.utf8))
    log = try invocation.openBook(consume read)
    let sections = log.file.sections
    let isRead = sections.indices.allSatisfy { sections[$0].lowered.tree.faults.isEmpty }
    // What cannot be read is a fault even where a log may keep it with a warning, as a decimal comma.
    let least = isRead ? Severity.error : .warning
    faults = log.analysis.diagnostics(of: log.file).filter { $0.severity >= least }
  }

  /// The day with its safe fixes made; nil where faults are left. Tells of both.
  func mended() throws(Failure) -> AddedDay? {
    let line = try withFixes()
    guard line.faults.isEmpty else {
      try line.tellFaults()
      try invocation.output.tell("w8log: not added; correct the entry above and try again")
      return nil
    }
    for (given, written) in zip([day.fields] + day.lines, [line.day.fields] + line.day.lines)
    where given != written {
      let words = { (text: String) in inQuotes(String(text.drop { $0 == " " })) }
      try invocation.remark("w8log: \(words(given)) is written as \(words(written))")
    }
    return line.day
  }

  /// Whether nothing is wrong with the lines but what safe fixes mend, and without `--force` nothing is doubtful in the
  /// unit of kilograms where `judgesWeights`; tells what is.
  func isWritable(judgingWeights judgesWeights: Bool) throws(Failure) -> Bool {
    let line = try withFixes()
    let least = judgesWeights && !invocation.arguments.has(.force) ? Severity.warning : .error
    let doubts = line.log.analysis.diagnostics(of: line.log.file).filter { $0.severity >= least }
    let told = line.faults.isEmpty ? doubts : line.faults
    try invocation.tell(told, of: line.log)
    return told.isEmpty
  }

  /// Whether safe fixes leave nothing wrong with the lines.
  func isMendable() throws(Failure) -> Bool { try withFixes().faults.isEmpty }

  /// What safe fixes leave wrong with the lines first, and with which of them, the entry's own being 0; nil for nothing.
  func firstFault() throws(Failure) -> (message: String, row: Int)? {
    let line = try withFixes()
    return line.faults.first.map { fault in
      let above = line.log.file.text.bytes[..<fault.range.start]
      return (fault.message, above.count { $0 == .lineFeed })
    }
  }

  private func tellFaults() throws(Failure) { try invocation.tell(faults, of: log) }

  /// The lines with safe fixes made, one after the other.
  private func withFixes() throws(Failure) -> AddedLine {
    var line = self
    for _ in 0..<Self.mostFixes {
      guard let day = line.fixed else { break }
      line = try AddedLine(day, invocation)
    }
    return line
  }

  /// More than anybody types faults.
  private static let mostFixes = 20

  /// The day with the first safe fix of a fault made; nil without one, or where that would make other lines.
  private var fixed: AddedDay? {
    let search = FixSearch(log.analysis, log.file)
    let fix = faults.lazy.compactMap { search.fixes(for: $0).first { $0.isSafe } }.first
    guard let fix, let bytes = log.file.text.bytes.applying(fix.edits) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    guard lines.count == day.lines.count + 2, lines[0].hasPrefix(day.opening) else { return nil }
    var fixed = day
    fixed.fields = String(lines[0].dropFirst(day.opening.count))
    fixed.lines = Array(lines[1..<lines.count - 1])
    return fixed
  }
}

extension AddedDay {
  /// The text before the fields.
  fileprivate var opening: String { "\(date) \(date.weekday.abbreviation) " }
}

/// The problem with a book because of lines that are added.
struct AddedFindings {
  private let new: [(log: OpenedLog, diagnostics: [Diagnostic])]
  /// The lines that are new in each of the files that change.
  let lines: [NewLines]
  private let invocation: Invocation

  /// Compares the book before and after.
  init(_ change: BookChange, _ invocation: Invocation) {
    self.invocation = invocation
    lines = change.files.map { NewLines(in: $0) }
    new = zip(change.files, lines).compactMap { file, lines in
      guard let before = change.before.files.first(where: { $0.name == file.name }),
        let after = change.after.files.first(where: { $0.name == file.name })
      else { return nil }
      let found = after.analysis.diagnostics(of: after.file).filter { diagnostic in
        diagnostic.severity >= .warning
          && lines.ranges.contains { $0.contains(diagnostic.range.start) }
      }
      // Mostly there are none: then those of before are not needed.
      if found.isEmpty { return nil }
      return (after, found.without(before.analysis.diagnostics(of: before.file)))
    }
  }

  /// What hinders the change first, how it may be made all the same, and the line of a file that is hindered; nil where it may
  /// be made.
  var firstHindrance: (message: String, line: String)? {
    let isForced = invocation.arguments.has(.force)
    for (log, diagnostics) in new {
      guard let found = diagnostics.first(where: { !isForced || $0.severity >= .error }) else {
        continue
      }
      let line = log.file.line(at: found.range.start).map {
        log.file.text.bytes(in: $0.contentRange)
      }
      return (
        found.message + (found.severity >= .error ? "" : "; or use --force"),
        String(decoding: line ?? [], as: UTF8.self)
      )
    }
    return nil
  }

  /// Whether the change may be made; tells what is wrong with it.
  func areAccepted() throws(Failure) -> Bool {
    for (log, diagnostics) in new { try invocation.tell(diagnostics, of: log) }
    let all = new.flatMap { $0.diagnostics }
    if all.isEmpty { return true }
    if invocation.arguments.has(.force), all.allSatisfy({ $0.severity < .error }) { return true }
    let remedy = all.contains { $0.severity >= .error } ? " and try again" : ", or use --force"
    try invocation.output.tell("w8log: not added; correct the entry above\(remedy)")
    return false
  }
}

extension [Diagnostic] {
  /// Those that are more than in `known`.
  func without(_ known: [Diagnostic]) -> [Diagnostic] {
    var counts: [String: Int] = [:]
    for diagnostic in known { counts[diagnostic.key, default: 0] += 1 }
    return filter { diagnostic in
      counts[diagnostic.key, default: 0] -= 1
      return counts[diagnostic.key, default: 0] < 0
    }
  }
}

extension Diagnostic {
  /// Equal for the same finding wherever it stands.
  fileprivate var key: String { "\(code) \(message)" }
}

struct NewLines {
  /// The lines with their ends.
  let lines: [ArraySlice<UInt8>]
  /// Where they stand, neighbors together, as offsets in the file.
  let ranges: [Range<Int>]

  init(in file: FileChange) {
    var old = file.old ?? []
    // A last line that gets its end is no new one.
    if let last = old.last, last != 0x0A { old.append(0x0A) }
    let differing = DifferingLines(old, file.new)
    let difference = LineDifference(differing.old, differing.new)
    let new = difference.changes.map { difference.new[$0.new] }
    lines = new.flatMap { $0 }
    ranges = new.compactMap { lines in
      guard let first = lines.first, let last = lines.last else { return nil }
      return (differing.start + first.startIndex)..<(differing.start + last.endIndex)
    }
  }
}

extension Invocation {
  /// Tells findings beside the result, as `check` does.
  func tell(_ diagnostics: [Diagnostic], of log: OpenedLog) throws(Failure) {
    var search = FixSearch(log.analysis, log.file)
    var report = Renderer.text.begin(
      RenderSettings(style: style(on: .errors), width: width ?? 100))
    var told: [UInt8] = []
    let isRefused = !diagnostics.isEmpty && log.analysis.refusesFixes(of: log.file)
    for diagnostic in diagnostics.shown(in: log.file) {
      let finding = Finding(diagnostic, in: log, for: .person, &search, isRefused: isRefused)
      report.tell(finding, in: log, to: &told)
    }
    if !told.isEmpty { try output.say(told) }
  }
}
