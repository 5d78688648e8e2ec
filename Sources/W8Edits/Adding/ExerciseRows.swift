import W8Book
import W8Syntax

/// The lines of an exercise that is written on one: so long a line that its last sets might not be read goes on with another
/// of the same exercise, from its last comma before byte 1,500 on.
package func exerciseRows(_ line: String) -> [String] {
  let limit = 1500
  let bytes = Array(line.utf8)
  guard bytes.count > limit else { return [line] }
  let tokens = parse(bytes, .later).tokens(ofLine: 0)
  guard let comma = tokens.last(where: { $0.kind == .comma && $0.end < limit }),
    let name = tokens.first(of: .name, .string), let colon = tokens.first(of: .colon)
  else { return [line] }
  let rest =
    bytes.prefix { isBlank($0) } + bytes[Int(name.start)..<colon.end] + bytes[comma.end...]
  return [String(decoding: bytes[..<Int(comma.start)], as: UTF8.self)]
    + exerciseRows(String(decoding: rest, as: UTF8.self))
}
