import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryOf, phoneEntryAt, PHONE_PAGES } from '#core/phonePages.ts';
import { sayIn as phoneSayIn } from '#src/phone/sentences.ts';
import { sayIn as visitSayIn } from '#src/visit/words.ts';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const SAY = { phone: phoneSayIn, visit: visitSayIn };
const ENTRIES = PHONE_PAGES.map((page) => ({ ...page, entry: entryOf(page) }));
const [one, ...others] = ENTRIES;
const ownLines = (folder: string) => [
  `    <title>${SAY[folder as keyof typeof SAY]('zh_cn')('title')}</title>`,
  `    <script type="module" src="/src/${folder}/main.tsx"></script>`,
];

test.each(ENTRIES)('$entry is called as its page calls itself, and loads its own scripts', ({ entry, folder }) => {
  const lines = textOf(entry).split('\n');
  for (const line of ownLines(folder)) expect(lines).toContain(line);
});

test.each(others)('$entry is the one of the first page but for its own lines', ({ entry, folder }) => {
  const plain = (path: string, own: readonly string[]) =>
    textOf(path)
      .split('\n')
      .map((line) => (own.includes(line) ? '(its own)' : line));
  expect(plain(entry, ownLines(folder))).toEqual(plain(one!.entry, ownLines(one!.folder)));
});

test('every phone page is built anew when it changes', () => {
  // Plain JavaScript that runs before anything is installed, so it has a list of its own.
  for (const { folder } of ENTRIES) expect(textOf('bin/build.mjs')).toContain(`'${folder}'`);
});

test('every page that stands in the frame of phones is one of them', () => {
  const starting = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(ROOT, 'src', name)).includes('main.tsx'))
    .filter((name) => textOf(`src/${name}/main.tsx`).includes('startPage('));
  expect(starting.toSorted()).toEqual(ENTRIES.map(({ folder }) => folder).toSorted());
});

test.each([
  ['/cast/a-_9', 'phone/index.html'],
  ['/task/a-_9', 'visit/index.html'],
  ['/task/', undefined],
  ['/task/a/b', undefined],
  ['/task/a.js', undefined],
  ['/tasks/a', undefined],
])('%s leads to %s', (path, entry) => {
  expect(phoneEntryAt(path)).toBe(entry);
});
