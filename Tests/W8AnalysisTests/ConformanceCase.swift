import Foundation
import Testing

/// A folder of the conformance corpus.
struct ConformanceCase: CustomTestStringConvertible {
  /// The name of the folder, `NNN-name`.
  let name: String
  /// The bytes of `input.w8log`.
  let input: [UInt8]

  var testDescription: String { name }

  /// The path of a file of the case, relative to the folder `Tests`.
  func path(of file: String) -> String { "Conformance/\(name)/\(file)" }

  /// Every case, in the order of the names.
  static let all: [ConformanceCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Conformance")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let file = folder.appendingPathComponent(name).appendingPathComponent("input.w8log")
      return (try? Data(contentsOf: file)).map { ConformanceCase(name: name, input: [UInt8]($0)) }
    }
  }()
}
