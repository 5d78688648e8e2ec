/// Of `values`, which ascend by column, the least and the greatest of each column in their order, and the first and
/// the last of all: what a picture with so many columns can show of them.
func extremes<Value>(
  of values: [Value], place: (Value) -> (column: Int, level: Double)
) -> [Value] {
  var kept: [Value] = []
  var start = 0
  while start < values.count {
    let column = place(values[start]).column
    var (end, least, greatest) = (start, start, start)
    while end < values.count, place(values[end]).column == column {
      if place(values[end]).level < place(values[least]).level { least = end }
      if place(values[end]).level > place(values[greatest]).level { greatest = end }
      end += 1
    }
    var indices: Set = [least, greatest]
    if start == 0 { indices.insert(0) }
    if end == values.count { indices.insert(end - 1) }
    kept += indices.sorted().map { values[$0] }
    start = end
  }
  return kept
}
