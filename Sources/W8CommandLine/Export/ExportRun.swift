import Primitives
import W8Exchange
import W8Files
import W8Lint
import W8Reports

/// One run of `export`: each log becomes a piece by itself, several side by side, and the pieces go out in order.
struct ExportRun {
  private let invocation: Invocation
  private let plan: ExportPlan

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    plan = try invocation.exportPlan()
  }

  /// How many logs of a batch each processor gets: more would hold more of them at once, fewer leave processors
  /// waiting for the longest.
  private static let logsPerProcessor = 8

  func run() throws(Failure) -> ExitCode {
    let sources = try invocation.roots()
    if sources.count > 1, plan.format.reach == .oneLog {
      throw .usage(.severalLogs(option: "\(Option.to.name) \(plan.format.name)"))
    }
    var code = ExitCode.success
    var losses = ExportLosses()
    var hasHeader = false
    let processors = invocation.environment.another == nil ? 1 : invocation.environment.processors
    let batch = max(1, processors * Self.logsPerProcessor)
    for start in stride(from: 0, to: sources.count, by: batch) {
      let some = Array(sources[start..<min(start + batch, sources.count)])
      for piece in pieces(of: some, isOneOfSeveral: sources.count > 1, processors) {
        try tell(piece)
        code = code.joined(with: try piece.code.get())
        guard let text = piece.text else { continue }
        if !hasHeader { try invocation.output.write(plan.format.header(plan.contents)) }
        hasHeader = true
        try invocation.output.write(verbatim: text.bytes)
        losses.join(text.losses)
      }
    }
    for line in losses.lines { try invocation.output.tell("w8log: \(line)") }
    return code
  }

  /// Says what was said while a piece was made.
  private func tell(_ piece: ExportPiece) throws(Failure) {
    if piece.hasRefused {
      try invocation.output.refuse(String(decoding: piece.told.dropLast(), as: UTF8.self))
    } else if !piece.told.isEmpty {
      try invocation.output.say(piece.told)
    }
  }

  private func pieces(
    of sources: [Result<LogSource, FileError>], isOneOfSeveral: Bool, _ processors: Int
  ) -> [ExportPiece] {
    let (plan, arguments) = (plan, invocation.arguments)
    guard sources.count > 1, let another = invocation.environment.another else {
      return sources.map {
        ExportPiece(
          of: $0, isOneOfSeveral: isOneOfSeveral, plan, arguments, in: invocation.environment)
      }
    }
    return inParallel(sources, threads: processors) { source in
      ExportPiece(of: source, isOneOfSeveral: isOneOfSeveral, plan, arguments, in: another())
    }
  }
}

extension Invocation {
  /// What the options of `export` say; throws where they do not go together, or a zone is not known.
  func exportPlan() throws(Failure) -> ExportPlan {
    guard let format = arguments.value(of: .to).flatMap(ExportFormat.named) else {
      let names = ExportFormat.all.map { $0.name }.listed(with: "or")
      throw .usage(.missingValue(option: Option.to.name, expected: names))
    }
    let content = arguments.choice(of: .what, ExportContent.self)
    let to = "\(Option.to.name) \(format.name)"
    if let content, format.isWhole || !format.contents.contains(content) {
      throw .usage(.conflictingOptions("\(Option.what.name) \(content.rawValue)", to))
    }
    if arguments.has(.clockZone), !format.hasInstants {
      throw .usage(.conflictingOptions(Option.clockZone.name, to))
    }
    return ExportPlan(format, about: content, in: try zone(of: .clockZone) ?? .utc)
  }
}
