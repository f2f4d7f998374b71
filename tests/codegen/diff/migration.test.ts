import { describe, expect, it } from 'vitest';
import { proposeMigration } from '#codegen/diff/migration.ts';
import { AD, exampleModel } from '../emit/example.ts';

const PIN = "  pin: {type: string, pattern: '^[0-9]{4}$', writeOnly: true, x-label: {zh: 密码, en: PIN}}\n";

const propose = (from: string, to: string) =>
  proposeMigration(exampleModel(), exampleModel({ ad: AD.replace(from, () => to) }), 3);

describe('the proposed migration', () => {
  it.each([
    ['a new column', PIN, `${PIN}  note: {type: string, x-label: {zh: 注, en: Note}}\n`],
    ['an index', 'index: [[status]]', 'index: [[status], [startAt]]'],
    ['another word', 'en: Name', 'en: Title'],
  ])('is none for %s: that comes by itself', (_what, from, to) => {
    expect(propose(from, to)).toBeUndefined();
  });

  it('drops what is gone, under the next number', () => {
    expect(propose(PIN, '')).toEqual({
      file: 'server/store/migrations/3-drop-ads-pin.ts',
      name: 'dropAdsPin',
      text: `import { dropColumn } from './dropColumn.ts';
import type { Migration } from './index.ts';

export const dropAdsPin: Migration = {
  number: 3,
  name: 'drop-ads-pin',
  up: async (tx, engine) => {
    // What it holds is lost for good; left out, it stays and nothing reads it.
    await dropColumn(tx, engine, 'ads', 'pin');
  },
};
`,
    });
  });

  it.each([
    [
      'renames where one came as one went',
      PIN,
      PIN.replace('pin:', 'secretWord:'),
      "renameColumn('pin', 'secret_word')",
    ],
    [
      'casts another type',
      'price: {type: integer, format: money',
      'price: {type: string',
      'set price = cast(price_before as text)',
    ],
    ['parts rows that would be alike', 'unique: [[name]]', 'unique: [[name], [url]]', 'group by corp_id, url'],
    [
      'replaces a value that is gone',
      'enum: [file, url], default: file, x-label: {zh: 内容, en: Content}, x-enum: {file: {zh: 文件, en: File}, url',
      'enum: [url], default: url, x-label: {zh: 内容, en: Content}, x-enum: {url',
      "set({ kind: 'url' }).where('kind', '=', 'file')",
    ],
  ])('%s', (_what, from, to, code) => {
    expect(propose(from, to)?.text).toContain(code);
  });
});
