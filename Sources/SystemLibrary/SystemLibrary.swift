// The C library under one name, whatever it is called where the program runs.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#elseif canImport(WasmLibrary)
  @_exported import WasmLibrary
#endif
