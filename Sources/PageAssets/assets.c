#include "page_assets.h"

// Known to the compiler before it became a part of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char template[] = {
#embed "../W8Reports/Page/Assets/page.html"
};

static const unsigned char style[] = {
#embed "../W8Reports/Page/Assets/page.css"
  ,
#embed "../W8Reports/Page/Assets/chart.css"
  ,
#embed "../W8Reports/Page/Assets/logbook.css"
  ,
#embed "../W8Reports/Page/Assets/training.css"
  ,
#embed "../W8Reports/Page/Assets/print.css"
};

// The files are one script: what one of them declares the next ones know.
static const unsigned char script[] = {
#embed "../W8Reports/Page/Assets/base.js"
  ,
#embed "../W8Reports/Page/Assets/model.js"
  ,
#embed "../W8Reports/Page/Assets/now.js"
  ,
#embed "../W8Reports/Page/Assets/view.js"
  ,
#embed "../W8Reports/Page/Assets/chart.js"
  ,
#embed "../W8Reports/Page/Assets/axes.js"
  ,
#embed "../W8Reports/Page/Assets/reading.js"
  ,
#embed "../W8Reports/Page/Assets/ranges.js"
  ,
#embed "../W8Reports/Page/Assets/logbook.js"
  ,
#embed "../W8Reports/Page/Assets/filters.js"
  ,
#embed "../W8Reports/Page/Assets/calendar.js"
  ,
#embed "../W8Reports/Page/Assets/exercises.js"
  ,
#embed "../W8Reports/Page/Assets/settings.js"
  ,
#embed "../W8Reports/Page/Assets/follow.js"
  ,
#embed "../W8Reports/Page/Assets/start.js"
};

const unsigned char *w8log_page_asset_bytes(w8log_page_asset asset, size_t *length) {
  switch (asset) {
  case w8log_page_template:
    *length = sizeof template;
    return template;
  case w8log_page_style:
    *length = sizeof style;
    return style;
  case w8log_page_script:
    *length = sizeof script;
    return script;
  }
  *length = 0;
  return NULL;
}
