import Primitives
import W8Exchange
import W8Reports
import W8Text

extension ImportRun {
  /// Shows how the file called `name` is read: by what it was recognized, what its columns are read as, and the first days
  /// of what was gathered, nil where it could not be read to its end.
  func explain(
    _ name: String, _ importer: Importer?, _ columns: [ReadColumn], _ gathered: GatheredImport?
  ) throws(Failure) {
    guard let importer else { return }
    var text =
      "\(inQuotes(name)): \(importer.title) (--from \(importer.name)), recognized by: \(importer.recognition)\n"
    if !columns.isEmpty { text += "\n\(columnsTable(columns))" }
    if let gathered { text += try firstDays(of: gathered) }
    try invocation.output.write(text)
  }

  private func firstDays(of gathered: GatheredImport) throws(Failure) -> String {
    let count = gathered.dayCount
    let shown = min(count, shownDays)
    let head =
      shown < count
      ? "The first \(shown) of \(count) days, as they would be written:"
      : "All of it, as it would be written:"
    var reasonCounts = ReasonCounts()
    do throws(ImportRefusal) {
      let log = try logText(gathered.ofFirstDays(shown), settings, &reasonCounts)
      return "\n\(head)\n\n\(String(decoding: log, as: UTF8.self))"
    } catch {
      throw .importRefused(file: standardInputName, error)
    }
  }

  private func columnsTable(_ columns: [ReadColumn]) -> String {
    let table = Table(
      columns: [
        Table.Column(key: "number", title: "No.", alignment: .right),
        Table.Column(key: "name", title: "Column", breaking: .words),
        Table.Column(key: "use", title: "Read as"),
        Table.Column(key: "value", title: "First value", breaking: .words),
      ],
      rows: columns.enumerated().map { index, column in
        [
          .text(String(index + 1)), .text(visible(column.name)), .text(words(for: column.use)),
          .text(visible(String((column.value ?? "").prefix(longestShownValue)))),
        ]
      })
    return textTable(table, invocation.page)
  }

  private func words(for use: ColumnUse) -> String {
    switch use {
    case .read: "what its name says"
    case .readAs(let what): what
    case .passedBy: "ignored"
    case .notKept: "dropped"
    }
  }
}

private let shownDays = 3

private let longestShownValue = 40
