import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Files that may be longer than 400 lines, each with the reason. */
const EXCEPTIONS: Record<string, string> = {};

const lengths = globSync('{bin,codegen,core,stage,src,resources,server,player,bench}/**/*.{ts,tsx,mjs,css}', {
  cwd: ROOT,
})
  .filter((path) => !path.includes('.gen.'))
  .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }))
  .toSorted((a, b) => a.lines - b.lines);

const allLines = lengths.reduce((sum, { lines }) => sum + lines, 0);

/** Length of the files in which a share of all lines stands, the shortest first: by lines, so that crumbs count little. */
function fileOfLine(share: number): number {
  let below = 0;
  return lengths.find(({ lines }) => (below += lines) >= allLines * share)?.lines ?? 0;
}

test('half of the lines stand in files of at most 120, nine of ten in files of at most 240', () => {
  expect(fileOfLine(0.5)).toBeLessThanOrEqual(120);
  expect(fileOfLine(0.9)).toBeLessThanOrEqual(240);
});

test('at most three files of ten have 30 lines or fewer: a thought is not cut into crumbs', () => {
  expect(lengths.filter(({ lines }) => lines <= 30).length / lengths.length).toBeLessThanOrEqual(0.3);
});

test('no file has more than 400 lines', () => {
  expect(lengths.filter(({ path, lines }) => lines > 400 && !(path in EXCEPTIONS))).toEqual([]);
});

test('no room is called utils, helpers, common or misc', () => {
  expect(lengths.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(path))).toEqual([]);
});

/** Folders of files of one shape, where a short file is as good as a long one: learn one, know all. */
const FAMILIES: Readonly<Record<string, string>> = {
  'codegen/emit': 'a file for each thing that is printed; all.ts lists them',
  'codegen/fields': 'a file for each kind of field; printers.ts lists them',
  'server/dispatch': 'a file for each guard, in the order of a call',
  'server/store/migrations': 'a file for each migration; index.ts lists them',
  'src/ui/list/filters': 'an editor for each kind of filter',
};

/** Short files with one importer beside them, each with the reason why it stands alone. */
const ALONE: Readonly<Record<string, string>> = {
  'bench/start.ts': 'a bench: main.ts lists them',
  'player/tickers.ts': 'owns timers that must be ended',
  'resources/ads/AdListBody.tsx': 'a component in a slot: overrides.tsx names slots',
  'resources/materials/LibraryEmpty.tsx': 'a component in a slot',
  'resources/materials/MaterialBody.tsx': 'a component in a slot',
  'src/transport/hash.worker.ts': 'what a worker runs',
  'src/transport/hashInWorker.ts': 'the other side of hash.worker.ts',
};

const sources = globSync('{bin,codegen,core,stage,src,resources,server,player,bench,tests}/**/*.{ts,tsx,mjs}', {
  cwd: ROOT,
});
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Returns where an import leads: below the file's folder, or from the root by "#room/". */
const targetOf = (from: string, to: string): string =>
  to.startsWith('#') ? to.slice(1) : normalize(join(dirname(from), to));

/** Files by what they import from the start; what is loaded when it is needed is a file for that reason. */
function importers(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of sources)
    for (const [, to] of textOf(path).matchAll(/^(?:import|export)[^;(]*?['"]((?:\.{1,2}|#\w+)\/[^'"]+)['"]/gm))
      found.set(targetOf(path, to!), (found.get(targetOf(path, to!)) ?? new Set()).add(path));
  return found;
}

test('a file of at most 30 lines that one file beside it imports lives in that file', () => {
  const known = importers();
  const crumbs = lengths
    .filter(({ path, lines }) => lines <= 30 && /\.(ts|tsx|mjs)$/.test(path) && !(dirname(path) in FAMILIES))
    .filter(({ path }) => {
      const [only, ...more] = known.get(path) ?? [];
      return only !== undefined && more.length === 0 && dirname(only) === dirname(path);
    });
  expect(crumbs.map(({ path }) => path).toSorted()).toEqual(Object.keys(ALONE).toSorted());
});

test('no two names in a folder differ by case alone', () => {
  const stems = globSync('{bin,codegen,core,stage,src,resources,server,player,bench,tests}/**/*.*', { cwd: ROOT }).map(
    (path) => join(dirname(path), basename(path).replace(/\..*$/, '')),
  );
  const byCase = Map.groupBy(new Set(stems), (stem) => stem.toLowerCase());
  expect([...byCase.values()].filter((alike) => alike.length > 1)).toEqual([]);
});
