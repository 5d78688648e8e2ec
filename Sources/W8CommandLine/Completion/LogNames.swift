import Primitives
import W8Book
import W8Engine
import W8Files
import W8Reports

/// The names in a log that a command line may have to say.
struct LogNames {
  let analysis: Analysis

  /// The gyms that have closed, or those that have not, the last visited first, with an `@` or without.
  func gyms(signed: Bool, areClosed: Bool) -> [Candidate] {
    let today = analysis.today
    return analysis.logbook.gymUses.filter { $0.info.isClosed(by: today) == areClosed }.map { use in
      let visits = use.visitCount > 0 ? counted(use.visitCount, "session") : "never visited"
      let words = [use.info.name, visits].compactMap { $0 }.joined(separator: ", ")
      return Candidate((signed ? "@" : "") + use.info.id.text, words)
    }
  }

  /// The tags, the most used first, with a `#` or without.
  func tags(signed: Bool) -> [Candidate] {
    var counts: [TagKey: Int] = [:]
    for tag in analysis.book.names.tags { counts[tag] = 0 }
    for month in analysis.logbook.months {
      for entry in month.entries {
        for tag in entry.tags { counts[tag, default: 0] += 1 }
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { tag, count in
      Candidate((signed ? "#" : "") + tag.text, count > 0 ? "\(count) times" : "declared")
    }
  }

  /// The exercises, the last done first.
  var exercises: [Candidate] {
    analysis.logbook.exerciseUses.map { use in
      let last = use.lastDate.map { ", last on \($0)" } ?? ""
      return Candidate(use.name, counted(use.sessionCount, "session") + last)
    }
  }

  /// The measurements that stand behind weights.
  var measurements: [Candidate] {
    analysis.measurementKeys.map { Candidate($0) }
  }

  /// The months that have entries, the latest first, then their years.
  var periods: [Candidate] {
    let months = analysis.logbook.months.reversed().filter { !$0.entries.isEmpty }
    return months.map { month in
      Candidate(
        month.month.description,
        "\(month.month.name) \(month.month.year), "
          + counted(month.entries.count, "entry", plural: "entries"))
    } + years.map { Candidate($0.description) }
  }

  /// The years that have entries and are over, the latest first.
  var pastYears: [Period] { years.filter { $0.days.upperBound < analysis.today } }

  private var years: [Period] {
    let months = analysis.logbook.months.filter { !$0.entries.isEmpty }
    return Set(months.map { $0.month.year }).sorted(by: >).compactMap { Period(year: $0) }
  }
}

extension Invocation {
  /// The names in the logs that an unfinished line is about: those that it names, else those that its command would
  /// take. What cannot be read has none, and standard input is left alone.
  func namesOfLogs(in line: UnfinishedLine) throws(Failure) -> [LogNames] {
    var named = ParsedArguments()
    named.operands = logOperands(of: line)
    for path in line.arguments.values(of: .file) where path != "-" { named.add(.file, path) }
    named.add(.quiet, "")
    if let day = line.arguments.value(of: .today) ?? arguments.value(of: .today) {
      named.add(.today, day)
    }
    var world = environment
    world.isTerminal = { _ in true }
    world.write = { _, _ in .written }
    let reader = with(arguments: named, environment: world)
    guard let sources = try? reader.roots() else { return [] }
    return sources.prefix(mostLogs).compactMap { source in
      guard case .success(let source) = source, let path = source.path,
        let bytes = try? environment.readFile(path),
        let book = try? reader.openBook(ReadLog(name: path, source: source, bytes: bytes))
      else { return nil }
      return LogNames(analysis: book.analysis)
    }
  }

  private func logOperands(of line: UnfinishedLine) -> [String] {
    guard let command = line.command else { return [] }
    return line.arguments.operands.enumerated().filter { index, path in
      path != "-" && command.operand(after: index).contains(.files)
    }.map { $0.element }
  }
}

/// Who names more logs waits for none of the others.
private let mostLogs = 16
