import * as z from 'zod';
import { entityFile } from './entity.ts';

/** Key of an entity's file, by its path: `x-entity.scope.grant`, `x-rules[].on`, `x-actions.<name>.perm`. */
export interface KeyRow {
  path: string;
  /** Allowed values: names, or a type. */
  takes: string;
  /** Description from the grammar; empty if it has none. */
  says: string;
}

interface Node {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  anyOf?: Node[];
}

/** Path of an action's form, whose fields have the same keys as `properties`. */
const FORM = 'x-actions.<name>.form';
/** Longest list of values in the table; longer lists are counted, since editors show them. */
const MANY = 8;

/** Returns all keys of an entity's file with those below them, in the order of the grammar. */
export function keyRows(): KeyRow[] {
  const schema: Node = z.toJSONSchema(entityFile, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  }) as Node;
  const rows = rowsBelow(schema, '');
  return rows.filter(({ path }, index) => rows.findIndex((row) => row.path === path) === index);
}

function rowsBelow(node: Node, path: string): KeyRow[] {
  // Labels are the same everywhere; below `items` and `properties` of a field JSON Schema starts again.
  if (node.$ref !== undefined || isLabel(node) || path === FORM) return [];
  const named = Object.entries(node.properties ?? {}).flatMap(([key, inner]) =>
    rowsOf(inner, path ? `${path}.${key}` : key),
  );
  const records =
    typeof node.additionalProperties === 'object' ? rowsBelow(node.additionalProperties, `${path}.<name>`) : [];
  const items = node.items ? rowsBelow(node.items, `${path}[]`) : [];
  return [...named, ...records, ...items, ...(node.anyOf ?? []).flatMap((each) => rowsBelow(each, path))];
}

const rowsOf = (node: Node, path: string): KeyRow[] => [
  {
    path,
    takes: takenBy(node),
    says: node.description ?? (node.$ref === undefined ? '' : 'A schema of the same keywords'),
  },
  ...rowsBelow(node, path),
];

const isLabel = ({ properties }: Node): boolean =>
  properties !== undefined && Object.keys(properties).join() === 'zh,en';

function takenBy(node: Node): string {
  if (isLabel(node)) return '{zh, en}';
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.length > MANY ? `one of ${node.enum.length} names` : node.enum.map(String).join(', ');
  if (node.anyOf) return [...new Set(node.anyOf.map(takenBy))].join(' or ');
  if (node.items) return `list of ${takenBy(node.items)}`;
  if (node.properties || typeof node.additionalProperties === 'object') return 'map';
  if (node.$ref !== undefined) return 'JSON Schema';
  const words: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', boolean: 'true, false' };
  return [node.type ?? 'any value']
    .flat()
    .map((type) => words[type] ?? type)
    .join(' or ');
}

/** Text of a cell. Between backticks nothing is markup but the bar, which ends a cell anywhere. */
const cell = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('<', '&lt;')))
    .join('')
    .replaceAll('|', '\\|');

/** Prints the table of all keys for docs/. */
export function printKeyTable(): { path: string; text: string } {
  const rows = keyRows().map(({ path, takes, says }) => `| \`${path}\` | ${cell(takes)} | ${cell(says)} |`);
  const text = [
    '# Every key of an entity’s file',
    '',
    'Made by codegen from codegen/grammar/. Do not edit: change what the grammar says of a key. docs/schemas.md explains the ideas;',
    '`<name>` is a name of your own, `[]` each item of a list.',
    '',
    '| key | takes | says |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  return { path: 'codegen/meta/keys.md', text };
}
