#include "specification.h"

// Known to the compiler before it became a part of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char readme[] = {
#embed "../../grammar/README.md"
};

static const unsigned char reader[] = {
#embed "../../grammar/reader-in-one-day.md"
};

static const unsigned char specification[] = {
#embed "../../grammar/specification.md"
};

static const unsigned char lines[] = {
#embed "../../grammar/lines.md"
};

static const unsigned char entries[] = {
#embed "../../grammar/entries.md"
};

static const unsigned char sets[] = {
#embed "../../grammar/sets.md"
};

static const unsigned char directives[] = {
#embed "../../grammar/directives.md"
};

static const unsigned char semantics[] = {
#embed "../../grammar/semantics.md"
};

static const unsigned char diagnostics[] = {
#embed "../../grammar/diagnostics.md"
};

static const unsigned char findings[] = {
#embed "../../grammar/findings.md"
};

static const unsigned char canonical_form[] = {
#embed "../../grammar/canonical-form.md"
};

static const unsigned char model[] = {
#embed "../../grammar/model.md"
};

static const unsigned char first_week[] = {
#embed "../../grammar/manual/first-week.md"
};

static const unsigned char programmes[] = {
#embed "../../grammar/manual/programmes.md"
};

static const unsigned char new_year[] = {
#embed "../../grammar/manual/new-year.md"
};

static const unsigned char checking[] = {
#embed "../../grammar/manual/checking.md"
};

static const unsigned char examples[] = {
#embed "../../grammar/manual/examples.md"
};

static const unsigned char reports[] = {
#embed "../../grammar/manual/reports.md"
};

static const unsigned char writing[] = {
#embed "../../grammar/manual/writing.md"
};

static const unsigned char comparing[] = {
#embed "../../grammar/manual/comparing.md"
};

static const unsigned char phone[] = {
#embed "../../grammar/manual/phone.md"
};

static const unsigned char merging[] = {
#embed "../../grammar/manual/merging.md"
};

static const unsigned char security[] = {
#embed "../../grammar/manual/security.md"
};

static const unsigned char documents[] = {
#embed "../../grammar/manual/documents.md"
};

static const unsigned char exchange[] = {
#embed "../../grammar/manual/exchange.md"
};

static const unsigned char export[] = {
#embed "../../grammar/manual/export.md"
};

static const unsigned char cohorts[] = {
#embed "../../grammar/manual/cohorts.md"
};

static const unsigned char errors[] = {
#embed "../../grammar/manual/errors.md"
};

static const unsigned char grammars[] = {
#embed "../../grammar/manual/grammars.md"
};

static const unsigned char ebnf[] = {
#embed "../../grammar/w8log.ebnf"
};

static const unsigned char sample[] = {
#embed "../../grammar/examples/canonical.w8log"
};

#define PAGE(name, text) {name, text, sizeof text}

static const w8log_page pages[] = {
  PAGE("README", readme),
  PAGE("reader-in-one-day", reader),
  PAGE("specification", specification),
  PAGE("lines", lines),
  PAGE("entries", entries),
  PAGE("sets", sets),
  PAGE("directives", directives),
  PAGE("semantics", semantics),
  PAGE("diagnostics", diagnostics),
  PAGE("findings", findings),
  PAGE("canonical-form", canonical_form),
  PAGE("model", model),
  PAGE("first-week", first_week),
  PAGE("programmes", programmes),
  PAGE("reports", reports),
  PAGE("writing", writing),
  PAGE("new-year", new_year),
  PAGE("phone", phone),
  PAGE("merging", merging),
  PAGE("comparing", comparing),
  PAGE("checking", checking),
  PAGE("errors", errors),
  PAGE("exchange", exchange),
  PAGE("export", export),
  PAGE("documents", documents),
  PAGE("cohorts", cohorts),
  PAGE("security", security),
  PAGE("grammars", grammars),
  PAGE("examples", examples),
  PAGE("ebnf", ebnf),
  PAGE("sample", sample),
};

const w8log_page *w8log_page_at(size_t index) {
  return index < sizeof pages / sizeof pages[0] ? &pages[index] : NULL;
}
