import W8Syntax

/// Why a text cannot be joined with another version of its log.
package enum Unjoinable: Error, Hashable {
  /// It has a mark of a merge that is not finished on a line, by its number from 1.
  case marked(line: Int)
  /// It is written for another major version of the format.
  case otherVersion(major: Int)

  /// What hinders `text`; nil where it can be joined.
  package init?(_ text: [UInt8]) {
    if let line = firstMarkLine(of: text) {
      self = .marked(line: line)
    } else if let major = VersionSettings(parse(text, .first)).majorVersion, major != 1 {
      self = .otherVersion(major: major)
    } else {
      return nil
    }
  }
}
