import Testing

@testable import W8Reports

@Suite struct XMLEscapingTests {
  @Test(arguments: [
    ("a < b & \"c\" > d", "a &lt; b &amp; &quot;c&quot; &gt; d", nil),
    ("]]>", "]]&gt;", nil),
    ("a\tb\nc\rd", "a\tb\nc&#13;d", "a&#9;b&#10;c&#13;d"),
    // Forbidden in XML 1.0, even as a reference.
    ("\0\u{1}\u{B}\u{1F}", "␀␁␋␟", nil),
    ("\u{FFFE}\u{FFFF}", "&lt;U+FFFE&gt;&lt;U+FFFF&gt;", nil),
    // Allowed, but nothing that a terminal should get.
    ("\u{7F}\u{9B}\u{202E}", "␡&lt;U+9B&gt;&lt;U+202E&gt;", nil),
    ("é体😀", "é体😀", nil),
  ])
  func charactersThatMeanSomethingAreEscaped(text: String, content: String, attribute: String?) {
    #expect(xmlEscaped(content: text) == content)
    #expect(xmlEscaped(attribute: text) == attribute ?? content)
  }
}
