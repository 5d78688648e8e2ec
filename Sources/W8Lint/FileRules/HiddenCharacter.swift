import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let hiddenCharacter = Rule(
    8014, "hidden-character", .warning,
    Explanation(
      finds: "An invisible character in the name of a gym, exercise, tag or key.",
      harm: "Two names look the same but are different, so each has only a part of the history.",
      fix: "Remove the character.",
      example: """
        unit       kg

        # 2026-01

        03 Sat   82.1
            Squat\u{2060}s:             5 60
        """,
      instead: """
        unit       kg

        # 2026-01

        03 Sat   82.1
            Squats:             5 60
        """),
    .section { scope, findings in
      guard scope.tree.hasHiddenScalar else { return }
      for line in scope.lines.indices {
        let tokens = scope.tree.tokens(ofLine: line)
        // What a gym is shown as is prose.
        let isGym = tokens.first { $0.kind == .keyword }.map {
          scope.tree.string(scope.tree.range(of: $0, line: line)).lowercased() == "gym"
        }
        for token in tokens where token.kind.isName && !(isGym == true && token.kind == .string) {
          for range in scope.tree.hiddenRanges(in: scope.tree.range(of: token, line: line)) {
            let scalar = decodeScalar(in: scope.text.span, at: range.start).scalar
            findings.report(
              line: line, range,
              "invisible character \(codePoint(scalar)) makes this a different name; remove it")
          }
        }
      }
    },
    fixes: .preferred { scope in
      [.preferred("Remove it", TextEdit(scope.diagnostic.range, []))]
    })
}

extension TokenKind {
  /// Whether it is what something is called, and compared by.
  fileprivate var isName: Bool {
    switch self {
    case .gym, .tag, .pair, .name, .string, .word: true
    default: false
    }
  }
}

extension SyntaxTree {
  fileprivate var hasHiddenScalar: Bool { !hiddenRanges(in: TextRange(0, text.count)).isEmpty }

  /// The runs of scalars in `range` that cannot be seen.
  fileprivate func hiddenRanges(in range: TextRange) -> [TextRange] {
    let text = text
    let bytes = text.span
    var found: [TextRange] = []
    var offset = range.start
    while offset < range.end {
      if bytes[offset] < 0x80 {
        offset += bytes.eightBytes(at: offset)?.asciiPrefixLength ?? 1
        continue
      }
      guard mayBeginHidden(bytes, at: offset) else {
        offset += 1
        continue
      }
      let decoded = decodeScalar(in: bytes, at: offset)
      let end = offset + decoded.byteCount
      if isHidden(decoded.scalar) {
        let start = found.last?.end == offset ? found.removeLast().start : offset
        found.append(TextRange(start, end))
      }
      offset = end
    }
    return found
  }
}

/// Whether a scalar that shows nothing may begin at `offset`, by its first two bytes of UTF-8: most letters are seen not to
/// be one without being decoded.
private func mayBeginHidden(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
  let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
  return switch (bytes[offset], next) {
  case (0xC2, 0xAD), (0xCD, 0x8F), (0xD8, 0x9C), (0xE3, 0x85), (0xF0, 0x9B), (0xF0, 0x9D): true
  case (0xE1, 0x85), (0xE1, 0x9E), (0xE1, 0xA0), (0xE2, 0x80...0x81): true
  case (0xEF, 0xBB...), (0xF3, _): true
  default: false
  }
}

/// Whether `scalar` shows nothing: what Unicode has shown by no font (Default_Ignorable_Code_Point) and the marks of
/// interlinear notes, but for joiners, the choice among forms of a sign, and odd spaces, which have a rule of their own.
private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  // Letters of Latin scripts: below U+034F only the soft hyphen cannot be seen.
  case ..<0xAD, 0xAE..<0x34F: false
  // Other alphabets, signs, the scripts of East Asia and pictures have none either.
  case 0x370..<0x61C, 0x2010..<0x202A, 0x2070..<0x3164, 0x3165..<0xFE00, 0x1F000..<0xE0000: false
  case 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: false
  case 0xFFF9...0xFFFB: true
  default: scalar.properties.isDefaultIgnorableCodePoint && !isOddSpace(scalar)
  }
}
