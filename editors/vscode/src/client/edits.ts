import * as vscode from 'vscode';

import { ofAddress } from './addresses';
import { ofEdit, filled } from './convert';
import type * as lsp from './protocol';

/** A change that the server has sent, as VS Code makes it. */
export function ofWorkspaceEdit({ documentChanges = [], changeAnnotations = {} }: lsp.WorkspaceEdit): vscode.WorkspaceEdit {
  const result = new vscode.WorkspaceEdit();
  const metadata = (id: string | undefined): vscode.WorkspaceEditEntryMetadata | undefined => {
    const annotation = id === undefined ? undefined : changeAnnotations[id];
    if (!annotation) return undefined;
    const { label, needsConfirmation = false, description } = annotation;
    return filled<vscode.WorkspaceEditEntryMetadata>({ label, needsConfirmation }, { description });
  };
  for (const change of documentChanges) {
    if (change.kind === 'create') {
      result.createFile(ofAddress(change.uri), change.options, metadata(change.annotationId));
      continue;
    }
    const edits: [vscode.TextEdit, vscode.WorkspaceEditEntryMetadata | undefined][] = [];
    for (const edit of change.edits) edits.push([ofEdit(edit), metadata(edit.annotationId)]);
    result.set(ofAddress(change.textDocument.uri), edits);
  }
  return result;
}

/** Whether the documents are still those that the change was made for. */
export function isCurrent({ documentChanges = [] }: lsp.WorkspaceEdit): boolean {
  const versions = new Map(vscode.workspace.textDocuments.map(({ uri, version }) => [uri.toString(), version]));
  return documentChanges.every((change) => {
    if (change.kind === 'create' || change.textDocument.version === null) return true;
    const version = versions.get(ofAddress(change.textDocument.uri).toString());
    return version === undefined || version === change.textDocument.version;
  });
}
