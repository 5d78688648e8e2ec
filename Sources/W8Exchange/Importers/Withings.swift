import W8Engine

extension Importer {
  static let withings = Importer(
    name: "withings", title: "Withings",
    recognition: "columns Date, Weight (kg) and Fat mass (kg), or the same in pounds",
    header: { header in
      header.has("date")
        && (header.has("weight (kg)", "fat mass (kg)")
          || header.has("weight (lb)", "fat mass (lb)"))
    },
    rows: { (header, _) throws(ImportRefusal) in
      let isMetric = header.has("weight (kg)")
      var columns = WeightColumns(
        date: header.index(of: "date"), weight: header.index(of: "weight (kg)", "weight (lb)"),
        unit: isMetric ? .kilogram : .pound)
      columns.fatMass = header.index(of: "fat mass (kg)", "fat mass (lb)")
      columns.note = header.index(of: "comments")
      return WeightRows(columns)
    })
}
