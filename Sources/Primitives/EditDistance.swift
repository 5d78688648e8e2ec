/// How many scalars must be put in, left out, replaced or swapped with their neighbour to make one text
/// of the other; nil when they are more than `limit`.
///
/// Damerau–Levenshtein distance in its restricted form (optimal string alignment): no stretch is changed
/// twice. Looks only at the diagonals that `limit` allows.
package func editDistance(
  _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int
) -> Int? {
  guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
  let beyond = limit + 1
  var last = (0...second.count).map { min($0, beyond) }
  var beforeLast = last
  var current = last
  for row in first.indices {
    let columns = max(0, row - limit)..<min(second.count, row + limit + 1)
    current[columns.lowerBound] = columns.lowerBound == 0 ? min(row + 1, beyond) : beyond
    for column in columns {
      let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
      var least = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current[column + 1] = min(least, beyond)
    }
    if columns.upperBound < second.count { current[columns.upperBound + 1] = beyond }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[second.count] <= limit ? last[second.count] : nil
}

/// The one of `candidates` that `text` is most likely a misspelling of, in any case; the first of several.
///
/// nil when none is near enough: one slip up to five letters, two up to nine, three beyond.
package func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
  // What is longer is no word, and would take minutes.
  let longest = 64
  let wanted = Array(text.lowercased().unicodeScalars.prefix(longest + 1))
  guard wanted.count <= longest else { return nil }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    // Letters of ASCII are as many in lower case, and three too many or too few are beyond any limit.
    if candidate.utf8.allSatisfy({ $0 < 0x80 }), abs(candidate.utf8.count - wanted.count) > 3 {
      continue
    }
    let scalars = Array(candidate.lowercased().unicodeScalars.prefix(longest + 1))
    let count = max(wanted.count, scalars.count)
    guard count <= longest else { continue }
    let allowed = count < 3 ? 0 : count <= 5 ? 1 : count <= 9 ? 2 : 3
    let limit = min(allowed, (best?.distance ?? .max) - 1)
    if let distance = editDistance(wanted, scalars, limit: limit) { best = (distance, candidate) }
  }
  return best?.candidate
}
