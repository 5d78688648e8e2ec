/// A name that several targets declare at the top of a file, and why that is right.
struct SharedName: Hashable {
  let name: String
  let reason: String
}

/// Every name that means several things.
let sharedNames: [SharedName] = []

/// No name of a type, function or property at the top of a file is declared in two targets, and no shared name
/// is left over. What is private to a file, or stands in a namespace such as `LSP`, does not count.
func nameFaults(in files: [SourceFile], shared: [SharedName]) -> [Fault] {
  var targets: [String: Set<String>] = [:]
  for file in files {
    for line in file.codeLines {
      if let name = nameAtTop(in: line) { targets[name, default: []].insert(file.target) }
    }
  }
  let several = targets.filter { $0.value.count > 1 }
  let allowed = Set(shared.map(\.name))
  return several.filter { !allowed.contains($0.key) }.sorted { $0.key < $1.key }
    .map { Fault($0.key, "is declared in \($0.value.sorted().joined(separator: ", "))") }
    + shared.filter { several[$0.name] == nil }.map { Fault($0.name, "is shared by nobody") }
    + shared.filter(\.reason.isEmpty).map { Fault($0.name, "no reason why it is shared") }
}

/// The name that a line at the margin declares for its target or the package; nil when it declares none.
private func nameAtTop(in line: String) -> String? {
  guard let first = line.utf8.first, first > UInt8(ascii: " ") else { return nil }
  let declaration =
    /^(?:@\w+(?:\([^)]*\))? )*(?:(?:package|internal|final|indirect) )*(?:struct|enum|class|protocol|func|let|var|typealias|actor) (\w+)/
  return line.firstMatch(of: declaration).map { String($0.output.1) }
}
