import W8Engine
import W8Syntax

/// One line in both ways in which a clash on it can end; the same where there is none.
struct JoinedLine {
  var ours: OutputLine
  var theirs: OutputLine
  var base: OutputLine?
  /// Tails that the line has no room for.
  var spareTails: [String] = []

  var isClash: Bool { ours.content != theirs.content }
}

/// A line of the result.
struct OutputLine {
  /// Its bytes without the line end.
  var content: [UInt8]
  /// What ends it where it differs from other lines of its version; nil for the line end of the result.
  var end: [UInt8]?
  /// Its kind of line, so that what depends on its place can be written anew.
  var isVerbatim = false
}

/// A text that the joined line is to have in a field, whatever the lines say.
struct FixedField {
  let key: String
  let ours: String?
  let theirs: String?
}

/// Joins the fields of one line.
struct LineJoin {
  let kind: LogPart.Kind
  let base: LineRef?
  let ours: LineRef?
  let theirs: LineRef?
  let ends: LineEnds
  /// What names and bare numbers mean.
  let names: VersionSettings

  init(_ kind: LogPart.Kind, _ versions: Versions, _ ends: LineEnds, _ names: VersionSettings) {
    (self.kind, self.names) = (kind, names)
    (base, ours, theirs) = (
      versions.base.map(LineRef.init), versions.ours.map(LineRef.init),
      versions.theirs.map(LineRef.init)
    )
    self.ends = ends
  }

  /// What comes of the line; nil where neither version has it.
  func joined(_ fixed: FixedField? = nil) -> JoinedLine? {
    guard let one = ours ?? theirs else { return nil }
    let two = theirs ?? one
    if let whole = whole(one, two) {
      let line = ends.output(whole)
      return with(fixed, whole.fields, whole.fields, JoinedLine(ours: line, theirs: line))
    }
    let baseLine = base.map(ends.output)
    if one.isVerbatim || two.isVerbatim {
      return JoinedLine(ours: ends.output(one), theirs: ends.output(two), base: baseLine)
    }
    return joinedFields(one, two, baseLine, fixed)
  }

  /// The line that is taken as it is, as the other version has left it alone or says the same.
  private func whole(_ one: LineRef, _ two: LineRef) -> LineRef? {
    if one.content == two.content { return one }
    if let base {
      if base.content == one.content { return two }
      if base.content == two.content { return one }
    }
    guard one.saysSame(two) else { return nil }
    return !one.isCanonical && two.isCanonical ? two : one
  }

  private func joinedFields(
    _ one: LineRef, _ two: LineRef, _ baseLine: OutputLine?, _ fixed: FixedField?
  ) -> JoinedLine {
    let (ones, twos, bases) = (one.fields, two.fields, base?.fields ?? [])
    var fields = FieldJoin(kind, base: bases, ones, twos, hasBase: base != nil, names)
    fields.join()
    func line(_ joined: [LineField]) -> OutputLine {
      let set = Set(joined)
      if set == Set(ones) {
        return respelled(one, bases == ones && one.content != base?.content, two)
      }
      if set == Set(twos) {
        return respelled(two, bases == twos && two.content != base?.content, one)
      }
      return OutputLine(content: joined.line(kind))
    }
    // Who only spells a line anew has it in canonical form, whatever the other writes.
    func respelled(_ line: LineRef, _ isSpelling: Bool, _ other: LineRef) -> OutputLine {
      let otherSpells = base != nil && other.isCanonical && bases == other.fields
      return otherSpells && !line.isCanonical
        ? OutputLine(content: canonicalForm(line.content)) : ends.output(line)
    }
    let joined = JoinedLine(
      ours: line(fields.ours), theirs: line(fields.theirs), base: baseLine,
      spareTails: fields.spareTails)
    return with(fixed, fields.ours, fields.theirs, joined)
  }

  /// The line with a field that is decided elsewhere.
  private func with(
    _ fixed: FixedField?, _ ours: [LineField], _ theirs: [LineField], _ line: JoinedLine
  ) -> JoinedLine {
    guard let fixed else { return line }
    var line = line
    func fix(_ fields: [LineField], _ text: String?, _ output: inout OutputLine) {
      guard fields[fixed.key] != text, !output.isVerbatim else { return }
      var fields = fields.filter { $0.key != fixed.key }
      if let text { fields.append(LineField(key: fixed.key, text: text)) }
      output = OutputLine(content: fields.line(kind))
    }
    fix(ours, fixed.ours, &line.ours)
    fix(theirs, fixed.theirs, &line.theirs)
    return line
  }
}

