/// The lines of one session of a section.
package struct SessionLines: Hashable, Sendable {
  /// The index in the section of the entry or session line that opens it; of the first exercise where none names
  /// a gym.
  package let head: Int
  /// The indices of the lines from the head to the last before another session, day or month.
  package internal(set) var lines: Range<Int>
}
