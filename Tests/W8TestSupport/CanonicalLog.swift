/// The sample log of the documentation, `grammar/examples/canonical.w8log`; empty if it cannot be read.
package let canonicalLog = (try? fixture("../grammar/examples/canonical.w8log")) ?? ""
