import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';

const WORDS = readFileSync(join(import.meta.dirname, '../golden/_words/_enums.yaml'), 'utf8');

const ERRORS = `errors:
  SHELF_IN_USE: {code: -20001, zh: 架子正在使用, en: The shelf is in use, log: never, fix: {zh: 先清空, en: Empty it first}}
`;

/** An entity whose records somebody deletes, so that others may keep them. */
const SHELF = `$id: shelf
type: object
x-entity: {label: {zh: 架子, en: Shelf}, perm: {list: open}}
properties: {name: {type: string, x-label: {zh: 名称, en: Name}}}
x-actions: {delete: {perm: open, confirm: danger, call: delete}}
x-calls: {list: {path: /shelf/list}, delete: {path: /shelf/delete}}
`;

/** A field with a label, beside whatever it says. */
const field = (says: string) => `{x-label: {zh: 一, en: One}, ${says}}`;

/** An entity with a field of its own, an action, and a form; each replaces what stands there else. */
const item = ({ one = 'type: string', action = 'two: {}', lock = '[]', calls = '' }) => `$id: item
type: object
x-entity: {label: {zh: 物品, en: Item}, perm: {list: open, create: open, edit: open}}
properties:
  name: {type: string, x-label: {zh: 名称, en: Name}}
  one: ${field(one)}
  two: {type: string, x-label: {zh: 二, en: Two}, x-ref: {to: shelf, preset: only}, x-keeps: {refuse: SHELF_IN_USE}, x-was: second}
  lent: {type: boolean, readOnly: true, x-label: {zh: 借出, en: Lent}}
  code: {type: string, x-in: [list, one, create], x-label: {zh: 编码, en: Code}}
  note: {type: string, x-label: {zh: 备注, en: Note}}
x-actions: {put: {label: {zh: 放, en: Put}, perm: open, call: put, form: {${action}}}}
x-form: {edit: {lock: ${lock}}, groups: {base: {fields: [name, two, code]}}}
x-calls: {list: {path: /item/list}, one: {path: /item/one}, ${calls || 'create: {path: /item/add}, '}update: {path: /item/update}, put: {path: /item/put}}
`;

const widget = (one: string) => `$id: board
type: object
x-layout: {label: {zh: 板, en: Board}, icon: text, size: [100, 100], opaque: true}
properties: {one: ${field(one)}}
`;

/** Builds the model of a file beside the others, and returns its problems. */
function built(path: string, text: string) {
  const files = { '_enums.yaml': WORDS, '_errors.yaml': ERRORS, 'shelf.yaml': SHELF, [path]: text };
  return buildModel(loadTexts(new Map(Object.entries(files).map(([name, each]) => [`schemas/${name}`, each]))))
    .problems;
}

/** Problems with their lines, without hints. */
const problemsOf = (path: string, text: string): string[] =>
  built(path, text).map(({ line, code, message }) => `${line} ${code}: ${message}`);

/** The text from where the first problem stands. */
function placeOf(path: string, text: string): string {
  const { line, column } = built(path, text)[0]!;
  return text.split('\n')[line - 1]!.slice(column - 1);
}

const PRESET = 'x-ref: {to: shelf, preset: only}';
const KEEPS = 'x-keeps: {of: shelf, refuse: SHELF_IN_USE}';
const ID_LIST = 'type: array, items: {type: string}';

test('what says nothing idle has no problems, and an action takes over neither preset nor what its field keeps or was', () => {
  expect(problemsOf('item.yaml', item({}))).toEqual([]);
});

describe('a preset is of the form of a new record alone', () => {
  const ACTION = 'not-here: only the form of a new record begins with a preset';
  const MISSING = 'not-carried: create does not carry "one", so no new record begins with one';

  test.each([
    ['an action', 'item.yaml', item({ action: `two: {}, which: ${field(`type: string, ${PRESET}`)}` }), `11 ${ACTION}`],
    ['an action, beside what it takes over', 'item.yaml', item({ action: `two: {${PRESET}}` }), `11 ${ACTION}`],
    [
      'what create does not carry',
      'item.yaml',
      item({ one: `type: string, x-in: [list, one], ${PRESET}` }),
      `6 ${MISSING}`,
    ],
    ['what is read only', 'item.yaml', item({ one: `type: string, readOnly: true, ${PRESET}` }), `6 ${MISSING}`],
    ['a widget', 'widgets/board.yaml', widget(`type: string, ${PRESET}`), `4 ${ACTION}`],
  ])('not of %s', (_, path, text, said) => {
    expect(problemsOf(path, text)).toEqual([said]);
    expect(placeOf(path, text)).toMatch(/^preset: only/);
  });

  test('nor of what nothing creates', () => {
    const calls =
      'detail: {path: /item/detail, perm: open, read: true, label: {zh: 看, en: See}, output: {type: object}}, ';
    expect(problemsOf('item.yaml', item({ one: `type: string, ${PRESET}`, calls }))).toContain(`6 ${MISSING}`);
  });
});

