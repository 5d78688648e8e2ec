/// Trend and expected weights, written down from `grammar/model.md` line by line, apart from the engine.
struct WrittenForecast {
  let level, slope, scale: Double
  let a, b, c: Double
  /// For the days 1, 2, … after the last value: the middle, how far an average and how far a weigh-in may lie from it.
  private(set) var days: [(m: Double, sigma: Double, w: Double)] = []

  /// The forecast of `values`, of which the days ascend, for `horizon` days; `pace` is that of the last day, a week.
  init(_ values: [(day: Int, weight: Double)], pace: Double?, horizon: Int) {
    let r = 0.16
    let (q, phi, slopes) = (r / 12, 0.98, 0.0001)
    let u = slopes * (1 - phi * phi)
    var (L, T, A, B, C) = (values[0].weight, 0.0, r, 0.0, slopes)
    var (Z, M, f) = (14.0, 14.0, 0)
    func calendarDay(_ q: Double) {
      T = phi * T
      L = L + T
      let faded = phi * phi * C
      A = A + 2 * phi * B + faded + q
      B = phi * B + faded
      C = faded + u
    }
    for index in values.indices.dropFirst() {
      for _ in values[index - 1].day..<values[index].day { calendarDay(q) }
      let S = A + r
      var e = values[index].weight - L
      let (z, m) = (e * e / S, 9 * Z / M)
      let g = z <= m ? 0 : (e < 0 ? -1 : 1)
      if g != 0 && g != f { e = Double(g) * (m * S).squareRoot() }
      f = g
      let (oldA, oldB) = (A, B)
      L = L + oldA / S * e
      T = T + oldB / S * e
      C = C - oldB * oldB / S
      B = oldB * (1 - oldA / S)
      A = oldA * (1 - oldA / S)
      Z = Z + min(z, m)
      M = M + 1
      if M > 90 { (Z, M) = (Z * 90 / M, 90) }
    }
    (level, slope, scale, a, b, c) = (L, T, Z / M, A, B, C)
    let start = L
    for h in 1...max(1, horizon) {
      calendarDay(0.0256)
      let doubt = pace.map { 0.5 * ($0 / 7 * Double(h) - (L - start)) } ?? 0
      days.append(
        (
          L, (A * scale + doubt * doubt).squareRoot(),
          ((A + r) * scale + doubt * doubt).squareRoot()
        ))
    }
  }
}
