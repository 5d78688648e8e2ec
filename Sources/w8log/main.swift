import W8Server

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The language server goes first: nothing else may be in the way of its start.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "lsp" {
  exit(runLanguageServer(arguments: Array(arguments.dropFirst())))
}

print("w8log")
