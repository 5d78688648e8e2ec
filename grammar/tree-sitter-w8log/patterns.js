/**
 * What the tokens of a log are made of, as sources of regular expressions.
 *
 * The lexer knows no lookahead: of the tokens that may stand at a place the longest is taken, and of equally
 * long ones the one that comes first in `grammar.js`. So what is read by its shape comes before the pattern of
 * any word, which takes all up to the end of the word and thereby everything that only starts well.
 */

const blank = '[ \\t\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u3000\\uFEFF]';
const blanks = ' \\t\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u3000\\uFEFF';
const quotes = '"\\u201C-\\u201F';

/** One character of a class that leaves out blanks, quotes and what `others` names; a CR is one before more. */
const character = (others) => `\\r*[^${blanks}\\r\\n${quotes}(${others}]`;

const parentheses = '\\([^()\\n]*\\)';
const text = `[${quotes}][^${quotes}\\n]*[${quotes}]`;
/** What opens and is never closed takes the rest of the line. */
const unclosed = `(?:[${quotes}](?:[^${quotes}\\n]*[^${quotes} \\t\\r\\n])?`
  + '|\\((?:[^()\\n]*(?:\\((?:[^\\n]*[^ \\t\\r\\n])?|[^() \\t\\r\\n]))?)';

/** A piece of a word: a character, or quotes or parentheses with what they own. */
const piece = (others = '') => `(?:${character(others)}|${parentheses}|${text})`;

/** `word` in any case. */
const anyCase = (word) => [...word].map((letter) => (
  /[a-z]/.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter)).join('');
const anyOf = (...words) => `(?:${words.map(anyCase).join('|')})`;

const key = '[A-Za-z][A-Za-z0-9-]*';
/** How a word goes on that starts with a letter and has no `key:` at its start. */
const behindKey = `${piece(':A-Za-z0-9-')}${piece()}*`;

const weekday = `(?:${['mon:day', 'tue:sday', 'wed:nesday', 'thu:rsday', 'fri:day', 'sat:urday', 'sun:day']
  .map((day) => day.split(':').map(anyCase)).map(([start, rest]) => `${start}(?:${rest})?`).join('|')})`;
const mass = `${anyOf('kg', 'lb')}[sS]?`;
const integer = '[0-9]{1,4}';
const decimal = `${integer}(?:\\.[0-9]{1,3})?`;
const time = '(?:[01]?[0-9]|2[0-3]):[0-5][0-9]';
const weight = `(?:${integer}(?:[.,][0-9]{1,3})?${mass}`
  + `|${integer}${anyCase('st')}(?:${decimal}(?:${anyCase('lb')}[sS]?)?)?)\\??`;

module.exports = {
  anyCase, anyOf, behindKey, blank, blanks, character, decimal, integer, key, mass, parentheses, piece, quotes,
  text, time, unclosed, weekday, weight,
};
