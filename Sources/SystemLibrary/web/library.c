// What Swift needs of C where there is no system: memory, and arithmetic that the processor does not have. One thread.
#include "library.h"

// Memory is given out in blocks of one of these sizes from pages of their own, and in whole pages if it is more. A page
// keeps its size; a free block points to the next one.
enum { PAGE = 65536, PAGES = 65536, SMALL = 16, STEPS = 4, SIZES = SMALL + STEPS * 7 };
enum { FREE = 0, HEAD = 254, BODY = 255 };

extern uint8_t __heap_base;
static uint8_t kinds[PAGES];
static uint16_t lengths[PAGES];
static uint32_t sizes[SIZES + 1];
static void *freeBlocks[SIZES + 1];
static uint8_t *unused[SIZES + 1], *unusedEnds[SIZES + 1];
static uint32_t firstPage, endPage;

static void prepare(void) {
  uint32_t size = 0;
  for (int index = 1; index <= SIZES; index++) {
    // From 16 to 256 in steps of 16, then four steps from each power of two to the next.
    size += index <= SMALL ? 16 : 256u >> 2 << (index - SMALL - 1) / STEPS;
    sizes[index] = size;
  }
  firstPage = endPage = ((uintptr_t)&__heap_base + PAGE - 1) / PAGE;
}

static int kindOf(size_t count) {
  if (count <= 256) return count ? (int)((count + 15) / 16) : 1;
  int index = SMALL + 1;
  while (sizes[index] < count) index++;
  return index;
}

// The first of `count` free pages in a row; ends the module if there is no more memory.
static uint32_t takePages(uint32_t count) {
  for (uint32_t page = firstPage; page < endPage;) {
    uint32_t end = page;
    while (end < endPage && kinds[end] == FREE && end - page < count) end++;
    if (end - page == count) return page;
    page = end > page ? end : page + (kinds[page] == HEAD ? lengths[page] : 1);
  }
  uint32_t page = endPage;
  while (page > firstPage && kinds[page - 1] == FREE) page--;
  endPage = page + count;
  uint32_t size = __builtin_wasm_memory_size(0);
  if (endPage > size) {
    uint32_t more = endPage - size, reserve = size / 8;
    if (__builtin_wasm_memory_grow(0, more + reserve) == (size_t)-1 &&
        __builtin_wasm_memory_grow(0, more) == (size_t)-1)
      __builtin_trap();
  }
  return page;
}

void *malloc(size_t count) {
  if (!firstPage) prepare();
  if (count <= sizes[SIZES]) {
    int kind = kindOf(count);
    void *block = freeBlocks[kind];
    if (block) {
      freeBlocks[kind] = *(void **)block;
      return block;
    }
    if (!unused[kind] || unused[kind] + sizes[kind] > unusedEnds[kind]) {
      uint32_t page = takePages(1);
      kinds[page] = (uint8_t)kind;
      unused[kind] = (uint8_t *)(uintptr_t)(page * PAGE);
      unusedEnds[kind] = unused[kind] + PAGE;
    }
    block = unused[kind];
    unused[kind] += sizes[kind];
    return block;
  }
  uint32_t pageCount = (count + PAGE - 1) / PAGE, page = takePages(pageCount);
  kinds[page] = HEAD;
  lengths[page] = (uint16_t)pageCount;
  for (uint32_t index = 1; index < pageCount; index++) kinds[page + index] = BODY;
  return (void *)(uintptr_t)(page * PAGE);
}

void free(void *block) {
  if (!block) return;
  uint32_t page = (uintptr_t)block / PAGE;
  uint8_t kind = kinds[page];
  if (kind == HEAD) {
    for (uint32_t end = page + lengths[page]; page < end; page++) kinds[page] = FREE;
  } else {
    *(void **)block = freeBlocks[kind];
    freeBlocks[kind] = block;
  }
}

size_t malloc_usable_size(void *block) {
  uint32_t page = (uintptr_t)block / PAGE;
  return !block ? 0 : kinds[page] == HEAD ? lengths[page] * (size_t)PAGE : sizes[kinds[page]];
}

int posix_memalign(void **block, size_t alignment, size_t count) {
  // Blocks begin at multiples of 16, pages at those of every alignment that is asked for.
  *block = malloc(alignment > 16 && count <= sizes[SIZES] ? sizes[SIZES] + 1 : count);
  return 0;
}

void *memset(void *target, int byte, size_t count) {
  __asm__ volatile("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.fill 0\n" ::"r"(target), "r"(byte), "r"(count) : "memory");
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  __asm__ volatile("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.copy 0, 0\n" ::"r"(target), "r"(source), "r"(count) : "memory");
  return target;
}

void *memcpy(void *target, const void *source, size_t count) { return memmove(target, source, count); }

int memcmp(const void *one, const void *other, size_t count) {
  const uint8_t *left = one, *right = other;
  for (; count >= 8; left += 8, right += 8, count -= 8) {
    uint64_t a, b;
    __builtin_memcpy(&a, left, 8);
    __builtin_memcpy(&b, right, 8);
    if (a != b) break;
  }
  for (; count--; left++, right++)
    if (*left != *right) return *left - *right;
  return 0;
}

void *memchr(const void *bytes, int byte, size_t count) {
  for (const uint8_t *next = bytes; count--; next++)
    if (*next == (uint8_t)byte) return (void *)next;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Seeds the hashes of dictionaries; a host that wants others in each run sets a seed first.
static uint64_t state;

__attribute__((export_name("w8_seed"))) void w8_seed(uint32_t seed) { state ^= (uint64_t)seed << 17; }

void arc4random_buf(void *bytes, size_t count) {
  for (uint8_t *next = bytes; count--; next++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    *next = (uint8_t)(state >> 56);
  }
}

int putchar(int character) { return character; }

uintptr_t __stack_chk_guard = 0x5CA1AB1E;
void __stack_chk_fail(void) { __builtin_trap(); }

double round(double value) {
  double whole = __builtin_trunc(value);
  if (__builtin_fabs(value - whole) >= 0.5) whole += __builtin_copysign(1, value);
  return __builtin_copysign(whole, value);
}

typedef union {
  __int128 whole;
  struct {
    uint64_t low;
    uint64_t high;
  };
} Wide;

__int128 __multi3(__int128 one, __int128 other) {
  Wide a = {one}, b = {other}, result;
  uint64_t a0 = (uint32_t)a.low, a1 = a.low >> 32, b0 = (uint32_t)b.low, b1 = b.low >> 32;
  uint64_t low = a0 * b0, cross = a1 * b0 + (low >> 32), other1 = a0 * b1 + (uint32_t)cross;
  result.low = other1 << 32 | (uint32_t)low;
  result.high = a1 * b1 + (cross >> 32) + (other1 >> 32) + a.high * b.low + a.low * b.high;
  return result.whole;
}

__int128 __ashlti3(__int128 value, int count) {
  Wide a = {value};
  if (count >= 64) {
    a.high = a.low << (count - 64);
    a.low = 0;
  } else if (count) {
    a.high = a.high << count | a.low >> (64 - count);
    a.low <<= count;
  }
  return a.whole;
}

__int128 __lshrti3(__int128 value, int count) {
  Wide a = {value};
  if (count >= 64) {
    a.low = a.high >> (count - 64);
    a.high = 0;
  } else if (count) {
    a.low = a.low >> count | a.high << (64 - count);
    a.high >>= count;
  }
  return a.whole;
}
