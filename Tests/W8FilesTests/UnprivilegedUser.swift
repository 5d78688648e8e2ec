import Foundation

/// Runs `body` with the file permissions of a user who owns nothing, on this thread only.
///
/// For a test run by the superuser, from whom no file is locked; anyone else stays who they are.
func asUnprivilegedUser<Result>(_ body: () throws -> Result) rethrows -> Result {
  guard getuid() == 0 else { return try body() }
  #if os(Linux)
    // Unlike `seteuid`, which changes every thread, this call is not in the module of the C library.
    typealias SetUser = @convention(c) (UInt32) -> Int32
    guard let symbol = dlsym(nil, "setfsuid") else { return try body() }
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    _ = setUser(65534)
    defer { _ = setUser(0) }
    return try body()
  #else
    return try body()
  #endif
}
