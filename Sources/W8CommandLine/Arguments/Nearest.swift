/// The one of `words` that `text` is most likely a slip for; nil when none is near.
func nearest(to text: String, among words: [String]) -> String? {
  let longest = 40
  guard text.unicodeScalars.count <= longest else { return nil }
  var best: (word: String, distance: Int)?
  for word in words {
    let distance = editDistance(
      Array(text.lowercased().unicodeScalars), Array(word.lowercased().unicodeScalars))
    if distance < best?.distance ?? .max { best = (word, distance) }
  }
  guard let best, best.distance <= max(1, best.word.count / 3) else { return nil }
  return best.word
}

/// At most three of `words` that `text` may be a slip for, the nearest first; else those that hold it.
func nearestWords(to text: String, among words: [String]) -> [String] {
  var rest = words
  var found: [String] = []
  while found.count < mostNearest, let word = nearest(to: text, among: rest) {
    found.append(word)
    rest.removeAll { $0 == word }
  }
  guard found.isEmpty, !text.isEmpty else { return found }
  let part = text.lowercased()
  for word in words where word.lowercased().contains(part) && !found.contains(word) {
    found.append(word)
    if found.count == mostNearest { break }
  }
  return found
}

private let mostNearest = 3

/// How many scalars are to be put in, left out, replaced or swapped with their neighbour to get
/// from one text to the other (the optimal string alignment distance).
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
      var least = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
