import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MANIFEST = join(import.meta.dirname, '../../dist/.vite/manifest.json');

type Built = Record<string, { file: string; imports?: string[] }>;

/** Returns the names of the files that a page loads before anything is asked of it. */
function filesOf(built: Built, page: string, seen = new Set<string>()): Set<string> {
  if (seen.has(page)) return seen;
  seen.add(page);
  for (const next of built[page]!.imports ?? []) filesOf(built, next, seen);
  return seen;
}

test.each(['player/index.html', 'phone/index.html', 'visit/index.html'])(
  'whoever opens %s loads nothing of the console',
  (page) => {
    const built = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Built;
    const files = [...filesOf(built, page)].map((key) => built[key]!.file);
    expect(Object.values(built).some(({ file }) => /\/console-/.test(file))).toBe(true);
    expect(files.filter((file) => /\/(?:console|App|base)-/.test(file))).toEqual([]);
  },
);
