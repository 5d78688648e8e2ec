#ifndef W8LOG_SPECIFICATION_H
#define W8LOG_SPECIFICATION_H

#include <stddef.h>

/// A page of `grammar/` as it was when the program was built.
typedef struct {
  /// The name of its file without the ending.
  const char *name;
  /// Its bytes, as many as `length` says.
  const unsigned char *text;
  size_t length;
} w8log_page;

/// The page at `index`, in the order of reading; null behind the last.
const w8log_page *w8log_page_at(size_t index);

#endif
