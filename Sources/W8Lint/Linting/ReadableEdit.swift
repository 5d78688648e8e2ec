import Primitives
package import W8Book
package import W8Edits
package import W8Engine
import W8Text

/// A body weight and its day, which no change may take away that is not asked to.
package struct DatedWeight: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  private let mass: Mass

  init?(_ entry: Entry) {
    guard let mass = entry.weighIn?.mass else { return nil }
    (date, self.mass) = (entry.date, mass)
  }
}

extension Analysis {
  /// The weights of the days of the book.
  package var datedWeights: Set<DatedWeight> {
    Set(logbook.months.lazy.flatMap { $0.entries }.compactMap(DatedWeight.init))
  }
}

extension BookEdit {
  /// Throws where more of the book of `analysis` could not be read after the change, or the weight of a day were
  /// gone. What is written to files that the change makes is not looked at: lines move there.
  package func requireReadable(in analysis: Analysis) throws(EditRefusal) {
    guard created.isEmpty else { return }
    var after = analysis
    for change in files {
      guard let file = after.file(change.file), let text = file.text.bytes.applying(change.edits),
        let changed = after.with(text, in: file)
      else { throw .refused("the change does not fit its file") }
      after = changed
    }
    if after.errorCount > analysis.errorCount {
      throw .refused("w8log could then read fewer lines of the log, so nothing is changed")
    }
    let lost = analysis.datedWeights.subtracting(after.datedWeights).map { $0.date }.min()
    if let lost {
      throw .refused("the weight of \(lost.words) would be lost, so nothing is changed")
    }
  }
}

/// The edits of the fixes that are made in one round: none of them meets another.
struct ChosenEdits {
  /// All of them, ascending.
  private(set) var edits: [TextEdit] = []

  /// Takes the edits of a fix, unless one of them meets another that was taken before; whether it did.
  @discardableResult
  mutating func add(_ fix: [TextEdit]) -> Bool {
    guard fix.allSatisfy(isFree) else { return false }
    for edit in fix { edits.insert(edit, at: index(of: edit)) }
    return true
  }

  private func index(of edit: TextEdit) -> Int {
    edits.partitioningIndex { $0.range.start > edit.range.start }
  }

  /// Insertions side by side count as meeting, for their order would matter.
  private func isFree(_ edit: TextEdit) -> Bool {
    let index = index(of: edit)
    if index > 0, meet(edits[index - 1].range, edit.range) { return false }
    return index == edits.count || !meet(edits[index].range, edit.range)
  }

  private func meet(_ first: TextRange, _ second: TextRange) -> Bool {
    if first.isEmpty || second.isEmpty { return first.touches(second) }
    return first.start < second.end && second.start < first.end
  }
}
