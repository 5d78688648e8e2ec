import W8Engine
import W8Reports

/// One run of a command: its arguments, and the world that it runs in.
package struct Invocation {
  let arguments: ParsedArguments
  let environment: Environment
  let output: Output
  /// Whether a file that is named alone is read in the book of a log above.
  var findsRoot = false
  /// Whether logs that git ignores, or that `--exclude` matches, are skipped below folders.
  var skipsIgnored = false

  /// The same run with other arguments, or in another world.
  func with(arguments: ParsedArguments? = nil, environment: Environment? = nil) -> Invocation {
    Invocation(
      arguments: arguments ?? self.arguments, environment: environment ?? self.environment,
      output: output, findsRoot: findsRoot, skipsIgnored: skipsIgnored)
  }

  /// The date that counts as today: the frozen one, else that of the clock.
  var today: CivilDate {
    get throws(Failure) {
      if let frozen = arguments.date(of: .today) { return frozen }
      let clock = environment.today()
      guard let date = CivilDate(year: clock.year, month: clock.month, day: clock.day) else {
        throw .internalError("the clock has no date")
      }
      return date
    }
  }

  /// How results are colored.
  var style: Style { style(on: .output) }

  func style(on stream: StandardStream) -> Style {
    switch arguments.choice(of: .color, ColorChoice.self) ?? .auto {
    case .always: return .colored
    case .never: return .plain
    case .auto:
      let forbids = !(environment.variable("NO_COLOR") ?? "").isEmpty
      let isDumb = environment.variable("TERM") == "dumb"
      return environment.isTerminal(stream) && !forbids && !isDumb ? .colored : .plain
    }
  }

  /// The number of columns that a line of the result may have; nil when it goes to no terminal.
  var width: Int? {
    environment.isTerminal(.output) ? environment.terminalWidth() : nil
  }

  /// What a page of the result is written on.
  var page: Page { Page(style: style, width: width) }

  /// Tells what is worth knowing beside the result, unless the user wants silence.
  func remark(_ text: String) throws(Failure) {
    if !arguments.has(.quiet) { try output.tell(text) }
  }
}
