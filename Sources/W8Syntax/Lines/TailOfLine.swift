/// Adds the note or comment that starts at `start` and ends the line, if there is one.
func parseTail<Sink: TokenSink & ~Copyable>(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ sink: inout Sink
) {
  guard start < end else { return }
  let kind = text[start] == .greater ? TokenKind.note : .comment
  sink.token(kind, start, proseEnd(text, start, end))
}
