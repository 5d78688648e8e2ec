/// What may lie at the top of the repository.
let allowedAtTop: Set<String> = [
  ".ci", ".git-blame-ignore-revs", ".gitattributes", ".gitignore", ".pre-commit-hooks.yaml",
  ".swift-format",
  "CHANGELOG.md", "LICENSE", "Package.swift", "README.md", "Sources", "Tests", "editors", "grammar",
]

/// The top of the repository holds only what belongs there.
func topFaults(in paths: [String]) -> [Fault] {
  Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) })
    .subtracting(allowedAtTop).sorted()
    .map { Fault($0, "does not belong at the top of the repository") }
}

/// The beginnings of paths that exist on one machine only. Put together here, so that this file is clean.
private let machineFolders = ["work", "root", "home", "Users", "private/var"].map { "/\($0)/" }

/// Hosts of package archives: which one is used is the machine's own business.
private let archiveHosts = [
  ["deb", "debian", "org"], ["security", "debian", "org"], ["archive", "ubuntu", "com"],
  ["pypi", "org"], ["files", "pythonhosted", "org"], ["registry", "npmjs", "org"],
  ["crates", "io"], ["proxy", "golang", "org"], ["packagecloud", "io"],
].map { $0.joined(separator: ".") }

/// No text names a folder of somebody's machine or the host of a package archive.
func machineFaults(in files: [SourceFile]) -> [Fault] {
  let pieces = machineFolders + archiveHosts
  var faults: [Fault] = []
  for file in files where pieces.contains(where: { has(file.text, $0) }) {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let named =
        machineFolders.filter { isPathStart($0, in: line) }
        + archiveHosts.filter { line.contains($0) }
      faults += named.map { Fault(file, line: index + 1, "names \($0)") }
    }
  }
  return faults
}

/// Whether an absolute path begins so; `$folder/work/` and `https://host/home/` are none.
private func isPathStart(_ folder: String, in line: Substring) -> Bool {
  line.ranges(of: folder).contains { range in
    guard range.lowerBound > line.startIndex else { return true }
    let before = line[line.index(before: range.lowerBound)]
    return !(before.isLetter || before.isNumber || "}~._-/)\"$*".contains(before))
      || line[..<range.lowerBound].hasSuffix("file://")
  }
}
