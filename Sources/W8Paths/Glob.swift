/// A pattern for paths with `/` between its parts; no disk is asked.
///
/// In a part `*` stands for any run of characters, `?` for one, `[a-c]` for one of these and `[!a-c]`
/// for one of the others; none of them for a `.` at the start. `**` as a whole part stands for any
/// number of folders whose names do not start with a `.`.
package struct Glob: Sendable {
  /// The parts in order; empty for a pattern that matches nothing.
  package let parts: [Part]
  /// Whether the pattern starts at the root of the disk.
  package let isAbsolute: Bool

  /// A part between two `/`.
  package enum Part: Sendable {
    /// The name itself; also `.` and `..`.
    case name(String)
    case pattern(NamePattern)
    /// Any number of folders.
    case folders

    /// The name; nil for a pattern.
    package var name: String? { if case .name(let name) = self { name } else { nil } }

    /// Whether it stands for names alone that lists leave out.
    package var isHidden: Bool {
      switch self {
      case .name(let name): name.hasPrefix(".")
      case .pattern(let pattern): pattern.startsWithDot
      case .folders: false
      }
    }
  }

  /// Reads a pattern; nothing in it is wrong, as a `[` that is not closed stands for itself.
  package init(_ text: String) {
    isAbsolute = text.utf8.first == UInt8(ascii: "/")
    parts = Path.names(of: text).map { name in
      if name == "**" { return .folders }
      return NamePattern(name).map(Part.pattern) ?? .name(name)
    }
  }

  /// A pattern of `parts`, none of which is the root of the disk.
  package init(_ parts: [Part]) {
    self.parts = parts
    isAbsolute = false
  }

  /// Whether it may match several paths.
  package var hasWildcards: Bool { parts.contains { $0.name == nil } }

  /// Whether the path of `names`, none of them `.` or `..`, is one that the pattern stands for.
  package func matches(_ names: [String]) -> Bool {
    // The parts that may come next, as the names are read one by one.
    var open = opened([0])
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      open = opened(Set(open.compactMap { next(after: $0, name, isFolder: !isLast) }))
    }
    return open.contains(parts.count) && !parts.isEmpty
  }

  /// The part that comes after the one at `index` has taken `name`; nil when it does not take it.
  private func next(after index: Int, _ name: String, isFolder: Bool) -> Int? {
    guard index < parts.count else { return nil }
    switch parts[index] {
    case .name(let own): return own == name ? index + 1 : nil
    case .pattern(let pattern): return pattern.matches(name) ? index + 1 : nil
    case .folders: return isFolder && !name.hasPrefix(".") ? index : nil
    }
  }

  /// `indices` and what can be reached from them by taking no folder at all.
  private func opened(_ indices: Set<Int>) -> Set<Int> {
    var all = indices
    for start in indices {
      var index = start
      while index < parts.count, case .folders = parts[index] {
        index += 1
        all.insert(index)
      }
    }
    return all
  }
}

/// A pattern for one name.
package struct NamePattern: Sendable {
  private let items: [Item]

  fileprivate enum Item {
    case scalar(Unicode.Scalar)
    case any
    case run
    case one(of: [ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  /// Reads a pattern; nil for a name without any of `*?[]`.
  init?(_ text: String) {
    var items: [Item] = []
    var isPlain = true
    var rest = text.unicodeScalars[...]
    while let first = rest.popFirst() {
      switch first {
      case "*": items.append(.run)
      case "?": items.append(.any)
      case "[":
        guard let (item, after) = Self.set(rest) else {
          items.append(.scalar(first))
          continue
        }
        items.append(item)
        rest = after
      default:
        items.append(.scalar(first))
        continue
      }
      isPlain = false
    }
    if isPlain { return nil }
    self.items = items
  }

  /// Whether it stands for `name`.
  package func matches(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    if scalars.first == ".", !startsWithDot { return false }
    // Where to go on when what follows the last run does not fit: one scalar further.
    var retry: (item: Int, scalar: Int)?
    var item = 0
    var scalar = 0
    while scalar < scalars.count {
      if item < items.count, case .run = items[item] {
        retry = (item + 1, scalar)
        item += 1
      } else if item < items.count, items[item].takes(scalars[scalar]) {
        item += 1
        scalar += 1
      } else if let known = retry {
        retry = (known.item, known.scalar + 1)
        item = known.item
        scalar = known.scalar + 1
      } else {
        return false
      }
    }
    return items[item...].allSatisfy { if case .run = $0 { true } else { false } }
  }

  /// Whether it looks for names that start with a dot.
  var startsWithDot: Bool {
    if case .scalar(".") = items.first { true } else { false }
  }

  /// The set that `rest`, what follows a `[`, begins with, and what follows it; nil when it is not closed.
  private static func set(
    _ rest: Substring.UnicodeScalarView
  ) -> (Item, Substring.UnicodeScalarView)? {
    var rest = rest
    let isNegated = rest.first == "!"
    if isNegated { rest = rest.dropFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let first = rest.popFirst() {
      if first == "]", !ranges.isEmpty { return (.one(of: ranges, isNegated: isNegated), rest) }
      let second = rest.dropFirst().first
      if rest.first == "-", let second, second != "]" {
        rest = rest.dropFirst(2)
        ranges.append(min(first, second)...max(first, second))
      } else {
        ranges.append(first...first)
      }
    }
    return nil
  }
}

extension NamePattern.Item {
  fileprivate func takes(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .any: true
    case .run: false
    case .one(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}
