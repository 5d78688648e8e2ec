import Foundation

/// A folder of the conformance corpus.
package struct ConformanceCase: CustomStringConvertible {
  /// The name of the folder, `NNN-name`.
  package let name: String
  /// The logs of the folder and those below it, by their path from there; `input.w8log`, the root of
  /// the book, is the first.
  package let files: [(name: String, bytes: [UInt8])]

  /// The bytes of `input.w8log`.
  package var input: [UInt8] { files[0].bytes }

  /// The name of the folder.
  package var description: String { name }

  /// The path of a file of the case, relative to the folder `Tests`.
  package func path(of file: String) -> String { "Conformance/\(name)/\(file)" }

  /// Every case, in the order of the names.
  package static let all: [ConformanceCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Conformance")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let own = folder.appendingPathComponent(name)
      let logs = (FileManager.default.subpaths(atPath: own.path) ?? []).sorted()
        .filter { $0.hasSuffix(".w8log") && $0 != "formatted.w8log" && $0 != root }
      let files = ([root] + logs).compactMap { log in
        (try? Data(contentsOf: own.appendingPathComponent(log)))
          .map { (name: log, bytes: [UInt8]($0)) }
      }
      return files.first?.name == root ? ConformanceCase(name: name, files: files) : nil
    }
  }()

  private static let root = "input.w8log"
}
