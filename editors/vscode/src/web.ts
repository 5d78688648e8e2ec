import * as vscode from 'vscode';

import { begin } from './extension';
import type { Told } from './module/serve';

export { deactivate } from './extension';

/** Called by VS Code in a browser when the first log is opened. */
export function activate(context: vscode.ExtensionContext): Promise<void> {
  return begin(context, {
    worker: () => {
      const worker = new Worker(vscode.Uri.joinPath(context.extensionUri, 'out/worker.js').toString(true));
      return {
        post: (told: Told) => worker.postMessage(told),
        listen: (take, fail) => {
          worker.onmessage = ({ data }) => take(data);
          worker.onerror = ({ message }) => fail(message);
        },
        end: () => worker.terminate(),
      };
    },
  });
}
