import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

/// Kilograms; a number below is no weight.
private let leastPlausibleWeight = 20

extension FixScope {
  /// Puts the `@` before the name of a gym of the book; nil where the text is none.
  var gymReading: Fix? {
    let longest = 60
    guard diagnostic.range.count <= longest, case let gym = "@\(text)",
      analysis.book.gym(canonicalKey(gym)) != nil,
      !fileLine.tokens.contains(where: { $0.kind == .gym })
    else { return nil }
    return writing(gym)
  }

  /// Puts an exercise that stands on the line of its day on a line of its own below; nil where none does.
  var exerciseReading: Fix? {
    let rest = TextRange(diagnostic.range.start, fileLine.contentRange.end)
    let longest = 200
    guard fileLine.kind == .entry, rest.count <= longest, text.contains(":"), !ownsLines(fileLine),
      case let line = Array("    ".utf8) + file.text.bytes(in: rest),
      case let read = parse(line, .later), read.lines.first?.kind == .exercise,
      read.faults.isEmpty, !read.setGroups(ofLine: 0).isEmpty,
      case let end = fileLine.endOfToken(before: rest.start), end > fileLine.textStart,
      parse(file.text.bytes(in: TextRange(fileLine.textStart, end)), .later).faults.isEmpty
    else { return nil }
    let edit = TextEdit(
      TextRange(end, rest.end), Array(fileLine.lineEnd.utf8) + canonicalLine(line))
    return .preferred("Move the exercise to a line below", edit)
  }

  /// Reads a second number as a time that was written with a point, `7.05`; nil where it may be a weight.
  var timeReading: Fix? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard diagnostic.range.count <= 5, parts.count == 2, parts[1].utf8.count == 2,
      let hour = Int(parts[0]), let minute = Int(parts[1]), 0..<24 ~= hour, 0..<60 ~= minute,
      hour < leastPlausibleWeight
    else { return nil }
    return writing("\(padded(hour, to: 2)):\(parts[1])")
  }

  /// Removes a `-`, which means no weigh-in, before or after a weight; nil if there is none.
  var dashRemoval: Fix? {
    if text == "-" {
      let removal = fileLine.removal(of: diagnostic.range)
      return mends(removal) ? .preferred("Remove the -", removal) : nil
    }
    guard let dash = fileLine.token(.unweighed) else { return nil }
    let start = fileLine.range(of: dash).start
    guard start < diagnostic.range.start else { return nil }
    let edit = TextEdit(TextRange(start, diagnostic.range.start), "")
    return mends(edit) ? .preferred("Remove the -", edit) : nil
  }

  /// Reads a day with a sign behind it, or with its month, below the header of that month: `24: 82.4`, `28. Sat 82.4`,
  /// `25.11. 82.4`, `11/25 82.4`; nil where it is no day of that month.
  var dayReading: Fix? {
    let longest = 200
    guard fileLine.kind == .unknown, fileLine.contentRange.count <= longest,
      let header = region.header?.month, !region.hasUnreadHeader(above: fileLine)
    else { return nil }
    let line = file.string(TextRange(diagnostic.range.start, fileLine.contentRange.end))
    let word = line.prefix { $0.isASCII && ($0.isNumber || ".,:/-".contains($0)) }
    let numbers = word.split { !$0.isNumber }.compactMap { Int($0) }
    let rest = line[word.endIndex...]
    // `7:05` is a time.
    if numbers.count > 1, word.contains(":") { return nil }
    guard rest.first == " " || rest.first == "\t",
      word.utf8.count <= 6, let day = day(of: numbers, header)
    else { return nil }
    let written = "\(padded(day, to: 2))\(rest)"
    let tree = parse(Array(written.utf8), .later)
    guard tree.lines.first?.kind == .entry,
      tree.faults.allSatisfy({ [.decimalComma, .detachedUnit].contains($0.kind) }),
      let date = header.date(day: day),
      tree.tokens(ofLine: 0).first(of: .weekday).map({
        Int($0.value) - 1 == Int(date.weekday.rawValue)
      })
        ?? true
    else { return nil }
    let edit = TextEdit(
      TextRange(diagnostic.range.start, diagnostic.range.start + word.utf8.count),
      padded(day, to: 2))
    return .preferred("Write \(padded(day, to: 2))", edit)
  }

  /// The day that one number is, or the one of two that is not the month; nil where both may be, which two days would be.
  private func day(of numbers: [Int], _ header: YearMonth) -> Int? {
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where numbers[0] == header.month && numbers[1] == header.month: return numbers[0]
    case 2 where numbers[0] == header.month: return numbers[1]
    case 2 where numbers[1] == header.month: return numbers[0]
    default: return nil
    }
  }

  /// Writes the unit of a measurement that lacks it, or the point for its comma: `fat:21%` for `fat:21`.
  var measureReading: Fix? {
    let longest = 40
    guard diagnostic.range.count <= longest,
      let pair = fileLine.lowered.pairs.first(where: {
        $0.line == fileLine.line
          && $0.valueRange.shifted(by: fileLine.sectionStart) == diagnostic.range
      }), let measure = analysis.book.measure(of: pair.key)
    else { return nil }
    let content = fileLine.tree.contentRange(of: pair).shifted(by: fileLine.sectionStart)
    let value = String(file.string(content).map { $0 == "," ? "." : $0 })
    let (unit, detached) = (measure.unit, unitBehind(content.end))
    let units = detached.map { [$0.text] } ?? ["", unit]
    for unit in units {
      let right = value + unit
      let bytes = Array(right.utf8)
      guard measure.accepts(bytes.span, TextRange(0, bytes.count)) else { continue }
      return .preferred(
        "Write \(pair.key):\(right)",
        TextEdit(TextRange(content.start, detached?.end ?? content.end), right))
    }
    return nil
  }

  /// The unreadable word behind a value that ends at `end`, which may be its unit.
  private func unitBehind(_ end: Int) -> (text: String, end: Int)? {
    guard let next = fileLine.firstToken(startingFrom: end), next.kind == .unreadable,
      case let range = fileLine.range(of: next), range.count <= 12
    else { return nil }
    return (file.string(range), range.end)
  }
}
