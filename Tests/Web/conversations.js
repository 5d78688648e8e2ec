// The conversations of the smoke tests: `beside` stands in them for the program, and notes what the module says.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { root } from './corpus.js';

const tests = ['test_conformance', 'test_server', 'test_editors', 'test_bad_clients', 'test_cancelling'];

/** What the module may say instead of what the program says, and why. */
const reasons = [
  { says: /reports, charts and pages need the program/, why: 'the module has no disk to write them to' },
  { to: 'workspace/diagnostic', why: 'it reports the files that are checked by then; corpus and fuzz compare what is found in each' },
];

/** Has the tests talk to both; whether they pass, and both say the same but for what has a reason. */
export function compareConversations(...programs) {
  const [file, binary] = programs.map((program) => path.resolve(program));
  const [notes, beside] = ['conversations', 'beside'].map((name) => path.join(root, '.build', name));
  fs.writeFileSync(notes, '');
  const script = path.join(import.meta.dirname, 'beside.js');
  fs.writeFileSync(beside, `#!/bin/sh\nexec node ${script} ${binary} ${file} ${notes} "$@"\n`, { mode: 0o755 });
  const { status, stderr, stdout } = spawnSync(path.join(root, 'Tests/Smoke/run'), [beside, ...tests], { encoding: 'utf8' });
  const answers = fs.readFileSync(notes, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const found = answers.filter(({ ours }) => ours !== undefined);
  const unknown = found.filter(({ method, ours }) => !reasons.some(({ says, to }) => says?.test(ours) || to === method));
  console.log(`conversations: ${answers.length} answers, ${found.length} differ, ${unknown.length} of them without a known reason`);
  for (const { method, params, ours, theirs } of unknown.slice(0, 10)) {
    console.log(`  ${method} ${JSON.stringify(params)?.slice(0, 300)}\n    module ${ours.slice(0, 600)}\n    native ${theirs.slice(0, 600)}`);
  }
  if (status !== 0) console.log(stdout.slice(-2000) + stderr.slice(-4000));
  return status === 0 && answers.length > 0 && unknown.length === 0;
}
