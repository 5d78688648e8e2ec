/**
 * The grammar of .w8log for tree-sitter.
 *
 * Every sequence of lines is read without an error node, for what cannot be read has nodes of its own, `unreadable`
 * and `unknown_line`, and none of them goes on beyond its line. Fields, items and names end where the reader
 * of w8log ends them; their shapes stand in `patterns.js`, the places of a group of sets in `sets.js`.
 */

const shapes = require('./patterns');
const sets = require('./sets');

const { anyCase, anyOf, behindKey, blank, blanks, character, key, parentheses, piece, quotes, text, unclosed } = shapes;

const pattern = (source) => token(new RegExp(source));
const preferred = (source) => token(prec(1, new RegExp(source)));

const firstWord = `(?:\\r*[^${blanks}\\r\\n])*`;
const nameCharacter = '[\\p{L}\\p{M}\\p{Nd}_-]';

// Names of exercises: no `:` `;` `>` and no quotes, not in their parentheses either.
const nameSign = `\\r*[^${blanks}\\r\\n${quotes}(:;>]`;
const nameParentheses = `\\([^()\\n:;>${quotes}]*\\)`;
const namePiece = `(?:${nameSign}|${nameParentheses})`;
const nameStart = `(?:\\r*[^${blanks}\\r\\n${quotes}(:;>@#+]|${nameParentheses})`;
const wordlessStart = `(?:\\r*[^${blanks}\\r\\n${quotes}(:;>@#+\\p{L}]|\\([^()\\n:;>${quotes}\\p{L}]*\\))`;
const wordless = `(?:\\r*[^${blanks}\\r\\n${quotes}(:;>\\p{L}]|\\([^()\\n:;>${quotes}\\p{L}]*\\))`;
const run = (first, next) => `${first}(?:${blank}*${next})*`;

/** The keywords, by what the first text behind them is. */
const naming = ['exercise', 'setup', 'plan'];
const keywords = ['w8log', 'unit', 'lift-unit', 'order', 'trend', 'goal', 'milestone', 'gym', 'metric', 'tag', 'lint',
  'include'];

/** What goes up to the end of the line; the blanks there are no part of it, and `_end` has them unless it is missing. */
const last = ($, node) => seq(node, optional($._blanks));

const tail = ($) => last($, choice($.note, $.comment));

/** `first`, then `next` or nothing. */
const then = (first, next) => seq(first, optional(next));

/** Pairs whose key is read as something else where it stands alone. */
const pairs = ($, word, next) => [
  then(seq(alias(word, $.key), ':', $._value), next),
  then(seq(alias(word, $.unreadable), ':', optional($._no_value)), next),
];

// ---- Fields of entries and sessions ----

/**
 * The rules that read the fields of a line, one for each set of fields that are there already.
 *
 * `first` to `third` are whether there is a weight, a time and a gym, on a session a title in the place of the weight.
 */
