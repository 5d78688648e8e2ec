import W8Engine
import W8Syntax

/// A gym, exercise or tag that one version calls by another name throughout.
package struct Renaming: Hashable, Sendable {
  /// Its kind.
  package let kind: NameUse.Kind
  let key: String
  /// The name in the base, as it is written there without quotes.
  package let old: String
  /// The name in that version, likewise.
  package let new: String
  /// The same as it is written.
  private let written: String

  init(_ kind: NameUse.Kind, key: String, old: String, new: String) {
    (self.kind, self.key, written) = (kind, key, new)
    (self.old, self.new) = (withoutQuotes(old), withoutQuotes(new))
  }

  /// The new name for the place of `use`: that of an exercise is in quotes in a directive.
  fileprivate func text(for use: NameUse) -> String {
    kind == .exercise && use.date == nil ? "\"\(new)\"" : written
  }
}

private func withoutQuotes(_ name: String) -> String {
  let isQuoted = name.hasPrefix("\"") && name.hasSuffix("\"") && name.count > 1
  return isQuoted ? String(name.dropFirst().dropLast()) : name
}

/// Finds what `side` has renamed of `base`, each of one file or of several: the names that are gone there and have one new
/// name on all of their days.
///
/// The line that declares the new name proves a renaming: by an alias, or by all else that it says of a gym. Without such a
/// line the old name needs two days, and the new name no others, as a single day may have been corrected.
func foundRenamings(_ base: [LogVersion], _ side: [LogVersion]) -> [Renaming] {
  let declared = DeclaredRenamings(base, side)
  // A name that is gone stood only on days that differ: mostly these are few, and none of them has one.
  let same = DaysOfVersion(base).dates(alikeIn: [DaysOfVersion(side)])
  func byName(but dates: Set<CivilDate>) -> (before: ByName, after: ByName) {
    let uses = { (files: [LogVersion]) in files.flatMap { $0.nameUses(but: dates) } }
    return (ByName(uses(base)), ByName(uses(side)))
  }
  let (few, fewAfter) = byName(but: same)
  let isGone = { (name: ByName.Name, uses: ByName.Uses) in
    fewAfter.uses[name] == nil && uses.dates.intersection(fewAfter.dates).count > 1
  }
  guard !declared.isEmpty || few.uses.contains(where: isGone) else { return [] }
  let (before, after) = byName(but: [])
  var found: [Renaming] = []
  for (name, uses) in before.uses where after.uses[name] == nil {
    let dates = uses.dates.intersection(after.dates)
    let candidates = after.uses.filter { candidate, uses in
      candidate.kind == name.kind && before.uses[candidate] == nil
        && dates.isSubset(of: uses.dates)
    }
    let proved = candidates.filter {
      declared.prove(name.kind, from: name.key, to: $0.key.key, hasDays: !dates.isEmpty)
    }
    if proved.isEmpty, dates.count < 2 { continue }
    let chosen = proved.isEmpty ? candidates : proved
    if chosen.count == 1, let new = chosen.first {
      found.append(Renaming(name.kind, key: name.key, old: uses.text, new: new.value.text))
    }
  }
  return found.filter { one in
    found.count { $0.kind == one.kind && bareName($0.new) == bareName(one.new) } == 1
  }
}

/// A version in which the old names are written as the new ones.
func renamed(_ version: LogVersion, _ renamings: [Renaming]) -> LogVersion {
  if renamings.isEmpty { return version }
  let edits = version.nameUses.compactMap { use in
    renamings.first { $0.kind == use.kind && $0.key == use.key }
      .map { (range: use.range, text: $0.text(for: use)) }
  }
  return replaced(version, edits)
}

/// The position of each name.
private struct ByName {
  struct Name: Hashable {
    let kind: NameUse.Kind
    let key: String
  }

  struct Uses {
    var dates: Set<CivilDate> = []
    let text: String
  }

  private(set) var uses: [Name: Uses] = [:]
  private(set) var dates: Set<CivilDate> = []

  init(_ all: [NameUse]) {
    for use in all {
      let date = use.date.map { [$0] } ?? []
      uses[Name(kind: use.kind, key: use.key), default: Uses(text: use.text)].dates.formUnion(date)
      dates.formUnion(date)
    }
  }
}
