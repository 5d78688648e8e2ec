/// The text of a cell between double quotes, as RFC 4180 has it, whatever stands in it.
func quotedCell(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" { quoted += "\"" }
    quoted.unicodeScalars.append(scalar)
  }
  return quoted + "\""
}
