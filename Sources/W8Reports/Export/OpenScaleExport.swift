import Primitives
import W8Engine

extension ExportFormat {
  /// The table of openScale 2, which has kilograms whatever the app shows.
  static let openScale = ExportFormat(
    name: "openscale", contents: [.weights], usual: [.weights], reach: .oneLog,
    header: { _ in "\"comment\",\"dateTime\",\"fat\",\"waist\",\"weight\"\n" },
    write: { log, text in
      var moments = DistinctMoments.byMinutes
      for entry in log.entries {
        guard let weighIn = entry.noteAsWeight(keeping: ["fat", "waist"], &text.losses) else {
          continue
        }
        let moment = moments.moment(
          on: entry.row.entry.date, at: entry.row.entry.time, &text.losses)
        let note = entry.noteOnOneLine(&text.losses)
        text.losses.addFormulas(among: [note])
        // What was not measured is 0.0 there.
        let cells = [
          note, "\(moment.date) \(moment.clockOfMinutes)",
          entry.fat.map(sixDecimals) ?? "0.0", entry.amount(of: "waist").map(sixDecimals) ?? "0.0",
          sixDecimals(weighIn.mass.kilograms),
        ]
        text.write(cells.map(quotedCell).joined(separator: ",") + "\n")
      }
    })
}
