import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient/node';

import { schemesOfLogs } from './documents';
import type { Server } from './server';

/** Offers to write pasted lines of a notes app as entries; the plain text is the other choice. */
export function readPastedLines(server: Server): vscode.Disposable {
  const kind = vscode.DocumentDropOrPasteEditKind.Text.append('w8log');
  const provider: vscode.DocumentPasteEditProvider = {
    async provideDocumentPasteEdits(log, ranges, transfer) {
      const text = await transfer.get('text/plain')?.asString();
      const start = ranges[0]?.start;
      if (!text?.includes('\n') || !start) return undefined;
      const position = { line: start.line, character: start.character };
      const ways = await server.run<{ title: string; edit: ProtocolEdit }[]>('w8log.readPasted', log, { text, position });
      return Promise.all(ways.map(async ({ title, edit }) => {
        const paste = new vscode.DocumentPasteEdit('', title, kind);
        const change = await server.edit(edit);
        if (change) paste.additionalEdit = change;
        return paste;
      }));
    },
  };
  const selector = schemesOfLogs.map((scheme) => ({ scheme, language: 'w8log' }));
  return vscode.languages.registerDocumentPasteEditProvider(selector, provider, {
    providedPasteEditKinds: [kind],
    pasteMimeTypes: ['text/plain'],
  });
}