describe('what keeps a record is a stored id of it', () => {
  test.each([
    ['a boolean', 'type: boolean'],
    ['a whole number', 'type: integer'],
    ['a list that names no entity', ID_LIST],
    ['a value of a few', 'type: string, enum: [a, b], x-enum: {a: {zh: 甲, en: A}, b: {zh: 乙, en: B}}'],
    ['an instant', 'type: string, format: date-time'],
    ['an address', 'type: string, format: uri'],
  ])('not %s', (_, type) => {
    const text = item({ one: `${type}, ${KEEPS}` });
    expect(problemsOf('item.yaml', text)).toEqual(['6 keeps: "one" is no stored id']);
    expect(placeOf('item.yaml', text)).toMatch(/^x-keeps/);
  });

  test.each([
    ['a text', 'type: string'],
    ['a reference', `type: string, x-ref: {to: shelf}`],
    ['a list of references', `${ID_LIST}, x-ref: {to: shelf}`],
  ])('but %s', (_, type) => {
    expect(problemsOf('item.yaml', item({ one: `${type}, ${KEEPS}` }))).toEqual([]);
  });

  test('not of a widget, which no table has', () => {
    const text = widget(`type: string, ${KEEPS}`);
    expect(problemsOf('widgets/board.yaml', text)).toEqual(['4 keeps: "one" is no stored id']);
  });

  test('nor of another entity than that whose record it names', () => {
    const text = item({ one: `type: string, x-ref: {to: item}, ${KEEPS}` });
    expect(problemsOf('item.yaml', text)).toEqual(['6 keeps: "one" names records of "item" and none of "shelf"']);
    expect(placeOf('item.yaml', text)).toMatch(/^of: shelf/);
  });
});

test('what a column was called is not said of a widget', () => {
  expect(problemsOf('widgets/board.yaml', widget('type: string, x-was: first'))).toEqual([
    '4 was: "one" is no column of its own',
  ]);
});

describe('a lock is of what the form could change', () => {
  const some = (fields: string) => `[{fields: [${fields}], while: lent == true, refuse: SHELF_IN_USE}]`;

  test.each([
    [
      'what has no input, while something holds',
      some('name, note'),
      'not-in-form: the form has no input for "note" that it could lock',
      'note',
    ],
    ['a field twice, while something holds', some('two, name, two'), 'field-twice: "two" is locked twice', 'two]'],
    ['a field twice', '[name, two, name]', 'field-twice: "name" is locked twice', 'name]'],
    ['what is read only', '[lent]', 'not-carried: update does not carry "lent" anyway', 'lent'],
    ['what is not in update', '[name, code]', 'not-carried: update does not carry "code" anyway', 'code'],
    ['what the store fills in', '[createdAt]', 'not-carried: update does not carry "createdAt" anyway', 'createdAt'],
    ['what is no field', '[name, nmae]', 'unknown-field: "nmae" is no field of item', 'nmae'],
  ])('not of %s', (_, lock, said, place) => {
    const text = item({ lock });
    expect(problemsOf('item.yaml', text)).toEqual([`12 ${said}`]);
    expect(placeOf('item.yaml', text).startsWith(place)).toBe(true);
  });

  test.each([
    ['fields after create', '[name, two]'],
    ['one that no form asks for, after create', '[note]'],
    ['a field for two reasons', `[${some('name').slice(1, -1)}, ${some('name, two').slice(1, -1)}]`],
  ])('but of %s', (_, lock) => {
    expect(problemsOf('item.yaml', item({ lock }))).toEqual([]);
  });
});
