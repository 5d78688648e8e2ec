import W8Text

/// The lines of a file of attributes that say how git treats logs.
struct GitAttributes {
  /// The lines that `w8log git --enable` writes: w8log merges logs; git joins both versions of the records of `take`.
  static let lines = [line, "\(movedFiles) merge=union"]

  private static let line = "*.w8log diff=w8log merge=w8log"
  private static let movedFiles = ".*.w8log.taken"

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

  /// Those of `lines` that the file still needs.
  var missing: [String] {
    let areLogsSet = ["diff", "merge"].allSatisfy { name in
      attributes.last { isOf($0, name) } == "\(name)=w8log"
    }
    let areMovedSet = lines.contains { $0.split { $0.isWhitespace }.first == Self.movedFiles[...] }
    return zip(Self.lines, [areLogsSet, areMovedSet]).filter { !$1 }.map { $0.0 }
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

  /// The text with the missing lines at its end.
  var withMissing: String {
    var lines = lines
    if lines.last == "" { lines.removeLast() }
    let end = lines.last?.utf8.last == 0x0D ? "\r" : ""
    return (lines + missing.map { Substring($0 + end) } + [""]).joined(separator: "\n")
  }

  var withoutLines: String {
    lines.filter { !Self.lines.contains(unended($0)) }.joined(separator: "\n")
  }

  var ownLines: [String] {
    Self.lines.filter { own in lines.contains { unended($0) == own } }
  }

  private func unended(_ line: Substring) -> String {
    String(line.utf8.last == 0x0D ? Substring(line.utf8.dropLast()) : line)
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
