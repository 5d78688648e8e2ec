// Stubs refuse what they do not know, so that no test passes by a name that VS Code does not have.

/** `object`, of which only what it holds can be read; `name` says what it stands for. */
function strict(name, object) {
  return new Proxy(object, {
    get(target, key, receiver) {
      // Whether something is a promise is asked of every value.
      if (typeof key === 'symbol' || key === 'then' || key in target) return Reflect.get(target, key, receiver);
      throw new Error(`the stub of ${name} has no "${key}"`);
    },
    set(_, key) {
      throw new Error(`the stub of ${name} has no "${String(key)}" to set`);
    },
  });
}

/** Throws unless `object` has only members of `known`. */
function onlyKnown(name, object, known) {
  for (const key of Object.keys(object)) {
    if (!known.includes(key)) throw new Error(`the stub of ${name} knows no "${key}"`);
  }
  return object;
}

module.exports = { strict, onlyKnown };
