import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eject, uneject } from '#codegen/eject/command.ts';
import { ejectedDrift } from '#codegen/eject/drift.ts';
import type { Model } from '#codegen/model/model.ts';
import { AD, exampleModel } from '../emit/example.ts';
import { model as ours } from '#tests/support/cases/model.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
/** Format options, read as `npm run check` reads them. */
const { ignorePatterns: _, ...layout } = JSON.parse(readFileSync(join(PROJECT, '.oxfmtrc.json'), 'utf8'));
const LIST = 'resources/ads/AdList.tsx';
const BASE = 'resources/ads/.ejected/AdList.base.tsx';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'eject-test-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const change = (path: string, from: string, to: string): void =>
  writeFileSync(join(root, path), read(path).replace(from, to));

/** The example, whose ad has other words in its YAML. */
function changed(...edits: readonly (readonly [from: string, to: string])[]): Model {
  return exampleModel({ ad: edits.reduce((text, [from, to]) => text.replace(from, to), AD) });
}

describe('eject', () => {
  it('copies the view, says whose it is, and keeps the base beside it', async () => {
    await eject(exampleModel(), root, 'ad.list', false);
    expect(read(LIST)).toMatch(/^\/\/ @ejected ad\.list@[0-9a-f]{8}\n/);
    expect(read(LIST)).toContain('export default function AdList(');
    expect(read(LIST).endsWith(read(BASE))).toBe(true);
  });

  it.each(['ad.list', 'ad.form', 'ad.show'])(
    '%s imports what a resource may, in the layout of the project',
    async (name) => {
      const file = (await eject(exampleModel(), root, name, false)).split(' ')[0]!;
      const text = read(file);
      const imported = [...text.matchAll(/(?:from |import\()'([^']+)'/g)]
        .map(([, from]) => from!)
        .filter((from) => from.startsWith('#') || from.startsWith('.'));
      expect(imported.length).toBeGreaterThan(3);
      for (const from of imported) expect(from).toMatch(/^#(core|generated\/(model|console)|src\/ui)\//);
      const missing = imported.filter((from) => from.startsWith('#src') && !existsSync(join(PROJECT, from.slice(1))));
      expect(missing).toEqual([]);
      expect((await format('View.tsx', text, layout)).code).toBe(text);
    },
  );

  it('language 4: leaves a base beside the view that no check takes for dead code', async () => {
    await eject(exampleModel(), root, 'ad.list', false);
    const { ignore } = JSON.parse(readFileSync(join(PROJECT, 'knip.json'), 'utf8')) as { ignore: string[] };
    expect(ignore.some((pattern) => matchesGlob(BASE, pattern))).toBe(true);
  });

  it('loads later what the printed list loads later', async () => {
    await eject(ours, root, 'ad.list', false);
    expect(read(LIST)).toContain("import('#generated/console/ads/AdForm.gen.tsx')");
    expect(read(LIST)).not.toMatch(/'\.\.?\//);
  });

  it('hands over both views of a form, and nothing else', async () => {
    await eject(exampleModel(), root, 'ad.form', false);
    const exported = [...read('resources/ads/AdForm.tsx').matchAll(/^export \w+ (\w+)/gm)].map(([, name]) => name);
    expect(exported).toEqual(['AdCreate', 'AdEdit']);
  });

  it.each([
    ['ad.lisst', '"ad.lisst" is no view; known: ad.list, ad.form, ad.show'],
    ['add.list', '"add" is no entity with views; did you mean "ad"?'],
    ['adSlot.form', 'adSlot has no such view: its schema lacks the call for it'],
  ])('refuses %s', async (name, sentence) => {
    await expect(eject(exampleModel(), root, name, false)).rejects.toThrow(sentence);
    expect(existsSync(join(root, 'resources'))).toBe(false);
  });

  it('never writes over a view that is there already', async () => {
    mkdirSync(join(root, 'resources/ads'), { recursive: true });
    writeFileSync(join(root, LIST), 'mine');
    await expect(eject(exampleModel(), root, 'ad.list', false)).rejects.toThrow('written by hand');
    expect(read(LIST)).toBe('mine');
    rmSync(join(root, LIST));
    await eject(exampleModel(), root, 'ad.list', false);
    await expect(eject(exampleModel(), root, 'ad.list', false)).rejects.toThrow('ejected already');
  });
});

const COLUMN = ['columns: [name,', 'columns: [name, price,'] as const;
const HIDDEN = [', startAt]', ', {field: startAt, hidden: true}]'] as const;

describe('drift of an ejected view', () => {
  it.each([
    ['nothing', [], 'ad.list ejected, up to date with its schema'],
    ['a column more', [COLUMN], 'ad.list ejected, 1 schema change behind: +column price'],
    [
      'a column more and a filter less',
      [COLUMN, [', {field: startAt, op: between}]', ']'] as const],
      'ad.list ejected, 2 schema changes behind: +column price, −filter startAt',
    ],
    ['a column that is hidden', [HIDDEN], 'ad.list ejected, 1 schema change behind: ~column startAt'],
  ])('tells %s', async (_what, edits, said) => {
    await eject(exampleModel(), root, 'ad.list', false);
    expect(await ejectedDrift(changed(...edits), root)).toEqual([said]);
  });

  it('does not count what was changed by hand', async () => {
    await eject(exampleModel(), root, 'ad.list', false);
    change(LIST, "source: 'name'", "source: 'kind'");
    expect(await ejectedDrift(exampleModel(), root)).toEqual(['ad.list ejected, up to date with its schema']);
  });

  it('tells inputs of a form', async () => {
    await eject(exampleModel(), root, 'ad.form', false);
    const note = '  note: {type: string, x-label: {zh: 注, en: Note}}\n';
    const [said] = await ejectedDrift(changed(['  pin: {type', `${note}  pin: {type`]), root);
    expect(said).toContain('+input note');
  });

  it('says nothing where nothing is ejected', async () => {
    expect(await ejectedDrift(exampleModel(), root)).toEqual([]);
  });
});

describe('eject --update', () => {
  it('merges what the schema changed into what was changed by hand', async () => {
    await eject(exampleModel(), root, 'ad.list', false);
    change(LIST, 'export default', '/** Mine. */\nexport default');
    await eject(changed(COLUMN), root, 'ad.list', true);
    expect(read(LIST)).toContain("source: 'price'");
    expect(read(LIST)).toContain('/** Mine. */');
    expect(await ejectedDrift(changed(COLUMN), root)).toEqual(['ad.list ejected, up to date with its schema']);
  });

  it('marks where both changed the same line', async () => {
    await eject(exampleModel(), root, 'ad.list', false);
    change(LIST, "{ source: 'startAt', cell", "{ align: 'left', source: 'startAt', cell");
    const said = await eject(changed(HIDDEN), root, 'ad.list', true);
    expect(said).toContain('with 1 conflict');
    expect(read(LIST)).toMatch(
      /<<<<<<< mine\n[\s\S]*align: 'left'[\s\S]*=======\n[\s\S]*hidden: true[\s\S]*>>>>>>> schema/,
    );
  });
});

describe('uneject', () => {
  it('gives the view back and leaves nothing behind', async () => {
    await eject(exampleModel(), root, 'ad.list', false);
    uneject(exampleModel(), root, 'ad.list', false);
    expect(existsSync(join(root, 'resources/ads'))).toBe(false);
  });

  it('refuses to drop what was changed by hand, unless it is told to', async () => {
    await eject(exampleModel(), root, 'ad.list', false);
    change(LIST, "source: 'name'", "source: 'kind'");
    expect(() => uneject(exampleModel(), root, 'ad.list', false)).toThrow('changed by hand; --force drops that');
    expect(existsSync(join(root, LIST))).toBe(true);
    uneject(exampleModel(), root, 'ad.list', true);
    expect(existsSync(join(root, LIST))).toBe(false);
  });

  it('refuses a view that is not ejected', () => {
    expect(() => uneject(exampleModel(), root, 'ad.list', false)).toThrow('ad.list is not ejected');
  });
});
