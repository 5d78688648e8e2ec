/// The number of scalars that must be put in, left out, replaced or swapped with their neighbor to make one text of
/// the other; nil when they are more than `limit`.
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
  Vocabulary(candidates).nearest(to: text)
}
