import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { proposeMigration } from '#codegen/diff/migration.ts';
import { entityMeta } from '#codegen/emit/meta.ts';
import { tableMeta } from '#codegen/emit/table.ts';
import type { Model } from '#codegen/model/model.ts';
import type { Migration } from '#server/store/migrations/index.ts';
import type { Schema } from '#server/store/schema.ts';
import { openStore } from '#server/store/store.ts';
import { technicalTables } from '#server/store/technical.ts';
import { createClock } from '#tests/support/clock.ts';
import { AD, exampleModel } from '../emit/example.ts';
import { anyDb } from '#tests/support/rows.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const INDEXED = AD.replace('index: [[status]]', 'index: [[status], [price]]');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'migration-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Schema of the store, as codegen prints it for a model. */
function schemaOf({ entities }: Model): Schema {
  const stored = entities.filter((entity) => entity.stored);
  return {
    tables: Object.fromEntries(stored.map((entity) => [entity.names.camels, tableMeta(entity)])),
    entities: Object.fromEntries(stored.map((entity) => [entity.names.camels, entityMeta(entity)])),
    technical: technicalTables,
  };
}

const opened = (model: Model) => openStore({ dataDir }, createClock(), schemaOf(model));

/** Loads the proposed file as the server would, from beside the other migrations. */
async function load(text: string, name: string): Promise<Migration> {
  const beside = pathToFileURL(join(import.meta.dirname, '../../../server/store/migrations/')).href;
  const script = stripTypeScriptTypes(text)
    .replaceAll("'./", `'${beside}`)
    .replace("'kysely'", `'${import.meta.resolve('kysely')}'`);
  const file = join(dataDir, `${name}.mjs`);
  writeFileSync(file, script);
  const exported = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, Migration>;
  return exported[name]!;
}

const row = { corp_id: 'c', name: 'Latte', kind: 'file', price: 1250, pin: '1234', rev: 1 };

it.each([
  ['a column is gone', AD, /.* price: .*\n/, '', { rows: [{ name: 'Latte' }], gone: 'price' }],
  [
    'a column with an index is gone',
    INDEXED,
    /( {2}price: .*\n)|, \[price\]/g,
    '',
    { rows: [{ name: 'Latte' }], gone: 'price' },
  ],
  [
    'a column has another name',
    AD,
    '  pin:',
    '  secretWord:',
    { rows: [{ secret_word: '1234' }, { secret_word: '1234' }], gone: 'pin' },
  ],
  [
    'an indexed column is of another type',
    INDEXED,
    'price: {type: integer, format: money',
    'price: {type: string',
    { rows: [{ price: '1250' }], gone: 'price_before' },
  ],
  [
    'rows would be alike',
    AD.replace('unique: [[name]]', 'unique: []'),
    'unique: []',
    'unique: [[name]]',
    { rows: [{ name: 'Latte' }, { name: 'Latte b' }], gone: 'nothing' },
  ],
  [
    'a value is gone',
    AD,
    'enum: [file, url], default: file, x-label: {zh: 内容, en: Content}, x-enum: {file: {zh: 文件, en: File}, url',
    'enum: [url], default: url, x-label: {zh: 内容, en: Content}, x-enum: {url',
    { rows: [{ kind: 'url' }, { kind: 'url' }], gone: 'nothing' },
  ],
])('the proposed migration runs over a store of before: %s', async (_what, ad, from, to, { rows, gone }) => {
  const [before, after] = [exampleModel({ ad }), exampleModel({ ad: ad.replace(from, () => to) })];
  const proposal = proposeMigration(before, after, 1)!;
  const migration = await load(proposal.text, proposal.name);

  const old = await opened(before);
  await old.sync();
  const isUnique = ad.includes('unique: [[name]]');
  await old.write(SYSTEM, async (tx) => {
    for (const [id, name] of [
      ['a', 'Latte'],
      ['b', isUnique ? 'Mocha' : 'Latte'],
    ])
      await anyDb(tx)
        .insertInto('ads')
        .values({ ...row, id, name })
        .execute();
    await migration.up(tx, 'sqlite');
  });
  await old.close();

  const now = await opened(after);
  await now.sync();
  const found = await now.read(SYSTEM, (tx) => anyDb(tx).selectFrom('ads').selectAll().orderBy('id').execute());
  await now.close();
  expect(found).toMatchObject(rows.length === 1 ? [rows[0]!, {}] : rows);
  expect(Object.keys(found[0]!)).not.toContain(gone);
});
