import W8Engine

extension Importer {
  static let renpho = Importer(
    name: "renpho", title: "Renpho",
    recognition: "columns Weight(kg) or Weight(lb), BMI, and Time of Measurement or Date",
    header: { header in
      (header.has("weight(kg)") || header.has("weight(lb)")) && header.has("bmi")
        && (header.has("time of measurement") || header.has("date"))
    },
    rows: { (header, _) throws(ImportRefusal) in
      let isMetric = header.has("weight(kg)")
      var columns = WeightColumns(
        date: header.index(of: "time of measurement", "date"),
        weight: header.index(of: "weight(kg)", "weight(lb)"), unit: isMetric ? .kilogram : .pound)
      if !header.has("time of measurement") { columns.time = header.index(of: "time") }
      columns.fat = header.index(of: "body fat(%)", "body fat percentage(%)")
      columns.note = header.index(of: "remarks")
      header.passBy("no.", "bmi", "bmr(kcal)", "bmr (kcal)", "metabolic age", "body type")
      return WeightRows(columns)
    })
}
