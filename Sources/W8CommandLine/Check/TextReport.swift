import Primitives
import W8Book
import W8Lint
import W8Reports
import W8Text

extension Renderer {
  /// For people: the headline, an excerpt of the log, and the fixes.
  static let text = Renderer(name: "text", reader: .person) { TextReport(settings: $0) }
}

private struct TextReport: CheckReport {
  let settings: RenderSettings
  var isEmpty = true

  mutating func tell(_ finding: Finding, in log: OpenedLog, to output: inout [UInt8]) {
    if !isEmpty { output.append(.lineFeed) }
    isEmpty = false
    tellParagraph(on: finding, in: log, settings, to: &output)
  }
}

func tellParagraph(
  on finding: Finding, in log: OpenedLog, _ settings: RenderSettings, to output: inout [UInt8]
) {
  let number = Array(String(finding.start.line).utf8)
  let margin = Array(repeating: UInt8(ascii: " "), count: number.count)
  let gutter = number.count + 3
  let excerpt = Excerpt(
    of: finding.diagnostic.range, in: log.file.text, firstColumn: gutter,
    width: max(settings.width - gutter, 40))
  finding.tellHeadline(in: log, settings.style, to: &output)
  tellLine(number, " | ") { $0 += excerpt.line }
  tellLine(margin, " | ") { output in
    settings.style.paint(finding.diagnostic.severity.part, in: &output) { $0 += excerpt.marks }
  }
  for related in finding.diagnostic.related {
    let file = related.file.flatMap(log.analysis.file) ?? log.file
    let position = file.text.humanPosition(of: related.range.start)
    tellLine(margin, " = see: ") { output in
      output += "\(visible(log.name(of: file))):\(position.line):\(position.column): ".utf8
      output += visible(related.message).utf8
    }
  }
  if !finding.fixes.isEmpty {
    tellLine(margin, " = fix: ") { output in
      for index in finding.fixes.indices {
        if index > 0 { output += "; or ".utf8 }
        let start = output.count
        output += visible(finding.fixes[index].title).utf8
        if start < output.count { output[start] = lowercased(output[start]) }
      }
    }
  }
  output.append(.lineFeed)

  func tellLine(_ margin: [UInt8], _ sign: String, _ body: (inout [UInt8]) -> Void) {
    output.append(.lineFeed)
    output += margin
    output += sign.utf8
    body(&output)
  }
}
