/// A list that knows everything of its kind, such as `Rule.all`.
struct Registry: Sendable {
  /// The type whose values are declared one a file.
  let type: String
  /// The folder below which they are declared.
  let folder: String
  /// The file whose `all` lists them.
  let list: String

  static let all = [
    Registry(
      type: "Rule", folder: "Sources/W8Lint",
      list: "Sources/W8Lint/Linting/AllRules.swift"),
    Registry(
      type: "RequestRoute", folder: "Sources/W8Server/Requests",
      list: "Sources/W8Server/Requests/RequestRoute.swift"),
    Registry(
      type: "RefactoringProvider", folder: "Sources/W8IDE/Refactoring",
      list: "Sources/W8IDE/Refactoring/Refactoring.swift"),
    Registry(
      type: "HoverProvider", folder: "Sources/W8IDE/Hover",
      list: "Sources/W8IDE/Hover/HoverProvider.swift"),
    Registry(
      type: "CompletionProvider", folder: "Sources/W8IDE/Completion",
      list: "Sources/W8IDE/Completion/CompletionProvider.swift"),
    Registry(
      type: "InlayHintProvider", folder: "Sources/W8IDE/InlayHints",
      list: "Sources/W8IDE/InlayHints/InlayHints.swift"),
    Registry(
      type: "TableRenderer", folder: "Sources/W8Reports/Tables",
      list: "Sources/W8Reports/Tables/TableRenderer.swift"),
    Registry(
      type: "NotificationRoute", folder: "Sources/W8Server/Notifications",
      list: "Sources/W8Server/Notifications/NotificationRoute.swift"),
    Registry(
      type: "ServerCommand", folder: "Sources/W8Server/Commands",
      list: "Sources/W8Server/Commands/ServerCommand.swift"),
    Registry(
      type: "Command", folder: "Sources/W8CommandLine",
      list: "Sources/W8CommandLine/Running/Command.swift"),
    Registry(
      type: "Importer", folder: "Sources/W8Exchange/Importers",
      list: "Sources/W8Exchange/Opening/AllImporters.swift"),
    Registry(
      type: "ExportFormat", folder: "Sources/W8Reports/Export",
      list: "Sources/W8Reports/Export/ExportFormat.swift"),
    Registry(
      type: "Renderer", folder: "Sources/W8CommandLine/Check",
      list: "Sources/W8CommandLine/Check/Renderer.swift"),
  ]
}

/// Every value of a registry's type that a file declares is listed once, and nothing else is.
func registryFaults(_ registry: Registry, in files: [SourceFile]) -> [Fault] {
  guard let list = files.first(where: { $0.path == registry.list }) else {
    return [Fault(registry.list, "there is no such file")]
  }
  var listed: [String: Int] = [:]
  for name in namesInAll(of: list, registry.type) { listed[name, default: 0] += 1 }
  var faults = listed.filter { $0.value > 1 }.keys.sorted()
    .map { Fault(list, ".\($0) is listed twice") }
  var declared: Set<String> = []
  for file in files where file.path.hasPrefix("\(registry.folder)/") {
    for (index, line) in file.codeLines.enumerated() {
      guard let name = declaredValue(of: registry.type, in: line) else { continue }
      declared.insert(name)
      if listed[name] == nil {
        faults.append(
          Fault(
            file, line: index + 1,
            ".\(name) is not in \(registry.type).all; add it in \(registry.list)"))
      }
    }
  }
  return faults
    + listed.keys.filter { !declared.contains($0) }.sorted()
    .map { Fault(list, ".\($0) is declared nowhere") }
}

/// The names between the brackets of `static let all`.
private func namesInAll(of file: SourceFile, _ type: String) -> [String] {
  let rest = file.codeLines.drop { !has($0, "static let all: [\(type)] = [") }
  let end = rest.firstIndex { $0.hasSuffix("]") } ?? rest.endIndex
  return rest[..<min(end + 1, rest.endIndex)]
    .flatMap { $0.matches(of: /(?:[\[\s])\.(\w+)/).map { String($0.output.1) } }
}

/// The name of the static property of `type` that begins on the line; nil when none does.
private func declaredValue(of type: String, in line: String) -> String? {
  guard has(line, "static let"),
    let match = line.firstMatch(of: /^\s+(?:package )?static let (\w+)(?:: \w+)? = (\w+)\b(?!\.)/),
    match.output.2 == type
  else { return nil }
  return String(match.output.1)
}
