// Reads a number as `strtod` does in the locale C, rounded to the nearest even: long division of whole numbers of any length
// where a product or quotient of two doubles would not be exact.
#include "library.h"

enum { WORDS = 160, DIGITS = 800 };

typedef struct {
  uint32_t words[WORDS];
  int count;
} Number;

static void multiplyAdd(Number *number, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (int i = 0; i < number->count; i++) {
    carry += (uint64_t)number->words[i] * factor;
    number->words[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) number->words[number->count++] = (uint32_t)carry;
}

static void shiftLeft(Number *number, int bits) {
  for (; bits >= 31; bits -= 31) multiplyAdd(number, 1u << 31, 0);
  multiplyAdd(number, 1u << bits, 0);
}

static int bitCount(const Number *number) {
  return number->count ? number->count * 32 - __builtin_clz(number->words[number->count - 1]) : 0;
}

static int isAtLeast(const Number *one, const Number *other) {
  if (one->count != other->count) return one->count > other->count;
  for (int i = one->count; i-- > 0;)
    if (one->words[i] != other->words[i]) return one->words[i] > other->words[i];
  return 1;
}

static void subtract(Number *one, const Number *other) {
  int64_t borrow = 0;
  for (int i = 0; i < one->count; i++) {
    borrow += (int64_t)one->words[i] - (i < other->count ? other->words[i] : 0);
    one->words[i] = (uint32_t)borrow;
    borrow >>= 32;
  }
  while (one->count && !one->words[one->count - 1]) one->count--;
}

static double fromBits(uint64_t bits) {
  double value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}

// The double nearest to `bits` times two to the power of `exponent`, and something less than one more where `isMore`.
static double rounded(uint64_t bits, int exponent, int isMore) {
  if (!bits) return 0;
  int zeros = __builtin_clzll(bits);
  bits <<= zeros;
  int top = exponent - zeros + 63;
  if (top > 1023) return __builtin_inf();
  int kept = top >= -1022 ? 53 : 53 + top + 1022;
  if (kept < 0) return 0;
  int lost = 64 - kept;
  uint64_t mantissa = kept ? bits >> lost : 0, half = (uint64_t)1 << (lost - 1);
  int rest = (bits & (half - 1)) || isMore;
  if ((bits & half) && (rest || (mantissa & 1))) mantissa++;
  // A carry out of the mantissa is one more in the exponent.
  return fromBits(kept == 53 ? ((uint64_t)(top + 1022) << 52) + mantissa : mantissa);
}

static double quotient(Number *above, Number *below) {
  int shift = bitCount(below) - bitCount(above);
  if (shift > 0) shiftLeft(above, shift);
  if (shift < 0) shiftLeft(below, -shift);
  uint64_t bits = 0;
  for (int i = 0; i < 64; i++) {
    int fits = isAtLeast(above, below);
    if (fits) subtract(above, below);
    bits = bits << 1 | (uint64_t)fits;
    shiftLeft(above, 1);
  }
  return rounded(bits, -63 - shift, above->count > 0);
}

static const double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

static double valueOfDigits(const char *digits, int count, int exponent) {
  if (!count || count + exponent < -330) return 0;
  if (count + exponent > 310) return __builtin_inf();
  if (count <= 15 && exponent >= -22 && exponent <= 22) {
    uint64_t whole = 0;
    for (int i = 0; i < count; i++) whole = whole * 10 + (uint64_t)digits[i];
    return exponent < 0 ? (double)whole / powers[-exponent] : (double)whole * powers[exponent];
  }
  Number above = {.count = 0}, below = {{1}, 1};
  for (int i = 0; i < count; i++) multiplyAdd(&above, 10, (uint32_t)digits[i]);
  for (int i = 0; i < exponent; i++) multiplyAdd(&above, 10, 0);
  for (int i = 0; i < -exponent; i++) multiplyAdd(&below, 10, 0);
  return quotient(&above, &below);
}

// What follows an `e` or `p`; `end` moves behind it if digits follow.
static int exponentAfter(const char **end) {
  const char *next = *end + 1;
  int isNegative = *next == '-', value = 0;
  if (*next == '-' || *next == '+') next++;
  if (*next < '0' || *next > '9') return 0;
  for (; *next >= '0' && *next <= '9'; next++)
    if (value < 100000) value = value * 10 + (*next - '0');
  *end = next;
  return isNegative ? -value : value;
}

static int digitOf(char character, int base) {
  int lower = character | 0x20;
  if (character >= '0' && character <= '9') return character - '0';
  return base == 16 && lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

static const char *readHexadecimal(const char *next, double *value) {
  uint64_t bits = 0;
  int exponent = 0, isMore = 0, isAny = 0, isFraction = 0;
  for (;; next++) {
    int digit = digitOf(*next, 16);
    if (*next == '.' && !isFraction) {
      isFraction = 1;
      continue;
    }
    if (digit < 0) break;
    isAny = 1;
    int isFull = (bits >> 60) != 0;
    if (isFull) isMore |= digit != 0;
    else bits = bits << 4 | (uint64_t)digit;
    exponent += 4 * (isFull - isFraction);
  }
  if (!isAny) return 0;
  if ((*next | 0x20) == 'p') exponent += exponentAfter(&next);
  *value = rounded(bits, exponent > 5000 ? 5000 : exponent < -5000 ? -5000 : exponent, isMore);
  return next;
}

static const char *readDecimal(const char *next, double *value) {
  char digits[DIGITS + 1];
  int count = 0, exponent = 0, isAny = 0, isFraction = 0, isMore = 0;
  for (;; next++) {
    if (*next == '.' && !isFraction) {
      isFraction = 1;
      continue;
    }
    int digit = digitOf(*next, 10);
    if (digit < 0) break;
    isAny = 1;
    if (count < DIGITS) {
      if (count || digit) digits[count++] = (char)digit;
      exponent -= isFraction;
    } else {
      isMore |= digit != 0;
      exponent += !isFraction;
    }
  }
  if (!isAny) return 0;
  if ((*next | 0x20) == 'e') exponent += exponentAfter(&next);
  // More digits than can matter: one stands for all that are not zero.
  if (isMore) {
    digits[count++] = 1;
    exponent--;
  }
  while (count && !digits[count - 1]) {
    count--;
    exponent++;
  }
  *value = valueOfDigits(digits, count, exponent);
  return next;
}

static int startsWith(const char *text, const char *word) {
  for (; *word; text++, word++)
    if ((*text | 0x20) != *word) return 0;
  return 1;
}

static const char *readWord(const char *next, double *value) {
  if (startsWith(next, "inf")) {
    *value = __builtin_inf();
    return next + (startsWith(next, "infinity") ? 8 : 3);
  }
  if (!startsWith(next, "nan")) return 0;
  *value = __builtin_nan("");
  const char *end = next + 3;
  if (*end != '(') return end;
  do end++;
  while (digitOf(*end, 10) >= 0 || ((*end | 0x20) >= 'a' && (*end | 0x20) <= 'z') || *end == '_');
  return *end == ')' ? end + 1 : next + 3;
}

// The number at the start of `text`; returns its end, or null where there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *next = text;
  int isNegative = *next == '-';
  if (*next == '-' || *next == '+') next++;
  double value = 0;
  const char *end = 0;
  if (*next == '0' && (next[1] | 0x20) == 'x') end = readHexadecimal(next + 2, &value);
  if (!end) end = readDecimal(next, &value);
  if (!end) end = readWord(next, &value);
  if (end) *result = isNegative ? -value : value;
  return end;
}
