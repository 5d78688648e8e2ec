// Where things are; the runner says it by the environment.
const fs = require('fs');
const path = require('path');

const repository = path.resolve(__dirname, '../../..');
const extension = path.join(repository, 'editors/vscode');

const read = (...parts) => fs.readFileSync(path.join(...parts), 'utf8');

module.exports = {
  repository,
  extension,
  /** The extension, unpacked from its package. */
  packed: process.env.W8LOG_EXTENSION,
  /** The program. */
  binary: process.env.W8LOG_BINARY,
  read,
  manifest: JSON.parse(read(extension, 'package.json')),
  /** What the extension tells the server that it can do. */
  capabilities: JSON.parse(read(extension, 'src/client/capabilities.json')),
  canonical: read(repository, 'grammar/examples/canonical.w8log'),
};
