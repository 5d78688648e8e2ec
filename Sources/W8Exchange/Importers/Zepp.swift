import W8Engine

extension Importer {
  static let zepp = Importer(
    name: "zepp", title: "Zepp Life or Mi Fit",
    recognition: "columns time or timestamp, weight, height, bmi and fatRate",
    header: { header in
      header.has("weight", "height", "bmi", "fatrate")
        && (header.has("time") || header.has("timestamp"))
    },
    rows: { (header, _) throws(ImportRefusal) in
      var columns = WeightColumns(
        date: header.index(of: "time", "timestamp"), weight: header.index(of: "weight"),
        unit: .kilogram)
      columns.fat = header.index(of: "fatrate")
      columns.isOfGreenwich = true
      header.passBy("height", "bmi", "metabolism", "impedance")
      return WeightRows(columns)
    })
}
