/**
 * The groups of sets of an exercise, as states that are told apart by what a group holds already.
 *
 * An item that would take a place a second time cannot be read. A state is named by the places that are taken
 * (`R` repetitions, `L` load, `T` time, `D` distance, `E` effort) and by what is known of the bare numbers so far:
 *
 *   none    there is none
 *   fault   there is none, and a fault took the repetitions
 *   whole   one, that repetitions behind it would make a load which comes first
 *   point   one with a decimal point, that repetitions or a whole number would make so
 *   other   one, that nothing makes a fault of
 *   many    two or more
 *   wholeLoad, pointLoad   the one there is is a load that comes first, as its repetitions are yet to come
 */

const { anyCase, anyOf, blanks, decimal, integer, mass, parentheses, quotes, text } = require('./patterns');

const join = `[${blanks}]*[xX×][${blanks}]*`;
const count = '(?:0?[1-9]|[1-9][0-9])';
const rep = `${integer}[+!]?`;
const repetitions = `${rep}(?:/${rep})*`;
const duration = `(?:${integer}(?:(?:\\.[0-9])?${anyOf('s')}|${anyOf('min', 'h')})`
  + '|(?:[0-9]{1,3}:[0-5][0-9]|[0-9]{1,2}:[0-5][0-9]:[0-5][0-9])(?:\\.[0-9])?)';
const distance = `${decimal}${anyOf('m', 'km', 'mi', 'yd', 'ft')}`;
const unit = `[${blanks}]*${mass}`;
const bodyweight = `${anyCase('bw')}(?:[+-]${decimal}(?:${unit})?)?`;
const united = `(?:${decimal}${unit}|${bodyweight})`;
const list = (value) => `(?:${count}${join})?${value}(?:/${value})*`;
const lists = (value) => `[wW]?${list(value)}`;

/** Lists that make more than 99 sets with their count, from a count of 10 on; the lexer would have to count too far for less. */
const value = '[0-9][0-9.:A-Za-z+!]*';
const limits = [['[5-9][0-9]', 2], ['3[4-9]|4[0-9]', 3], ['2[5-9]|3[0-3]', 4], ['2[0-4]', 5], ['1[7-9]', 6], ['1[56]', 7],
  ['1[34]', 8], ['12', 9], ['1[01]', 10]];
const tooMany = `[wW]?(?:${limits.map(([counts, least]) => (
  `(?:${counts})${join}${value}(?:/${value}){${least - 1},}`)).join('|')})`;

const character = `\\r*[^${blanks}\\r\\n${quotes}(,0-9]`;
/** A word of sets, which ends at a comma unless digits stand on both its sides. */
const word = `(?:${character}|[0-9]|${parentheses}|${text})`;
const numbers = '[0-9]+(?:,[0-9]+)*';
const joined = `(?:${character}|${numbers}|${parentheses}|${text})`;
const counted = `[wW]?[0-9]{1,4}${join}`;

/** The tokens, in the order in which equally long ones are preferred. */
const patterns = {
  _no_list: tooMany,
  whole: integer,
  point: `${integer}\\.[0-9]{1,3}`,
  reps: lists(rep),
  duration: lists(duration),
  distance: lists(distance),
  load: `(?:${united}|[+-]${decimal}(?:${unit})?|${decimal}${anyCase('lvl')})`,
  chain: `(?:${united}${join}${rep}(?:${join}${count})?|${count}${join}${rep}${join}${united})`,
  effort: `(?:@(?:0?[1-9](?:\\.5)?|10)|${anyCase('rir')}[0-9])`,
  label: parentheses,
  _no_reps: `(?:${lists(integer)}[-\\u2012-\\u2014]${integer}|[wW]?0{1,2}${join}${repetitions})`,
  _no_effort: `(?:@[0-9]|@?${anyOf('rir', 'rpe')}[${blanks}]*[0-9]|@[${blanks}]+[0-9]`
    + `|@[${blanks}]*(?:${anyCase('bw')}|[+-][0-9]))${joined}*`,
  _no_chain: `(?:${counted}${united}|[wW]?[0-9]{3,4}${join}(?:${repetitions}|${duration}|${distance}))`,
  _no_item: `(?:${word}+|(?:${counted}|${united}${join})(?:${rep}${join})?(?:[0-9]|${anyCase('bw')})${word}*)`,
  _no_numbers: `(?:${joined}+|(?:${counted}|${united}${join})(?:${rep}${join})?(?:${numbers}|${anyCase('bw')})${joined}*)`,
};

/** Adds `places` to those of a state. */
const adding = (taken, places) => [...'RLTDE'].filter((place) => (taken + places).includes(place)).join('');

/** What a bare number of a `shape` (whole, point, reps) becomes: all ways of reading on, of which one comes to an end. */
function bare({ taken, seen }, shape) {
  const read = (places, next) => ({ isRead: true, taken: adding(taken, places), seen: next });
  const refuse = (places, next) => ({ isRead: false, taken: adding(taken, places), seen: next });
  const asLoad = (next) => (taken.includes('L') ? refuse('', next) : read('L', next));
  const isLoadFirst = { whole: ['reps'], point: ['reps', 'whole'] }[seen.replace('Load', '')]?.includes(shape);
  switch (seen) {
    case 'none': case 'fault': {
      const next = seen === 'fault' || shape === 'reps' ? 'other' : shape;
      const ways = taken.includes('R')
        ? [shape === 'reps' ? refuse('', next) : asLoad(next)]
        : [shape === 'point' ? refuse('', next) : read('R', next)];
      return next === 'other' ? ways : [...ways, refuse('RL', `${next}Load`)];
    }
    case 'wholeLoad': case 'pointLoad':
      return isLoadFirst ? [refuse('', 'many')] : [];
    default:
      if (isLoadFirst) return [];
  }
  return [shape === 'reps' ? refuse('', 'many') : asLoad('many')];
}

/** The ways in which a state reads the token `name`. */
function ways(state, name) {
  const { taken, seen } = state;
  const fault = (places) => [{
    isRead: false,
    taken: adding(taken, places),
    seen: seen === 'none' && places.includes('R') ? 'fault' : seen,
  }];
  const place = { duration: 'T', distance: 'D', load: 'L', chain: 'RL', effort: 'E' }[name];
  if (place) {
    const isFree = ![...place].some((each) => taken.includes(each));
    return [{ isRead: isFree, taken: isFree ? adding(taken, place) : taken, seen }];
  }
  switch (name) {
    case 'whole': case 'point': case 'reps': return bare(state, name);
    case 'label': return [{ isRead: true, taken, seen }];
    case '_no_list': case '_no_reps': case '_no_numbers': return fault('R');
    case '_no_effort': return fault('E');
    case '_no_chain': return fault('RL');
    default: return fault('');
  }
}

/** Whether a group may end in a state. */
const mayEnd = ({ seen }) => !seen.endsWith('Load');

/** The name of a state, and the state in which each group starts. */
const nameOf = ({ taken, seen }) => `${taken}_${seen}`;
const start = { taken: '', seen: 'none' };

/** All states that can be come to. */
function states() {
  const found = new Map([[nameOf(start), start]]);
  for (const state of found.values()) {
    for (const name of Object.keys(patterns)) {
      for (const { taken, seen } of ways(state, name)) found.set(nameOf({ taken, seen }), { taken, seen });
    }
  }
  return [...found.values()];
}

module.exports = { mayEnd, nameOf, patterns, start, states, ways };
