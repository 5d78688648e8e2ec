/* Tells ThreadSanitizer what Swift's Mutex does where two threads want it at the same time.
 *
 * The quick way in and out of a Mutex is compiled into the program, and the sanitizer sees it. When another
 * thread holds the lock, two functions of libswiftSynchronization wait for it and hand it on: that library is
 * not built for the sanitizer, which so knows of no order between the threads and reports races that are none.
 * Two threads that append to one array in a Mutex are enough to see them, in nineteen of twenty runs; with these
 * functions in front of the library's there is no report in twenty, and an access beside the lock is reported in
 * every run as before.
 *
 * Linked into the programs of the stage `sanitize` alone. The functions are those of Swift 6.3 on Linux; where a
 * later one has others, these are never called, and the false reports are back.
 */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define WAIT_AND_LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_AND_WAKE "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

void __tsan_acquire(void *address);
void __tsan_release(void *address);

SWIFT void wait_and_lock(uint32_t thread, SELF) __asm__(WAIT_AND_LOCK);
SWIFT void unlock_and_wake(SELF) __asm__(UNLOCK_AND_WAKE);

SWIFT void wait_and_lock(uint32_t thread, SELF) {
  typedef SWIFT void Function(uint32_t thread, SELF);
  ((Function *)dlsym(RTLD_NEXT, WAIT_AND_LOCK))(thread, self);
  __tsan_acquire(self);
}

SWIFT void unlock_and_wake(SELF) {
  typedef SWIFT void Function(SELF);
  __tsan_release(self);
  ((Function *)dlsym(RTLD_NEXT, UNLOCK_AND_WAKE))(self);
}
