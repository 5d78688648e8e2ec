import W8Engine
import W8Syntax
import W8Text

/// Reads the text of added days.
struct DraftReading {
  private let book: BookDeclarations

  init(_ book: BookDeclarations) {
    self.book = book
  }

  /// The days as drafts, in canonical form, their weights in `unit` where they name none; or why one cannot be read.
  func drafts(_ days: [AddedDay], _ unit: MassUnit) -> [Result<DayDraft, DayConflict>] {
    var parser = SectionParser()
    let trees = days.map { day in
      Result { () throws(DayConflict) in parser.parse(TextSection(try text(of: day)), .later) }
    }
    var names = FileNames()
    names.names = parser.finish()
    return zip(days, trees).map { day, tree in
      tree.flatMap { tree in
        Result { () throws(DayConflict) in try draft(of: day, tree, unit, &names) }
      }
    }
  }

  /// The canonical text of a day, with its date in full.
  private func text(of day: AddedDay) throws(DayConflict) -> [UInt8] {
    let fields = "\(day.date) \(day.date.weekday.abbreviation) \(day.fields)"
    let written = ([fields] + day.lines).joined(separator: "\n") + "\n"
    let tree = parse(Array(written.utf8), .later)
    let isWhole = tree.lines.count == day.lines.count + 1 && tree.lines.first?.kind == .entry
    guard isWhole, tree.lines.indices.dropFirst().allSatisfy({ belongsBelow($0, tree) }) else {
      throw DayConflict(reason: "its lines are no entry with indented lines below")
    }
    if let fault = tree.faults.first {
      throw DayConflict(reason: "\(quoted(tree.string(fault.range))) cannot be read")
    }
    do throws(MeaningChange) {
      return try canonicalText(Array(written.utf8))
    } catch {
      throw DayConflict(reason: "its lines have no canonical form")
    }
  }

  private func belongsBelow(_ line: Int, _ tree: SyntaxTree) -> Bool {
    tree.lines[line].kind.isOwned || tree.lines[line].kind == .comment && tree.isIndented(line)
  }

  private func draft(
    of day: AddedDay, _ tree: SyntaxTree, _ unit: MassUnit, _ names: inout FileNames
  ) throws(DayConflict) -> DayDraft {
    let lowered = LoweredSection(tree, inheriting: SectionContext(), unit: unit, &names)
    guard let entry = lowered.contributions.first?.entries.first, let lines = lowered.days.first
    else { throw DayConflict(reason: "its lines are no entry with indented lines below") }
    return DayDraft(entry, lines, in: lowered, at: nil, book)
  }
}
