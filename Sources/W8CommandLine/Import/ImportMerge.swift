import W8Book
import W8Edits
import W8Engine
import W8Exchange
import W8Reports
import W8Syntax

extension ImportRun {
  /// Puts what was gathered of files of `importers` into the book whose root is at `path`, or with `--dry-run` shows how;
  /// what becomes of it.
  func merge(
    _ gathered: GatheredImport, of importers: Set<String>, into path: String,
    _ reasonCounts: inout ReasonCounts
  ) throws(Failure) -> MergeAccount {
    var (account, told) = (MergeAccount(), reasonCounts)
    _ = try invocation.changeBook(at: path) { (log) throws(Failure) in
      // Made anew where somebody else wrote meanwhile.
      told = reasonCounts
      var gathered = gathered
      for format in ExportFormat.all where !importers.isDisjoint(with: format.importers) {
        gathered.mark(thereIn: try exported(log, to: format))
      }
      let addition = try addition(of: gathered, to: log, &told)
      account = addition.account
      return addition.edit
    }
    reasonCounts = told
    return account
  }

  /// What comes in of an export of `log` to `format`: all of it is there, though perhaps in other words or at another minute.
  private func exported(
    _ log: OpenedLog, to format: ExportFormat
  ) throws(Failure) -> GatheredImport {
    var (gathered, settings) = (GatheredImport(), settings)
    (settings.columns, settings.person) = ([:], nil)
    for content in format.isWhole ? [nil] : format.contents.map(Optional.some) {
      let plan = ExportPlan(format, about: content, in: settings.zone ?? .utc)
      let text = plan.text(of: log, ReportSettings(today: try invocation.today))
      let bytes = Array(format.header(plan.contents).utf8) + text.bytes
      do throws(ImportRefusal) {
        var reader = SourceReader(settings)
        try reader.read(bytes)
        try reader.finish()
        var read = reader.log
        gathered.add(&read)
      } catch {
        // The log has nothing of that, or what the user says of the file does not fit it.
        continue
      }
    }
    return gathered
  }

  private func addition(
    of gathered: GatheredImport, to log: OpenedLog, _ reasonCounts: inout ReasonCounts
  ) throws(Failure) -> (edit: BookEdit, account: MergeAccount) {
    let units = BookUnits(log.analysis)
    let entries = bookEntries(
      gathered, settings, unit: units.weight, loadUnit: units.load, &reasonCounts)
    let days = entries.map {
      AddedDay(
        date: $0.date, fields: $0.fields, lines: $0.lines, isImported: true, isThere: $0.isThere)
    }
    let addition = try withEdits { () throws(EditRefusal) in
      try log.analysis.adding(days, trustsClock: invocation.arguments.has(.forceImport))
    }
    return (addition.edit, MergeAccount(addition.outcomes, of: entries))
  }
}

/// The units of numbers that stand alone everywhere in a book; nil where its files or its gyms differ.
struct BookUnits {
  let weight: MassUnit?
  let load: MassUnit?
  /// The unit of both; nil if they differ.
  var ofAll: MassUnit? { weight == load ? weight : nil }

  init(_ analysis: Analysis) {
    let weights = Set(analysis.files.map { $0.settings.unit })
    let own = analysis.files.flatMap { $0.settings.directives }.compactMap { placed in
      switch placed.directive {
      case .gym(let gym): gym.unit.flatMap { MassUnit($0) }
      case .exercise(let exercise): exercise.unit.flatMap { MassUnit($0) }
      default: nil
      }
    }
    let loads = Set(analysis.files.map { $0.settings.loadUnit } + own)
    weight = weights.count == 1 ? weights.first : nil
    let load = loads.count == 1 ? loads.first : nil
    self.load = load.flatMap { analysis.logbook.hasLoads(writtenNotIn: $0) ? nil : $0 }
  }
}
