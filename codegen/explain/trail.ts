import type * as Ts from 'typescript';

/** Names (and places in an array) from the outside of a printed file to a line of it. */
export type Trail = readonly (string | number)[];

/** What a line is: a place below names, or an import of names that stand elsewhere in the file. */
export type Line = { trail: Trail } | { imports: readonly string[] };

/** Members that say what an element of an array is about, the most telling first. */
const TELLING = ['resource', 'name', 'source', 'id', 'key', 'at', 'field', 'view', 'path'];

const OPENING = /^[\s|&?:]+/;
const CLOSING = /[\s,;([{]+$/;

/** Returns the part of a line that belongs to one thing, as offsets into the text. */
function extent(text: string, start: number): { from: number; to: number } {
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? text.length : end);
  const from = OPENING.exec(line)?.[0].length ?? 0;
  const kept = line.replace(CLOSING, '').length;
  return kept > from
    ? { from: start + from, to: start + kept }
    : { from: start + line.search(/\S|$/), to: start + line.trimEnd().length };
}

/** Finds what the lines of a TypeScript file are about. */
export class TrailFinder {
  private readonly ts: typeof Ts;
  private readonly file: Ts.SourceFile;

  constructor(ts: typeof Ts, path: string, text: string) {
    this.ts = ts;
    const kind = path.endsWith('x')
      ? ts.ScriptKind.TSX
      : path.endsWith('.json')
        ? ts.ScriptKind.JSON
        : ts.ScriptKind.TS;
    this.file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  }

  /** Returns what stands on a line, counted from 1. A comment or an empty line is about what follows it. */
  at(line: number): Line {
    const { text } = this.file;
    const starts = this.file.getLineStarts();
    for (let index = line - 1; index < starts.length; index += 1) {
      const { from, to } = extent(text, starts[index]!);
      if (from >= to) continue;
      const node = this.covering(this.file, from, to);
      if (node.kind === this.ts.SyntaxKind.SourceFile) continue;
      const imported = this.importedNames(node);
      return imported ? { imports: imported } : { trail: this.trailOf(node) };
    }
    return { trail: [] };
  }

  /** Returns the lines, from 1, on which a name stands outside of imports. */
  uses(name: string): readonly number[] {
    const lines = new Set<number>();
    const visit = (node: Ts.Node): void => {
      if (this.ts.isImportDeclaration(node)) return;
      if (this.ts.isIdentifier(node) && node.text === name)
        lines.add(this.file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
      this.ts.forEachChild(node, visit);
    };
    visit(this.file);
    return [...lines];
  }

  private covering(node: Ts.Node, from: number, to: number): Ts.Node {
    const child = this.ts.forEachChild(node, (each) =>
      each.getStart(this.file) <= from && each.end >= to ? each : undefined,
    );
    return child ? this.covering(child, from, to) : node;
  }

  private importedNames(node: Ts.Node): string[] | undefined {
    const { ts } = this;
    const statement = ts.findAncestor(node, ts.isImportDeclaration);
    if (!statement) return undefined;
    const one = ts.findAncestor(node, ts.isImportSpecifier);
    const bindings = statement.importClause?.namedBindings;
    if (one) return [one.name.text];
    if (bindings && ts.isNamedImports(bindings)) return bindings.elements.map(({ name }) => name.text);
    return bindings ? [bindings.name.text] : [];
  }

  private trailOf(node: Ts.Node): Trail {
    const trail: (string | number)[] = [];
    for (let at: Ts.Node | undefined = node; at; at = at.parent) trail.unshift(...this.namesOf(at, node));
    return trail;
  }

  /** Returns what one node adds to the way; `leaf` is where the way ends. */
  private namesOf(node: Ts.Node, leaf: Ts.Node): (string | number)[] {
    const { ts } = this;
    if (ts.isVariableDeclarationList(node) && node.declarations.length > 0 && node === leaf)
      return this.named(node.declarations[0]!.name);
    if (ts.isVariableStatement(node) && node === leaf) return this.named(node.declarationList.declarations[0]!.name);
    if (ts.isObjectLiteralExpression(node)) return ts.isArrayLiteralExpression(node.parent) ? this.element(node) : [];
    if (ts.isArrayLiteralExpression(node) && ts.isArrayLiteralExpression(node.parent))
      return [node.parent.elements.indexOf(node), ...this.named(node.elements[0] ?? node)];
    if (ts.isJsxSelfClosingElement(node)) return this.jsxName(node);
    if (ts.isJsxAttribute(node)) return [node.name.getText(this.file)];
    if (ts.isLiteralTypeNode(node)) return this.named(node.literal);
    if (ts.isStringLiteral(node)) return node === leaf ? [node.text] : [];
    if (ts.isElementAccessExpression(node) && node === leaf) return this.named(node.argumentExpression);
    if (ts.isCallExpression(node)) return this.called(node);
    if (
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isPropertySignature(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isFunctionDeclaration(node)
    )
      return node.name ? this.named(node.name) : [];
    return [];
  }

  private named(node: Ts.Node): string[] {
    const { ts } = this;
    return ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? [node.text] : [];
  }

  /** An element of an array is told by its members, else by its place. */
  private element(node: Ts.ObjectLiteralExpression): (string | number)[] {
    const { ts } = this;
    const told = TELLING.flatMap((key) =>
      node.properties.flatMap((member) =>
        ts.isPropertyAssignment(member) && this.named(member.name)[0] === key ? this.named(member.initializer) : [],
      ),
    );
    if (told.length > 0) return told;
    const meta = node.properties.flatMap((member) =>
      ts.isPropertyAssignment(member) && ts.isElementAccessExpression(member.initializer)
        ? this.named(member.initializer.argumentExpression)
        : [],
    );
    if (meta.length > 0) return meta;
    return ts.isArrayLiteralExpression(node.parent) ? [node.parent.elements.indexOf(node)] : [];
  }

  private jsxName(node: Ts.JsxSelfClosingElement): string[] {
    const { ts } = this;
    return node.attributes.properties.flatMap((each) =>
      ts.isJsxAttribute(each) && each.name.getText(this.file) === 'source' && each.initializer
        ? this.named(each.initializer)
        : [],
    );
  }

  /** `caseOf(calls['ad.list'], …)`: a call is about what it is given by name. */
  private called({ arguments: given }: Ts.CallExpression): string[] {
    const [first] = given;
    return first && this.ts.isElementAccessExpression(first) ? this.named(first.argumentExpression) : [];
  }
}
