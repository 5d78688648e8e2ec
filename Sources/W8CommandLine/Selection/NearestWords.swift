import Primitives

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
  for word in words where word.lowercased().holds(part) && !found.contains(word) {
    found.append(word)
    if found.count == mostNearest { break }
  }
  return found
}

private let mostNearest = 3
