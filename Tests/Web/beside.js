// Stands for the program where a test talks to its server: the module hears all that the program hears. What the program
// says is passed on, and each answer is noted beside that of the module.
//
//     node beside.js PROGRAM MODULE NOTES lsp …
//
// Each line of the file NOTES is an object of JSON: `method`, and `params`, `ours` and `theirs` where these differ. Any other
// command than `lsp` is the program's alone.

import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { MessageReader } from './framing.js';
import { ModuleServer } from './server.js';

const [program, file, notes, ...words] = process.argv.slice(2);
// Of these two, it is a matter of time which requests get them.
const timely = [-32800, -32801];

if (words[0] !== 'lsp' || words.includes('--help') || words.includes('--version')) {
  const { status } = spawnSync(program, words, { stdio: 'inherit' });
  process.exit(status ?? 70);
}

/** What both said to each request, until both have; and what both have asked. */
class Notes {
  #asked = new Map();
  #said = [new Map(), new Map()];
  #found = [new Map(), new Map()];
  /** The id by which the module has asked for the same as the program by another. */
  ids = new Map();

  ask({ id, method, params }) {
    this.#asked.set(JSON.stringify(id), { method, params });
  }

  /** Takes what the module (0) or the program (1) says. */
  hear(speaker, text) {
    const { id, method, params } = JSON.parse(text);
    if (method === 'textDocument/publishDiagnostics') this.#found[speaker].set(params.uri, text);
    // A page or a chart is a file, which the program alone makes.
    if (id === undefined || id === null || params?.external) return;
    const key = method ?? JSON.stringify(id);
    const other = this.#said[1 - speaker].get(key);
    if (!other?.length) {
      this.#said[speaker].set(key, [...this.#said[speaker].get(key) ?? [], text]);
      return;
    }
    const [ours, theirs] = speaker ? [other.shift(), text] : [text, other.shift()];
    if (!method) return this.#note(this.#asked.get(key) ?? { method: '' }, ours, theirs);
    // Each numbers what it asks for.
    const ids = [ours, theirs].map((request) => JSON.parse(request).id);
    this.ids.set(ids[1], ids[0]);
    this.#note({ method }, ours, theirs.replace(JSON.stringify(ids[1]), JSON.stringify(ids[0])));
  }

  /** Compares what was found last in each document. */
  end() {
    const [ours, theirs] = this.#found;
    for (const uri of new Set([...ours.keys(), ...theirs.keys()])) {
      this.#note({ method: 'textDocument/publishDiagnostics', params: uri }, ours.get(uri) ?? '{}', theirs.get(uri) ?? '{}');
    }
  }

  #note({ method, params }, ours, theirs) {
    const isTimely = [ours, theirs].some((text) => timely.includes(JSON.parse(text).error?.code));
    const difference = ours === theirs || isTimely ? {} : { params, ours, theirs };
    fs.appendFileSync(notes, `${JSON.stringify({ method, ...difference })}\n`);
  }
}

/** The files of the folders that the conversation is about, as an editor would give them. */
class Files {
  #folders = new Set();
  #known = new Map();

  add(uri) {
    if (uri?.startsWith('file:///')) this.#folders.add(fileURLToPath(uri));
  }

  /** Gives the module what has changed; those that are to be watched, it hears of by messages. */
  update(module) {
    const found = new Map();
    for (const folder of this.#folders) {
      if (!fs.existsSync(folder)) continue;
      module.put(`${folder}/`, new Uint8Array());
      for (const name of fs.readdirSync(folder, { recursive: true })) {
        const whole = path.join(folder, String(name));
        const state = fs.statSync(whole, { throwIfNoEntry: false });
        if (state?.isFile()) found.set(whole, `${state.mtimeMs} ${state.size} ${state.ino}`);
      }
    }
    for (const [name, state] of found) {
      if (this.#known.get(name) === state) continue;
      try {
        module.put(name, fs.readFileSync(name));
      } catch {
        // What the program writes beside a page is gone a moment later.
        found.delete(name);
      }
    }
    for (const name of this.#known.keys()) {
      if (!found.has(name)) module.remove(name);
    }
    this.#known = found;
  }
}

const conversation = new Notes();
const files = new Files();
const today = words[words.indexOf('--today') + 1];
const module = new ModuleServer(
  await WebAssembly.compile(fs.readFileSync(file)), (text) => conversation.hear(0, text), words.includes('--today') ? today : undefined);
const native = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });

/** Has the module take a message, as far as it is one. */
function take(text) {
  let message;
  try {
    message = JSON.parse(text);
  } catch {
    message = {};
  }
  const { id, method, params } = message ?? {};
  if (method === 'initialize') {
    files.add(params?.rootUri);
    for (const { uri } of params?.workspaceFolders ?? []) files.add(uri);
  } else if (method === 'textDocument/didOpen' && typeof params?.textDocument?.uri === 'string') {
    files.add(path.dirname(params.textDocument.uri));
  }
  if (method && id !== undefined) conversation.ask(message);
  files.update(module);
  if (id !== undefined && !method && conversation.ids.has(id)) text = JSON.stringify({ ...message, id: conversation.ids.get(id) });
  module.receive(text);
  module.settle();
}

const heard = new MessageReader(take);
process.stdin.on('data', (chunk) => {
  heard.take(chunk);
  native.stdin.write(chunk);
});
process.stdin.on('end', () => native.stdin.end());
native.stdin.on('error', () => {});
const said = new MessageReader((text) => conversation.hear(1, text));
native.stdout.on('data', (chunk) => {
  said.take(chunk);
  process.stdout.write(chunk);
});
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => native.kill(signal));
native.on('close', (code, signal) => {
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  } else {
    if (code === 0) conversation.end();
    process.exitCode = code;
    process.stdin.destroy();
  }
});
