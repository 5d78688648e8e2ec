import JSON
import W8Syntax
import W8Text

/// One run of `debug`.
struct DebugRun {
  private let invocation: Invocation
  private let view: DebugView
  private let format: DebugFormat

  init(_ invocation: Invocation) throws(Failure) {
    var arguments = invocation.arguments
    guard let word = arguments.operands.first else {
      throw .usage(.missingOperand(command: "debug", expected: "tokens, ast or lines"))
    }
    guard let view = DebugView(rawValue: word) else {
      throw .usage(.badOperand(word, expected: "tokens, ast and lines"))
    }
    arguments.operands.removeFirst()
    self.view = view
    format = arguments.choice(of: .debugFormat, DebugFormat.self) ?? .text
    self.invocation = invocation.with(arguments: arguments)
  }

  func run() throws(Failure) -> ExitCode {
    let sources = try invocation.sources()
    return try invocation.forEachLog(of: sources) { (log) throws(Failure) in
      let text = SectionedText(log.bytes, cuts: logCuts)
      let lines = text.sections.indices.lazy.flatMap { index in
        parse(text.sections[index].bytes, index == 0 ? .first : .later)
          .debugLines(first: text.firstLine(ofSection: index) + 1)
      }
      switch format {
      case .text:
        if sources.count > 1 { try invocation.output.write("\(visible(log.name)):\n") }
        for line in lines { try invocation.output.write(debugText(line, view)) }
      case .json:
        try writeDocument(of: lines, path: log.name)
      }
      return .success
    }
  }

  private func writeDocument(
    of lines: some Sequence<DebugLine>, path: String
  ) throws(Failure) {
    var json = JSONWriter(.document)
    json.startObject()
    json.key("lines")
    try invocation.output.writeArray(
      lines.lazy.map { DebugDocument(line: $0, view: view) }, with: &json)
    json.field("path", path)
    json.field("schema", 1)
    json.endObject()
    json.endDocument()
    try invocation.output.write(json.take())
  }
}
