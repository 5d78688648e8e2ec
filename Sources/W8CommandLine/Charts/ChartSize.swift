/// What a chart on a terminal is drawn on.
struct ChartSize {
  /// How many columns a line may have.
  let columns: Int
  /// How many lines the chart may have.
  let lines: Int

  init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }

  /// The size of the terminal less the line for what is typed next; 80 columns and 24 lines where
  /// there is none.
  init(_ invocation: Invocation) {
    let isTerminal = invocation.environment.isTerminal(.output)
    let height = isTerminal ? invocation.environment.terminalHeight() : nil
    self.init(columns: invocation.width ?? 80, lines: (height ?? 24) - 1)
  }
}
