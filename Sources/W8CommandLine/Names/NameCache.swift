import W8Analysis

/// What is known of each name that the files of a book write, worked out where it is first asked for.
struct NameCache<Value> {
  /// By files, and by the ids of their names.
  private var values: [[Value?]] = []

  /// The value of the name with `id` in `file`, which is what `make` makes of the name.
  mutating func value(
    of id: UInt32, in file: FileAnalysis, _ make: (String) -> Value
  ) -> Value {
    if file.index < values.count, Int(id) < values[file.index].count,
      let known = values[file.index][Int(id)]
    {
      return known
    }
    while values.count <= file.index { values.append([]) }
    while values[file.index].count <= Int(id) { values[file.index].append(nil) }
    let made = make(file.name(id))
    values[file.index][Int(id)] = made
    return made
  }
}
