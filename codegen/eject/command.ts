import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Model } from '../model/model.ts';
import { marked, presentText, unmarked, viewOf } from './view.ts';
import type { View } from './view.ts';

function write(root: string, { name, file, base }: View, baseText: string, text: string): void {
  mkdirSync(join(root, dirname(base)), { recursive: true });
  writeFileSync(join(root, base), baseText);
  writeFileSync(join(root, file), marked(name, baseText, text));
}

/**
 * Copies a generated view into resources/, where it replaces the generated one. With `isUpdate` it merges what the
 * schema changed since into the copy. Throws an Error with a sentence where it cannot, and changes nothing then.
 */
export async function eject(model: Model, root: string, name: string, isUpdate: boolean): Promise<string> {
  const view = viewOf(model, name);
  const present = await presentText(model, view);
  if (present === undefined)
    throw new Error(`${view.entity.names.camel} has no such view: its schema lacks the call for it`);
  if (isUpdate) return update(root, view, present);
  const { file, base } = view;
  if (existsSync(join(root, base))) throw new Error(`${view.name} is ejected already: ${file}; merge with --update`);
  if (existsSync(join(root, file))) throw new Error(`${file} is there already, written by hand; move it away first`);
  write(root, view, present, present);
  return `${file} is yours. It replaces the generated view; its base is ${base}, keep both in git.`;
}

function update(root: string, view: View, present: string): string {
  const { name, file, base } = view;
  if (!existsSync(join(root, base)) || !existsSync(join(root, file)))
    throw new Error(`${name} is not ejected; run: npm run eject -- ${name}`);
  const before = readFileSync(join(root, base), 'utf8');
  if (before === present) return `${name} is up to date with its schema.`;
  const folder = mkdtempSync(join(tmpdir(), 'eject-'));
  try {
    const texts = { mine: unmarked(readFileSync(join(root, file), 'utf8')), base: before, schema: present };
    for (const [part, text] of Object.entries(texts)) writeFileSync(join(folder, part), text);
    const labels = Object.keys(texts).flatMap((part) => ['-L', part]);
    const merged = spawnSync('git', ['merge-file', '-p', ...labels, 'mine', 'base', 'schema'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (merged.status === null || merged.status < 0 || merged.status > 127)
      throw new Error(`git merge-file failed: ${merged.stderr || String(merged.error)}`);
    write(root, view, present, merged.stdout);
    const conflicts = merged.status;
    if (conflicts === 0) return `${file} has what the schema changed.`;
    return `${file} has what the schema changed, with ${conflicts} conflict${conflicts === 1 ? '' : 's'} to solve between <<<<<<< mine and >>>>>>> schema.`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a view to the generator. Manual changes are dropped only with `--force`. Throws an Error with a sentence. */
export function uneject(model: Model, root: string, name: string, isForced: boolean): string {
  const { name: view, file, base } = viewOf(model, name);
  if (!existsSync(join(root, base))) throw new Error(`${view} is not ejected`);
  const isThere = existsSync(join(root, file));
  const isChanged =
    isThere && unmarked(readFileSync(join(root, file), 'utf8')) !== readFileSync(join(root, base), 'utf8');
  if (isChanged && !isForced)
    throw new Error(`${file} was changed by hand; --force drops that: npm run uneject -- ${view} --force`);
  rmSync(join(root, base));
  if (isThere) rmSync(join(root, file));
  for (const folder of [dirname(base), dirname(file)])
    if (readdirSync(join(root, folder)).length === 0) rmSync(join(root, folder), { recursive: true });
  return `${view} is generated again${isThere ? `; ${file} is gone` : ''}.`;
}
