import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension FixScope {
  /// Makes the line at fault the header of the month that it names; nil where that is in doubt, and where a line below
  /// would lose its day or its date.
  var headerReading: Fix? {
    guard place.mayBeHeader else { return nil }
    let whole = file.string(TextRange(diagnostic.range.start, place.contentRange.end))
    let text = String(whole.unicodeScalars.drop { $0 == "#" || $0 == " " || $0 == "\t" })
    // Counted from the front: what is no UTF-8 behind is longer as text than in the file.
    let start = diagnostic.range.start + whole.utf8.count - text.utf8.count
    guard let written = WrittenMonth(text), !written.hasAnother,
      !ownsLines(place), let fit = region.fit(of: written.month, below: place.fullRange.end)
    else { return nil }
    let header = "# \(written.month)"
    let edit = TextEdit(TextRange(place.textStart, start + written.byteCount), header)
    let isPlain = written.isWhole && fit == .onWeekdays
    return isPlain ? .preferred("Write \(header)", edit) : .possible("Write \(header)", edit)
  }
}
