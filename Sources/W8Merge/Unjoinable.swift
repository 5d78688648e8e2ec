import W8Syntax

/// The reason why a text cannot be joined with another version of its log.
package enum Unjoinable: Error, Hashable {
  /// It has a mark of a merge that is not finished on a line, by its number from 1.
  case marked(line: Int)
  /// It is written for another major version of the format.
  case otherVersion(major: Int)

  /// What hinders `text`; nil where it can be joined.
  package init?(_ text: [UInt8]) {
    if let line = firstMarkLine(of: text) {
      self = .marked(line: line)
    } else if let major = otherMajorVersion(of: text) {
      self = .otherVersion(major: major)
    } else {
      return nil
    }
  }
}

/// The major version of the format for which `text` says that it is written, where that is not the one that is read here.
package func otherMajorVersion(of text: [UInt8]) -> Int? {
  // Of most logs the first line says it, or none; all others would be read for nothing.
  let keyword = Array("w8log".utf8)
  let lines = text.split(separator: 0x0A).filter { line in
    line.drop { $0 > 0x7F || $0 <= 0x20 }.starts(with: keyword)
  }
  if lines.isEmpty { return nil }
  let major = VersionSettings(parse(Array(lines.joined(separator: [0x0A])), .first)).majorVersion
  return major == 1 ? nil : major
}
