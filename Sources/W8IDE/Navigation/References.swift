package import Primitives
package import W8Analysis

extension Analysis {
  /// Where the book names what `offset` of `file` names, by files in their order; none where it names nothing.
  package func references(
    in file: FileAnalysis, at offset: Int, unless interruption: Interruption = .never
  ) throws(Interrupted) -> [NamedPlace] {
    guard let name = name(in: file, at: offset) else { return [] }
    return try uses(of: name.thing, unless: interruption)
  }

  /// The same in `file` alone, in order.
  package func highlights(
    in file: FileAnalysis, at offset: Int, unless interruption: Interruption = .never
  ) throws(Interrupted) -> [NamedPlace] {
    guard let name = name(in: file, at: offset) else { return [] }
    return try uses(of: name.thing, in: file, unless: interruption)
  }
}
