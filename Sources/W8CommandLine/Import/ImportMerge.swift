import W8Analysis
import W8Engine
import W8Exchange
import W8Files
import W8Syntax
import W8Text

extension Invocation {
  /// Puts what was gathered into the book whose root is at `path`, or with `--dry-run` shows how; what becomes of each
  /// entry, in order.
  func merge(
    _ gathered: GatheredImport, _ settings: ImportSettings, into path: String,
    _ tallies: inout Tallies
  ) throws(Failure) -> [AddedDayOutcome] {
    let log = try logToMergeInto(path)
    let units = BookUnits(log.analysis)
    let days: [AddedDay]
    do throws(ImportRefusal) {
      days = try bookEntries(
        gathered, settings, unit: units.weight, loadUnit: units.load, &tallies
      ).map { AddedDay(date: $0.date, fields: $0.fields, lines: $0.lines) }
    } catch {
      throw .importRefused(file: path, error)
    }
    let addition: DayAddition
    do throws(EditRefusal) {
      addition = try log.analysis.adding(days)
    } catch {
      throw .notMerged(path, error)
    }
    for edit in addition.edit.files { try apply(edit, of: log, at: path) }
    return addition.outcomes
  }

  private func logToMergeInto(_ path: String) throws(Failure) -> OpenedLog {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try environment.readFile(path)
    } catch {
      throw .file(error)
    }
    guard try isUTF8(bytes, of: path) else {
      throw .importRefused(
        file: path, .unreadable(line: nil, "it is not UTF-8, and stays as it is"))
    }
    return try openBook(ReadLog(name: path, source: .file(path), bytes: bytes))
  }

  private func apply(
    _ edit: BookEdit.FileEdit, of log: OpenedLog, at path: String
  ) throws(Failure) {
    guard let file = log.analysis.file(edit.file), let new = file.text.bytes.applying(edit.edits)
    else { throw .internalError("a change does not fit its file") }
    let old = file.text.bytes
    let target = file.index == 0 ? path : file.id.name
    if arguments.has(.importDryRun) {
      return try output.write(unifiedDiff(old, new, name: log.name(of: file)))
    }
    do throws(FileError) {
      guard try environment.readFile(target) == old else {
        throw .other(path: target, reason: "it was written meanwhile; run import again")
      }
      try environment.writeFile(target, new)
    } catch {
      throw .file(error)
    }
  }
}

/// The units of numbers that stand alone everywhere in a book; nil where its files or its gyms differ.
private struct BookUnits {
  let weight: MassUnit?
  let load: MassUnit?

  init(_ analysis: Analysis) {
    let weights = Set(analysis.files.map(\.settings.unit))
    let loads = Set(analysis.files.map(\.settings.loadUnit))
    let hasOthers = analysis.files.contains { file in
      file.settings.directives.contains { placed in
        switch placed.directive {
        case .gym(let gym): gym.unit != nil
        case .exercise(let exercise): exercise.unit != nil
        default: false
        }
      }
    }
    weight = weights.count == 1 ? weights.first : nil
    load = loads.count == 1 && !hasOthers ? loads.first : nil
  }
}
