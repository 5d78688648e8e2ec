// The part of the C library that the program needs where there is no system.
#pragma once
#include <stddef.h>
#include <stdint.h>

int memcmp(const void *one, const void *other, size_t count);
void *memcpy(void *target, const void *source, size_t count);
void *memchr(const void *bytes, int byte, size_t count);
