// The two servers that must say the same: the native program, and the module.

import { spawn } from 'node:child_process';
import fs from 'node:fs';

import { MessageReader } from './framing.js';
import { ModuleServer } from './server.js';

/** The answers to what a server itself asks for. */
function answer({ method, params }) {
  return method === 'workspace/configuration' ? params.items.map(() => null) : null;
}

/** One conversation: requests are answered one after the other, as texts. */
class Conversation {
  #last = 0;
  #waiting = new Map();
  heard = [];
  /** When the last answer came. */
  answered = 0;

  /** Sends a request; the text of its response. */
  ask(method, params) {
    const id = (this.#last += 1);
    const answered = new Promise((resolve) => this.#waiting.set(id, resolve));
    this.say({ jsonrpc: '2.0', id, method, params });
    return answered;
  }

  tell(method, params) {
    this.say({ jsonrpc: '2.0', method, params });
  }

  hear(text) {
    const message = JSON.parse(text);
    if (message.method && 'id' in message) {
      this.say({ jsonrpc: '2.0', id: message.id, result: answer(message) });
    } else if ('id' in message) {
      this.answered = performance.now();
      const resolve = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (resolve) resolve(text);
      else throw new Error(`nobody asked for ${text.slice(0, 200)}`);
    } else if (message.method) {
      this.heard.push(text);
    }
  }
}

/** The program, over its pipes. */
export class Native extends Conversation {
  constructor(binary, today) {
    super();
    this.process = spawn(binary, ['lsp', '--today', today], { stdio: ['pipe', 'pipe', 'inherit'] });
    // It may be ended while it is still answered.
    this.process.stdin.on('error', () => {});
    const said = new MessageReader((text) => this.hear(text));
    this.process.stdout.on('data', (chunk) => said.take(chunk));
  }

  say(message) {
    const body = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  end() {
    this.process.kill();
  }
}

/** The module, in this process. */
export class Module extends Conversation {
  #queue = [];
  #isBusy = false;

  constructor(compiled, today) {
    super();
    this.server = new ModuleServer(compiled, (text) => this.hear(text), today);
  }

  static compile(file) {
    return WebAssembly.compile(fs.readFileSync(file));
  }

  /** What is said while it works comes after that, as from a pipe. */
  say(message) {
    this.#queue.push(typeof message === 'string' ? message : JSON.stringify(message));
    if (!this.#isBusy) this.atOnce(() => {});
  }

  /** Lets all that `body` says arrive in one moment. */
  atOnce(body) {
    this.#isBusy = true;
    const result = body();
    while (this.#queue.length > 0) {
      this.server.receive(this.#queue.shift());
      if (this.#queue.length === 0) this.server.settle();
    }
    this.#isBusy = false;
    return result;
  }

  end() {}
}
