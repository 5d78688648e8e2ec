import JSON
import Primitives
import W8Analysis
import W8Syntax
import W8Text

/// What `stats --verbose` tells besides.
struct StatsDetail {
  /// The files with their sizes.
  let files: [(path: String, byteCount: Int, lineCount: Int)]
  /// How many lines there are of each kind that occurs, in the order of kinds.
  let lineCounts: [(kind: LineKind, count: Int)]
  /// How long the phases took.
  let times: PhaseTimes

  init(_ book: OpenedLog, _ times: PhaseTimes) {
    files = book.files.map { log in
      let bytes = log.file.text.byteCount
      return (log.name, bytes, bytes > 0 ? log.file.text.lineCount : 0)
    }
    var counts: [LineKind: Int] = [:]
    for file in book.analysis.files {
      for section in file.sections {
        for line in section.lowered.tree.lines { counts[line.kind, default: 0] += 1 }
      }
    }
    lineCounts = LineKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
    self.times = times
  }

  /// The lines that people read below the others.
  var facts: [Fact] {
    let kinds = lineCounts.map { "\($0.kind.treeName) \($0.count)" }.joined(separator: ", ")
    let phases = times.phases.map { "\($0.name) \(millisecondsText($0.duration))" }
    return [
      Fact("Bytes", String(files.reduce(0) { $0 + $1.byteCount })),
      Fact("Line kinds", kinds.isEmpty ? "none" : kinds, breaking: .list),
      Fact("Time", phases.joined(separator: ", "), breaking: .list),
    ]
      + files.map {
        let size = "\(counted($0.byteCount, "byte")), \(counted($0.lineCount, "line"))"
        return Fact("File", "\($0.path): \(size)")
      }
  }

  /// The members of the document besides the others.
  var members: JSONObject {
    [
      "bytes": .integer(files.reduce(0) { $0 + $1.byteCount }),
      "lineKinds": .object(
        JSONObject(lineCounts.lazy.map { ($0.kind.treeName, .integer($0.count)) })),
      "milliseconds": .object(
        JSONObject(times.phases.lazy.map { ($0.name, .number(milliseconds($0.duration))) })),
      "paths": .array(
        files.map {
          .object([
            "path": .string($0.path), "bytes": .integer($0.byteCount),
            "lines": .integer($0.lineCount),
          ])
        }),
    ]
  }

  private func millisecondsText(_ duration: Duration) -> String {
    "\((milliseconds(duration) * 10).rounded() / 10) ms"
  }

  private func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }
}

/// How long the phases of a run took.
struct PhaseTimes {
  /// Getting the bytes.
  var reading = Duration.zero
  /// Bytes to trees, in a pass of its own.
  var parsing = Duration.zero
  /// All else: what the lines mean, the figures, the faults.
  var analysing = Duration.zero

  /// The phases in order with their names.
  var phases: [(name: String, duration: Duration)] {
    [("reading", reading), ("parsing", parsing), ("analysing", analysing)]
  }
}
