import JSON
import W8Engine

/// What a report tells of each of its rows, once for every format.
struct Field<Row> {
  let column: Table.Column
  let cell: (Row) -> Table.Cell
  let json: (Row) -> JSON
}

extension Table {
  /// The rows with a column for each field.
  init<Row>(_ rows: [Row], _ fields: [Field<Row>]) {
    columns = fields.map { $0.column }
    self.rows = rows.map { row in fields.map { $0.cell(row) } }
  }
}

extension Field {
  /// The same of rows that have such a row.
  func of<Whole>(_ row: @escaping (Whole) -> Row) -> Field<Whole> {
    Field<Whole>(column: column, cell: { cell(row($0)) }, json: { json(row($0)) })
  }

  /// Words, which people may read otherwise; nil for none.
  static func text(
    _ key: String, _ title: String, breaking: Breaking = .never, spare: Int? = nil,
    shown: ((Row) -> String?)? = nil, _ value: @escaping (Row) -> String?
  ) -> Field {
    Field(
      column: Table.Column(key: key, title: title, breaking: breaking, spare: spare),
      cell: { row in
        let words = value(row) ?? ""
        return .text(words, shown: shown.map { $0(row) ?? "" } ?? words)
      },
      json: { JSON(value($0)) { .string($0) } })
  }

  /// Several words, a list in JSON and joined by `separator` for other programs.
  static func list(
    _ key: String, _ title: String, separator: String = " ", breaking: Breaking,
    shown: @escaping (Row) -> String, _ values: @escaping (Row) -> [String]
  ) -> Field {
    Field(
      column: Table.Column(key: key, title: title, breaking: breaking),
      cell: { .text(values($0).joined(separator: separator), shown: shown($0)) },
      json: { .array(values($0).map { .string($0) }) })
  }

  /// A count; nil for none.
  static func count(
    _ key: String, _ title: String, spare: Int? = nil, _ value: @escaping (Row) -> Int?
  ) -> Field {
    Field(
      column: Table.Column(key: key, title: title, alignment: .right, spare: spare),
      cell: { value($0).map(Table.Cell.count) ?? .empty },
      json: { JSON(value($0)) { .integer($0) } })
  }

  /// A day, which people read with its weekday, or as `absence` when it is nil.
  static func date(
    _ key: String, _ title: String, absence: String = "", _ value: @escaping (Row) -> CivilDate?
  ) -> Field {
    text(key, title, shown: { value($0)?.withWeekday ?? absence }) { value($0)?.description }
  }

  /// Whether something holds, with the word for each.
  static func flag(
    _ key: String, _ title: String, spare: Int? = nil, yes: String, no: String = "",
    _ value: @escaping (Row) -> Bool
  ) -> Field {
    Field(
      column: Table.Column(key: key, title: title, spare: spare),
      cell: { .text(String(value($0)), shown: value($0) ? yes : no) },
      json: { .bool(value($0)) })
  }

  /// A number; nil for none.
  static func number(
    _ key: String, _ title: String, spare: Int? = nil, part: ((Row) -> Style.Part?)? = nil,
    shown: @escaping (Row) -> String?, _ value: @escaping (Row) -> Double?
  ) -> Field {
    Field(
      column: Table.Column(key: key, title: title, alignment: .right, spare: spare),
      cell: { row in
        var cell = Table.Cell.number(value(row), shown: shown(row))
        cell.part = part?(row)
        return cell
      },
      json: { JSON(value($0)) { .number($0) } })
  }

  /// A pace, shown in `unit`; nil for none.
  static func pace(
    _ key: String, in unit: MassUnit, part: ((Row) -> Style.Part?)? = nil,
    _ pace: @escaping (Row) -> Pace?
  ) -> Field {
    number(key, "Pace", part: part, shown: { pace($0)?.text(in: unit) }) {
      pace($0).map { unit.value(ofKilograms: $0.weeklyKilograms) }
    }
  }

  /// A mass in kilograms, shown in `unit`; nil for none.
  static func mass(
    _ key: String, _ title: String, in unit: MassUnit, spare: Int? = nil,
    _ kilograms: @escaping (Row) -> Double?
  ) -> Field {
    number(
      key, title, spare: spare,
      shown: { row in kilograms(row).map { DecimalText.text(kilograms: $0, in: unit) } },
      { kilograms($0).map(unit.value) })
  }

  /// A single weight, rounded from what it is exactly and shown in `unit`; nil for none.
  static func mass(
    _ key: String, _ title: String, in unit: MassUnit, spare: Int? = nil,
    exactly mass: @escaping (Row) -> Mass?
  ) -> Field {
    number(
      key, title, spare: spare,
      shown: { row in mass(row).map { DecimalText.text($0, in: unit) } },
      { mass($0)?.value(in: unit) })
  }
}
