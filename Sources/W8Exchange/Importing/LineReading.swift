/// A line of a text as it is explained to people.
package struct LineReading: Equatable, Sendable {
  /// The number of the line, from 1.
  package let line: Int
  /// The line without its marks; empty for a day that the line does not write.
  package let text: String
  /// The day, weight, sets or note that is read in it, or `?` and the option that settles it.
  package let reading: String

  /// Makes the reading of a line.
  init(line: Int, text: String, reading: String) {
    self.line = line
    self.text = text
    self.reading = reading
  }
}
