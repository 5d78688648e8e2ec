import { Worker } from 'node:worker_threads';
import * as vscode from 'vscode';

import { begin } from './extension';
import type { Told } from './module/serve';
import { Program } from './program/program';

export { deactivate } from './extension';

/** Called by VS Code on the desktop when the first log is opened. */
export function activate(context: vscode.ExtensionContext): Promise<void> {
  return begin(context, {
    program: (path, given, complain) => Program.start(path, given, complain),
    worker: () => {
      const worker = new Worker(vscode.Uri.joinPath(context.extensionUri, 'out/thread.js').fsPath);
      return {
        post: (told: Told) => worker.postMessage(told),
        listen: (take, fail) => {
          worker.on('message', take);
          worker.on('error', ({ message }) => fail(message));
        },
        end: () => void worker.terminate(),
      };
    },
  });
}
