import Primitives

/// The signs that a chart on a terminal is drawn with.
enum ChartMarks {
  /// Braille and lines, eight dots in each place.
  case dots
  /// ASCII alone, for a terminal that has no more.
  case letters

  /// The marks that a terminal with these `variables` can show.
  ///
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set names the encoding; where none is, it is
  /// taken for UTF-8, like all that w8log writes. The console of Linux has no Braille.
  init(variable: (String) -> String?) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    let encoding = (locale ?? "UTF-8").lowercased().filter { $0 != "-" }
    let isPoor = ["linux", "dumb"].contains(variable("TERM") ?? "")
    self = encoding.holds("utf8") && !isPoor ? .dots : .letters
  }

  /// How many dots a place has from left to right, and from top to bottom.
  var dotsPerPlace: (columns: Int, rows: Int) {
    switch self {
    case .dots: (2, 4)
    case .letters: (1, 1)
    }
  }

  /// A place with some of its dots, which are bits as `DotGrid` has them.
  func place(_ dots: UInt8, of line: ChartLine) -> Character {
    switch (self, line) {
    case (.dots, _): Character(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
    case (.letters, .average): "*"
    case (.letters, .forecast): "+"
    }
  }

  var weighIn: Character { self == .dots ? "•" : "o" }
  /// A session of the line at `index`.
  func point(ofSeries index: Int) -> Character {
    let all: [Character] = self == .dots ? Array("•○▲△■□◆◇") : Array("oxabcdef")
    return all[index % all.count]
  }

  var bar: Character { self == .dots ? "█" : "#" }
  var goal: Character { self == .dots ? "╌" : "=" }
  var milestone: Character { self == .dots ? "┈" : "." }
  var crossing: Character { self == .dots ? "★" : "@" }
  var side: Character { self == .dots ? "│" : "|" }
  var sideTick: Character { self == .dots ? "┤" : "+" }
  var corner: Character { self == .dots ? "└" : "+" }
  var foot: Character { self == .dots ? "─" : "-" }
  var footTick: Character { self == .dots ? "┬" : "+" }
  /// How the legend shows the average.
  var averageSample: String { self == .dots ? "⣀⠤⠒⠉" : "**" }
  /// How the legend shows the forecast.
  var forecastSample: String { self == .dots ? "⢀⠠⠐⠈" : "++" }

  /// The text as the terminal can show it, but for what the user wrote.
  func text(_ text: String) -> String {
    guard self == .letters else { return text }
    let words: [Character: String] = ["→": "to", "↓": "down", "↑": "up", "–": "steady", "★": "@"]
    return text.map { words[$0] ?? String($0) }.joined()
  }
}

/// A line of a chart.
enum ChartLine {
  case average, forecast
}
