/** Inserts a line among sorted ones: after the last that `isKin` and stands before it, by what `keyOf` says of both. */
export function insertSorted(
  text: string,
  line: string,
  isKin: (line: string) => boolean,
  keyOf: (line: string) => string,
): string {
  const lines = text.split('\n');
  const kin = lines.flatMap((each, index) => (isKin(each) ? [index] : []));
  if (kin.length === 0) throw new Error(`no place for: ${line}`);
  const before = kin.filter((index) => keyOf(lines[index]!) < keyOf(line)).at(-1);
  lines.splice(before === undefined ? kin[0]! : before + 1, 0, line);
  return lines.join('\n');
}

/** Inserts text after the first place that a pattern matches. Throws an Error where it does not: the file has moved on. */
export function insertAfter(text: string, pattern: RegExp, added: string): string {
  const found = pattern.exec(text);
  if (!found) throw new Error(`no place for "${added.trim()}": ${String(pattern)} is not there`);
  const at = found.index + found[0].length;
  return text.slice(0, at) + added + text.slice(at);
}

const from = (line: string): string => /from '([^']+)'/.exec(line)?.[1] ?? '';

/** Adds a line with an import where its path belongs. */
export const addImport = (text: string, line: string): string =>
  insertSorted(text, line, (each) => /^import .* from '\.\//.test(each), from);
