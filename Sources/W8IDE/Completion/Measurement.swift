import Primitives
import W8Book
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// The key of a measurement with its colon; behind that the latest values of the key.
  static let measurement = CompletionProvider { scope in
    let line = scope.line
    guard scope.isFieldGap, line.mayBecome(.pair) else { return [] }
    let typed = line.open.map(line.text) ?? ""
    guard typed.utf8.contains(UInt8(ascii: ":")) else { return scope.unwrittenKeys }
    var known: Set<String> = []
    return scope.latestMeasurements.filter {
      pairKey($0.text) == pairKey(typed) && known.insert($0.text).inserted
    }.map {
      CompletionCandidate(.measurement, $0.text, in: line.word, detail: $0.date.words)
    }
  }
}

extension CompletionScope {
  /// The keys that the line does not have yet, those used last first, each with its latest value beside it.
  fileprivate var unwrittenKeys: [CompletionCandidate] {
    let written = Set(
      line.allTokens.filter { $0.kind == .pair && Int($0.start) != line.word.lowerBound }
        .map { pairKey(line.text($0)) })
    let used = latestMeasurements.map { (text: $0.text, date: Optional($0.date)) }
    let examples = examplesOfKeys.map { (text: $0, date: CivilDate?.none) }
    var known: Set<String> = []
    return (used + examples).filter { known.insert(pairKey($0.text)).inserted }.map { pair in
      let key = pairKey(pair.text)
      let value = pair.text.dropFirst(key.count + 1)
      var candidate = CompletionCandidate(
        .measurement, key + ":", in: line.word, detail: pair.date.map { "\(value), \($0.words)" })
      candidate.example = pair.text
      return candidate.onlyKnown(written.contains(key))
    }
  }

  /// The measurements of the last entries, the latest first, as they are written.
  var latestMeasurements: [(text: String, date: CivilDate)] {
    latestEntries.prefix(entriesWithMeasurements).flatMap { reference in
      guard let fileLine = analysis.location(of: reference)?.line, let date = fileLine.entry?.date
      else {
        return [(text: String, date: CivilDate)]()
      }
      return fileLine.tree.pairs(ofLine: fileLine.line).map { pair in
        (fileLine.tree.string(pair.range), date)
      }
    }
  }

  /// One measurement of each key that is known without having been used.
  private var examplesOfKeys: [String] {
    ["fat:20%", "waist:80cm", "sleep:8h"]
      + analysis.book.names.metrics.sorted { $0.key < $1.key }.map { "\($0.key):1\($0.value)" }
  }
}

/// The key of a measurement, in lower case.
func pairKey(_ text: String) -> String {
  (text.split(separator: ":", maxSplits: 1).first.map(String.init) ?? "").lowercased()
}

/// The number of entries that are read for measurements.
private let entriesWithMeasurements = 120
