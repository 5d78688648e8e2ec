import W8Analysis
import W8Text

extension Renderer {
  /// For people: the headline, an excerpt of the log, and the fixes.
  static let text = Renderer(name: "text", reader: .person) { TextReport(settings: $0) }
}

private struct TextReport: CheckReport {
  let settings: RenderSettings
  private var isEmpty = true

  init(settings: RenderSettings) {
    self.settings = settings
  }

  mutating func tell(_ finding: Finding, in log: OpenedLog) -> String {
    defer { isEmpty = false }
    return (isEmpty ? "" : "\n") + paragraph(on: finding, in: log, settings)
  }
}

/// The lines about one finding.
func paragraph(on finding: Finding, in log: OpenedLog, _ settings: RenderSettings) -> String {
  let style = settings.style
  let number = String(finding.start.line)
  let margin = String(repeating: " ", count: number.count)
  let gutter = number.count + 3
  let excerpt = Excerpt(
    of: finding.diagnostic.range, in: log.file.text, firstColumn: gutter,
    width: max(settings.width - gutter, 40))
  var lines = [
    finding.headline(in: log, style),
    "\(number) | \(excerpt.line)",
    "\(margin) | \(style.paint(excerpt.marks, finding.diagnostic.severity.part))",
  ]
  for related in finding.diagnostic.related {
    let file = related.file.flatMap(log.analysis.file) ?? log.file
    let place = file.text.humanPosition(of: related.range.start)
    lines.append(
      "\(margin) = see: \(visible(log.name(of: file))):\(place.line):\(place.column): "
        + visible(related.message))
  }
  if !finding.fixes.isEmpty {
    let titles = finding.fixes.map { visible(lowercasedFirst($0.title)) }
    lines.append("\(margin) = fix: \(titles.joined(separator: "; or "))")
  }
  return lines.joined(separator: "\n") + "\n"
}

private func lowercasedFirst(_ title: String) -> String {
  title.prefix(1).lowercased() + title.dropFirst()
}
