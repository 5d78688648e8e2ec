import Foundation
import Testing

/// The house as it stands has no fault; `RuleTests` shows that each rule can find one.
@Suite struct TidyTests {
  @Test func targetsStandInOrderOfDepth() throws {
    let manifest = try Manifest(House.file("Package.swift").text)
    #expect(manifest.targets.count > 15)
    #expect(orderFaults(in: manifest) == [])
    #expect(featureFaults(in: manifest) == [])
    #expect(!manifest.upcomingFeatures.isEmpty)
  }

  @Test func importsEqualDirectDependencies() throws {
    let manifest = try Manifest(House.file("Package.swift").text)
    let files = try House.swiftFiles(in: "Sources") + House.swiftFiles(in: "Tests")
    #expect(importFaults(manifest: manifest, files: files) == [])
  }

  @Test func theProtocolStaysInTheServer() throws {
    let faults = try protocolFaults(in: House.swiftFiles(in: "Sources"))
    #expect(faults == [])
  }

  @Test func filesAndFunctionsAreShort() throws {
    let files = try House.swiftFiles(in: "Sources") + House.swiftFiles(in: "Tests")
    #expect(files.count > 20)
    #expect(fileLengthFaults(in: files) == [])
    #expect(functionLengthFaults(in: files) == [])
  }

  @Test func foldersStandAboveEachOther() throws {
    let files = try House.swiftFiles(in: "Sources")
    #expect(circleFaults(in: files) == [])
  }

  @Test func retiredWordsStayAway() throws {
    let faults = retiredNameFaults(in: try House.swiftFiles(in: "Sources"))
    #expect(faults == [])
  }

  @Test func foldersAreSmall() throws {
    let faults = folderFaults(in: try House.swiftFiles(in: "Sources"))
    #expect(faults == [])
  }

  @Test func theMapIsTrue() throws {
    let map = try House.file("Sources/README.md").text
    let files = try House.swiftFiles(in: "Sources")
    let targets = try Manifest(House.file("Package.swift").text).targets.map(\.name)
      .filter { name in files.contains { $0.target == name } }
    #expect(targets.count > 10)
    #expect(mapFaults(in: map, targets: targets, files: files) == [])
  }

  @Test func nothingLiesTooDeep() throws {
    let faults = try depthFaults(in: House.swiftFiles(in: "Sources"))
    #expect(faults == [])
  }

  @Test func packageDeclarationsAreDocumented() throws {
    let faults = try documentationFaults(in: House.swiftFiles(in: "Sources"))
    #expect(faults == [])
  }

  @Test func forbiddenWordsAreAbsent() throws {
    let faults = try wordFaults(in: House.swiftFiles(in: "Sources"), exceptions: wordExceptions)
    #expect(faults == [])
  }

  @Test(arguments: Registry.all)
  func everythingIsRegistered(registry: Registry) throws {
    let faults = try registryFaults(registry, in: House.swiftFiles(in: "Sources"))
    #expect(faults == [])
  }

  @Test func unsafeCodeStandsWhereItIsListed() throws {
    let faults = try unsafeFaults(in: House.swiftFiles(in: "Sources"), allowed: unsafeFiles)
    #expect(faults == [])
  }

  @Test func nobodyGoesAroundAGate() throws {
    let faults = try gateFaults(Gate.all, in: House.swiftFiles(in: "Sources"))
    #expect(faults == [])
  }

  @Test func theCoreIsPortable() throws {
    let files = try House.swiftFiles(in: "Sources")
    #expect(portableTargets.isSubset(of: files.map(\.target)))
    #expect(portabilityFaults(in: files) == [])
    #expect(forkFaults(in: files) == [])
  }

  @Test func aNameMeansOneThing() throws {
    let faults = try nameFaults(in: House.swiftFiles(in: "Sources"), shared: sharedNames)
    #expect(faults == [])
  }

  @Test func theTreeHoldsOnlyWhatBelongs() throws {
    let faults = try topFaults(in: House.trackedPaths())
    #expect(faults == [])
  }

  @Test func noTextNamesAMachine() throws {
    let files = try House.trackedTextFiles()
    #expect(files.count > 20)
    #expect(machineFaults(in: files) == [])
  }
}
