import W8Engine
import W8Syntax
import W8Text

/// The line of a day of `date` as it is to be below a header of `month`: with its full date where that is another, and
/// without where a full date is not needed and it `shortens`.
func redated(_ line: OutputLine, _ date: CivilDate, _ month: YearMonth?, shortens: Bool)
  -> OutputLine
{
  let tree = parse(line.content, .later)
  guard let range = tree.dayRange(ofLine: 0), let day = tree.rows.first, !line.isVerbatim else {
    return line
  }
  let text: String
  switch day.kind {
  case .day where month != date.yearMonth: text = "\(date)"
  case .date where month == date.yearMonth && shortens:
    text = date.day < 10 ? "0\(date.day)" : "\(date.day)"
  default: return line
  }
  var content = line.content
  content.replaceSubrange(range.start..<range.end, with: text.utf8)
  if tree.lines[0].isCanonical { content = canonicalForm(content[...]) }
  return OutputLine(content: content, end: line.end)
}
