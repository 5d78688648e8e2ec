extension Importer {
  /// The table of wger has a date and a weight and nothing that tells it apart, in the language of the user.
  static let wger = Importer(
    name: "wger", title: "wger",
    recognition: "two columns, a date and a weight, as generic CSV: only with --from",
    recognises: { _ in false },
    open: { (head, settings) throws(ImportRefusal) in try Importer.genericCSV.open(head, settings) }
  )
}
