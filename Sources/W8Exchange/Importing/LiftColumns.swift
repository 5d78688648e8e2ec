extension TableHeader {
  /// The name, as it is written, of the first column of exercises, lifts, repetitions or sets; nil where there is none.
  var liftColumn: String? { written.first(where: namesLifts) }
}

extension SourceHead {
  /// The name of a column of exercises, lifts, repetitions or sets in the header at `index`, or of a title above it, such as
  /// `Exercise: Bench`; nil where there is none, so that weights there may be those of a person.
  func liftColumn(upTo index: Int) -> String? {
    rows[...index].reversed().lazy.compactMap { $0.liftColumn }.first
  }

  /// Throws where the table below the header at `index` is one of lifts: none of these is the weight of a person.
  func refuseLifts(upTo index: Int) throws(ImportRefusal) {
    guard let name = liftColumn(upTo: index) else { return }
    throw .needsOption(
      "\"\(name.prefix(longestName))\" makes it a table of lifts, and no lift is the weight of a person; "
        + "name its columns with --map date=…,exercise=…,reps=…,weight=…, "
        + "or take that away from a table of weights")
  }
}

/// Whether a column of this name holds exercises, lifts, repetitions or sets: `Exercise Name`, `Reps (n)`, `set_index`.
func namesLifts(_ name: String) -> Bool {
  let words = columnWords(of: name)
  return words.contains(where: liftWords.contains)
    && words.allSatisfy { liftWords.contains($0) || wordsBesideLifts.contains($0) }
}

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

/// What people call exercises, in lower case.
let exerciseWords: Set<String> = [
  "exercise", "exercises", "lift", "lifts", "movement", "movements",
  "übung", "übungen", "uebung", "uebungen", "exercice", "exercices", "mouvement",
  "ejercicio", "ejercicios", "levantamiento", "exercício", "exercícios", "exercicio", "exercicios",
  "esercizio", "esercizi", "alzata", "alzate", "oefening", "oefeningen", "ćwiczenie", "ćwiczenia",
  "övning", "övningar", "øvelse", "øvelser", "liike", "cvik", "cviky", "cvičení", "egzersiz",
  "hareket", "упражнение", "упражнения", "вправа", "вправи", "άσκηση", "ασκήσεις",
]

/// What they call repetitions.
let repetitionWords: Set<String> = [
  "rep", "reps", "repetition", "repetitions",
  "wiederholung", "wiederholungen", "wdh", "wdhl", "répétition", "répétitions", "rép", "réps",
  "repetición", "repeticiones", "repetição", "repetições", "repeticoes", "ripetizione",
  "ripetizioni", "herhaling", "herhalingen", "powtórzenie", "powtórzenia", "powtórzeń",
  "gentagelser", "repetitioner", "repetisjoner", "toisto", "toistot", "opakování", "tekrar",
  "повторение", "повторения", "повторений", "повторы", "повторення", "повтори", "επανάληψη",
  "επαναλήψεις",
]

/// What they call sets.
let wordsForSets: Set<String> = [
  "set", "sets", "satz", "sätze", "saetze", "serie", "serien", "série", "séries", "series", "seria",
  "sæt", "sett", "sarja", "sarjat", "подход", "подходы", "підхід", "підходи", "σετ",
]

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
