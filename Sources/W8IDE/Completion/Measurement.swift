import Primitives
import W8Analysis
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// A measurement: each key with its latest value, which is meant to be typed over; behind a key and its colon the
  /// latest values of that key.
  static let measurement = CompletionProvider { scope in
    let line = scope.line
    guard scope.isFieldGap, line.mayBecome(.pair) else { return [] }
    let written = Set(
      line.allTokens.filter { $0.kind == .pair && Int($0.start) != line.word.lowerBound }
        .map { pairKey(line.text($0)) })
    let typed = line.open.map(line.text) ?? ""
    let key = typed.utf8.contains(UInt8(ascii: ":")) ? pairKey(typed) : nil
    var known: Set<String> = []
    let latest = scope.latestMeasurements.filter { pair in
      let isWanted = key.map { $0 == pairKey(pair.text) } ?? !written.contains(pairKey(pair.text))
      return isWanted && known.insert(key == nil ? pairKey(pair.text) : pair.text).inserted
    }
    let candidates = latest.map { pair in
      var candidate = CompletionCandidate(
        .measurement, pair.text, in: line.word, detail: pair.date.words)
      candidate.snippet = template(of: pair.text)
      return candidate
    }
    guard key == nil else { return candidates }
    return candidates
      + scope.examplesOfKeys.filter { !known.contains(pairKey($0)) }
      .filter { !written.contains(pairKey($0)) }.map { example in
        var candidate = CompletionCandidate(.measurement, example, in: line.word)
        candidate.snippet = template(of: example)
        candidate.isTemplate = true
        return candidate
      }
  }
}

extension CompletionScope {
  /// The measurements of the last entries, the latest first, as they are written.
  var latestMeasurements: [(text: String, date: CivilDate)] {
    latestEntries.prefix(entriesWithMeasurements).flatMap { reference in
      guard let place = analysis.place(of: reference)?.line, let date = place.entry?.date else {
        return [(text: String, date: CivilDate)]()
      }
      return place.tree.pairs(ofLine: place.line).map { pair in
        (place.tree.string(pair.range), date)
      }
    }
  }

  /// One measurement of each key that is known without having been used.
  fileprivate var examplesOfKeys: [String] {
    ["fat:20%", "waist:80cm", "sleep:8h"]
      + analysis.book.names.metrics.sorted { $0.key < $1.key }.map { "\($0.key):1\($0.value)" }
  }
}

/// The key of a measurement, in lower case.
func pairKey(_ text: String) -> String {
  (text.split(separator: ":", maxSplits: 1).first.map(String.init) ?? "").lowercased()
}

/// The pair with its number, else its value, as a place to fill in.
private func template(of pair: String) -> String {
  let parts = pair.split(separator: ":", maxSplits: 1).map(String.init)
  guard parts.count == 2 else { return escapedForSnippet(pair) }
  let number = parts[1].prefix { "0"..."9" ~= $0 || $0 == "." }
  let place = number.isEmpty ? Substring(parts[1]) : number
  return escapedForSnippet(parts[0]) + ":${1:\(escapedForSnippet(String(place)))}"
    + escapedForSnippet(String(parts[1].dropFirst(place.count)))
}

/// How many entries are looked at for measurements.
private let entriesWithMeasurements = 120
