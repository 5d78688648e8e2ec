// Loads the bundled extension with a stub in the stead of what VS Code brings.
const Module = require('module');
const path = require('path');

/** The extension in a workbench, anew for every call; `entry` is that of the desktop or that of the web. */
function loadExtension(folder, workbench, entry = 'desktop.js') {
  const load = Module._load;
  Module._load = function (name, ...rest) {
    return name === 'vscode' ? workbench.api : load.call(this, name, ...rest);
  };
  try {
    const file = path.join(folder, entry);
    delete require.cache[file];
    return require(file);
  } finally {
    Module._load = load;
  }
}

module.exports = { loadExtension };
