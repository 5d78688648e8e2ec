/// The one of `candidates` that `text` is most likely a misspelling of; the first of several.
///
/// nil when none is near enough: one slip up to five letters, two up to nine, three beyond.
package func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let count = max(text.unicodeScalars.count, candidate.unicodeScalars.count)
    let allowed = count < 3 ? 0 : count <= 5 ? 1 : count <= 9 ? 2 : 3
    let limit = min(allowed, (best?.distance ?? .max) - 1)
    if let distance = editDistance(text, candidate, limit: limit) { best = (distance, candidate) }
  }
  return best?.candidate
}

/// How many letters must be put in, left out, replaced or swapped with their neighbour to make one
/// text of the other, in any case; nil when it takes more than `limit` or a text is too long.
///
/// Damerau–Levenshtein distance in its restricted form: no stretch is changed twice.
package func editDistance(_ first: String, _ second: String, limit: Int) -> Int? {
  let longest = 64
  let first = Array(first.lowercased().unicodeScalars.prefix(longest + 1))
  let second = Array(second.lowercased().unicodeScalars.prefix(longest + 1))
  guard max(first.count, second.count) <= longest, abs(first.count - second.count) <= limit else {
    return nil
  }
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isSame = first[row] == second[column]
      var least = min(
        last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    beforeLast = last
    last = current
  }
  return last[second.count] <= limit ? last[second.count] : nil
}
