// swift-tools-version: 6.2

import PackageDescription

// Targets stand in order of depth: a target may name only targets above it.
// `Sources/README.md` is the map of this house.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Folders that a target does not compile: another one embeds them, or they are for the module of WebAssembly.
let leftOut = ["W8Reports": ["Page/Assets"], "SystemLibrary": ["web"]]

func library(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: leftOut[name] ?? [], swiftSettings: settings)
}

func executable(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Files of other folders as bytes of the program; what it holds is C, which can embed them.
func embedding(_ name: String) -> Target {
  .target(name: name)
}

func testSupport(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

/// A program that only developers run.
func tool(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "w8log",
  products: [
    .executable(name: "w8log", targets: ["w8log"])
  ],
  targets: [
    // Floor 0: nothing of a weight log below, and each stands alone on the primitives.
    library("SystemLibrary"),
    library("Primitives", "SystemLibrary"),
    library("JSON", "Primitives"),
    library("W8Text", "Primitives"),
    library("W8Engine", "Primitives"),
    library("LanguageServerProtocol", "JSON", "Primitives"),
    embedding("Specification"),
    embedding("PageAssets"),

    // Floor 1
    library("W8Syntax", "W8Engine", "W8Text", "Primitives"),
    library("W8Paths", "W8Text"),

    // Floor 2
    library("W8Files", "W8Paths", "W8Text", "Primitives", "SystemLibrary"),
    library("W8Book", "W8Engine", "W8Syntax", "W8Text", "Primitives"),
    library("W8Merge", "W8Engine", "W8Syntax", "W8Text", "Primitives"),
    library("W8Exchange", "W8Engine", "W8Syntax", "JSON", "Primitives"),

    // Floor 3
    library("W8Edits", "W8Book", "W8Engine", "W8Syntax", "W8Text", "Primitives"),

    // Floor 4
    library("W8Lint", "W8Edits", "W8Book", "W8Engine", "W8Syntax", "W8Text", "Primitives"),

    // Floor 5
    library(
      "W8IDE", "W8Exchange", "W8Merge", "W8Lint", "W8Edits", "W8Book", "W8Engine", "W8Syntax",
      "W8Text", "Primitives"),
    library(
      "W8Reports", "W8Exchange", "W8Lint", "W8Book", "W8Engine", "W8Syntax", "W8Text",
      "JSON", "Primitives", "PageAssets"),

    // Floor 6
    library(
      "W8CommandLine", "W8Reports", "W8Exchange", "W8Merge", "W8Lint", "W8Edits", "W8Book",
      "W8Files", "W8Engine", "W8Syntax", "W8Text", "JSON", "Primitives", "Specification"),
    library(
      "W8Server", "W8IDE", "W8Lint", "W8Edits", "W8Book", "W8Paths", "W8Engine", "W8Text",
      "LanguageServerProtocol", "JSON", "Primitives"),

    // Floor 7
    library(
      "W8ServerProcess", "W8Server", "W8Reports", "W8Files", "W8Engine", "LanguageServerProtocol",
      "Primitives", "SystemLibrary"),

    library("W8Web", "W8Server", "W8Engine", "W8Paths", "Primitives"),

    // Floor 8
    executable(
      "w8log", "W8CommandLine", "W8ServerProcess", "W8Server", "W8Engine", "SystemLibrary"),

    // Tests
    testSupport("W8TestSupport"),
    testSupport(
      "W8Laws", "W8Merge", "W8Lint", "W8Edits", "W8Book", "W8Engine", "W8Syntax", "W8Text",
      "Primitives", "W8TestSupport"),
    tool("w8log-bench", "W8Engine", "W8Syntax"),
    tool("w8log-laws", "W8Laws", "W8Syntax", "W8TestSupport"),
    tests("PrimitivesTests", "Primitives", "W8TestSupport"),
    tests("JSONTests", "JSON", "Primitives", "W8TestSupport"),
    tests("W8TextTests", "W8Text", "W8TestSupport"),
    tests("W8EngineTests", "W8Engine", "Primitives", "W8TestSupport"),
    tests("LanguageServerProtocolTests", "LanguageServerProtocol", "JSON", "W8TestSupport"),
    tests("W8SyntaxTests", "W8Syntax", "W8Text", "W8Laws", "Primitives", "W8TestSupport"),
    tests("W8FilesTests", "W8Files", "W8Paths", "W8TestSupport"),
    tests(
      "W8BookTests", "W8Book", "W8Engine", "W8Syntax", "W8Text", "W8Laws", "Primitives",
      "W8TestSupport"),
    tests(
      "W8EditsTests", "W8Lint", "W8Edits", "W8Book", "W8Engine", "W8Syntax", "W8Text", "W8Laws",
      "Primitives", "W8TestSupport"),
    tests(
      "W8LintTests", "W8Lint", "W8Edits", "W8Book", "W8Engine", "W8Syntax", "W8Text", "W8Laws",
      "Primitives", "W8TestSupport"),
    tests(
      "W8MergeTests", "W8Merge", "W8Lint", "W8Edits", "W8Book", "W8Engine", "W8Syntax", "W8Text",
      "W8Laws", "Primitives", "W8TestSupport"),
    tests(
      "W8ExchangeTests", "W8Exchange", "W8Lint", "W8Edits", "W8Book", "W8Engine", "W8Syntax",
      "W8Text", "Primitives", "W8TestSupport"),
    tests(
      "W8IDETests", "W8IDE", "W8Lint", "W8Edits", "W8Book", "W8Engine", "W8Syntax", "W8Text",
      "W8Laws", "Primitives", "W8TestSupport"),
    tests("W8ReportsTests", "W8Reports", "W8Engine", "JSON", "Primitives"),
    tests(
      "W8CommandLineTests", "W8CommandLine", "W8Reports", "W8Lint", "W8Edits", "W8Book", "W8Syntax",
      "W8Files", "W8Engine", "W8Text", "JSON", "Primitives", "W8TestSupport"),
    tests(
      "W8ServerTests", "W8Web", "W8ServerProcess", "W8Server", "W8Reports", "W8CommandLine",
      "W8Lint", "W8Edits", "W8Book",
      "W8Engine", "W8Files", "W8Text", "LanguageServerProtocol", "JSON", "Primitives",
      "W8TestSupport"),
    tests("TidyTests", "W8TestSupport"),
  ]
)
