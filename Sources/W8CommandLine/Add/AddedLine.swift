import W8Analysis
import W8Engine
import W8Syntax
import W8Text

/// What is to be added, looked at as if it were typed into a log of its own.
struct AddedLine {
  private let log: OpenedLog
  private let invocation: Invocation

  init(_ day: AddedDay, _ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    let entry = "\(day.date) \(day.date.weekday.abbreviation) \(day.fields)"
    let text = ([entry] + day.lines).joined(separator: "\n") + "\n"
    let read = ReadLog(
      name: "<add>", source: .piped([]), bytes: Array(text.utf8))
    log = try invocation.openBook(consume read)
  }

  /// Whether nothing is wrong with the lines, whatever stands in the book; tells what is.
  func isFaultless() throws(Failure) -> Bool {
    let sections = log.file.sections
    let isRead = sections.indices.allSatisfy { sections[$0].lowered.tree.faults.isEmpty }
    // What cannot be read is told even where a log may keep it with a warning, as a decimal comma.
    let least = isRead ? Severity.error : .warning
    let found = log.analysis.diagnostics(of: log.file).filter { $0.severity >= least }
    try invocation.tell(found, of: log)
    return found.isEmpty
  }
}

/// What is wrong with a book because of lines that are added.
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
      let found = after.analysis.diagnostics(of: after.file, at: lines.ranges)
        .filter { $0.severity >= .warning }
      // Mostly there are none: then nobody needs to know those of before.
      if found.isEmpty { return nil }
      return (after, found.without(Self.diagnostics(of: before)))
    }
  }

  /// The diagnostics of a file whose book was opened to be changed: its rules have looked at nothing yet.
  private static func diagnostics(of log: OpenedLog) -> [Diagnostic] {
    guard let checked = log.analysis.with(log.file.text.bytes, in: log.file),
      let file = checked.file(log.file.id)
    else { return [] }
    return checked.diagnostics(of: file)
  }

  /// Whether the change may be made; tells what is wrong with it.
  func areAccepted() throws(Failure) -> Bool {
    for (log, diagnostics) in new { try invocation.tell(diagnostics, of: log) }
    let all = new.flatMap(\.diagnostics)
    if all.isEmpty { return true }
    if invocation.arguments.has(.force), all.allSatisfy({ $0.severity < .error }) { return true }
    let remedy = all.contains { $0.severity >= .error } ? "" : "; --force writes it all the same"
    try invocation.output.tell("w8log: nothing is written\(remedy)")
    return false
  }
}

extension [Diagnostic] {
  /// Those that are more than in `known`.
  fileprivate func without(_ known: [Diagnostic]) -> [Diagnostic] {
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

/// The lines that are new in a file.
struct NewLines {
  /// The lines with their ends.
  let lines: [ArraySlice<UInt8>]
  /// Where they stand, neighbours together, as offsets in the file.
  let ranges: [Range<Int>]

  init(in file: FileChange) {
    var old = file.old ?? []
    // A last line that gets its end is no new one.
    if let last = old.last, last != 0x0A { old.append(0x0A) }
    let differing = DifferingLines(old, file.new)
    let difference = LineDifference(differing.old, differing.new)
    let new = difference.changes.map { difference.new[$0.new] }
    lines = new.flatMap(\.self)
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
    for diagnostic in diagnostics {
      let finding = Finding(diagnostic, in: log, &search, isRefused: isRefused)
      report.tell(finding, in: log, to: &told)
    }
    if !told.isEmpty { try output.say(told) }
  }
}
