/// A setting of git by which it merges or compares logs.
struct GitSetting: Hashable, Sendable {
  /// How git calls it.
  let key: String
  /// What `w8log git --enable` gives it.
  let value: String

  /// All of them. When a driver fails, git keeps one side without marks: so this one merges line by line then.
  static let all = [
    GitSetting(key: "merge.w8log.name", value: "joins logs by what they say"),
    GitSetting(
      key: driverKey,
      value:
        "r=9; command -v w8log >/dev/null 2>&1 && { w8log merge --git %O %A %B %L %P; r=$?; }; "
        + "[ $r -le 1 ] && exit $r; "
        + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B"),
    GitSetting(key: "diff.w8log.xfuncname", value: "^# [0-9]{4}-[0-9]{2}.*$"),
    GitSetting(
      key: "difftool.w8log.cmd", value: "w8log diff --git \"$MERGED\" \"$LOCAL\" \"$REMOTE\""),
  ]

  private static let driverKey = "merge.w8log.driver"

  /// Whether another value would keep w8log from merging.
  var isDriver: Bool { key == Self.driverKey }

  /// Whether `value` is what this or another version of w8log sets.
  func isOwn(_ value: String) -> Bool {
    value == self.value || isDriver && value.contains("w8log merge --git")
  }
}
