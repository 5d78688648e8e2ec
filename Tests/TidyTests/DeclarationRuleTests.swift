import Testing

/// Each rule about declarations finds the fault it is for, and lets its neighbor pass.
@Suite struct DeclarationRuleTests {
  private func file(_ text: String, at path: String) -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test func whatIsNotRegisteredIsFound() {
    let registry = Registry(
      type: "Rule", folder: "Sources/A/Rules", list: "Sources/A/AllRules.swift")
    let list = file(
      "extension Rule {\n  static let all: [Rule] = [\n    .first,\n    .gone,\n    .first,\n  ]\n}",
      at: "Sources/A/AllRules.swift")
    let first = file(
      "extension Rule {\n  package static let first = Rule(\n}", at: "Sources/A/Rules/First.swift")
    let second = file(
      "extension Rule {\n  static let second: Rule = Rule(\n  static let b = Rule.first\n}",
      at: "Sources/A/Rules/Second.swift")
    let elsewhere = file("  static let third = Rule(", at: "Sources/B/Third.swift")
    #expect(
      registryFaults(registry, in: [list, first, second, elsewhere]) == [
        Fault("Sources/A/AllRules.swift", ".first is listed twice"),
        Fault(
          "Sources/A/Rules/Second.swift:2",
          ".second is not in Rule.all; add it in Sources/A/AllRules.swift"),
        Fault("Sources/A/AllRules.swift", ".gone is declared nowhere"),
      ])
    #expect(registryFaults(registry, in: [first]).map(\.problem) == ["there is no such file"])
  }

  @Test(arguments: [
    "a.withUnsafeBytes {", "nonisolated(unsafe) var a = 1", "let a: UnsafeRawPointer",
    "struct A: @unchecked Sendable {}", "Unmanaged.passRetained(a)", "bytes.unsafeLoad(as: B.self)",
    "a[unchecked: 1]", "Range(uncheckedBounds: a)",
  ])
  func whatIsUnsafeIsFound(line: String) {
    let path = "Sources/A/A.swift"
    #expect(
      unsafeFaults(in: [file("\n\(line)", at: path)], allowed: []).map(\.location) == ["\(path):2"])
    let allowed = [UnsafeFile(path: path, reason: "it is a test")]
    #expect(unsafeFaults(in: [file(line, at: path)], allowed: allowed) == [])
    #expect(unsafeFaults(in: [file("// \(line)", at: path)], allowed: allowed).count == 1)
  }

  @Test func aNameOfTwoTargetsIsFound() {
    let one = file("package struct A {}\nfunc b() {}\nprivate let c = 1", at: "Sources/One/A.swift")
    let two = file(
      "@inline(__always) func b() {}\nlet c = 1\nextension LSP {\n  struct A {}\n}",
      at: "Sources/Two/A.swift")
    #expect(
      nameFaults(in: [one, two], shared: []) == [Fault("b", "is declared in One, Two")])
    #expect(nameFaults(in: [one, two], shared: [SharedName(name: "b", reason: "test")]) == [])
    let needless = [SharedName(name: "b", reason: "test"), SharedName(name: "A", reason: "test")]
    #expect(nameFaults(in: [one, two], shared: needless).map(\.location) == ["A"])
  }

  @Test func onlyInitializersThatTakeOverNeedNoWords() {
    let path = "Sources/One/A.swift"
    let plain = "  package init(\n    a: Int, b: Int\n  ) {\n    self.a = a\n    self.b = b\n  }\n"
    #expect(documentationFaults(in: [file(plain, at: path)]) == [])
    let clever = "  package init(a: Int) {\n    self.a = max(a, 0)\n  }\n"
    #expect(documentationFaults(in: [file(clever, at: path)]).count == 1)
    let swapped = "  package init(a: Int) {\n    self.a = b\n  }\n"
    #expect(documentationFaults(in: [file(swapped, at: path)]).count == 1)
  }
}
