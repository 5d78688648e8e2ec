/// Rows of several people, of whom one is wanted.
struct RowsOfPeople<Rows: RowReading>: RowReading {
  private let person: Int?
  private let wanted: String?
  private var rows: Rows
  /// The people in the file; of very many the first.
  private var people: [String] = []

  /// Reads `rows`, which have the name of a person in the cell `person`.
  init(person: Int?, wanted: String?, _ rows: Rows) {
    self.person = person
    self.wanted = wanted
    self.rows = rows
  }

  func fitted(_ row: TableRow, width: Int) -> TableRow? { rows.fitted(row, width: width) }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    guard let person else { return try rows.read(row, into: &log) }
    log.namesPeople = true
    let name = log.text(row, person)
    if !people.contains(name), people.count < mostPeople { people.append(name) }
    if let wanted, wanted.lowercased() != name.lowercased() {
      log.countRow()
      log.setAside(row.line, "rows of another person")
    } else {
      try rows.read(row, into: &log)
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    let names = people.map { "\"\($0)\"" }.joined(separator: ", ")
    if wanted == nil, people.count > 1 {
      throw .needsOption("it has rows of several people; choose one with --person: \(names)")
    }
    if let wanted, person != nil,
      !people.contains(where: { $0.lowercased() == wanted.lowercased() })
    {
      throw .needsOption("it has no rows of \"\(wanted)\"; choose one with --person: \(names)")
    }
    try rows.finish(into: &log)
  }
}

/// What tables call the person whose row it is.
let personNames: Set<String> = [
  "user", "username", "user name", "person", "member", "family member", "family members",
  "profile", "athlete", "client", "benutzer", "nutzer", "mitglied", "utilisateur", "membre",
  "usuario", "miembro",
  "usuário", "membro", "utente", "gebruiker", "użytkownik", "användare", "bruger", "bruker",
  "käyttäjä", "uživatel", "kullanıcı", "пользователь", "користувач", "χρήστης",
]

/// A family is smaller.
private let mostPeople = 50
