import Primitives

extension SyntaxTree {
  /// The groups of sets on the exercise line at `index`; a group of which nothing can be read is empty.
  package func setGroups(ofLine index: Int) -> [SetGroupSyntax] {
    let (text, rows) = (text, rows)
    let lineStart = Int(lines[index].start)
    let range = rowRange(ofLine: index)
    var groups: [SetGroupSyntax] = []
    groups.reserveCapacity(1 + range.count { rows[$0].isOf(.comma) })
    // Changed in place: a copy of a group counts the references of its lists.
    var group = SetGroupSyntax()
    var isOpen = false
    for row in range {
      switch rows[row].kind {
      case .comma:
        groups.append(group)
        group = SetGroupSyntax()
        isOpen = true
      case .reps, .duration, .distance, .load, .effort, .label, .unreadable:
        group.add(rows[row], text.span, lineStart)
        isOpen = true
      case .verbatim:
        if isOpen { group.add(rows[row], text.span, lineStart) }
      default: continue
      }
    }
    if isOpen { groups.append(group) }
    return groups
  }

  /// The group of sets on the exercise line at `index` that holds the row at `row`.
  package func setGroup(ofLine index: Int, holding row: Int) -> SetGroupSyntax {
    let (text, rows, line) = (text, rows, rowRange(ofLine: index))
    let comma = rows[line.lowerBound..<row].lastIndex { $0.isOf(.comma) }
    let end = rows[row..<line.upperBound].firstIndex { $0.isOf(.comma) } ?? line.upperBound
    var group = SetGroupSyntax()
    for row in (comma ?? line.lowerBound)..<end {
      group.add(rows[row], text.span, Int(lines[index].start))
    }
    return group
  }
}

extension SetGroupSyntax {
  /// Takes in what `row` says, whose line starts at `lineStart` of `text`.
  fileprivate mutating func add(_ row: SyntaxRow, _ text: Span<UInt8>, _ lineStart: Int) {
    let times = max(row.count, 1)
    switch row.kind {
    case .reps:
      reps.append(RepsSyntax(count: Int(row.value), mark: row.mark))
      if !row.isContinued { repsCount = times }
    case .duration:
      seconds.append(row.time)
      if !row.isContinued {
        secondsCount = times
        timeForm = TimeForm(text, lineStart + row.start)
      }
    case .distance:
      distances.append(DistanceSyntax(thousandths: row.value, unit: row.distanceUnit))
      if !row.isContinued { distancesCount = times }
    case .load: load = LoadSyntax(row)
    case .effort:
      effort = row.isReserve ? .inReserve(Int(row.value)) : .perceived(halves: Int(row.value))
    case .label:
      let start = lineStart + row.start
      let close = closeOfParenthesis(text, start, text.count) ?? start + 1
      labels.append(String(text, start + 1, close))
    // Behind an opener that is never closed the group may go on.
    case .unreadable, .verbatim: hasFault = true
    default: break
    }
    if row.isWarmUp { isWarmup = true }
  }
}

extension TimeForm {
  /// The unit of the first time of the list at `start`, which may begin with `w` or a count such as `4x`.
  fileprivate init(_ text: Span<UInt8>, _ start: Int) {
    var index = start
    while index < text.count {
      switch text[index] | 0x20 {
      case UInt8(ascii: ":"): self = .clock
      case UInt8(ascii: "m"): self = .minutes
      case UInt8(ascii: "h"): self = .hours
      case UInt8(ascii: "s"): self = .seconds
      default:
        index += 1
        continue
      }
      return
    }
    self = .seconds
  }
}
