import Primitives
package import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// Moves the past `years` of the root, or all of them if that is nil, into a file of each year, which the root includes.
  ///
  /// Refused for a year that is not over or without entries in the root, and if the book already has such a file. If no
  /// later month stays, the root gets the header of today's month: a new entry belongs there, not into the archive.
  package func archiving(_ years: [Int]?) throws(EditRefusal) -> BookEdit {
    if root.sections.contains(where: { $0.lowered.isUnresolved }) {
      throw .unresolved("a line belongs to no day, or to an unresolved conflict")
    }
    var shares = try YearShares(root)
    let known = self.years(of: root)
    let chosen = years ?? known.filter { $0 < today.year }
    for year in chosen { try requirePast(year, among: known) }
    if chosen.isEmpty {
      throw .refused("\(quoted(root.id.lastPart)) has no entries before \(today.year)")
    }
    if let refusal = refusalToSplitByYear(root) { throw .refused(refusal) }
    shares.restrict(to: Set(chosen))
    let names = try yearFiles(shares, beside: root)
    var text = RevisedText(of: root.text.bytes)
    text.apply(rest(shares, names, in: root))
    if shares.needsHeader, let after = with(text.bytes, in: root)?.root {
      text.apply(headerOfToday(in: after))
    }
    let kept = files.dropFirst().flatMap { file in
      self.years(of: file).filter(chosen.contains).map {
        "\(quoted(file.id.lastPart)) keeps its entries of \($0)"
      }
    }
    let sorted = chosen.distinctAscending.map { String($0) }
    let entries = counted(shares.entryCount, "entry", plural: "entries")
    let target = names.count == 1 ? quoted(names[0].lastPart) : "files of their own"
    let summary = "Move \(sorted.joined(separator: ", ")) (\(entries)) to \(target)"
    let edit = reshaping(root, by: text.edits, summary)
    return BookEdit(
      summary: summary, files: edit.files, created: created(shares, names, beside: root),
      undone: kept, losesText: false)
  }

  /// Throws unless `year` is over and one of `known`, the years of the root.
  private func requirePast(_ year: Int, among known: [Int]) throws(EditRefusal) {
    if year >= today.year {
      throw .refused("\(year) is not over; only past years can move to a file of their own")
    }
    if known.contains(year) { return }
    let name = quoted(root.id.lastPart)
    if let other = files.first(where: { years(of: $0).contains(year) }) {
      throw .refused(
        "\(name) has no entries of \(year); they are in \(quoted(other.id.lastPart))")
    }
    let others = known.map { String($0) }.joined(separator: ", ")
    throw .refused(
      "\(name) has no entries of \(year)" + (known.isEmpty ? "" : "; it has \(others)"))
  }

  /// The years of the entries of `file`, ascending.
  private func years(of file: FileAnalysis) -> [Int] {
    file.sections.entryMonths.map { $0.year }.distinctAscending
  }

  /// The edits that write the header of today's month into `file`.
  private func headerOfToday(in file: FileAnalysis) -> [TextEdit] {
    let (date, months) = (today.yearMonth.firstDay, FileMonths(file))
    var days = NewDays(file, DayStyle(of: FileMonths(root)))
    days.add([], of: date, at: InsertionPoint(ofHeaderFor: date, in: months))
    return days.edits
  }
}

extension [Int] {
  fileprivate var distinctAscending: [Int] { Set(self).sorted() }
}

extension YearShares {
  /// How many entries move.
  fileprivate var entryCount: Int {
    lines.indices.count { owners[$0] != nil && lines[$0].kind == .entry }
  }

  /// Whether headers move, and none of a later month stays.
  fileprivate var needsHeader: Bool {
    let headers = lines.indices.filter { lines[$0].opensMonth }
    let stay = headers.filter { owners[$0] == nil }.compactMap { lines[$0].headerMonth?.year }
    guard let last = years.max(), stay.count < headers.count else { return false }
    return !stay.contains { $0 > last }
  }
}
