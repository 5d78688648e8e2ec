import * as vscode from 'vscode';

import { ofWorkspaceEdit } from './client/edits';
import type { WorkspaceEdit as ProtocolEdit } from './client/protocol';
import { selectorOfLogs } from './documents';
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
      return ways.map(({ title, edit }) => {
        const paste = new vscode.DocumentPasteEdit('', title, kind);
        paste.additionalEdit = ofWorkspaceEdit(edit);
        return paste;
      });
    },
  };
  return vscode.languages.registerDocumentPasteEditProvider(selectorOfLogs(), provider, {
    providedPasteEditKinds: [kind],
    pasteMimeTypes: ['text/plain'],
  });
}
