import W8Syntax
import W8Text

@testable import W8CommandLine
@testable import W8Reports

/// The lines of a log with their tokens and groups of sets, in the notation of `Tests/Conformance`.
func treeText(of bytes: [UInt8]) -> String {
  let text = SectionedText(bytes, cuts: logCuts)
  return text.sections.indices.flatMap { index in
    parse(text.sections[index].bytes, index == 0 ? .first : .later)
      .treeLines(first: text.firstLine(ofSection: index) + 1).map(treeText)
  }.joined()
}

/// `19 exercise frozen`, then the faults, tokens and groups.
private func treeText(of line: TreeLine) -> String {
  var text = "\(line.number) \(line.kind.treeName)\(line.isVerbatim ? " frozen" : "")\n"
  for fault in line.faults {
    text += "  fault \(position(fault)) \(fault.name) \"\(fault.text)\"\n"
  }
  line.forEachToken { token in
    let value = token.value.map { " = \($0)" } ?? ""
    text += "  \(position(token)) \(token.name) \"\(token.text)\"\(value)\n"
  }
  for group in line.groups { text += "  group \(spelled(group))\n" }
  return text
}

/// The columns of the part, from 1, without the last.
private func position(_ part: borrowing TreeLine.Part) -> String {
  "\(part.start)-\(part.end)"
}
