/// The name of the file of which a program may have made the copy called `name`, by a number behind it, as `a 2.txt`, `a (1).txt`
/// or `a(1).txt` of `a.txt`; nil for any other name.
///
/// iCloud and file managers name so a file that was there already. People write such names too: only what both files say
/// shows whether one is a copy.
package func originalOfNumberedCopy(_ name: String) -> String? {
  guard let dot = name.lastIndex(of: ".") else { return nil }
  var stem = name[..<dot]
  let isInBrackets = stem.last == ")"
  if isInBrackets { stem.removeLast() }
  let number = String(stem.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
  stem.removeLast(number.count)
  guard let count = Int(number), number.count <= 2, number.first != "0" else { return nil }
  if isInBrackets {
    guard stem.popLast() == "(" else { return nil }
    if stem.last == " " { stem.removeLast() }
  } else {
    guard count > 1, stem.popLast() == " " else { return nil }
  }
  return stem.isEmpty || stem.last == " " ? nil : String(stem + name[dot...])
}
