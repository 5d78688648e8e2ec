// Loads the compiled extension with stubs in the place of what VS Code brings.
const Module = require('module');
const path = require('path');

const { languageClientModule } = require('./vscode-languageclient.cjs');

/** The extension in a workbench, anew for every call; with the clients that it made. */
function loadExtension(folder, workbench) {
  const clients = [];
  const stubs = {
    vscode: workbench.api,
    'vscode-languageclient/node': languageClientModule(workbench, clients),
  };
  const load = Module._load;
  Module._load = function (name, ...rest) {
    return Object.hasOwn(stubs, name) ? stubs[name] : load.call(this, name, ...rest);
  };
  try {
    for (const file of Object.keys(require.cache)) {
      if (file.startsWith(folder + path.sep)) delete require.cache[file];
    }
    return { extension: require(path.join(folder, 'extension.js')), clients };
  } finally {
    Module._load = load;
  }
}

module.exports = { loadExtension };
