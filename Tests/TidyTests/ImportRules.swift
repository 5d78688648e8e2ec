/// The modules of the system that a target may import; the pure floors, which stand nowhere here, none.
let systemModules: [String: Set<String>] = [
  "SystemLibrary": ["Glibc", "Musl", "Darwin", "WasmLibrary"],
  "Primitives": ["Synchronization"],
  "W8Book": ["Synchronization"],
  "W8CommandLine": ["Synchronization"],
  "W8Engine": ["Synchronization"],
  "W8Files": ["Glibc", "Musl", "Darwin", "Synchronization"],
  "W8Server": ["Synchronization"],
  "W8ServerProcess": ["Synchronization"],
  "W8Web": ["Synchronization"],
  "w8log-laws": ["Foundation", "Synchronization"],
  "w8log-bench": ["Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin"],
]

private let systemModulesOfTests: Set<String> = [
  "Foundation", "FoundationXML", "Testing", "Glibc", "Musl", "Darwin", "Synchronization",
  "Dispatch",
]

/// The module that a line of code imports; nil if it imports none.
func importedModule(in line: String) -> String? {
  guard has(line, "import ") else { return nil }
  let declaration =
    /^\s*(?:(?:@\w+|package|internal|private|fileprivate|public)\s+)*import\s+(?:(?:struct|class|enum|func|protocol|let|var|typealias|actor)\s+)?([\w]+)/
  return line.firstMatch(of: declaration).map { String($0.output.1) }
}

/// Each import is a direct dependency or an allowed module of the system, and each direct dependency of a
/// target of `Sources` is imported somewhere in it.
func importFaults(manifest: Manifest, files: [SourceFile]) -> [Fault] {
  let byTarget = Dictionary(grouping: files, by: \.target)
  var faults: [Fault] = []
  for target in manifest.targets {
    let files = byTarget[target.name] ?? []
    let isTest = target.kind.hasPrefix("test")
    let system = isTest ? systemModulesOfTests : systemModules[target.name] ?? []
    var imported: Set<String> = []
    for file in files {
      for (index, line) in file.codeLines.enumerated() {
        guard let module = importedModule(in: line) else { continue }
        imported.insert(module)
        if !target.dependencies.contains(module) && !system.contains(module) {
          faults.append(Fault(file, line: index + 1, "\(target.name) may not import \(module)"))
        }
      }
    }
    if !isTest && !isPlaceholder(files) {
      faults += target.dependencies.filter { !imported.contains($0) }
        .map { Fault("Package.swift", "\(target.name) never imports \($0)") }
    }
  }
  let known = Set(manifest.targets.map(\.name))
  faults += byTarget.keys.filter { !known.contains($0) }.sorted()
    .map { Fault("Package.swift", "no target for the folder \($0)") }
  return faults
}

/// Whether a target has no content yet: one file of at most one line of code.
func isPlaceholder(_ files: [SourceFile]) -> Bool {
  files.count <= 1
    && files.allSatisfy { file in
      file.codeLines.filter { line in line.contains { $0 != " " } }.count <= 1
    }
}

/// The types of the protocol stay in the server: below it nothing knows that they exist.
func protocolFaults(in files: [SourceFile]) -> [Fault] {
  let homes: Set<String> = ["LanguageServerProtocol", "W8Server", "W8ServerProcess"]
  return files.filter { !homes.contains($0.target) }.flatMap { file in
    file.codeLines.enumerated().filter {
      (has($0.element, "LSP") || has($0.element, "LanguageServer"))
        && $0.element.contains(/\bLSP\.|\bLanguageServerProtocol\b/)
    }
    .map { Fault(file, line: $0.offset + 1, "a type of the protocol outside the server") }
  }
}
