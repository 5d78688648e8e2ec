/// What the map of the code (`Sources/README.md`) leaves out, and what it names that is not there: `files` are those of
/// `Sources`, `targets` those of the manifest that stand there.
func mapFaults(in map: String, targets: [String], files: [SourceFile]) -> [Fault] {
  let path = "Sources/README.md"
  var faults: [Fault] = []
  let rows = map.split(separator: "\n").filter { $0.hasPrefix("|") }.map {
    $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }.filter { $0.count == 5 }
  let folders = Dictionary(grouping: files, by: \.target).mapValues { files in
    Set(files.filter { $0.folders.count > 2 }.map { $0.folders[2] })
  }
  for target in targets {
    guard let row = rows.first(where: { namesInBackticks($0[1]).contains(target) }) else {
      faults.append(Fault(path, "\(target) is not in the table of targets"))
      continue
    }
    let named = Set(namesInBackticks(row[3]))
    let (own, extra) = (folders[target] ?? [], named.subtracting(folders[target] ?? []))
    faults += own.subtracting(named).sorted().map { Fault(path, "\(target) has a folder \($0)") }
    faults += extra.sorted().map { Fault(path, "\(target) has no folder \($0)") }
  }
  let known = identifiers(of: files).union(targets)
  for name in Set(namesInBackticks(map)).sorted() where !name.contains("Tests") {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0 != "swift" && $0.first?.isUppercase == true }
    faults += words.filter { !known.contains(String($0)) }
      .map { Fault(path, "\(name): there is no \($0)") }
  }
  return faults
}

/// No folder has more than `most` files, and no two files of a target have one name.
func folderFaults(in files: [SourceFile], most: Int = 40) -> [Fault] {
  let folders = Dictionary(grouping: files) { $0.folders.joined(separator: "/") }
  let crowded = folders.filter { $0.value.count > most }.map { folder, files in
    Fault(folder, "\(files.count) files")
  }
  let names = Dictionary(grouping: files) { "\($0.target)/\($0.name)" }
  let namesakes = names.values.filter { $0.count > 1 }.map { Fault($0[0], "has a namesake") }
  return (crowded + namesakes).sorted { $0.location < $1.location }
}

private func namesInBackticks(_ text: String) -> [String] {
  var names: [String] = []
  for line in text.split(separator: "\n") where !line.hasPrefix("```") {
    let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
    for index in stride(from: 1, to: pieces.count, by: 2) { names.append(String(pieces[index])) }
  }
  return names
}

/// The words of the code, and the names of files and folders.
private func identifiers(of files: [SourceFile]) -> Set<String> {
  var words: Set<String> = []
  for file in files {
    words.formUnion(file.path.split { $0 == "/" || $0 == "." }.map(String.init))
    for line in file.codeLines {
      words.formUnion(line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
  }
  return words
}
