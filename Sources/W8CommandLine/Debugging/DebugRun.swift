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
    self.invocation = Invocation(
      arguments: arguments, environment: invocation.environment, output: invocation.output)
  }

  func run() throws(Failure) -> ExitCode {
    let sources = try invocation.sources()
    return try invocation.forEachLog(of: sources) { (log) throws(Failure) in
      let sections = SectionedText(log.bytes, cuts: logCuts).sections
      if format == .text, sources.count > 1 { try write("\(visible(log.name)):\n") }
      if format == .json { try write(DebugDocument.start) }
      var number = 0
      for (index, section) in sections.enumerated() {
        let tree = parse(section.bytes, index == 0 ? .first : .later)
        try show(tree, after: &number)
      }
      if format == .json { try write(DebugDocument.end(path: log.name)) }
      return .success
    }
  }

  private func show(_ tree: SyntaxTree, after number: inout Int) throws(Failure) {
    var faults = tree.faults[...]
    for index in tree.lines.indices {
      number += 1
      let ofLine = faults.prefix { $0.line == index }
      faults = faults.dropFirst(ofLine.count)
      let line = DebugLine(tree, line: index, number: number, faults: ofLine)
      switch format {
      case .text: try write(debugText(line, view))
      case .json: try write((number > 1 ? "," : "") + DebugDocument.line(line, view).text())
      }
    }
  }

  private func write(_ text: String) throws(Failure) {
    try invocation.output.write(text)
  }
}
