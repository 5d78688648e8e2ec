/// Where the pattern of an `include` may lead, as far as its spelling tells: no disk is asked.
///
/// A log from elsewhere must be able neither to show a file that is no log nor to ask whether one is there. So what is
/// included has a name that ends in `.w8log`, lies in the folder of the root file, and below no hidden folder but those
/// in which the pattern itself is written.
package struct IncludePattern: Sendable {
  /// The folder outside of which nothing is read.
  package let reach: String
  /// The parts behind those of `reach`, without `.` and `..`; empty where nothing may be looked at.
  package let parts: [Glob.Part]
  /// The reason why nothing may be looked at; nil where the disk may be asked.
  package let refusal: IncludeMatches.Refusal?
  /// Whether the pattern may match several files.
  package let hasWildcards: Bool
  /// The names of the folders that lead to the files with the pattern.
  private let home: [String]

  /// Reads `text`, written in files of `folder`, which is or lies in `reach`; both start at the root and hold no
  /// symbolic link.
  package init(_ text: String, from folder: String, within reach: String) {
    let glob = Glob(text)
    self.reach = reach
    home = Path.names(of: folder)
    hasWildcards = glob.hasWildcards
    var path = glob.isAbsolute ? [] : home.map(Glob.Part.name)
    for part in glob.parts {
      switch part.name {
      case ".": continue
      case "..": _ = path.popLast()
      default: path.append(part)
      }
    }
    refusal = Self.reason(against: path, from: home, within: reach)
      .map { .init(path: nil, reason: $0) }
    parts = refusal == nil ? Array(path.dropFirst(Path.names(of: reach).count)) : []
  }

  /// Whether it stands for `path`, from the root and without symbolic links.
  package func matches(_ path: String) -> Bool {
    let names = Path.names(of: path).dropFirst(Path.names(of: reach).count)
    return refusal == nil && reason(against: path) == nil && Glob(parts).matches(Array(names))
  }

  /// The reason why nothing at `path`, which is normalized, may be looked at; nil where it may. `isFile` unless a
  /// folder is looked for.
  package func reason(against path: String, isFile: Bool = true) -> String? {
    Self.reason(
      against: Path.names(of: path).map(Glob.Part.name), from: home, within: reach, isFile: isFile)
  }

  private static func reason(
    against path: [Glob.Part], from home: [String], within reach: String, isFile: Bool = true
  ) -> String? {
    let names = path.prefix { $0.name != nil }.compactMap { $0.name }
    guard names.starts(with: Path.names(of: reach)) else {
      return "it is outside the folder of the root file"
    }
    let sharedCount = zip(names, home).prefix { $0 == $1 }.count
    if path.dropFirst(sharedCount).contains(where: { $0.isHidden }) {
      return "the name of an included file must not start with a dot"
    }
    guard isFile, let name = path.last?.name, !isLog(name) else { return nil }
    return "the name of an included file must end in .w8log"
  }
}
