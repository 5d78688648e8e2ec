/// The words of the Language Server Protocol; every type that crosses the wire is written `LSP.…`.
package enum LSP {}
