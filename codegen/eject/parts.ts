import type * as Ts from 'typescript';

/** Names of things in a view → their text: "column region" → `{ source: 'region', … }`. */
export type Parts = ReadonlyMap<string, string>;

/** Word for one member of each list in a printed view. */
const WORDS: Readonly<Record<string, string>> = {
  columns: 'column',
  filters: 'filter',
  inputs: 'input',
  values: 'value',
  sections: 'section',
};

const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** Splits a view into its parts. Imports are left out: they follow from the rest. */
export function partsOf(ts: typeof Ts, text: string): Parts {
  const file = ts.createSourceFile('view.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const parts = new Map<string, string>();
  const put = (name: string, node: Ts.Node): void => void parts.set(name, plain(node.getText(file)));
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    if (ts.isFunctionDeclaration(statement)) put(`view ${statement.name?.text ?? ''}`.trim(), statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const title = name.getText(file);
      const word = WORDS[title];
      if (!initializer) continue;
      if (word && ts.isArrayLiteralExpression(initializer))
        for (const item of initializer.elements) put(`${word} ${nameOf(ts, item)}`, item);
      else if (word && ts.isObjectLiteralExpression(initializer))
        for (const member of initializer.properties) put(`${word} ${member.name?.getText(file) ?? ''}`, member);
      else put(title, initializer);
    }
  }
  return parts;
}

function nameOf(ts: typeof Ts, item: Ts.Expression): string {
  if (!ts.isObjectLiteralExpression(item)) return '';
  for (const key of ['source', 'name']) {
    for (const member of item.properties) {
      if (!ts.isPropertyAssignment(member) || !ts.isIdentifier(member.name) || member.name.text !== key) continue;
      if (ts.isStringLiteral(member.initializer)) return member.initializer.text;
    }
  }
  return '';
}

/** Lists the differences between two prints of a view: "+column region", "−filter type", "~input name". */
export function changesBetween(base: Parts, present: Parts): readonly string[] {
  return [
    ...[...present.keys()].filter((name) => !base.has(name)).map((name) => `+${name}`),
    ...[...base.keys()].filter((name) => !present.has(name)).map((name) => `−${name}`),
    ...[...present].filter(([name, text]) => base.has(name) && base.get(name) !== text).map(([name]) => `~${name}`),
  ];
}
