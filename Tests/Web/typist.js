// A person types entries at the end of a log of ten years; how long each key takes, and how much memory all of it.

import { begin } from './corpus.js';

const limits = { firstHints: 300, p99: 30, memory: 64 << 20 };

export async function typeEntries(module, text) {
  const textDocument = { uri: 'file:///typist/log.w8log' };
  module.server.put('/typist/log.w8log', new TextEncoder().encode(text));
  await begin(module, '/typist');
  const start = performance.now();
  const lines = text.split('\n').length - 1;
  const range = { start: { line: lines - 40, character: 0 }, end: { line: lines + 20, character: 0 } };
  const first = await module.atOnce(() => {
    module.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'w8log', version: 1, text } });
    return module.ask('textDocument/inlayHint', { textDocument, range });
  });
  const [firstHints, firstFindings] = [module.answered - start, performance.now() - start];
  if (JSON.parse(first).result.length === 0) throw new Error('no hints at the end of the log');
  const entries = '# 2036-01\n01 Tue 82.4 @iron #salty > slept well\n    Squat: 3x5 100 @8, 5 90\n    Row: 5x10 40kg\n02 Wed 82.1\n';
  const times = [];
  let [line, character, version] = [lines, 0, 1];
  for (const key of entries.repeat(4)) {
    const before = performance.now();
    version += 1;
    const at = { line, character };
    module.tell('textDocument/didChange', {
      textDocument: { ...textDocument, version }, contentChanges: [{ range: { start: at, end: at }, text: key }],
    });
    [line, character] = key === '\n' ? [line + 1, 0] : [line, character + 1];
    await module.ask('textDocument/inlayHint', { textDocument, range });
    times.push(performance.now() - before);
    await module.ask('textDocument/completion', { textDocument, position: { line, character }, context: { triggerKind: 1 } });
  }
  times.sort((one, other) => one - other);
  const [p50, p99] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)]);
  const { memory } = module.server;
  console.log(`typist: ${text.length} bytes, first hints ${firstHints.toFixed(0)} ms, findings ${firstFindings.toFixed(0)} ms, ${times.length} keys: `
    + `median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; memory ${(memory / 2 ** 20).toFixed(0)} MB`);
  return firstHints < limits.firstHints && p99 < limits.p99 && memory < limits.memory;
}
