import Primitives
import W8Syntax

/// What a row says, part by part; `TokenText` finds it anew from the text of a token.
struct SaidRow: Hashable {
  var kind: TokenKind
  var start: Int
  var value = 0
  var count = 0
  var unit = WrittenUnit.none
  var distanceUnit: DistanceSyntax.Unit?
  var mark = RepsSyntax.Mark.none
  var isLevel = false
  var isReserve = false
  var isContinued = false
  /// `w` before a set, `?` behind a weight.
  var isMarked = false
  var isOfChain = false
  var isBodyweight = false
  var isNegative = false

  init(_ kind: TokenKind, at start: Int, _ value: Int = 0) {
    self.kind = kind
    self.start = start
    self.value = value
  }

  init(_ row: SyntaxRow) {
    kind = row.kind
    start = row.start
    value = row.kind == .duration ? row.time.tenths : Int(row.value)
    count = row.count
    if row.kind == .distance { distanceUnit = row.distanceUnit }
    if ![.distance, .effort, .duration].contains(row.kind) { unit = row.unit }
    mark = row.mark
    isLevel = row.kind != .distance && row.isLevel
    isReserve = row.kind == .effort && row.isReserve
    isContinued = row.isContinued
    isMarked = row.isWarmUp
    isOfChain = row.isOfChain
    isBodyweight = row.isBodyweight
    isNegative = row.isNegative
  }
}
