package import W8Book
import W8Syntax
import W8Text

extension Analysis {
  /// Sorts the days of `file`, as `fmt --sort` does; nothing changes where they are in order.
  package func sortingDays(of file: FileAnalysis) throws(EditRefusal) -> BookEdit {
    let sorted: [UInt8]?
    do throws(SortRefusal) {
      sorted = try file.sortedText()
    } catch {
      throw .refused(error.message)
    }
    var changes = BookChanges(self)
    if let sorted {
      changes.add(changedLines(from: file.text.bytes, to: sorted), in: file.index)
    }
    return try changes.finish("Sort the days of this file")
  }
}

/// One edit from the first line that differs to the last.
func changedLines(from old: [UInt8], to new: [UInt8]) -> TextEdit {
  var start = 0
  var lineStart = 0
  while start < old.count, start < new.count, old[start] == new[start] {
    start += 1
    if old[start - 1] == .lineFeed { lineStart = start }
  }
  let shorter = min(old.count, new.count) - lineStart
  var same = 0
  var sameLines = 0
  while same < shorter, old[old.count - 1 - same] == new[new.count - 1 - same] {
    // What follows a line feed on both sides is a whole line.
    if old[old.count - 1 - same] == .lineFeed { sameLines = same }
    same += 1
  }
  return TextEdit(
    TextRange(lineStart, old.count - sameLines),
    Array(new[lineStart..<new.count - sameLines]))
}
