import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFiles } from '../format.ts';
import { loadTexts } from '../load.ts';
import type { Loaded } from '../load.ts';
import { buildModel } from '../model/build.ts';
import type { Model } from '../model/model.ts';
import { formatProblem } from '../problems.ts';
import type { Change } from './change.ts';
import { compare } from './compare.ts';
import { proposeMigration } from './migration.ts';
import type { Proposal } from './migration.ts';
import { reportOf } from './report.ts';

const MIGRATIONS = 'server/store/migrations';

function git(root: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(stderr?.trim() || error?.message || 'no such commit');
  return stdout;
}

/** Reads schemas/ at a git ref. Throws an Error with git's message if the ref does not exist. */
function schemasAt(root: string, ref: string): Loaded {
  if (ref.startsWith('-')) throw new Error(`"${ref}" is no git ref`);
  const commit = git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim();
  const paths = git(root, 'ls-tree', '--name-only', commit, 'schemas/').split('\n');
  const files = paths.filter((path) => path.endsWith('.yaml'));
  return loadTexts(new Map(files.map((path) => [path, git(root, 'show', `${commit}:./${path}`)])));
}

/** Numbers of migrations have no gap: the next is one more than there are files. */
function nextNumber(root: string): number {
  const folder = join(root, MIGRATIONS);
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number(/^(\d+)-/.exec(file)?.[1] ?? 0)) : [];
  return Math.max(0, ...numbers) + 1;
}

/** Compares the schemas with those of a ref. Throws an Error with a sentence where they cannot be read. */
export async function diff(
  model: Model,
  root: string,
  ref: string,
): Promise<{ changes: readonly Change[]; proposal: Proposal | undefined; text: string }> {
  let loaded: Loaded;
  try {
    loaded = schemasAt(root, ref);
  } catch (error) {
    throw new Error(
      `git knows no "${ref}" here${error instanceof Error && error.message ? `: ${error.message}` : ''}`,
      { cause: error },
    );
  }
  const { model: before, problems } = buildModel(loaded);
  if (before === null)
    throw new Error(
      [
        `The schemas of ${ref} are none that this codegen takes; it has grown since:`,
        ...problems.slice(0, 5).map(formatProblem),
      ].join('\n'),
    );
  const changes = compare(before, model);
  const raw = proposeMigration(before, model, nextNumber(root));
  const proposal = raw && { ...raw, text: (await formatFiles([{ path: raw.file, text: raw.text }]))[0]!.text };
  return { changes, proposal, text: reportOf(changes, ref, proposal) };
}

/** Writes a proposed migration, and its line in the list of all. */
export function writeProposal(root: string, { file, name, text }: Proposal): string {
  const index = join(root, MIGRATIONS, 'index.ts');
  const list = readFileSync(index, 'utf8');
  const base = file.slice(file.lastIndexOf('/') + 1);
  const imported = list.replace(/(import [^\n]+\n)(?!import)/, `$1import { ${name} } from './${base}';\n`);
  const listed = imported.replace(
    /(migrations: readonly Migration\[\] = \[)([^\]]*)\]/,
    (_, head: string, items: string) => `${head}${items.trim() ? `${items.trim().replace(/,$/, '')}, ` : ''}${name}]`,
  );
  writeFileSync(join(root, file), text);
  writeFileSync(index, listed);
  return `${file} is written and listed: look it over, it is yours now.`;
}
