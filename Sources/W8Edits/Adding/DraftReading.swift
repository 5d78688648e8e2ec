import W8Book
import W8Engine
import W8Syntax
import W8Text

/// Reads the text of added days.
struct DraftReading {
  private let analysis: Analysis
  /// The index of the file for which the days are, and its unit.
  private let (file, unit): (Int, MassUnit)
  /// The unit that is meant by weights that name none, that of the root.
  private let meant: MassUnit

  init(_ analysis: Analysis, _ file: FileAnalysis) {
    self.analysis = analysis
    (self.file, unit) = (file.index, file.settings.unit)
    meant = analysis.root.settings.unit
  }

  /// The days as drafts in canonical form; or why one cannot be read.
  func drafts(_ days: [AddedDay]) -> [Result<DayDraft, DayConflict>] {
    var parser = SectionParser()
    let trees = days.map { day in
      Result { () throws(DayConflict) in parser.parse(TextSection(try text(of: day)), .later)
      }
    }
    var names = FileNames()
    names.names = parser.finish()
    return zip(days, trees).map { day, tree in
      tree.flatMap { tree in
        Result { () throws(DayConflict) in try draft(of: day, tree, &names) }
      }
    }
  }

  /// The canonical text of a day, with its date in full, and with the unit of its weight where the file has another than
  /// is meant.
  private func text(of day: AddedDay) throws(DayConflict) -> [UInt8] {
    let fields = "\(day.date) \(day.date.weekday.abbreviation) \(day.fields)"
    let written = ([fields] + day.lines).joined(separator: "\n") + "\n"
    let tree = parse(Array(written.utf8), .later)
    let isWhole = tree.lines.count == day.lines.count + 1 && tree.lines.first?.kind == .entry
    guard isWhole, tree.lines.indices.dropFirst().allSatisfy({ belongsBelow($0, tree) }) else {
      throw DayConflict(reason: "its lines are not an entry with indented lines below")
    }
    if let fault = tree.faults.first {
      throw DayConflict(reason: "\(quoted(tree.string(fault.range))) cannot be read")
    }
    let meant = try meantText(Array(written.utf8), tree)
    do throws(MeaningChange) {
      return try canonicalText(meant)
    } catch {
      throw DayConflict(reason: "w8log cannot format its lines")
    }
  }

  private func meantText(
    _ text: [UInt8], _ tree: SyntaxTree
  ) throws(DayConflict) -> [UInt8] {
    guard unit != meant, let weight = tree.tokens(ofLine: 0).first(of: .weight),
      weight.unit == .none
    else { return text }
    // Stones that are no whole number cannot be written with their unit.
    guard meant != .stone else {
      throw DayConflict(
        reason: "the file with that month is in \(unit.symbol); add a unit to the weight")
    }
    let end = weight.end - (weight.isExcluded ? 1 : 0)
    return text[..<end] + Array(meant.symbol.utf8) + text[end...]
  }

  private func belongsBelow(_ line: Int, _ tree: SyntaxTree) -> Bool {
    tree.lines[line].kind.isOwned || tree.lines[line].kind == .comment && tree.isIndented(line)
  }

  private func draft(
    of day: AddedDay, _ tree: SyntaxTree, _ names: inout FileNames
  ) throws(DayConflict) -> DayDraft {
    let lowered = LoweredSection(tree, inheriting: SectionContext(), unit: unit, &names)
    guard let entry = lowered.contributions.first?.entries.first, let lines = lowered.days.first
    else { throw DayConflict(reason: "its lines are not an entry with indented lines below") }
    var draft = DayDraft(entry, lines, in: lowered, at: nil, inFile: file, of: analysis)
    (draft.isImported, draft.isOnce) = (day.isImported, day.isOnce)
    (draft.isReplacing, draft.matchesAnyTime) = (day.isReplacing, day.matchesAnyTime)
    return draft
  }
}
