import W8Book
import W8Edits
import W8Engine
import W8Exchange
import W8Syntax

/// Lines of a notes app: days, each with the lines below it.
struct PastedLines {
  struct Block {
    /// The indices of its lines.
    var lines: Range<Int>
    let date: ShortDate
    var below: [String] = []
  }

  /// The days of the lines by one order of day and month.
  struct Reading {
    let order: DateOrder
    /// The blocks that can be read, each with its days.
    var blocks: [(lines: Range<Int>, days: [AddedDay])] = []
    /// The first date that another order would change; nil if no other order is possible.
    var example: CivilDate?
    /// The number of days that lie between the first date and the last.
    var span = 0
    var days: [AddedDay] { blocks.flatMap { $0.days } }
  }

  private(set) var blocks: [Block] = []

  /// Finds the blocks of `lines`; a line for which `isOwn` ends a block is no part of one.
  init(_ lines: [String], endingAt isOwn: (Int, ShortDate?) -> Bool = { _, _ in false }) {
    var isBelow = false
    for (index, line) in lines.enumerated() {
      let date = ShortDate(line)
      if line.allSatisfy({ $0.isWhitespace }) || isOwn(index, date) {
        isBelow = false
      } else if let date {
        blocks.append(Block(lines: index..<index + 1, date: date))
        isBelow = true
      } else if isBelow {
        let last = blocks.count - 1
        blocks[last].below.append(line)
        blocks[last].lines = blocks[last].lines.lowerBound..<index + 1
      }
    }
  }

  /// The readings by which all dates are days up to today, the likelier first; two if nothing decides whether the day or the
  /// month comes first.
  func readings(in context: ShortDate.Context, _ units: Units) -> [Reading] {
    let isOpen = blocks.contains { $0.date.isOpen }
    let all: [DateOrder] = isOpen ? [.dayFirst, .monthFirst] : [.dayFirst]
    let holding = all.filter { order in
      blocks.allSatisfy {
        !$0.date.isOpen || $0.date.date(order, in: context) == $0.date.onlyDate(order, in: context)
      }
    }
    let readings = (holding.isEmpty ? all : holding).map { reading($0, context, units) }
    if readings.count > 1, readings[0].days != readings[1].days {
      return readings.sorted { $0.span < $1.span }
    }
    return readings.prefix(1).map { reading in
      var only = reading
      only.example = nil
      return only
    }
  }

  private func reading(
    _ order: DateOrder, _ context: ShortDate.Context, _ units: Units
  ) -> Reading {
    var (context, dates): (ShortDate.Context, [CivilDate?]) = (context, [])
    var reading = Reading(order: order)
    for block in blocks {
      let date = block.date.date(order, in: context)
      if block.date.isOpen { reading.example = reading.example ?? date }
      dates.append(date)
      context.previous = date ?? context.previous
    }
    let known = dates.compactMap { $0 }
    if let first = known.min(), let last = known.max() { reading.span = last.days(since: first) }
    let dated = zip(blocks, dates).compactMap { block, date in date.map { (block: block, date: $0) }
    }
    let days = BlockReader(units).days(of: dated)
    for ((block, _), days) in zip(dated, days) {
      if let days { reading.blocks.append((block.lines, days)) }
    }
    return reading
  }

  /// The units of numbers without one.
  struct Units {
    let weight, load: MassUnit?
  }
}

/// Reads blocks as days: as a log has them, else as `import` reads a text.
private struct BlockReader {
  typealias Dated = (block: PastedLines.Block, date: CivilDate)

  private let units: PastedLines.Units

  init(_ units: PastedLines.Units) { self.units = units }

  /// The days of each block; nil for one of which a line cannot be read.
  func days(of blocks: [Dated]) -> [[AddedDay]?] {
    var days = blocks.map(ownDays)
    read(blocks, days.indices.filter { days[$0] == nil }, into: &days) { $0.block.date.rest }
    let open = days.indices.filter { days[$0] == nil && blocks[$0].block.below.isEmpty }
    for index in open {
      guard let (weight, words) = weightAndWords(blocks[index].block.date.rest) else { continue }
      read(blocks, [index], into: &days) { _ in weight }
      days[index]?[0].fields += " > \(words)"
    }
    return days
  }

