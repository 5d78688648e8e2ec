/// The version of w8log.
package let w8logVersion = "0.1.0"
