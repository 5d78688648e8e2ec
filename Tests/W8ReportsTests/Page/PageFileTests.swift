import JSON
import Testing
import W8Engine

@testable import W8Reports

/// What stands in a page, whatever a log says.
struct PageFileTests {
  /// The digest of the standard's own example.
  @Test func hashesAsTheStandardDoes() {
    #expect(sha256InBase64(Array("abc".utf8)) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
    #expect(sha256InBase64(long) == "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM=")
  }

  /// Where one of these differs the style or the script was changed: what is expected is to be written into `PageAsset`.
  @Test(arguments: [PageAsset.style, .script])
  func policyNamesWhatMayRun(_ asset: PageAsset) {
    #expect("sha256-" + sha256InBase64(asset.bytes) == asset.hash)
  }

  @Test func styleAndScriptAreSmall() {
    let count = PageAsset.style.bytes.count + PageAsset.script.bytes.count
    #expect(count <= 75 * 1024, "\(count) bytes")
  }

  @Test func nothingOfALogEndsTheScript() throws {
    let page = page("</script><!-- \u{2028}\u{2029} & \"")
    let text = String(decoding: page.bytes(), as: UTF8.self)
    #expect(text.contains("<title>&lt;/script&gt;&lt;!-- \u{2028}\u{2029} &amp; &quot;</title>"))
    #expect(text.contains(#""name":"\u003c/script>\u003c!-- \u2028\u2029 & \"""#))
    #expect(text.ranges(of: "</script>").count == 2)
    #expect(!text.contains("{{"))
  }

  @Test func onlyAFollowedPageMayLoadItsFiles() {
    let page = page("log.w8log")
    let plain = String(decoding: page.bytes(), as: UTF8.self)
    #expect(plain.contains("trusted-types 'none'") && !plain.contains("data-live"))
    #expect(!plain.contains("strict-dynamic"))
    let live = String(decoding: page.bytes(live: "a\"b"), as: UTF8.self)
    #expect(live.contains("data-live=\"a&quot;b\"") && live.contains("trusted-types w8log"))
  }

  @Test func anotherPageIsAnotherRevision() {
    #expect(page("a").revision != page("b").revision)
    #expect(page("a").revision == page("a").revision)
    #expect(page("a").revision.count == 16)
  }

  @Test func aPageIsKnownByItsBeginning() {
    #expect(page("a").bytes().starts(with: PageFile.beginning))
    #expect(page("a").bytes(live: "b").starts(with: PageFile.beginning))
  }

  private func page(_ name: String) -> PageFile {
    PageFile(PageModel(title: name, epoch: .first, rows: [], members: [:]))
  }
}
