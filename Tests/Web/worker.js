// @ts-check
// The server in a worker of its own. Takes `{ module }` once, with `today` for another date than that of the clock, then `{ path, bytes }` for each file of the workspace, without
// `bytes` for one that is gone, and messages of the language server protocol as texts; posts those of the server.

import { ModuleServer } from './server.js';

/** @type {ModuleServer | undefined} */
let server;

self.onmessage = ({ data }) => {
  if (typeof data === 'string') server?.receive(data);
  else if (data.module) server = new ModuleServer(data.module, (message) => self.postMessage(message), data.today);
  else if (data.bytes) server?.put(data.path, data.bytes);
  else server?.remove(data.path);
};