  /// The day of a block that is written as in a log.
  private func ownDays(_ dated: Dated) -> [AddedDay]? {
    let below = dated.block.below.map { line in
      line.first?.isWhitespace == true ? line : "    \(line)"
    }
    let fields = dated.block.date.rest
    let text = (["01 \(fields)"] + below).map { $0 + "\n" }.joined()
    let tree = parse(Array(text.utf8), .later)
    guard tree.faults.isEmpty, !fields.isEmpty || !below.isEmpty,
      tree.lines.first?.kind == .entry, tree.lines.dropFirst().allSatisfy({ $0.kind.isOwned })
    else { return nil }
    return [AddedDay(date: dated.date, fields: fields, lines: below, matchesAnyTime: true)]
  }

  /// Reads those of `blocks` at `indices` as a text of another program; each alone if a question is open.
  private func read(
    _ blocks: [Dated], _ indices: [Int], into days: inout [[AddedDay]?],
    _ head: (Dated) -> String
  ) {
    if indices.isEmpty { return }
    var (text, owners) = ("", [0])
    for index in indices {
      let lines = ["\(blocks[index].date): \(head(blocks[index]))"] + blocks[index].block.below
      text += lines.map { "\($0)\n" }.joined()
      owners += repeatElement(index, count: lines.count)
    }
    var settings = ImportSettings()
    settings.unit =
      units.weight == units.load || owners.count == indices.count + 1 ? units.weight : nil
    do throws(ImportRefusal) {
      let log = try readText(text, settings)
      var reasons = log.reasonCounts
      let entries = bookEntries(
        GatheredImport(log), settings, unit: units.weight, loadUnit: units.load,
        &reasons)
      for entry in entries {
        guard let line = entry.sourceLines.first else { continue }
        days[owners[line], default: []].append(AddedDay(entry))
      }
      // A line of which something would be lost stays as it is.
      for reason in reasons.all where [.leftOut, .notKept].contains(reason.fate) {
        for line in reason.lines.joined() { days[owners[line]] = nil }
      }
    } catch {
      guard indices.count > 1 else { return }
      for index in indices { read(blocks, [index], into: &days, head) }
    }
  }
}

extension [[AddedDay]?] {
  fileprivate subscript(index: Int, default days: [AddedDay]) -> [AddedDay] {
    get { self[index] ?? days }
    set { self[index] = newValue }
  }
}

extension AddedDay {
  /// An entry of a text, whose exercises go to the session of their day.
  fileprivate init(_ entry: ImportedEntry) {
    let lines = entry.lines.first == "    @" ? Array(entry.lines.dropFirst()) : entry.lines
    self.init(date: entry.date, fields: entry.fields, lines: lines, matchesAnyTime: true)
  }
}

/// The weight that `text` starts with, and the words after it, which hold no other number; nil for other text.
private func weightAndWords(_ text: String) -> (weight: String, words: String)? {
  let parts = text.split(separator: " ").map(String.init)
  let units = ["kg", "kgs", "lb", "lbs"]
  let count = parts.dropFirst().first.map { units.contains($0.lowercased()) } == true ? 2 : 1
  let words = parts.dropFirst(count).joined(separator: " ")
  let note = words.trimming { "“”\"'()–—-,;".contains($0) || $0 == " " }
  guard parts.first?.first?.isNumber == true, !note.isEmpty,
    !words.contains(where: { $0.isNumber })
  else { return nil }
  let weight = parts.prefix(count).joined(separator: " ")
  return (weight.trimming { ",;".contains($0) }, note)
}

extension String {
  fileprivate func trimming(_ isSpare: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isSpare(first) { rest.removeFirst() }
    while let last = rest.last, isSpare(last) { rest.removeLast() }
    return String(rest)
  }
}