function fieldRules(line) {
  const rules = {};
  for (const taken of ['', 'w', 't', 'g', 'wt', 'wg', 'tg', 'wtg']) {
    const name = (fields, unit = '') => `_${line}_${[...'wtg'].filter((each) => fields.includes(each)).join('')}${unit}`;
    const next = ($, fields = '') => $[name(taken + fields)];
    const once = ($, place, node) => (taken.includes(place)
      ? then(alias(node, $.unreadable), next($)) : then(node, next($, place)));
    const weight = ($, node, unit = '') => (taken.includes('w')
      ? then(alias(node, $.unreadable), next($))
      : then(alias(node, $.weight), $[name(`${taken}w`, unit)]));
    const fields = ($) => [
      then($.tag, next($)),
      once($, 'g', $.gym),
      once($, 'g', $.no_name),
      once($, 't', $.time),
      ...(line === 'entry' ? [
        once($, 'w', $.no_weight),
        weight($, $._whole_weight, '_whole'),
        weight($, $._point_weight, '_point'),
        weight($, $._united_weight),
        then($.pair, next($)),
      ] : [
        once($, 't', $.time_span),
        once($, 'w', alias($._title, $.title)),
      ]),
      ...[$._number_word, $._reserved_name, $._at_word, $._hash_word, $._quoted_word, $._quoted, $._word, $._no_pair, $.key]
        .map((word) => then(alias(word, $.unreadable), next($))),
      seq(alias($._clock, $.unreadable), optional(alias($._any_piece, $.unreadable)), optional(next($))),
      last($, alias(choice($._severed, $._at_severed), $.unreadable)),
      tail($),
    ];
    rules[name(taken)] = ($) => then($._blanks, choice(...fields($)));
    if (line === 'entry' && taken.includes('w')) {
      rules[name(taken, '_whole')] = ($) => then($._blanks,
        choice(then(choice($.detached_unit, alias($._stones, $.detached_unit)), next($)),
          ...pairs($, $.detached_unit, next($)), ...pairs($, $._stones, next($)), ...fields($)));
      rules[name(taken, '_point')] = ($) => then($._blanks, choice(
        then($.detached_unit, next($)), ...pairs($, $.detached_unit, next($)), ...fields($)));
    }
  }
  return rules;
}

// ---- Sets ----

const itemNodes = { whole: 'number', point: 'number' };

/** The rules that read a group of sets, one or two for each of its states. */
function setRules() {
  const rules = {};
  for (const state of sets.states()) {
    const name = sets.nameOf(state);
    const after = ($, next) => $[`_after_${sets.nameOf(next)}`];
    const items = ($) => Object.keys(sets.patterns).flatMap((each) => sets.ways(state, each).map((way) => {
      const item = $[each.startsWith('_') ? each : `_set_${each}`];
      const node = alias(item, way.isRead ? $[itemNodes[each] ?? each] : $.unreadable);
      return sets.mayEnd(way) ? then(node, after($, way)) : seq(node, after($, way));
    }));
    const ends = ($) => (sets.mayEnd(state) ? [$._comma_sets, last($, alias($._unclosed, $.unreadable))] : []);
    const tails = ($) => (sets.mayEnd(state) ? [tail($)] : []);
    rules[`_items_${name}`] = ($) => choice(...items($), ...ends($));
    rules[`_after_${name}`] = ($) => choice(
      (sets.mayEnd(state) ? then : seq)($._blanks, choice(...tails($), $[`_items_${name}`])),
      $[`_items_${name}`]);
  }
  return rules;
}

const setTokens = Object.fromEntries(Object.entries(sets.patterns).map(([name, source]) => [
  name.startsWith('_') ? name : `_set_${name}`, () => pattern(source)]));

const firstItems = `_items_${sets.nameOf(sets.start)}`;

// ---- Directives ----

/** The rules that read arguments; the first text behind some keywords is the name of an exercise. */
function argumentRules() {
  const rules = {};
  for (const [name, nodeOfText, next] of [['_named', 'exercise_name', '_free'], ['_free', 'string', '_free']]) {
    const then_ = ($, node, rule = name) => then(node, $[`_arguments${rule}`]);
    rules[`_arguments${name}`] = ($) => then($._blanks, choice(
      tail($),
      then_($, alias($._title, $[nodeOfText]), next),
      then_($, alias($._quoted, $[nodeOfText]), next),
      ...[$.gym, alias($.no_name, $.gym), alias($._reserved_name, $.gym), alias($._at_word, $.gym)].map((node) => then_($, node)),
      ...[$.tag, alias($._hash_word, $.tag)].map((node) => then_($, node)),
      then_($, alias($._quoted_word, $.string)),
      then_($, alias($._number_word, $.number)),
      ...[$.key, $._word, $._no_pair].map((node) => then_($, alias(node, $.word))),
      then_($, $.pair),
      last($, alias(choice($._severed, $._at_severed), $.unreadable)),
    ));
  }
  return rules;
}