extension LineRef {
  /// Whether the line is written as the formatter writes it.
  var isCanonical: Bool { tree.lines[line].isCanonical }
}

/// Joins what lines say, field by field.
private struct FieldJoin {
  let kind: LogPart.Kind
  let base: [LineField]
  let ones: [LineField]
  let twos: [LineField]
  let hasBase: Bool
  let names: VersionSettings
  var ours: [LineField] = []
  var theirs: [LineField] = []
  var spareTails: [String] = []

  init(
    _ kind: LogPart.Kind, base: [LineField], _ ones: [LineField], _ twos: [LineField],
    hasBase: Bool, _ names: VersionSettings
  ) {
    (self.kind, self.base, self.ones, self.twos) = (kind, base, ones, twos)
    (self.hasBase, self.names) = (hasBase, names)
  }

  mutating func join() {
    let known = Set(ones.map { $0.key })
    let rivals = rivalTags
    for key in ones.map({ $0.key }) + twos.map({ $0.key }).filter({ !known.contains($0) }) {
      if rivals.contains(key) { add(key, ones[key], twos[key]) } else { join(key) }
    }
  }

  /// The tags that each version alone has put in place of one that both have removed.
  private var rivalTags: Set<String> {
    let tags = { (fields: [LineField]) in Set(fields.map { $0.key }.filter { $0.hasPrefix("#") }) }
    let (old, left, right) = (tags(base), tags(ones), tags(twos))
    let (removed, added) = (old.subtracting(left).subtracting(right), left.intersection(right))
    let (one, two) = (left.subtracting(right.union(old)), right.subtracting(left.union(old)))
    let isReplaced = removed.count > added.subtracting(old).count && !one.isEmpty && !two.isEmpty
    return isReplaced ? one.union(two) : []
  }

  private mutating func join(_ key: String) {
    let (one, two, old) = (ones[key], twos[key], base[key])
    if one == two || two == old { return add(key, one, one) }
    if one == old { return add(key, two, two) }
    switch key {
    // Days are matched by their date; how it is written depends on where it stands.
    case FieldKey.day where kind == .entry: add(key, shorter(one, two), shorter(one, two))
    case FieldKey.weight where one == "-" || (one == nil && !hasBase): add(key, two, two)
    case FieldKey.weight where two == "-" || (two == nil && !hasBase): add(key, one, one)
    case FieldKey.weight where isSameWeight(one, two): add(key, one, one)
    case FieldKey.sets: joinSets(one ?? "", two ?? "")
    case FieldKey.note, FieldKey.comment:
      if old == nil, kind != .directive, kind != .header, let two {
        add(key, one, one)
        spareTails.append(two)
      } else {
        add(key, one, two)
      }
    default:
      let name = name(key, one, two)
      add(key, name ?? one, name ?? two)
    }
  }

  /// Returns the name that both versions mean, the declared one if one of them writes an alias.
  private func name(_ key: String, _ one: String?, _ two: String?) -> String? {
    switch key {
    case FieldKey.gym: names.gymName(one, two)
    case FieldKey.name: names.exerciseName(one, two)
    default: nil
    }
  }

  /// Of two lists the longer one, where it begins with the other.
  private mutating func joinSets(_ one: String, _ two: String) {
    let (left, right) = (groupTexts(ofSets: one), groupTexts(ofSets: two))
    if one.isEmpty || (!two.isEmpty && right.starts(with: left)) {
      add(FieldKey.sets, two, two)
    } else if two.isEmpty || left.starts(with: right) {
      add(FieldKey.sets, one, one)
    } else {
      add(FieldKey.sets, one, two)
    }
  }

  private mutating func add(_ key: String, _ one: String?, _ two: String?) {
    if let one { ours.append(LineField(key: key, text: one)) }
    if let two { theirs.append(LineField(key: key, text: two)) }
  }

  private func isSameWeight(_ one: String?, _ two: String?) -> Bool {
    guard let one, let two else { return false }
    let unit = names.massUnit
    return isNear(mass(ofWeight: one, in: unit), mass(ofWeight: two, in: unit))
  }

  private func shorter(_ one: String?, _ two: String?) -> String? {
    guard let one, let two else { return one ?? two }
    return two.count < one.count ? two : one
  }
}
