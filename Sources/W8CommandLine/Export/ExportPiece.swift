import W8Files
import W8Reports

/// The outcome of one log; it can be made on any thread.
struct ExportPiece: Sendable {
  /// What goes out; nil where nothing is shown of the log.
  let text: ExportText?
  /// What was said beside it.
  let told: [UInt8]
  /// Whether that says why the log is not shown.
  let hasRefused: Bool
  /// The exit code.
  let code: Result<ExitCode, Failure>

  /// Makes what `plan` asks of the log at `source`, in a `world` of its own.
  init(
    of source: Result<LogSource, FileError>, isOneOfSeveral: Bool, _ plan: ExportPlan,
    _ arguments: ParsedArguments, in world: Environment
  ) {
    let told = MessageBytes()
    var world = world
    world.write = { _, bytes in
      told.bytes += bytes
      return .written
    }
    let invocation = Invocation(
      arguments: arguments, environment: world, output: Output(world))
    var text: ExportText?
    do throws(Failure) {
      let settings = try invocation.reportSettings()
      code = .success(
        try invocation.forEachTrustedLog(of: [source], isOneOfSeveral: isOneOfSeveral) {
          (trusted) throws(Failure) in
          try invocation.checkSelection(of: trusted)
          text = plan.text(of: trusted.log, settings, trusted.leftOut)
        })
    } catch {
      code = .failure(error)
    }
    self.text = text
    self.told = told.bytes
    hasRefused = invocation.output.hasRefused
  }

  /// The message while a piece is made.
  private final class MessageBytes {
    var bytes: [UInt8] = []
  }
}
