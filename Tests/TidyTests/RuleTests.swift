import Testing

/// Each rule of the house finds the fault it is for, and lets its neighbor pass.
@Suite struct RuleTests {
  private func file(_ text: String, at path: String = "Sources/W8Text/Example.swift") -> SourceFile
  {
    SourceFile(path: path, text: text)
  }

  private let manifest = Manifest(
    """
    // library("Commented")
    .enableUpcomingFeature("ExistentialAny"),
    targets: [
      library("W8Text"),
      library(
        "W8Files", "W8Text"),
      executable("w8log", "W8Files"),
      tests("W8TextTests", "W8Text"),
    ]
    """)

  @Test func theManifestIsRead() {
    #expect(manifest.targets.map(\.name) == ["W8Text", "W8Files", "w8log", "W8TextTests"])
    #expect(manifest.targets.map(\.dependencies) == [[], ["W8Text"], ["W8Files"], ["W8Text"]])
    #expect(manifest.upcomingFeatures == ["ExistentialAny"])
  }

  @Test func aTargetBelowIsFound() {
    #expect(orderFaults(in: manifest) == [])
    let upsideDown = Manifest("library(\"A\", \"B\"), library(\"B\"), library(\"B\")")
    #expect(orderFaults(in: upsideDown).map(\.problem) == ["A stands above B", "B stands twice"])
  }

