import { isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Document, Node, Pair } from 'yaml';
import type { Path, YamlText } from './text.ts';

/** Reads any text, and says all that is wrong with it at once. */
export function readDocument(text: string): YamlText {
  const document = parseDocument(text, { prettyErrors: false });
  const faults = document.errors.map((error) => ({
    offset: error.pos[0],
    isTwice: error.code === 'DUPLICATE_KEY',
    message: error.message,
  }));
  return {
    data: faults.some(({ isTwice }) => !isTwice) ? undefined : document.toJS(),
    faults,
    offsetOf: (path, of) => offsetOf(document, path, of),
    offsetInside: (path, index) => offsetInside(document, text, path, index),
  };
}

/** Walks down as far as there are nodes; a missing step ends at the key above it, without a node. */
function walk(document: Document, path: Path): { node: unknown; key: number } {
  let node: unknown = document.contents;
  let key = 0;
  for (const step of path) {
    const pair: Pair | undefined = isMap(node)
      ? node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step))
      : undefined;
    const next: unknown = isSeq(node) ? node.items[Number(step)] : pair?.value;
    if (pair === undefined && !(isSeq(node) && next !== undefined)) return { node: undefined, key };
    key = startOf(pair?.key) ?? startOf(next) ?? key;
    node = next;
  }
  return { node, key };
}

function offsetOf(document: Document, path: Path, of: 'key' | 'value'): number {
  const { node, key } = walk(document, path);
  return of === 'key' ? key : (startOf(node) ?? key);
}

const startOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0];

/** YAML folds white space only, so the n-th visible character of the value is the n-th of the text after its opening. */
function offsetInside(document: Document, text: string, path: Path, index: number): number {
  const { node } = walk(document, path);
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
