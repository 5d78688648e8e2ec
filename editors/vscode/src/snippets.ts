import * as vscode from 'vscode';

interface Snippet {
  prefix: string;
  description: string;
  body: string[];
}

/** Offers the snippets where a line begins: those of a manifest are offered in the middle of names, too. */
export function offerSnippets(folder: vscode.Uri): vscode.Disposable {
  const snippets = read(vscode.Uri.joinPath(folder, 'snippets', 'w8log.json'));
  const provider: vscode.CompletionItemProvider = {
    async provideCompletionItems(log, position) {
      const before = log.lineAt(position.line).text.slice(0, position.character);
      if (!/^[a-z]*$/i.test(before)) return [];
      return (await snippets).map(({ prefix, description, body }) => {
        const item = new vscode.CompletionItem({ label: prefix, description }, vscode.CompletionItemKind.Snippet);
        item.insertText = new vscode.SnippetString(body.join('\n'));
        return item;
      });
    },
  };
  // On whatever disk: snippets need no server.
  return vscode.languages.registerCompletionItemProvider({ language: 'w8log' }, provider);
}

async function read(file: vscode.Uri): Promise<Snippet[]> {
  const text = await vscode.workspace.decode(await vscode.workspace.fs.readFile(file), { encoding: 'utf8' });
  return Object.values(JSON.parse(text) as Record<string, Snippet>);
}
