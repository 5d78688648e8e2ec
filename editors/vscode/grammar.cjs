// Copies the grammar, which other editors use too, into the extension: a package holds no file from outside.
const fs = require('fs');
const path = require('path');

const source = path.join(__dirname, '../../grammar/textmate/w8log.tmLanguage.json');
const folder = path.join(__dirname, 'syntaxes');
fs.mkdirSync(folder, { recursive: true });
fs.copyFileSync(source, path.join(folder, path.basename(source)));
