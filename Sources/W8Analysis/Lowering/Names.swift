package import W8Engine

/// The key of the gym or tag spelled `name` with its sigil: equal for all spellings of one name.
///
/// Lower case; the standard library compares what is canonically equivalent as equal.
package func canonicalKey(_ name: some StringProtocol) -> GymID {
  name.dropFirst().lowercased()
}

/// The key of the exercise called `name`: equal for all spellings of one name.
///
/// Lower case, runs of blanks as one; the standard library compares what is canonically equivalent
/// as equal.
package func exerciseKey(_ name: String) -> String {
  name.lowercased().split { $0 == " " || $0 == "\t" }.joined(separator: " ")
}
