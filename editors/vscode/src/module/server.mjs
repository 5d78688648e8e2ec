// @ts-check
// The server of w8log as a module of WebAssembly, in any JavaScript: a browser, a worker, Node or an editor.

/**
 * What the module exports (`Sources/W8Web/Exports.swift`).
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(count: number) => number} w8_room
 * @property {(length: number) => void} w8_put
 * @property {() => void} w8_remove
 * @property {(year: number, month: number, day: number, milliseconds: number) => void} w8_clock
 * @property {() => void} w8_receive
 * @property {() => number} w8_work
 * @property {() => void} w8_look
 * @property {() => number} w8_due
 * @property {() => number} w8_next
 * @property {() => number} w8_message
 * @property {() => number} w8_exit_code
 * @property {(seed: number) => void} w8_seed
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Takes messages of the language server protocol, and sends what the server says. */
export class ModuleServer {
  /** @type {Exports} */
  #module;
  /** @type {(message: string) => void} */
  #send;
  #isPaused = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {string | undefined} */
  #today;

  /**
   * @param {WebAssembly.Module} module
   * @param {(message: string) => void} send takes each message of the server
   * @param {string} [today] a date such as 2026-01-31; that of the clock if there is none
   */
  constructor(module, send, today) {
    this.#today = today;
    const { exports } = new WebAssembly.Instance(module, {});
    this.#module = /** @type {Exports} */ (/** @type {unknown} */ (exports));
    this.#send = send;
    this.#module.w8_seed(Math.floor(Math.random() * 2 ** 31));
    this.#setClock();
  }

  /** How many bytes the module has. */
  get memory() {
    return this.#module.memory.buffer.byteLength;
  }

  /** What the process of a server would return, once the conversation is over; -1 before. */
  get exitCode() {
    return this.#module.w8_exit_code();
  }

  /**
   * Gives it a file of the workspace, or what that is now; a path that ends in `/` is a folder.
   * @param {string} path
   * @param {Uint8Array} bytes
   */
  put(path, bytes) {
    const name = encoder.encode(path);
    this.#write(name, bytes);
    this.#module.w8_put(name.length);
  }

  /**
   * Has it forget a file or a folder.
   * @param {string} path
   */
  remove(path) {
    this.#write(encoder.encode(path));
    this.#module.w8_remove();
  }

  /**
   * Takes a message; what takes long is done in the pauses between messages.
   * @param {string} message
   */
  receive(message) {
    this.#setClock();
    this.#write(encoder.encode(message));
    this.#module.w8_receive();
    this.#sendAll();
    this.#pause();
  }

  /** Does all that is to be done at once, instead of in pauses. */
  settle() {
    this.#setClock();
    while (this.#module.w8_work()) this.#sendAll();
    this.#module.w8_look();
    this.#sendAll();
  }

  /** Has the next job done when no message waits, and then the next. */
  #pause() {
    if (this.#isPaused) return;
    this.#isPaused = true;
    setTimeout(() => {
      this.#isPaused = false;
      this.#setClock();
      if (this.#module.w8_work()) {
        this.#sendAll();
        this.#pause();
      } else {
        this.#waitForTime();
      }
    });
  }

  /** Has done what is due by the clock, once it is. */
  #waitForTime() {
    const due = this.#module.w8_due();
    clearTimeout(this.#timer);
    if (due < 0) return;
    this.#timer = setTimeout(() => {
      this.#setClock();
      this.#module.w8_look();
      this.#sendAll();
      this.#pause();
    }, due);
  }

  #setClock() {
    const now = this.#today ? new Date(`${this.#today}T00:00`) : new Date();
    this.#module.w8_clock(now.getFullYear(), now.getMonth() + 1, now.getDate(), performance.now());
  }

  #sendAll() {
    const module = this.#module;
    for (let length = module.w8_next(); length >= 0; length = module.w8_next()) {
      const bytes = new Uint8Array(module.memory.buffer, module.w8_message(), length);
      this.#send(decoder.decode(bytes));
    }
  }

  /** @param {Uint8Array[]} parts */
  #write(...parts) {
    const count = parts.reduce((sum, part) => sum + part.length, 0);
    let start = this.#module.w8_room(count);
    for (const part of parts) {
      new Uint8Array(this.#module.memory.buffer, start, part.length).set(part);
      start += part.length;
    }
  }
}
