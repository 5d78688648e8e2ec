extension TableHeader {
  /// The name, as it is written, of the first column of exercises, lifts, loads, repetitions or sets; nil if there is none.
  var liftColumn: String? { written.first { namesLifts($0) || namesTraining($0) } }

  /// Whether there are several columns, one of them for the date.
  var hasDayColumn: Bool {
    width > 1 && written.contains { dayNames.contains(nameWithoutUnit($0)) }
  }
}

extension SourceHead {
  /// The name of a column of exercises, lifts, repetitions or sets in the header at `index`, or of a title above it, such as
  /// `Exercise: Bench`; nil where there is none, so that weights there may be those of a person.
  func liftColumn(upTo index: Int) -> String? {
    rows[...index].reversed().lazy.compactMap { $0.liftColumn }.first ?? columnOfSets(below: index)
  }

  /// The name of a column below which sets stand, such as `5x5`, though its name does not say so; nil if there is none.
  private func columnOfSets(below index: Int) -> String? {
    let header = rows[index].written
    return header.indices.first { column in
      !header[column].isEmpty && !noteNames.contains(nameWithoutUnit(header[column]))
        && rows[(index + 1)...].contains {
          $0.written.indices.contains(column) && isGroupOfSets($0.written[column][...])
        }
    }.map { header[$0] }
  }

  /// The index of the first record with a column for the date and one of lifts; nil if there is none.
  var headerOfLifts: Int? { rows.firstIndex { $0.hasDayColumn && $0.liftColumn != nil } }

  /// Throws where the table below the header at `index` is one of lifts: none of these is the weight of a person.
  func refuseLifts(upTo index: Int) throws(ImportRefusal) {
    guard let name = liftColumn(upTo: index) else { return }
    if let total = rows[index].written.first(where: namesTotal) {
      throw .unreadable(
        line: nil,
        "\"\(total.prefix(longestName))\" is a total, and there are no sets; w8log needs a row for each "
          + "set or group of sets, with columns such as Date, Exercise, Sets, Reps and Weight")
    }
    throw .needsOption(
      "\"\(name.prefix(longestName))\" is about lifts, so w8log reads no number as a body weight; "
        + "name the columns of sets with --map date=…,exercise=…,reps=…,weight=…, "
        + "or remove this column if the weights are body weights")
  }
}

/// Whether a column of this name holds what is summed up over sets: `Total Reps`, `Volume`.
private func namesTotal(_ name: String) -> Bool {
  columnWords(of: name).contains { ["total", "volume", "tonnage", "gesamt", "summe"].contains($0) }
}

/// Whether a column of this name holds exercises, lifts, repetitions or sets: `Exercise Name`, `Reps (n)`, `set_index`.
func namesLifts(_ name: String) -> Bool {
  let words = columnWords(of: name)
  return words.contains(where: liftWords.contains)
    && words.allSatisfy { liftWords.contains($0) || wordsBesideLifts.contains($0) }
}

/// Whether a column of this name holds loads, efforts or the sets of one lift: `Load (kg)`, `RPE`, `Bench Press`.
private func namesTraining(_ name: String) -> Bool {
  let name = nameWithoutUnit(name)
  return wordsOfTrainingColumns.contains(name)
    || name.split(separator: " ").contains { barbellWords.contains(String($0)) }
}

/// Whether a text begins with repetitions and sets, or a load and repetitions, as `5x5`, `3 × 8 60kg` and `100kg x 5` do.
func isGroupOfSets(_ text: Substring) -> Bool {
  func number(_ text: Substring) -> Substring? {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
    return digits.first?.isNumber == true ? text.dropFirst(digits.count) : nil
  }
  func blanks(_ text: Substring) -> Substring { text.drop { $0 == " " } }
  guard var rest = number(text).map(blanks) else { return false }
  let unit = rest.prefix { $0.isLetter && !"xXхХ".contains($0) }
  if massUnit(unit.lowercased()) != nil { rest = blanks(rest.dropFirst(unit.count)) }
  guard let sign = rest.first, "xXхХ×*".contains(sign) else { return false }
  return number(blanks(rest.dropFirst())) != nil
}

private let wordsOfTrainingColumns: Set<String> = [
  "load", "loads", "weight lifted", "weight used", "working weight", "top set", "last", "charge",
  "carga", "carico", "obciążenie", "rpe", "rir", "e rm", "rm", "tonnage", "sets reps",
]

/// Words for lifts with a barbell, which nothing else is called.
let barbellWords: Set<String> = [
  "squat", "squats", "deadlift", "deadlifts", "bench", "ohp", "kniebeuge", "kniebeugen",
  "bankdrücken", "kreuzheben", "sentadilla", "sentadillas", "agachamento", "supino", "panca",
  "stacco", "soulevé", "développé", "приседания", "жим", "スクワット", "デッドリフト", "ベンチプレス",
  "深蹲", "硬拉", "卧推", "스쿼트", "데드리프트", "벤치프레스",
]

/// The words of a name before any colon, in lower case; what stands in brackets is none of them.
func columnWords(of name: String) -> [String] {
  var words = [""]
  var depth = 0
  var isBehindSmall = false
  for sign in name.prefix(longestName).prefix(while: { $0 != ":" }) {
    if sign == "(" || sign == "[" { depth += 1 }
    if depth == 0, sign.isLetter {
      if isBehindSmall, sign.isUppercase { words.append("") }
      words[words.count - 1] += sign.lowercased()
    } else {
      words.append("")
    }
    if sign == ")" || sign == "]" { depth -= 1 }
    isBehindSmall = depth == 0 && sign.isLowercase
  }
  return words.filter { !$0.isEmpty }
}

private let liftWords = exerciseWords.union(repetitionWords).union(wordsForSets)

/// What may stand beside one of these in the name of a column.
private let wordsBesideLifts: Set<String> = [
  "name", "title", "number", "no", "num", "nr", "index", "order", "id", "count", "type", "of",
  "per", "the", "and", "x", "total", "max", "top", "work", "working", "done", "completed",
  "performed", "actual", "target", "required", "planned", "workout", "training",
  "weight", "load", "kg", "lb", "lbs", "anzahl", "nummer", "der", "nom", "nombre", "número",
  "numero", "de", "di", "nome",
  "aantal", "naam", "antal", "antall", "namn", "navn", "liczba", "nazwa", "počet", "název", "nimi",
  "sayısı", "adı", "количество", "число", "название", "кількість", "назва", "αριθμός", "όνομα",
]
