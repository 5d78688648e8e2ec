// Random edits of random logs, and random requests between them: the module must say what the program says.

import fs from 'node:fs';
import path from 'node:path';

import { begin, Comparison, corpus, positionRequests, root } from './corpus.js';

/** Numbers that are the same in each run with one seed. */
function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pieces = ['\n', ' ', '1', '82.4', '# 2026-02\n', '14 Sat 82.3 @iron\n', '    Squat: 3x5 100\n', 'unit kg\n', 'goal 75\n',
  '@', '#tag', '> note', ':', '"', '-', '\u00e9', '\u{1F3CB}', '\t', '\r\n', '99999999999', 'gym iron default\n', '5x100', '1:30', 'k', '0x1p',
  'include *.w8log\n', '2147483648', '4294967296', '1e400', '<<<<<<< ours\n', '=======\n', '>>>>>>> theirs\n'];

export async function fuzz(native, module, count, seed = 1) {
  const below = random(seed);
  const texts = corpus().map((file) => fs.readFileSync(file, 'utf8')).filter((text) => text.length < 4000);
  for (const server of [native, module]) await begin(server, path.join(root, '.build/web/nowhere'));
  const comparison = new Comparison(native, module);
  let [said, version, number] = [0, 0, 0];
  while (said < count) {
    number += 1;
    const textDocument = { uri: number % 2 ? 'untitled:one' : `file:///nowhere/${number % 7}.w8log` };
    const text = texts[below(texts.length)];
    version += 1;
    comparison.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'w8log', version, text } });
    let lineCount = text.split('\n').length;
    for (let edit = 0; edit < 12; edit += 1) {
      const line = below(lineCount + 1);
      const [start, end] = [below(30), below(40)];
      const last = line + (below(8) ? 0 : below(4));
      const range = { start: { line, character: start }, end: { line: last, character: Math.max(start, end) } };
      const inserted = Array.from({ length: below(4) }, () => pieces[below(pieces.length)]).join('');
      version += 1;
      lineCount += inserted.split('\n').length - 1;
      comparison.tell('textDocument/didChange', {
        textDocument: { ...textDocument, version }, contentChanges: [{ range, text: inserted }],
      });
      const whole = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
      const at = positionRequests(textDocument, { line: below(lineCount + 2), character: below(40) });
      const requests = [
        ['textDocument/diagnostic', { textDocument }],
        ['textDocument/inlayHint', { textDocument, range: whole }],
        ['textDocument/semanticTokens/full', { textDocument }],
        ['textDocument/formatting', { textDocument, options: { tabSize: 4, insertSpaces: true } }],
        ['textDocument/onTypeFormatting', { textDocument, ...{ position: range.start, ch: '\n', options: { tabSize: 4, insertSpaces: true } } }],
        at[below(at.length)], at[below(at.length)], at[below(at.length)],
      ];
      await comparison.ask(`log ${number}, seed ${seed}`, requests);
      said += requests.length + 1;
    }
    comparison.tell('textDocument/didClose', { textDocument });
    said += 2;
  }
  return comparison.report(`fuzz of ${said} messages`);
}

/** Bytes that are no message, or hardly one: both must refuse them alike and live on. */
export async function hostile(native, module) {
  const bodies = ['', '{', '[]', 'null', '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","id":1.5,"method":"x"}', '{"jsonrpc":"2.0","id":7,"method":"initialize"}',
    '{"jsonrpc":"2.0","id":8,"method":"nothing","params":{}}', '{"jsonrpc":"2.0","id":9,"method":"textDocument/hover","params":{"textDocument":{"uri":"x"},"position":{"line":1e99,"character":-1}}}',
    `{"jsonrpc":"2.0","id":10,"method":"textDocument/hover","params":${'['.repeat(5000)}${']'.repeat(5000)}}`, '{"jsonrpc":"2.0","method":"textDocument/didChange","params":{}}',
    '{"jsonrpc":"2.0","id":11,"method":"textDocument/hover","params":{"textDocument":{"uri":"untitled:x"},"position":{"line":4294967295,"character":2147483648}}}'];
  const said = [native, module].map((server) => {
    const texts = [];
    server.hear = (text) => texts.push(text);
    return texts;
  });
  for (const body of bodies) {
    native.say(body);
    module.say(body);
  }
  const deadline = Date.now() + 5000;
  while (said[0].length < said[1].length && Date.now() < deadline) await new Promise((resume) => setTimeout(resume, 20));
  const sorted = said.map((texts) => texts.sort().join('\n'));
  const isSame = sorted[0] === sorted[1];
  console.log(`hostile: ${bodies.length} bodies, ${said[1].length} answers, ${isSame ? 'the same' : `DIFFERENT\n${sorted.join('\n---\n')}`}`);
  return isSame;
}
