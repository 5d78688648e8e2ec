import W8Book
import W8Engine
import W8Syntax
import W8Text

/// The lines of a file, shared out between the years of its months and what stays.
///
/// A header goes with all below it and the comments above it, above the first header a full date with what belongs to it.
/// Directives stay, with the comments directly above them.
struct YearShares {
  let lines: [FileLine]
  /// The year to which each of them goes; nil for one that stays.
  private(set) var owners: [Int?]
  /// The years in the order in which they come first.
  private(set) var years: [Int] = []
  /// The index of the first line of any year.
  private var top = 0

  /// Throws where it is uncertain to which year a line belongs.
  init(_ file: FileAnalysis) throws(EditRefusal) {
    lines = file.lines(ofSections: 0..<file.sections.count)
    owners = Array(repeating: nil, count: lines.count)
    var year: Int?
    var isBelowHeader = false
    for index in lines.indices {
      let line = lines[index]
      if line.opensMonth {
        guard let month = line.headerMonth else {
          throw .refused("line \(line.number) is not a month header; fix it first")
        }
        (year, isBelowHeader) = (month.year, true)
        give(firstAttached(above: index, in: lines)..<index, to: year)
      } else if !isBelowHeader, let date = line.entry?.date {
        year = date.year
        give(firstAttached(above: index, in: lines)..<index, to: year)
      }
      if line.kind == .directive {
        give(firstAttached(above: index, in: lines)..<index, to: nil)
      } else {
        give(index..<index + 1, to: year)
      }
    }
    top = owners.firstIndex { $0 != nil } ?? lines.count
  }

  /// Lets the lines of all years but `chosen` stay.
  mutating func restrict(to chosen: Set<Int>) {
    years.removeAll { !chosen.contains($0) }
    for (index, year) in owners.enumerated() where year.map({ !chosen.contains($0) }) ?? false {
      owners[index] = nil
    }
  }

  private mutating func give(_ range: Range<Int>, to year: Int?) {
    if let year, !years.contains(year) { years.append(year) }
    for index in range { owners[index] = year }
  }

  func lines(of year: Int) -> [FileLine] {
    lines.indices.filter { owners[$0] == year }.map { lines[$0] }
  }

  /// The runs of lines that go, as offsets in the file without a byte order mark.
  var moved: [TextRange] {
    unbrokenRuns(
      of: lines.indices.filter { owners[$0] != nil }.map {
        TextRange(lines[$0].textStart, lines[$0].fullRange.end)
      })
  }

  /// The line above which the includes of the files of the years go: the first include, so that no entry comes to stand behind
  /// another file's, else the first below the directives at the top.
  var lineBelowIncludes: FileLine? {
    if let include = lines.firstIndex(where: { $0.isInclude }) {
      return lines[firstAttached(above: include, in: lines)]
    }
    let last = lines[..<top].lastIndex { $0.kind == .directive }
    let index = last.map { $0 + 1 } ?? top
    return index < lines.count ? lines[index] : nil
  }
}

extension FileLine {
  fileprivate var isInclude: Bool {
    guard kind == .directive, case .include = tree.directive(onLine: line) else { return false }
    return true
  }
}
