import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import { formatProblem } from '#codegen/problems.ts';

const WORDS = readFileSync(join(import.meta.dirname, '../golden/_words/_enums.yaml'), 'utf8');

const TASK = `$id: importTask
type: object
x-entity: {label: {zh: 导入, en: Import}, perm: {list: open}}
properties: {fileName: {type: string, x-label: {zh: 文件, en: File}}}
x-calls: {list: {path: /task/list}}
`;

/** A shop with the sheets and calls that a test gives it. */
const shop = (sheets: string, calls = ''): string => `$id: shop
type: object
required: [name]
x-entity: {label: {zh: 店铺, en: Shop}, display: name, perm: {list: shop.view, create: shop.add}}
properties:
  name: {type: string, maxLength: 40, x-label: {zh: 名称, en: Name}}
  pin: {type: string, maxLength: 4, writeOnly: true, x-label: {zh: 密码, en: Pin}}
  photo: {type: string, x-label: {zh: 照片, en: Photo}, x-file: {accept: [jpg]}}
  createdAt: {type: string, format: date-time, readOnly: true}
${sheets}
x-calls: {list: {path: /shop/list}, create: {path: /shop/add}${calls}}
`;

const IMPORT = 'x-import: {perm: shop.import, format: xlsx, columns: [name], call: import}';

function problemsOf(text: string, task = TASK): string[] {
  const texts = new Map([
    ['schemas/_enums.yaml', WORDS],
    ['schemas/_limits.yaml', 'uploads: {image: {max: 1MB, endings: [jpg]}}\n'],
    ['schemas/shop.yaml', text],
  ]);
  if (task !== '') texts.set('schemas/import-task.yaml', task);
  return buildModel(loadTexts(texts)).problems.map(formatProblem);
}

test('sheets of an entity whose calls are there have no problem', () => {
  const sheets = `${IMPORT.replace('call: import', 'template: true, call: import')}\nx-export: {perm: shop.export, call: export}`;
  const calls = ', import: {path: /shop/import}, importTemplate: {path: /shop/template}, export: {path: /shop/export}';
  expect(problemsOf(shop(sheets, calls))).toEqual([]);
});

test.each([
  ['a call that is not there', IMPORT, '', '"import" is no verb of x-calls'],
  [
    'a template without its call',
    IMPORT.replace('call: import', 'template: true, call: import'),
    ', import: {path: /shop/import}',
    '"importTemplate" is no verb of x-calls',
  ],
  [
    'a required field that no column gives',
    IMPORT.replace('[name]', '[deptId]'),
    ', import: {path: /shop/import}',
    '"name" is required, and no column gives it',
  ],
  [
    'a secret in a column',
    IMPORT.replace('[name]', '[name, pin]'),
    ', import: {path: /shop/import}',
    '"pin" is a secret, and rows that fail are kept',
  ],
  [
    'a file in a column',
    IMPORT.replace('[name]', '[name, photo]'),
    ', import: {path: /shop/import}',
    '"photo" does not fit into a cell',
  ],
  [
    'a column that nobody gives',
    IMPORT.replace('[name]', '[name, createdAt]'),
    ', import: {path: /shop/import}',
    '"createdAt" is not given when a record is made',
  ],
  [
    'a column that is no field',
    IMPORT.replace('[name]', '[name, nmae]'),
    ', import: {path: /shop/import}',
    '"nmae" is no field of shop; did you mean "name"?',
  ],
  [
    'an export without permission',
    'x-export: {call: export}',
    ', export: {path: /shop/export}',
    'the export has no permission',
  ],
  [
    'an export of a file',
    'x-export: {perm: shop.export, columns: [photo], call: export}',
    ', export: {path: /shop/export}',
    '"photo" does not fit into a cell',
  ],
])('%s is told at its place', (_what, sheets, calls, sentence) => {
  const problems = problemsOf(shop(sheets, calls)).filter((each) => each.startsWith('schemas/shop.yaml:'));
  expect(problems.join('\n')).toContain(sentence);
  expect(problems[0]).toMatch(/^schemas\/shop\.yaml:10:\d+ /);
});

test('an import needs the entity whose rows show how it goes', () => {
  expect(problemsOf(shop(IMPORT, ', import: {path: /shop/import}'), '').join('\n')).toContain(
    'an import needs the entity importTask',
  );
});
