/// The targets as `Package.swift` lists them.
struct Manifest {
  struct Target: Hashable {
    /// The helper that declares it: `library`, `embedding`, `executable`, `tool`, `testSupport` or `tests`.
    let kind: String
    let name: String
    let dependencies: [String]
  }

  /// In the order of the file.
  let targets: [Target]
  let upcomingFeatures: [String]
  let experimentalFeatures: [String]

  /// Reads the lines `library("Name", "Dependency", …)` and their like, which may span lines.
  init(_ text: String) {
    let code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let declaration =
      /\b(library|embedding|executable|tool|testSupport|tests)\(\s*"(\w[\w-]*)"((?:\s*,\s*"\w[\w-]*")*)\s*,?\s*\)/
    targets = code.matches(of: declaration).map { match in
      let dependencies = match.output.3.matches(of: /"([^"]+)"/).map { String($0.output.1) }
      return Target(
        kind: String(match.output.1), name: String(match.output.2), dependencies: dependencies)
    }
    upcomingFeatures = code.matches(of: /enableUpcomingFeature\("([^"]*)"/)
      .map { String($0.output.1) }
    experimentalFeatures = code.matches(of: /enableExperimentalFeature\("([^"]*)"/)
      .map { String($0.output.1) }
  }
}

/// Targets stand in order of depth: each names only targets above it.
func orderFaults(in manifest: Manifest) -> [Fault] {
  var above: Set<String> = []
  var faults: [Fault] = []
  for target in manifest.targets {
    for dependency in target.dependencies where !above.contains(dependency) {
      faults.append(Fault("Package.swift", "\(target.name) stands above \(dependency)"))
    }
    if !above.insert(target.name).inserted {
      faults.append(Fault("Package.swift", "\(target.name) stands twice"))
    }
  }
  return faults
}

/// The upcoming features of the compiler; a misspelled one would be ignored in silence.
let knownUpcomingFeatures: Set<String> = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
  "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]

/// Every upcoming feature is a known one, and nothing experimental is switched on.
func featureFaults(in manifest: Manifest) -> [Fault] {
  manifest.upcomingFeatures.filter { !knownUpcomingFeatures.contains($0) }
    .map { Fault("Package.swift", "unknown upcoming feature \($0)") }
    + manifest.experimentalFeatures.map { Fault("Package.swift", "experimental feature \($0)") }
}
