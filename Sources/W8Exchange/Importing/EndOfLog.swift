extension ImportedLog {
  /// Takes the end of a file; throws if nothing in it can be read, or questions are open.
  mutating func end() throws(ImportRefusal) {
    if !namesBody { addLoadsToBody() }
    askAboutKinds()
    askDateOrder()
    guard questions.isEmpty else { throw .needsAnswers(questions) }
    guard rowCount > 0 else { throw .unreadable(line: nil, "it has no rows") }
    guard reasonCounts.count([.leftOut]) < rowCount else { throw noRowReadable }
    guard settings.person == nil || namesPeople else {
      throw .needsOption(
        "it has no column of people; remove --person, or name the column with --map person=COLUMN"
      )
    }
  }

  private var noRowReadable: ImportRefusal {
    let first = reasonCounts.all.first { $0.fate == .leftOut }
    let example = first?.example.map { $0.isEmpty ? "" : ", as \"\($0)\"" } ?? ""
    return .unreadable(
      line: first?.lines.first?.lowerBound,
      "\(first?.reason ?? "it is no row")\(example); no other row can be read either")
  }
}
