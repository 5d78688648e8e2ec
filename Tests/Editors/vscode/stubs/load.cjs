// Loads the bundled extension with a stub instead of what VS Code brings.
const Module = require('module');

/** The extension in a workbench, anew for every call. */
function loadExtension(file, workbench) {
  const load = Module._load;
  Module._load = function (name, ...rest) {
    return name === 'vscode' ? workbench.api : load.call(this, name, ...rest);
  };
  try {
    delete require.cache[require.resolve(file)];
    return require(file);
  } finally {
    Module._load = load;
  }
}

module.exports = { loadExtension };
