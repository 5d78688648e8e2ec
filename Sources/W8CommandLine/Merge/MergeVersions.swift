import W8Merge
import W8Text

extension MergeRun {
  /// Throws where `bytes`, a version of the log `name`, cannot be joined with another.
  func requireVersion(_ bytes: [UInt8], _ name: String) throws(Failure) {
    try requireText(bytes, name)
    switch Unjoinable(bytes) {
    case .marked(let line):
      throw .refused(
        "line \(line) of \(inQuotes(name)) marks a merge that is not finished; finish it first, "
          + "as with `w8log merge \(operand(name))`", .badData)
    case .otherVersion(let major):
      throw .refused(
        "\(inQuotes(name)) is written for version \(major) of the format; this w8log joins version 1",
        .badData)
    case nil: break
    }
  }

  /// Throws where `bytes` are no text.
  func requireText(_ bytes: [UInt8], _ name: String) throws(Failure) {
    guard let reason = reasonToLeave(bytes) else { return }
    throw .refused("\(inQuotes(name)) is not joined: \(reason)", .unreadable)
  }
}
