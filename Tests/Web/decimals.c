// Reads random numbers with the function of the module and with that of the system, which must agree to the last bit.
#include "../../Sources/SystemLibrary/web/decimal.c"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 88172645463325252u;

static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

static const char *words[] = {"inf", "nan", "infinity", "+1", "-.5", ".", "1.", "e5", "1e", "1e+", "0x", "0x.p1", "-nan(12)", "infi",
                              "0e999999999", "1e99999999999", "00012", "-0", "nan(", "0x1p", "4.9e-324", "2.4e-324", "1e309"};

static double randomDouble(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static void write(char *text, size_t room) {
  uint64_t bits = next() % 0x7FF0000000000000u;
  switch (next() % 7) {
  case 0: snprintf(text, room, "%.17g", randomDouble(bits)); break;
  case 1: snprintf(text, room, "%.40Lg", ((long double)randomDouble(bits) + randomDouble(bits + 1)) / 2); break;
  // Between two doubles lies what is the hardest to round.
  case 2: snprintf(text, room, "%.1100Lg", ((long double)randomDouble(bits) + randomDouble(bits + 1)) / 2); break;
  case 3: snprintf(text, room, "0x%llx.%llxp%d", (unsigned long long)(next() >> next() % 64), (unsigned long long)next(), (int)(next() % 2300) - 1150); break;
  case 4: snprintf(text, room, "%.*f", (int)(next() % 6), (double)(next() % 100000000) / 1000); break;
  case 5: {
    size_t count = next() % 1200 + 6;
    for (size_t i = 0; i < count; i++) text[i] = (char)('0' + next() % 10);
    text[next() % count] = '.';
    snprintf(text + count, room - count, "e%d", (int)(next() % 800) - 600);
    break;
  }
  default: strcpy(text, words[next() % (sizeof words / sizeof *words)]);
  }
}

int main(void) {
  int wrong = 0, count = 200000;
  for (int i = 0; i < count; i++) {
    char text[2000];
    write(text, sizeof text);
    char *end;
    double wanted = strtod(text, &end), found = 0;
    const char *ours = _swift_stdlib_strtod_clocale(text, &found);
    int isSame = memcmp(&wanted, &found, sizeof wanted) == 0 || (wanted != wanted && found != found);
    if ((ours ? ours : text) != end || !isSame) {
      if (wrong++ < 10) printf("%.60s: %a instead of %a\n", text, found, wanted);
    }
  }
  printf("%d numbers read, %d wrong\n", count, wrong);
  return wrong > 0;
}
