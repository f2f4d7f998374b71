import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Loaded } from '../load.ts';
import type { Model } from '../model/model.ts';
import { explainer } from './line.ts';
import { sourceText } from './place.ts';

/**
 * Answers `--explain generated/console/ads/AdList.gen.tsx:42`: a line for each place of the schemas that made it.
 * Throws an Error with a sentence where the file is not one that codegen prints.
 */
export async function explainCommand(model: Model, loaded: Loaded, root: string, asked: string): Promise<string> {
  const [, file = asked, number] = /^(.*?):(\d+)(?::\d+)?$/.exec(asked) ?? [];
  const path = file.replaceAll('\\', '/').replace(/^\.?\//, '');
  if (number === undefined) throw new Error(`${asked}: say the line too, as in ${path}:42`);
  if (!existsSync(join(root, path)) || !/\.gen\./.test(path))
    throw new Error(`${path} is no printed file: --explain takes one below generated/, from the project's folder`);
  const text = readFileSync(join(root, path), 'utf8');
  const lines = text.split('\n').length;
  if (Number(number) < 1 || Number(number) > lines) throw new Error(`${path} has ${lines} lines`);
  const explain = await explainer(model, loaded, { path: path.replace(/^generated\//, ''), text });
  const found = explain(Number(number)).map((source) => {
    const { file: schema, path: place } = source;
    const data = loaded.files.find((each) => each.path === schema)?.data;
    return `${sourceText(source)}${nameAt(data, place)}`;
  });
  if (found.length === 0) return `${path}:${number} comes from codegen itself: no schema says anything about it.`;
  return found.join('\n');
}

/** A member of a list is told by its name: ` (slotId)`. */
function nameAt(data: unknown, path: readonly (string | number)[]): string {
  if (typeof path.at(-1) !== 'number') return '';
  const value = path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], data);
  if (typeof value === 'string') return ` (${value})`;
  const { field, id, key } = (value ?? {}) as { field?: unknown; id?: unknown; key?: unknown };
  const name = field ?? id ?? key;
  return typeof name === 'string' ? ` (${name})` : '';
}
