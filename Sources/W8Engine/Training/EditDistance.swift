/// How many scalars must be inserted, removed or replaced to get from one text to another; nil when
/// they are more than `limit`.
///
/// V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions, and reversals"
/// (1966), looking only at the diagonals that `limit` allows.
func editDistance(
  from left: [Unicode.Scalar], to right: [Unicode.Scalar], limit: Int
) -> Int? {
  guard (left.count - right.count).magnitude <= limit else { return nil }
  let beyond = limit + 1
  var row = (0...right.count).map { min($0, beyond) }
  for (index, scalar) in left.enumerated() {
    let first = max(0, index - limit)
    let end = min(right.count, index + limit + 1)
    var diagonal = row[first]
    row[first] = first == 0 ? min(index + 1, beyond) : beyond
    for column in first..<max(first, end) {
      let replaced = diagonal + (right[column] == scalar ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, min(row[column], diagonal) + 1, beyond)
    }
    if end < right.count { row[end + 1] = beyond }
  }
  return row[right.count] <= limit ? row[right.count] : nil
}
