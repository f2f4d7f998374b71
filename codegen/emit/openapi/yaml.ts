/** Matches text that YAML reads as a plain string without quotes. */
const PLAIN = /^[A-Za-z_/$][A-Za-z0-9_/.-]*$/;
const RESERVED = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** Cache of quoted texts: names of parameters, types and references repeat. */
const known = new Map<string, string>();

function scalar(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = PLAIN.test(value) && !RESERVED.test(value) ? value : JSON.stringify(value);
  known.set(value, text);
  return text;
}

/** Longest value, in characters, that stays on one line. A list of plain values always stays on one. */
const WIDE = 240;

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Returns a value on one line, or undefined if it needs more than `room` characters. */
function flow(value: unknown, room: number): string | undefined {
  if (isScalar(value)) return scalar(value);
  const isList = Array.isArray(value);
  if (!isList && Object.keys(value as object).length === 0) return '{}';
  let text = isList ? '[' : '{ ';
  for (const [key, item] of Object.entries(value as object)) {
    const inner = flow(item, room - text.length);
    if (inner === undefined) return undefined;
    const comma = text.length > 2 || (isList && text.length > 1) ? ', ' : '';
    text += isList ? comma + inner : `${comma}${scalar(key)}: ${inner}`;
    if (text.length > room) return undefined;
  }
  return text + (isList ? ']' : ' }');
}

const oneLine = (value: object, items: readonly unknown[]): string | undefined =>
  flow(value, Array.isArray(value) && items.every(isScalar) ? Infinity : WIDE);

/** Prints a value after a key or a dash: on the same line if it is short, else indented below. */
function print(out: string[], value: unknown, indent: string, afterDash: boolean): void {
  if (typeof value !== 'object' || value === null) {
    out.push(' ', scalar(value), '\n');
    return;
  }
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (items.length === 0) out.push(Array.isArray(value) ? ' []\n' : ' {}\n');
  else printItems(out, value, items, indent, afterDash);
}

function printItems(out: string[], value: object, items: readonly unknown[], indent: string, afterDash: boolean): void {
  const line = oneLine(value, items);
  if (line !== undefined) out.push(' ', line, '\n');
  else {
    const heads = Array.isArray(value) ? undefined : Object.keys(value);
    const inner = `${indent}  `;
    out.push(afterDash ? ' ' : '\n');
    items.forEach((item, index) => {
      if (index > 0 || !afterDash) out.push(indent);
      if (heads === undefined) out.push('-');
      else out.push(scalar(heads[index]), ':');
      print(out, item, inner, heads === undefined);
    });
  }
}

/**
 * Returns plain data as YAML. Text that YAML could read as another type gets JSON quotes, which YAML understands. The
 * yaml library's own printer would need a fifth of the whole run for this one document.
 */
export function toYaml(value: unknown): string {
  const out: string[] = [];
  print(out, value, '', false);
  return out.join('').slice(1);
}