module.exports = grammar({
  name: 'w8log',

  extras: () => [],
  inline: ($) => [$._name],

  rules: {
    // The last line may lack its end. Nothing but the end of the file may follow it, so that no token of another
    // line is looked for behind a line.
    source_file: ($) => seq(repeat($._line), optional(choice(
      $._last_line,
      seq(repeat($.day), alias($._last_day, $.day)),
      seq(repeat($.day), repeat($.month), alias($._last_month, $.month)),
      repeat1($.day),
      seq(repeat($.day), repeat1($.month))))),
    month: ($) => seq($._header, optional($._carriage), $._end, repeat($._line), repeat($.day)),
    day: ($) => seq($.entry, optional($._carriage), $._end, repeat($._line)),
    _line: ($) => choice($._blank_line,
      seq(choice($._content, alias($._blanks, $.unknown_line)), optional($._carriage), $._end)),
    _last_month: ($) => choice(
      seq($._header, optional($._carriage)),
      seq($._header, optional($._carriage), $._end, repeat($._line), choice(
        $._last_line, seq(repeat($.day), alias($._last_day, $.day))))),
    _last_day: ($) => choice(
      seq($.entry, optional($._carriage)),
      seq($.entry, optional($._carriage), $._end, repeat($._line), $._last_line)),
    _last_line: ($) => choice(
      seq($._blanks, optional($._carriage)), seq($._content, optional($._carriage))),
    _header: ($) => choice($.month_header, alias($._bad_month, $.month_header)),
    _content: ($) => choice(
      $.session, $.exercise, $.directive, last($, $.unknown_line), last($, $.comment), $._indented_prose,
      alias($._carriage, $.unknown_line)),
    _indented_prose: ($) => seq($._blanks, tail($)),

    // ---- Lines that are all of one piece, and headers ----

    unknown_line: ($) => choice(
      seq($._digit_word, optional($._rest)),
      $._sigil_line,
      seq($._blanks, choice($._reserved_line, $._controls))),
    month_header: ($) => seq('#', optional($._blanks), $.year_month,
      optional(seq($._blanks, optional(choice(tail($), then($.title, seq($._blanks, optional(tail($))))))))),
    _bad_month: ($) => seq('#', optional($._blanks), optional(choice(
      tail($), then(alias($._prose_word, $.unreadable), $._bad_title)))),
    _bad_title: ($) => seq($._blanks, optional(choice(tail($), then(alias($.title, $.unreadable), $._bad_title)))),

    // ---- Entries and sessions ----

    entry: ($) => then(choice($.day_number, $.date, $.ambiguous_date), $._first_field),
    _first_field: ($) => choice($._entry_, seq($._blanks, choice(
      then($.weekday, $._entry_), ...pairs($, $.weekday, $._entry_)))),
    session: ($) => seq($._blanks, choice(
      then($.gym, $._session_g),
      then($.no_name, $._session_g),
      then(alias($._reserved_name, $.unreadable), $._session_),
      then(alias($._at_word, $.unreadable), $._session_),
      last($, alias($._at_severed, $.unreadable)))),
    ...fieldRules('entry'),
    ...fieldRules('session'),
    pair: ($) => seq($.key, ':', $._value),
    _value: ($) => choice($.string, $.number, $.gym_value, $.word),
    _no_value: ($) => choice($._value_rest, $._value_severed),
    _no_pair: ($) => seq(alias($.key, $.unreadable), ':', optional($._no_value)),

    // ---- Exercises ----

    exercise: ($) => seq($._blanks, choice(
      $._exercise,
      seq(alias($.superset, $.unreadable), optional(then(alias($._any_piece, $.unreadable), $._unread))),
      seq(alias($._controls, $.unreadable), alias($._any_piece, $.unreadable), optional($._unread)),
      seq($.superset, $._blanks, optional(choice(
        tail($), $._exercise, then(alias($._at_name, $.unreadable), $._unread)))))),
    _exercise: ($) => choice(
      seq($._name, optional($._blanks), ':', optional($._sets)),
      then(alias(choice($._bare_name, $._title), $.unreadable), $._unnamed),
      then(alias(choice($._quoted, $._indented_day, $._nameless, $._colon_name, $._sign_name, $._odd_start), $.unreadable),
        $._unread)),
    _name: ($) => choice(alias($._bare_name, $.exercise_name), alias($._title, $.exercise_name)),
    // Behind what might be a name no piece starts with a `:`, for that would make a name of it.
    _unnamed: ($) => choice(
      then($._blanks, choice(tail($), then(alias($._piece, $.unreadable), $._unread))),
      then(alias($._piece, $.unreadable), $._unread)),
    _unread: ($) => choice(
      then($._blanks, choice(tail($), then(alias($._any_piece, $.unreadable), $._unread))),
      then(alias($._any_piece, $.unreadable), $._unread)),
    _sets: ($) => choice($[firstItems], then($._blanks, choice(tail($), $[firstItems]))),
    _comma_sets: ($) => then(',', $._sets),
    ...setRules(),

    // ---- Directives ----

    directive: ($) => choice(
      then(alias($._keyword, $.keyword), $._arguments_free),
      then(alias($._naming_keyword, $.keyword), $._arguments_named),
      then($.private_keyword, last($, alias($._rest, $.private_text))),
      then(alias($._unknown_keyword, $.unknown_keyword), last($, alias($._rest, $.unreadable)))),
    ...argumentRules(),

    // ---- Tokens, in the order in which equally long ones are preferred ----

    _blank_line: () => pattern('[ \\t]*\\r*\\n'),
    _end: () => pattern(`[${blanks}\\r]*\\n`),
    _blanks: () => pattern(`${blank}+`),
    // A CR before a blank is in no word, and one at the end of the file belongs to the line end.
    _carriage: () => pattern(`\\r(?:[^\\n]*[^ \\t\\r\\n])?[${blanks}\\r]*`),
    note: () => preferred('>(?:[^\\n]*[^ \\t\\r\\n])?'),
    comment: () => preferred(';(?:[^\\n]*[^ \\t\\r\\n])?'),

    day_number: () => pattern('[0-9]{1,2}'),
    date: () => pattern('[0-9]{4}-[0-9]{2}-[0-9]{2}'),
    ambiguous_date: () => pattern('[0-9]+[/.-][0-9]+[/.-][0-9]+'),
    _digit_word: () => pattern(`[0-9]${firstWord}`),
    _keyword: () => pattern(anyOf(...keywords)),
    _naming_keyword: () => pattern(anyOf(...naming)),
    private_keyword: () => pattern(`[xX]-\\r*[^${blanks}\\r\\n]${firstWord}`),
    _unknown_keyword: () => pattern(`[A-Za-z]${firstWord}`),
    _rest: () => pattern(`${blank}(?:[^\\n]*[^ \\t\\r\\n])?`),
    _sigil_line: () => pattern(`(?:##|[^${blanks}\\r\\nA-Za-z0-9#;])(?:[^\\n]*[^ \\t\\r\\n])?`),
    _reserved_line: () => pattern('(?:##|[!$%&*=|~^])(?:[^\\n]*[^ \\t\\r\\n])?'),
    _controls: () => pattern(`[\\x01-\\x08\\x0B-\\x1F\\x7F-\\x9F][\\x01-\\x08\\x0B-\\x1F\\x7F-\\x9F${blanks}]*`),

    year_month: () => pattern('(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:0[1-9]|1[0-2])'),
    _prose_word: () => pattern(`(?:\\r*[^${blanks}\\r\\n])+`),
    title: () => pattern('\\r*[^ \\t\\r\\n;>](?:\\r*[^ \\t\\r\\n])*(?:[ \\t]+\\r*[^ \\t\\r\\n;>](?:\\r*[^ \\t\\r\\n])*)*'),

    ...setTokens,

    weekday: () => pattern(shapes.weekday),
    detached_unit: () => pattern(`${shapes.mass}\\??`),
    _stones: () => pattern(`${anyCase('st')}\\??`),
    key: () => pattern(key),
    _whole_weight: () => pattern(`${shapes.integer}\\??`),
    _point_weight: () => pattern(`${shapes.integer}[.,][0-9]{1,3}\\??`),
    _united_weight: () => pattern(shapes.weight),
    no_weight: () => '-',
    time: () => pattern(shapes.time),
    time_span: () => pattern(`${shapes.time}-${shapes.time}`),
    _clock: () => pattern(`(?:[0-9]{1,2}:[0-9]{2}|0?[1-9]|1[0-2])${blank}+[aApP][mM]`),
    _reserved_name: () => pattern(`@${anyOf('rpe', 'rir', 'bw')}${nameCharacter}*`),
    gym: () => pattern(`@\\p{L}${nameCharacter}*`),
    no_name: () => '@',
    tag: () => pattern(`#\\p{L}${nameCharacter}*`),
    _title: () => pattern(`[${quotes}][${blanks}\\r]*[^${quotes}${blanks}\\r\\n][^${quotes}\\n]*[${quotes}]`),
    _quoted: () => pattern(text),

    string: () => pattern(text),
    number: () => pattern(`[-+0-9](?:\\r*[^${blanks}\\r\\n${quotes}(]|\\([^()\\n${blanks}${quotes}]*\\))*`),
    gym_value: () => pattern(`@(?:\\r*[^${blanks}\\r\\n${quotes}(]|\\([^()\\n${blanks}${quotes}]*\\))*`),
    word: () => pattern(`(?:\\r*[^${blanks}\\r\\n${quotes}(]|\\([^()\\n${blanks}${quotes}]*\\))+`),
    _value_rest: () => pattern(`${piece()}+`),
    _value_severed: () => pattern(`${piece()}*${unclosed}`),

    superset: () => '+',
    _nameless: () => pattern(run(wordlessStart, wordless)),
    _bare_name: () => pattern(run(nameStart, namePiece)),
    _at_name: () => pattern(`@(?:${run(namePiece, namePiece)})?`),
    _sign_name: () => pattern(`[#+](?:${run(namePiece, namePiece)})?`),
    _colon_name: () => pattern(`(?:${nameStart}${blank}*(?:${namePiece}${blank}*)*)?[0-9]:[0-9]${piece()}*`),
    _indented_day: () => preferred(`(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2}${blank}+`
      + `(?:${shapes.weekday}|${shapes.weight}|${shapes.integer}[.,][0-9]{1,3}\\??))${blank}`),
    _odd_start: () => pattern(`(?::${piece()}*|${unclosed})`),
    _piece: () => pattern(`(?:${piece(':')}${piece()}*|(?:${piece(':')}${piece()}*)?${unclosed})`),
    _any_piece: () => pattern(`(?:${piece()}+|${piece()}*${unclosed})`),

    _number_word: () => pattern(`[-+0-9]${piece()}*`),
    _at_word: () => pattern(`@${piece()}*`),
    _hash_word: () => pattern(`#${piece()}*`),
    _quoted_word: () => pattern(`${text}${piece()}+`),
    _word: () => pattern(`(?:${key}${behindKey}|(?:${character('A-Za-z0-9@#+-')}|${parentheses})${piece()}*)`),
    _at_severed: () => pattern(`@${piece()}*${unclosed}`),
    _severed: () => pattern(`(?:${key}(?:${behindKey})?|(?:${character('A-Za-z')}|${parentheses}|${text})${piece()}*)?${unclosed}`),
    _unclosed: () => pattern(unclosed),
  },
});
