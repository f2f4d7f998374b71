import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatFiles } from '../format.ts';

/** Changes of a generator: new files, and files that get a line more. */
export interface Plan {
  added: Readonly<Record<string, string>>;
  changed?: Readonly<Record<string, (text: string) => string>>;
}

/**
 * Writes all files of a plan, or none if a file already exists or a line cannot be inserted. Returns a report, one line
 * per file. Throws an Error with a sentence.
 */
export async function writePlan(root: string, { added, changed = {} }: Plan): Promise<string> {
  const there = Object.keys(added).find((path) => existsSync(join(root, path)));
  if (there) throw new Error(`${there} is there already, and what is yours is never written over: edit it`);
  const edits = Object.entries(changed).map(([path, change]) => ({
    path,
    text: change(readFileSync(join(root, path), 'utf8')),
  }));
  const files = Object.entries(added).map(([path, text]) => ({ path, text }));
  for (const { path, text } of await formatFiles([...files, ...edits])) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.map(({ path }) => `+ ${path}`), ...edits.map(({ path }) => `~ ${path}`)].join('\n');
}
