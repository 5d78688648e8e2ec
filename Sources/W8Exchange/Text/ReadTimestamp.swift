/// The point in time that `text` tells in one of the spellings of exports; nil for any other text.
///
/// A date is `2024-03-02`, `20240302`, `2024.03.02`, `2024/03/02`, `02.03.2024`, `3/2/2024`, `3/2/24`, `2 Mar 2024`,
/// `Mar 2, 2024` or `2024. március 2.`, with months in many languages, or `2024年3月2日`; behind a blank, `T`, a comma or
/// a word such as `at` perhaps a time of 12 or 24 hours, behind it a zone. Ten digits are seconds since 1970, thirteen
/// thousandths of them.
package func readTimestamp(_ text: some Sequence<UInt8>) -> Timestamp? {
  var reader = TimestampReader(text)
  return reader.timestamp()
}

/// The seconds since midnight that a time alone tells, such as `7:05`, `07:05:33`, `7.05`, `7h05`, `6:04 Uhr` or `9:00 PM`;
/// nil for any other text.
package func readTime(_ text: some Sequence<UInt8>) -> Int? {
  var reader = TimestampReader(text)
  reader.skipFillers()
  guard let second = reader.time() else { return nil }
  reader.skipBlanks()
  return reader.isAtEnd ? second : nil
}

/// How many minutes a zone alone, such as `UTC+0100` or `-03:30`, is ahead of Greenwich; nil for any other text.
func readZone(_ text: some Sequence<UInt8>) -> Int? {
  var reader = TimestampReader(text)
  reader.skipBlanks()
  guard let minutes = reader.zone() else { return nil }
  return reader.isAtEnd ? minutes : nil
}
