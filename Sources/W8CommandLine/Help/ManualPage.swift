import W8Engine

/// The manual page in mdoc, made of what `--help` shows, with `date` as its date.
func manualPage(date: CivilDate) -> String {
  var page = ManualText()
  page.markup(".Dd", "\(date.yearMonth.name) \(date.day), \(date.year)")
  page.markup(".Dt", "W8LOG", "1")
  page.markup(".Os")
  page.markup(".Sh", "NAME")
  page.markup(".Nm", "w8log")
  page.markup(".Nd", ManualText.line(productSummary))
  page.markup(".Sh", "SYNOPSIS")
  page.markup(".Nm")
  page.markup(".Op", "Ar", "option ...")
  page.markup(".Ar", "command")
  page.markup(".Op", "Ar", "option ...")
  page.markup(".Op", "Ar", "file ...")
  page.markup(".Sh", "DESCRIPTION")
  page.prose(overviewProse)
  page.prose("This page describes version \(w8logVersion).")
  page.markup(".Sh", "OPTIONS")
  page.add("Every command accepts these.")
  page.list(Option.global)
  page.markup(".Sh", "COMMANDS")
  for command in Command.all where !command.isHidden { page.section(of: command) }
  page.markup(".Sh", "ENVIRONMENT")
  page.list(environmentVariables, term: { "Ev " + $0.name }, words: { $0.meaning })
  page.markup(".Sh", "SEE ALSO")
  page.add("The format is documented in")
  page.markup(".Ql", ManualText.argument("w8log spec") + " .")
  return page.text
}

/// The variables that are read, and what for.
private let environmentVariables: [(name: String, meaning: String)] = [
  ("NO_COLOR", "If set, the output has no colors, unless --color turns them on."),
  ("PAGER", "The program that shows long results page by page. If empty or cat, there is none."),
  ("TERM", "If dumb, w8log uses no colors and no pager."),
  ("W8LOG_FILE", "The log to use if you name no file and pipe nothing in."),
]

extension ManualText {
  /// What `w8log COMMAND --help` shows, in the same words and in the same order.
  fileprivate mutating func section(of command: Command) {
    markup(".Ss", Self.line("w8log \(command.name): \(command.summary)"))
    for (index, line) in usageLines(of: command).split(separator: "\n").enumerated() {
      if index > 0 { markup(".Pp") }
      add(String(line))
    }
    if let aliases = aliasLine(of: command) { prose(aliases) }
    prose(command.detail)
    if !command.options.isEmpty {
      prose("Options:")
      list(command.options)
    }
    prose("Exit codes:")
    list(exitCodes(of: command), term: { "Li " + $0.0 }, words: { $0.1 })
    prose("Examples:")
    verbatim(command.examples.joined(separator: "\n"))
  }

  fileprivate mutating func list(_ options: [Option]) {
    list(options, term: { $0.manualUsage }, words: { $0.description })
  }
}

extension Option {
  /// The arguments of an item in mdoc: the names, and what stands for the value.
  fileprivate var manualUsage: String {
    let names = [short, name].compactMap { $0 }.map {
      "Fl " + ManualText.argument(String($0.dropFirst()))
    }
    let usage = names.joined(separator: " , ")
    return value.map { usage + " Ar " + ManualText.argument($0.placeholder) } ?? usage
  }
}
