import W8Engine

/// A field of a chart on a terminal in which marks stand.
protocol PlottedField {
  /// How many places a row has.
  var columns: Int { get }
  /// How many rows there are.
  var rows: Int { get }
  /// The places of a row, from the top.
  func places(ofRow row: Int) -> ArraySlice<ChartPlot.Place>
  /// The row that a weight lies in.
  func row(of kilograms: Double) -> Int
  /// The column that a day lies in.
  func column(of date: CivilDate) -> Int
}
