import W8Analysis
import W8Engine
import W8Syntax

/// What the headers of `files` say after the month, by month; of several headers the first that says
/// anything but the name of its month.
func monthTitles(of files: [FileAnalysis]) -> [YearMonth: String] {
  var titles: [YearMonth: String] = [:]
  for (file, section) in files.lazy.flatMap({ file in file.sections.indices.map { (file, $0) } }) {
    for header in file.sections[section].lowered.months where titles[header.month] == nil {
      let place = file.place(section: section, line: header.line)
      guard let token = place.token(.title) else { continue }
      let title = withoutName(of: header.month, place.string(of: token))
      if !title.isEmpty { titles[header.month] = title }
    }
  }
  return titles
}

/// `February, first deload` as `first deload`: the heading names the month itself.
private func withoutName(of month: YearMonth, _ title: String) -> String {
  guard title.lowercased().hasPrefix(month.name.lowercased()) else { return title }
  let rest = title.dropFirst(month.name.count)
  guard rest.first?.isLetter != true else { return title }
  return String(rest.drop { $0.isWhitespace || $0.isPunctuation })
}
