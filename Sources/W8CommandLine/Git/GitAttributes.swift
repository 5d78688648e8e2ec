import W8Text

/// The lines of a file of attributes that say how git treats logs.
struct GitAttributes {
  /// What `w8log git --enable` writes.
  static let line = "*.w8log diff=w8log merge=w8log"

  private let lines: [Substring]

  init(_ text: String) {
    // At line feeds: CR LF is one character.
    lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// What the file says of logs, attribute by attribute; a later line counts.
  private var attributes: [String] {
    lines.map { $0.split { $0.isWhitespace }.map(String.init) }
      .filter { ["*.w8log", "\"*.w8log\""].contains($0.first) }.flatMap { $0.dropFirst() }
  }

  /// Whether logs are compared and merged by w8log.
  var areSet: Bool {
    ["diff", "merge"].allSatisfy { name in attributes.last { isOf($0, name) } == "\(name)=w8log" }
  }

  /// An attribute that has logs compared or merged by something else.
  var other: String? {
    ["merge", "diff"].lazy.compactMap { name in attributes.last { isOf($0, name) } }
      .first { !["diff=w8log", "merge=w8log"].contains($0) }
  }

  private func isOf(_ attribute: String, _ name: String) -> Bool {
    attribute == "binary" || attribute.drop { "-!".contains($0) } == name
      || attribute.hasPrefix(name + "=")
  }

  /// The text with the line, behind all others.
  var withLine: String {
    var lines = lines
    if lines.last == "" { lines.removeLast() }
    let end = lines.last?.utf8.last == 0x0D ? "\r" : ""
    return (lines + [Substring(Self.line + end), ""]).joined(separator: "\n")
  }

  var withoutLine: String {
    lines.filter { unended($0) != Self.line }.joined(separator: "\n")
  }

  var haveLine: Bool { lines.contains { unended($0) == Self.line } }

  private func unended(_ line: Substring) -> Substring {
    line.utf8.last == 0x0D ? Substring(line.utf8.dropLast()) : line
  }
}

/// A setting of git by which it merges or compares logs.
struct GitSetting: Hashable, Sendable {
  /// How git calls it.
  let key: String
  /// What `w8log git --enable` gives it.
  let value: String

  /// All of them. When a driver fails, git keeps one side without marks: so this one merges line by line then.
  static let all = [
    GitSetting(key: "merge.w8log.name", value: "merges logs by day, session and set"),
    GitSetting(
      key: driverKey,
      value:
        "r=9; command -v w8log >/dev/null 2>&1 && { w8log merge --git -- %O %A %B %L %P; r=$?; }; "
        + "[ $r -le 1 ] && exit $r; "
        + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B"),
    GitSetting(key: "diff.w8log.xfuncname", value: "^# [0-9]{4}-[0-9]{2}.*$"),
    GitSetting(
      key: "difftool.w8log.cmd", value: "w8log diff --git -- \"$MERGED\" \"$LOCAL\" \"$REMOTE\""),
  ]

  private static let driverKey = "merge.w8log.driver"

  /// Whether another value would keep w8log from merging.
  var isDriver: Bool { key == Self.driverKey }

  /// Whether `value` is what this or another version of w8log sets.
  func isOwn(_ value: String) -> Bool {
    value == self.value || isDriver && value.contains("w8log merge --git")
  }
}
