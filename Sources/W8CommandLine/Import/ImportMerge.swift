import W8Analysis
import W8Engine
import W8Exchange
import W8Syntax

extension Invocation {
  /// Puts what was gathered into the book whose root is at `path`, or with `--dry-run` shows how; what becomes of it.
  func merge(
    _ gathered: GatheredImport, _ settings: ImportSettings, into path: String,
    _ tallies: inout Tallies
  ) throws(Failure) -> MergeAccount {
    var (account, told) = (MergeAccount(), tallies)
    _ = try changeBook(at: path) { (log) throws(Failure) in
      // Made anew where somebody else wrote meanwhile.
      told = tallies
      let addition = try addition(of: gathered, settings, to: log, at: path, &told)
      account = addition.account
      return addition.edit
    }
    tallies = told
    return account
  }

  private func addition(
    of gathered: GatheredImport, _ settings: ImportSettings, to log: OpenedLog, at path: String,
    _ tallies: inout Tallies
  ) throws(Failure) -> (edit: BookEdit, account: MergeAccount) {
    let units = BookUnits(log.analysis)
    let entries = bookEntries(
      gathered, settings, unit: units.weight, loadUnit: units.load, &tallies)
    do throws(EditRefusal) {
      let days = entries.map {
        AddedDay(date: $0.date, fields: $0.fields, lines: $0.lines, isImported: true)
      }
      let addition = try log.analysis.adding(days)
      return (addition.edit, MergeAccount(addition.outcomes, of: entries))
    } catch {
      throw error.failure
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
