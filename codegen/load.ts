import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, Node, Pair } from 'yaml';
import type { Position, Problem } from './problems.ts';

/** Keys and indexes from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** A YAML file as data, with a way back from each value to its place. */
export interface LoadedFile {
  /** Relative to the project, with forward slashes: "schemas/ad-slot.yaml". */
  path: string;
  /** Without folder and ending: "ad-slot". */
  name: string;
  text: string;
  /** Undefined where the text is no YAML. */
  data: unknown;
  problems: readonly Problem[];
  /** Place of a key or of its value; of what is nearest above it if there is no such path. */
  position(path: Path, of?: 'key' | 'value'): Position;
  /** Place of the n-th character of a text value. */
  inside(path: Path, index: number): Position;
}

export interface Loaded {
  /** By path. */
  files: readonly LoadedFile[];
}

/** Reads all *.yaml of a folder. `name` is what messages call it. */
export function loadFolder(folder: string, name = 'schemas', before?: Loaded): Loaded {
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder))
    if (file.endsWith('.yaml')) texts.set(`${name}/${file}`, readFileSync(join(folder, file), 'utf8'));
  return loadTexts(texts, before);
}

/** Parses files given as path → text. A file that `before` has with the same text is taken from there. */
export function loadTexts(texts: ReadonlyMap<string, string>, before?: Loaded): Loaded {
  const known = new Map(before?.files.map((file) => [file.path, file]));
  const paths = [...texts.keys()].toSorted();
  return {
    files: paths.map((path) => {
      const text = texts.get(path) ?? '';
      const old = known.get(path);
      return old?.text === text ? old : loadFile(path, text);
    }),
  };
}

function loadFile(path: string, text: string): LoadedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const problems = document.errors.map((error): Problem => {
    const twice = error.code === 'DUPLICATE_KEY';
    return {
      file: path,
      ...at(error.pos[0]),
      code: twice ? 'duplicate-key' : 'yaml-syntax',
      message: twice ? 'this key stands twice in one map' : error.message,
    };
  });
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1).replace(/\.yaml$/, ''),
    text,
    data: problems.some((problem) => problem.code === 'yaml-syntax') ? undefined : document.toJS(),
    problems,
    position: (place, of = 'value') => at(offsetOf(document, place, of)),
    inside: (place, index) => at(offsetInside(document, text, place, index)),
  };
}

/** Walks down as far as there are nodes; a missing step ends at the key above it. */
function offsetOf(document: Document, path: Path, of: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let key = 0;
  for (const step of path) {
    const pair: Pair | undefined = isMap(node)
      ? node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step))
      : undefined;
    const next: unknown = isSeq(node) ? node.items[Number(step)] : pair?.value;
    if (pair === undefined && !(isSeq(node) && next !== undefined)) return key;
    const start = startOf(pair?.key) ?? startOf(next) ?? key;
    key = start;
    node = next;
  }
  return of === 'key' ? key : (startOf(node) ?? key);
}

const startOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0];

/** YAML folds white space only, so the n-th visible character of the value is the n-th of the text after its opening. */
function offsetInside(document: Document, text: string, path: Path, index: number): number {
  const node = document.getIn(path, true);
  const start = offsetOf(document, path, 'value');
  if (!isScalar(node) || typeof node.value !== 'string') return start;
  let offset = start;
  if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') offset = text.indexOf('\n', start) + 1;
  else if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') offset += 1;
  const visible = node.value.slice(0, index).replace(/\s/g, '').length;
  for (let seen = 0; offset < text.length; offset += 1) {
    if (/\s/.test(text[offset]!)) continue;
    if (seen === visible) return offset;
    seen += 1;
  }
  return start;
}
