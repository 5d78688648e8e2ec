import Primitives
package import W8Text

/// Parses `sections`, which follow one another in a file, those of a long text on several threads.
///
/// `first` is the index of the first of them in the file, and `names` are the names of the file so far, which those
/// of the sections join. On however many `threads`, the trees and the ids of the names are the same.
package func parse(
  _ sections: [TextSection], from first: Int, _ names: inout Names, threads: Int? = nil
) -> [SyntaxTree] {
  var known = Names()
  swap(&known, &names)
  let stretches = stretches(of: sections, threads)
  let parts = inParallel(stretches, threads: stretches.count) { [known] stretch in
    var parser = SectionParser(known)
    let trees = stretch.map { index in
      parser.parse(sections[index], first + index == 0 ? .first : .later)
    }
    return ParsedStretch(trees: trees, names: parser.finish())
  }
  var trees: [SyntaxTree] = []
  trees.reserveCapacity(sections.count)
  for (index, part) in parts.enumerated() {
    guard index > 0 else {
      names = part.names
      trees = part.trees
      continue
    }
    let ids = names.join(part.names)
    let isSame = ids.indices.allSatisfy { ids[$0] == UInt32(truncatingIfNeeded: $0) }
    trees += isSame ? part.trees : part.trees.map { $0.naming(by: ids) }
  }
  return trees
}

/// What a thread has read of a file, with names of its own.
private struct ParsedStretch: Sendable {
  let trees: [SyntaxTree]
  let names: Names
}

/// Text of fewer bytes is read before another thread has started.
private let leastStretch = 128 << 10

/// Neighbours among `sections` for each thread, about as many bytes for each; all of them together where they are few.
private func stretches(of sections: [TextSection], _ threads: Int?) -> [Range<Int>] {
  let byteCount = sections.reduce(0) { $0 + $1.bytes.count }
  let isLong = byteCount >= 2 * leastStretch
  let count = threads ?? (isLong ? min(processorCount(), byteCount / leastStretch) : 1)
  var stretches: [Range<Int>] = []
  var (start, bytes) = (0, 0)
  for index in sections.indices {
    bytes += sections[index].bytes.count
    guard bytes * count >= byteCount * (stretches.count + 1) else { continue }
    stretches.append(start..<index + 1)
    start = index + 1
  }
  if start < sections.count { stretches.append(start..<sections.count) }
  return stretches
}
