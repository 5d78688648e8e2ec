package import W8Files
package import W8Reports
package import W8Server

extension LogPages {
  /// Makes pages that are written to `disk`, and files to be shown in the folder that `makeFolder` makes when it is needed.
  package init(
    report: @escaping @Sendable (Source) -> String,
    chart: @escaping @Sendable (Source) -> [UInt8]?,
    page: @escaping @Sendable (Source) -> PageFile?, on disk: PageDisk = .system,
    shownIn makeFolder: @escaping @Sendable () -> ScratchFolder? = { ScratchFolder() }
  ) {
    let (pages, shown) = (PageFiles(disk), DisplayFiles(makeFolder))
    self.init(
      report: report, chart: chart, writeShown: shown.write,
      writePage: { source, path, isWantedAnew in
        guard let page = page(source) else { return .unreadable }
        do throws(FileError) {
          return try pages.write(page, at: path, anew: isWantedAnew) ? .written : .unchanged
        } catch {
          return .failed(error)
        }
      },
      endPage: pages.end,
      end: {
        shown.remove()
        pages.endAll()
      })
  }
}