  @Test func aWayAroundAGateIsFound() {
    let gate = Gate(name: "a name is moved", functions: ["rename"], files: ["a.swift": "moves"])
    let system = "import Glibc\n"
    let moves = file("\(system)  _ = rename(old, new)", at: "a.swift")
    #expect(gateFaults([gate], in: [moves]) == [])
    for line in [
      "rename(old, new)", "guard Glibc.rename(a, b) == 0 else { return }", "(rename(a, b))",
    ] {
      let around = file(system + line, at: "b.swift")
      #expect(
        gateFaults([gate], in: [moves, around]).map(\.problem) == [
          "a name is moved in another place"
        ]
      )
    }
    for line in ["log.rename(a)", "func rename(_ a: Int) {}", "prename(a)", "// rename(a, b)"] {
      #expect(gateFaults([gate], in: [moves, file(system + line, at: "b.swift")]) == [])
    }
    #expect(gateFaults([gate], in: [moves, file("rename(a)", at: "b.swift")]) == [])
    #expect(gateFaults([gate], in: []).map(\.location) == ["a.swift"])
    let values = Gate(name: "it is read", functions: ["read"], isOfValues: true, files: [:])
    #expect(gateFaults([values], in: [file("try environment.read(path)")]).count == 1)
  }

  @Test func aMisspelledFeatureIsFound() {
    #expect(featureFaults(in: manifest) == [])
    let misspelled = Manifest(
      ".enableUpcomingFeature(\"ExistentialAnny\"), .enableExperimentalFeature(\"Lifetimes\")")
    #expect(featureFaults(in: misspelled).count == 2)
  }

  @Test func importsAreRead() {
    #expect(importedModule(in: "package import W8Text") == "W8Text")
    #expect(importedModule(in: "@testable import W8Text") == "W8Text")
    #expect(importedModule(in: "  import struct Foundation.URL") == "Foundation")
    #expect(importedModule(in: "let important = 1") == nil)
  }

  @Test func importsAndDependenciesAreCompared() {
    let text = file("package struct A {}\nlet a = 1")
    let tests = file("import Testing\nimport W8Text", at: "Tests/W8TextTests/ATests.swift")
    let main = file("import W8Files\nlet a = 1", at: "Sources/w8log/main.swift")
    let files = file("import Glibc\nimport W8Text", at: "Sources/W8Files/A.swift")
    #expect(importFaults(manifest: manifest, files: [text, tests, main, files]) == [])

    let impure = file("// import Glibc\nimport Foundation\nlet a = 1")
    let transitive = file("import W8Files\nimport W8Text", at: "Sources/w8log/main.swift")
    let needless = file("import Glibc\nlet a = 1", at: "Sources/W8Files/A.swift")
    let stray = file("let a = 1", at: "Sources/W8Stray/A.swift")
    #expect(
      importFaults(manifest: manifest, files: [impure, transitive, needless, stray]) == [
        Fault(impure, line: 2, "W8Text may not import Foundation"),
        Fault("Package.swift", "W8Files never imports W8Text"),
        Fault(transitive, line: 2, "w8log may not import W8Text"),
        Fault("Package.swift", "no target for the folder W8Stray"),
      ])
  }

  @Test func aPlaceholderNeedsNoImport() {
    #expect(isPlaceholder([file("// Nothing yet.")]))
    #expect(isPlaceholder([file("print(\"w8log\")\n")]))
    #expect(!isPlaceholder([file("let a = 1\nlet b = 2")]))
    #expect(!isPlaceholder([file(""), file("")]))
  }

  @Test func protocolTypesOutsideTheServerAreFound() {
    let text = "/// Like `LSP.Range`.\nlet a = LSP.Range()\nimport LanguageServerProtocol"
    #expect(protocolFaults(in: [file(text)]).map(\.location.last) == ["2", "3"])
    #expect(protocolFaults(in: [file(text, at: "Sources/W8Server/A.swift")]) == [])
  }

  @Test func longFilesAreFound() {
    let line = "let a = 1\n"
    #expect(fileLengthFaults(in: [file(String(repeating: line, count: 400))]) == [])
    #expect(fileLengthFaults(in: [file(String(repeating: line, count: 401))]).count == 1)
  }

  @Test func aCircleOfFoldersIsFound() {
    let low = file("struct Low {}\nfunc lowest(_ low: Low) {}", at: "Sources/A/Low/Low.swift")
    let high = file("struct High { let low: Low }", at: "Sources/A/High/High.swift")
    #expect(circleFaults(in: [low, high]) == [])
    let falling = file(
      "// High\nlet word = \"High\"\nlet high: High? = nil", at: "Sources/A/Low/Falling.swift")
    #expect(
      circleFaults(in: [low, high, falling]) == [
        Fault("Sources/A/High", "a circle by Low: Low in High.swift"),
        Fault("Sources/A/Low", "a circle by High: High in Falling.swift"),
      ])
    let elsewhere = file("let high: High? = nil", at: "Sources/B/Low/Falling.swift")
    #expect(circleFaults(in: [low, high, elsewhere]) == [])
    let calling = file(
      "func high() { other.lowest() }\nfunc higher() {}", at: "Sources/A/High/Calling.swift")
    let called = file("let called: Void = higher()", at: "Sources/A/Low/Called.swift")
    #expect(circleFaults(in: [low, calling]) == [])
    #expect(circleFaults(in: [low, calling, high, called]).count == 2)
  }

  @Test func longFunctionsAreFound() {
    let body = String(repeating: "    work()\n", count: 68)
    let text = "struct A {\n  func fits() {\n\(body)  }\n}\n"
    #expect(functionLengthFaults(in: [file(text)]) == [])
    let long = "struct A {\n  func long(\n    a: Int\n  ) {\n\(body)  }\n}\n"
    #expect(functionLengthFaults(in: [file(long)]).map(\.problem) == ["long has 72 lines"])
    let initializer = "struct A {\n  init?() {\n\(body)\(body)  }\n}\n"
    #expect(functionLengthFaults(in: [file(initializer)]).count == 1)
    let requirement = "protocol A {\n  func short()\n}\nstruct B {\n\(body)\(body)}\n"
    #expect(functionLengthFaults(in: [file(requirement)]) == [])
    let property = "struct A {\n  var all: Int {\n\(body)\(body)  }\n}\n"
    #expect(functionLengthFaults(in: [file(property)]).map(\.problem) == ["all has 138 lines"])
  }

  @Test func stringsAndCommentsAreNoCode() {
    let lines = CodeScanner.withoutCommentsAndStrings(
      """
      a /* { /* } */ b
      */ c // {
      d("{ \\(e("}") + 1) \\" }", f)
      let g = #"\\" try! "# + h
      let i = \"""
        { as! " "
        \"""
      j
      """)
    #expect(
      lines == ["a ", " c ", "d(\"\"\"\", f)", "let g = \"\" + h", "let i = \"\"", "", "", "j"])
  }

  @Test func deepFilesAreFound() {
    #expect(depthFaults(in: [file("", at: "Sources/W8Text/Rules/A.swift")]) == [])
    #expect(depthFaults(in: [file("", at: "Sources/W8Text/Rules/Months/A.swift")]).count == 1)
  }

  @Test func undocumentedDeclarationsAreFound() {
    let text = """
      package import W8Text
      /// Says something.
      @frozen
      package struct A {
        /// Says something.
        package static let a = 1
        package init() {}
        let string = "package b"
      }
      package func b() {}
      """
    #expect(
      documentationFaults(in: [file(text)]) == [
        Fault("Sources/W8Text/Example.swift:7", "no doc comment"),
        Fault("Sources/W8Text/Example.swift:10", "no doc comment"),
      ])
  }

  @Test(arguments: [
    ("let a = try! b()", "try!"), ("b as! C", "as!"), ("fatalError()", "fatalError"),
    ("public struct A {}", "public"), ("  open class A {}", "open"),
    ("struct A: @unchecked Sendable {}", "@unchecked Sendable"),
    ("nonisolated(unsafe) var a = 1", "nonisolated(unsafe)"), ("// TODO: later", "TODO"),
    ("/// FIXME", "FIXME"),
  ])
  func forbiddenWordsAreFound(line: String, word: String) {
    #expect(wordFaults(in: [file("\n\(line)\n")], exceptions: []).map(\.problem) == [word])
    let allowed = WordException(
      path: "Sources/W8Text/Example.swift", word: word, reason: "it is a test")
    #expect(wordFaults(in: [file("\n\(line)\n")], exceptions: [allowed]) == [])
    #expect(wordFaults(in: [file("")], exceptions: [allowed]).count == 1)
  }

  @Test(arguments: [
    "// never try! it", "let a = \"public let\"", "let open = 1", "open(path)", "case asap",
    "try await b()", "let publicName = 1", "let a = open == 1",
  ])
  func innocentWordsPass(line: String) {
    #expect(wordFaults(in: [file(line)], exceptions: []) == [])
  }

  @Test func strayFilesAreFound() {
    #expect(topFaults(in: ["Sources/a/b.swift", "README.md"]) == [])
    #expect(
      topFaults(in: ["notes.txt", "scripts/a", "scripts/b"]).map(\.location) == [
        "notes.txt", "scripts",
      ])
  }

  @Test func namesOfMachinesAreFound() {
    let host = ["pypi", "org"].joined(separator: ".")
    let home = ["", "home", "ada", "log"].joined(separator: "/")
    for line in ["see https://\(host)/x", "cd \(home)", "file://\(home)"] {
      #expect(machineFaults(in: [file(line)]).count == 1, "\(line)")
    }
    for line in ["~\(home)", "$folder\(home)", "/usr/bin/env", "the /work of art"] {
      #expect(machineFaults(in: [file(line)]) == [], "\(line)")
    }
  }

  @Test func whatTheMapLeavesOutOrInventsIsFound() {
    let files = [
      file("struct Glass {}", at: "Sources/W8Text/Lines/Glass.swift"),
      file("func pour() {}", at: "Sources/W8Text/Bytes/Pour.swift"),
    ]
    let row = "| `W8Text` | cuts | `Lines`, `Bytes` |"
    #expect(mapFaults(in: row + "\n`Glass`", targets: ["W8Text"], files: files) == [])
    #expect(
      mapFaults(
        in: "| `W8Text` | cuts `Cup` | `Lines`, `Letters` |", targets: ["W8Text", "W8Book"],
        files: files
      ).map(\.problem) == [
        "W8Text has a folder Bytes", "W8Text has no folder Letters",
        "W8Book is not in the table of targets", "Cup: there is no Cup",
        "Letters: there is no Letters",
      ])
  }

  @Test func aCrowdedFolderAndANamesakeAreFound() {
    let files = ["Lines/A", "Lines/B", "Bytes/A"].map {
      file("", at: "Sources/W8Text/\($0).swift")
    }
    #expect(folderFaults(in: Array(files[..<2]), most: 2) == [])
    #expect(folderFaults(in: files, most: 1).count == 2)
  }

  @Test func aRetiredWordInATypeIsFound() {
    #expect(retiredNameFaults(in: [file("struct WrittenUnit {}\nlet held = 1")]) == [])
    #expect(retiredNameFaults(in: [file("package struct HeldSets {}")]).count == 1)
  }

  @Test func aSeventhForkIsFound() {
    let forks = (1...7).map { file("#if hasFeature(Embedded)", at: "Sources/W8Text/\($0).swift") }
    #expect(forkFaults(in: Array(forks.dropLast())) == [])
    #expect(forkFaults(in: forks).count == 1)
  }

  @Test(arguments: [
    "let names = files.map(\\.name)", "let path: KeyPath<File, Int>", "let root = \\File.name",
    "let limit = min(count, Int(UInt32.max))", "let step = 10_000_000_000", "let most = 4294967296",
    "let last = min(seconds, 1e15)", "Dictionary(uniqueKeysWithValues: pairs)",
  ])
  func whatTheOtherMachineLacksIsFound(line: String) {
    #expect(portabilityFaults(in: [file(line, at: "Sources/W8Text/Line.swift")]).count == 1)
    #expect(portabilityFaults(in: [file(line, at: "Sources/W8Files/Line.swift")]) == [])
  }

  @Test(arguments: [
    "let names = files.map { $0.name }", "let text = \"\\(name.first)\"", "let n = 2_147_483_647",
    "let nanograms: Int64 = 10_000_000_000", "let mask: UInt64 = 0x8080_8080_8080_8080",
    "let scale = Double(30) * 0.0000000001",
  ])
  func whatItHasIsNotFound(line: String) {
    #expect(portabilityFaults(in: [file(line, at: "Sources/W8Text/Line.swift")]) == [])
  }
}
