#ifndef W8LOG_PAGE_ASSETS_H
#define W8LOG_PAGE_ASSETS_H

#include <stddef.h>

/// What a page is made of, as it was when the program was built.
typedef enum {
  w8log_page_template,
  w8log_page_style,
  w8log_page_script,
} w8log_page_asset;

/// The bytes of an asset, as many as `length` is told.
const unsigned char *w8log_page_asset_bytes(w8log_page_asset asset, size_t *length);

#endif
