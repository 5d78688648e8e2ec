import Primitives
import W8Engine
import W8Syntax

/// Puts days below the header of their month, by date.
struct MergedOrder {
  private let list: JoinedList
  private let isNewestFirst: Bool
  /// The header that was put in its place last; most come in order.
  private var lastHeader: Int?
  /// The last header of each month.
  private var headers: [YearMonth: Int] = [:]

  /// Joins two versions of a log, and puts all in order.
  static func joined(
    _ base: LogVersion?, _ ours: LogVersion, _ theirs: LogVersion, _ join: PartJoin
  ) throws(Interrupted) -> [JoinedPart] {
    let list = try JoinedList(base?.parts ?? [], ours.parts, theirs.parts, join)
    var order = MergedOrder(list, ours, theirs)
    list.insertRest { order.insert($0) }
    return list.parts
  }

  private init(_ list: JoinedList, _ ours: LogVersion, _ theirs: LogVersion) {
    self.list = list
    let leader = list.leader == .ours ? ours : theirs
    isNewestFirst = leader.settings.order.map { $0 == .newest } ?? isDescending(leader.parts)
    var index = list.first
    // A header that goes, though days below it stay, and is not needed where the month is the one above.
    var (gone, open): (Int?, YearMonth?) = (nil, nil)
    while index >= 0 {
      let part = list.part(index)
      if list.joined[index] == nil {
        if part?.headerMonth != nil { gone = index }
      } else if let month = part?.headerMonth {
        (gone, open, headers[month]) = (nil, month, index)
      } else if let header = gone, let month = part?.month, part?.kind == .entry, month != open {
        list.keep(header)
        (gone, open, headers[month]) = (nil, month, header)
      }
      index = list.next[index]
    }
  }

  private mutating func insert(_ index: Int) {
    guard let part = list.part(index) else { return }
    if part.kind == .entry, let date = part.date {
      insertDay(index, part, date)
    } else if let month = part.headerMonth, headers[month] == nil {
      insertHeader(index, month)
    } else if part.kind == .directive, list.neighbor(-1) == nil, list.neighbor(1) == nil {
      list.insert(index, after: -1)
    } else {
      list.insertBesideNeighbors(index)
    }
    if let month = part.headerMonth { headers[month] = index }
  }

  private mutating func insertDay(_ index: Int, _ part: LogPart, _ date: CivilDate) {
    let isSame = { [list] (other: Int) in list.part(other)?.date == date }
    if let above = list.neighbor(-1, where: isSame), list.joined[above] != nil {
      list.insert(index, after: above)
    } else if let below = list.neighbor(1, where: isSame), list.joined[below] != nil {
      list.insert(index, after: list.previous[below])
    } else if let header = headers[date.yearMonth] {
      insert(index, date, below: header)
    } else if part.month == date.yearMonth {
      let header = list.add(JoinedPart(madeHeader(of: part), .made))
      insertHeader(header, date.yearMonth)
      headers[date.yearMonth] = header
      insert(index, date, below: header)
    } else {
      insertByDate(index, date)
    }
  }

  /// The version of a header that is no longer there: that which stands above the part, if it has one.
  private func madeHeader(of part: LogPart) -> Versions {
    let headers = list.triples.lazy.flatMap { $0.all }.filter {
      $0.headerMonth == part.date?.yearMonth
    }
    return Versions(
      base: headers.first { $0.tree === part.tree } ?? headers.first, ours: nil, theirs: nil)
  }

  /// Puts a day below the header of its month, behind those that come before it; where comments and the like follow on these,
  /// behind what it follows in its own version.
  private func insert(_ index: Int, _ date: CivilDate, below header: Int) {
    var point = header
    var current = list.next[header]
    let above = list.neighbor(-1)
    // What stands directly above, if it is found between the days around.
    var found = above == header ? header : nil
    var hasDay = false
    while current >= 0, list.joined[current] == nil || list.part(current)?.opensMonth != true {
      if list.joined[current] != nil, let other = list.part(current)?.date {
        if isBefore(date, other) {
          if !hasDay { point = list.previous[current] }
          break
        }
        (point, hasDay, found) = (current, true, nil)
      } else if !hasDay, list.joined[current] != nil {
        point = current
      }
      if current == above { found = current }
      current = list.next[current]
    }
    list.insert(index, after: found ?? point)
  }

  private func isBefore(_ date: CivilDate, _ other: CivilDate) -> Bool {
    isNewestFirst ? date > other : date < other
  }

  /// Puts a day that stands below no header of its month behind those that come before it.
  private func insertByDate(_ index: Int, _ date: CivilDate) {
    if let above = list.neighbor(-1), let other = list.part(above)?.date, !isBefore(date, other) {
      // Most days are added one behind the other.
      let next = list.next[above]
      if next < 0 || list.part(next)?.date.map({ isBefore(date, $0) }) == true {
        return list.insert(index, after: above)
      }
    }
    var current = list.last
    while current >= 0 {
      if list.joined[current] != nil, let other = list.part(current)?.date, !isBefore(date, other) {
        return list.insert(index, after: current)
      }
      current = list.previous[current]
    }
    current = list.first
    while current >= 0, list.part(current)?.date == nil { current = list.next[current] }
    list.insert(index, after: current >= 0 ? list.previous[current] : list.last)
  }

  private mutating func insertHeader(_ index: Int, _ month: YearMonth) {
    defer { lastHeader = index }
    var current = list.first
    if let last = lastHeader, let other = list.part(last)?.headerMonth,
      isNewestFirst ? other > month : other < month
    {
      current = last
    }
    while current >= 0 {
      if list.joined[current] != nil, let other = list.part(current)?.headerMonth,
        isNewestFirst ? month > other : month < other
      {
        return insertHeader(index, month, before: list.previous[current])
      }
      current = list.next[current]
    }
    insertHeader(index, month, before: list.last)
  }

  /// Puts a header behind the part at `point`, but before the days of its month and of later ones that stand there by their full dates.
  private func insertHeader(_ index: Int, _ month: YearMonth, before point: Int) {
    var (point, current) = (point, point)
    while current >= 0, let part = list.part(current), part.headerMonth == nil {
      if list.joined[current] != nil, part.kind == .entry, let date = part.date {
        guard isNewestFirst ? date.yearMonth <= month : date.yearMonth >= month else { break }
        point = list.previous[current]
      }
      current = list.previous[current]
    }
    list.insert(index, after: point)
  }
}

/// Whether the days of a log stand with the newest first.
private func isDescending(_ parts: [LogPart]) -> Bool {
  let dates = parts.compactMap { $0.kind == .entry ? $0.date : nil }
  let pairs = zip(dates, dates.dropFirst())
  return pairs.count { $0 > $1 } > pairs.count { $0 < $1 }
}

extension LogPart {
  /// The month of a header that can be read.
  var headerMonth: YearMonth? { kind == .header ? month : nil }
  /// Whether it ends the month above.
  var opensMonth: Bool { kind == .header && tree.lines[line].opensMonth }
}
