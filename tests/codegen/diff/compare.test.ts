import { describe, expect, it } from 'vitest';
import { compare } from '#codegen/diff/compare.ts';
import type { Change, Surface } from '#codegen/diff/change.ts';
import { AD, ERRORS, exampleModel, SLOT } from '../emit/example.ts';

type Edit = readonly [from: string, to: string];

const edited = (...edits: readonly Edit[]) =>
  exampleModel({
    ad: edits.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`the example has no "${from}"`);
      return text.replace(from, () => to);
    }, AD),
  });

const told = ({ surface, of, says, breaks }: Change) => `${breaks ? '! ' : ''}${surface} ${of} ${says}`;

/** Edits of the example's ad with the changes that are reported; "!" marks a breaking one. */
const CASES: readonly [edit: string, edits: readonly Edit[], told: readonly string[]][] = [
  ['nothing', [], []],
  ['a word', [['zh: 名称, en: Name', 'zh: 名称, en: Title']], ['label ad.fields.name en was "Name", is "Title"']],
  [
    'a new field',
    [['  pin: {type', '  note: {type: string, x-label: {zh: 注, en: Note}}\n  pin: {type']],
    ['field ad.note is new', 'table ads.note is new (text), added at the next start'],
  ],
  [
    'a new field that is required',
    [
      ['  pin: {type', '  note: {type: string, x-label: {zh: 注, en: Note}}\n  pin: {type'],
      ['required: [name,', 'required: [note, name,'],
    ],
    ['! field ad.note is new and required', 'table ads.note is new (text), added at the next start'],
  ],
  [
    'a field that is gone',
    [["  pin: {type: string, pattern: '^[0-9]{4}$', writeOnly: true, x-label: {zh: 密码, en: PIN}}\n", '']],
    ['! field ad.pin is gone', '! table ads.pin is gone', '! slot resources/ads/overrides.tsx −field pin'],
  ],
  ['a shorter text', [['maxLength: 50', 'maxLength: 40']], ['! field ad.name maxLength was 50, is 40']],
  ['a longer text', [['maxLength: 50', 'maxLength: 60']], ['field ad.name maxLength was 50, is 60']],
  ['a text of any length', [[', maxLength: 50', '']], ['field ad.name maxLength was 50, is not said']],
  [
    'a value that is gone',
    [
      [
        'enum: [file, url], default: file, x-label: {zh: 内容, en: Content}, x-enum: {file: {zh: 文件, en: File}, url',
        'enum: [url], default: url, x-label: {zh: 内容, en: Content}, x-enum: {url',
      ],
    ],
    ['! field ad.kind may no longer be "file"'],
  ],
  [
    'a field of another type',
    [['price: {type: integer, format: money', 'price: {type: string']],
    ['! field ad.price kind was "money", is "text"', '! table ads.price type was "integer", is "text"'],
  ],
  [
    'another permission',
    [['perm: {list: ad.view, create: ad.edit', 'perm: {list: ad.view, create: ad.price']],
    ['! call ad.create permission was "ad.edit", is "ad.price"'],
  ],
  [
    'another permission to read',
    [['x-perm: {read: ad.price}', 'x-perm: {read: ad.edit}']],
    ['! field ad.price permission to read was "ad.price", is "ad.edit"'],
  ],
  [
    'a call at another path',
    [['stop: {path: /ad/stop, alias: [/old/stop]}', 'stop: {path: /ad/halt, alias: [/ad/stop]}']],
    ['! call ad.stop loses the path /old/stop.shtml', 'call ad.stop has the path /ad/halt.shtml too'],
  ],
  [
    'a column less',
    [['columns: [name, status, startAt]', 'columns: [name, status]']],
    ['column ad.list −column startAt'],
  ],
  [
    'a state less to stop from',
    [['perm: ad.edit, from: playing, to: waiting', 'perm: ad.edit, from: waiting, to: playing']],
    [
      '! action ad.stop is no longer possible in playing',
      'action ad.stop is possible in waiting too',
      '! action ad.stop leads to: was ["waiting"], is ["playing"]',
    ],
  ],
  ['a smaller bulk', [['bulk: {max: 10}', 'bulk: {max: 5}']], ['! action ad.stop records at once was 10, is 5']],
  ['something unique', [['unique: [[name]]', 'unique: [[name], [url]]']], ['! table ads (url) is unique']],
  ['something no longer unique', [[', unique: [[name]]', '']], ['table ads (name) is no longer unique']],
  [
    'an index',
    [['index: [[status]]', 'index: [[status], [startAt]]']],
    ['table ads index (startAt) is new, made at the next start'],
  ],
  [
    'an index that is over all corporations now',
    [['index: [[status]]', 'index: [], across: [[status]]']],
    [
      'table ads index (status) over all corporations is new, made at the next start',
      'table ads index (status) is no longer wanted',
    ],
  ],
  [
    'a condition',
    [[`x-when: "kind == 'url'"`, `x-when: "kind != 'file'"`]],
    ['! field ad.url is on under another condition'],
  ],
  [
    'another payload of a service',
    [['properties: {days: {type: integer, minimum: 1}}', 'properties: {days: {type: integer, minimum: 2}}']],
    ['! call ad.count takes another payload'],
  ],
];

/** The slot is deleted by somebody, and the ad keeps it while `during`; it locks its name while `lock`. */
const guarded = ({ during = '', lock = '', refuse = 'NOT_FOUND' }) =>
  exampleModel({
    'ad-slot': SLOT.replace('x-list:', 'x-actions: {delete: {perm: open, call: delete}}\nx-list:').replace(
      '{list: {path: /slot/list}}',
      '{list: {path: /slot/list}, delete: {path: /slot/del}}',
    ),
    ad: AD.replace(
      'filter: "open == true"}}',
      `filter: "open == true"}${during && `, x-keeps: {while: "${during}", refuse: ${refuse}}`}}`,
    ).replace(
      'x-list:',
      `${lock && `x-form: {edit: {lock: [{fields: [name], while: "${lock}", refuse: NOT_FOUND}]}}\n`}x-list:`,
    ),
    _errors: ERRORS.replace(
      'errors: {',
      'errors: {OTHER: {code: -20001, zh: 别的, en: Other, log: never, fix: {zh: 无, en: None}}, ',
    ),
  });

describe('what the schemas changed', () => {
  it.each(CASES)('tells %s', (_edit, edits, expected) => {
    expect(compare(exampleModel(), edited(...edits)).map(told)).toEqual(expected);
  });

  it.each<
    [what: string, from: Parameters<typeof guarded>[0], to: Parameters<typeof guarded>[0], told: readonly string[]]
  >([
    ['keeps a record', {}, { during: 'price > 0' }, ['! field ad.slotId keeps a record of adSlot (NOT_FOUND)']],
    ['keeps none any more', { during: 'price > 0' }, {}, ['field ad.slotId keeps no record of adSlot any more']],
    [
      'keeps one at other times, and says so otherwise',
      { during: 'price > 0' },
      { during: 'price > 1', refuse: 'OTHER' },
      [
        '! field ad.slotId keeps a record of adSlot under another condition',
        '! field ad.slotId error that refuses the deletion was "NOT_FOUND", is "OTHER"',
      ],
    ],
    ['is locked', {}, { lock: "status == 'playing'" }, ['! field ad.name is locked while something holds (NOT_FOUND)']],
    [
      'is not locked any more',
      { lock: "status == 'playing'" },
      {},
      ['field ad.name is no longer locked while something holds'],
    ],
    [
      'is locked at other times',
      { lock: "status == 'playing'" },
      { lock: "status == 'waiting'" },
      ['! field ad.name is locked under another condition (NOT_FOUND)'],
    ],
    [
      'is the same',
      { lock: "status == 'playing'", during: 'price > 0' },
      { lock: "status == 'playing'", during: 'price > 0' },
      [],
    ],
  ])('tells that a field %s', (_what, from, to, expected) => {
    expect(compare(guarded(from), guarded(to)).map(told)).toEqual(expected);
  });

  it('says in words whom it breaks', () => {
    const [change] = compare(exampleModel(), edited(['maxLength: 50', 'maxLength: 40']));
    expect(change?.breaks).toBe('values of before may be refused');
  });

  it.each<[what: string, files: Record<string, string>, surface: Surface, expected: string]>([
    [
      'a code number of an error',
      {
        _errors: `errors: {NOT_FOUND: {code: -10107, zh: 不存在, en: 'Not | there', log: never, fix: {zh: 刷新, en: Reload}}}\nrules: {required: {zh: 必填, en: Required}}`,
      },
      'error',
      '! error NOT_FOUND code was -10007, is -10107',
    ],
    ['a limit', { _limits: 'lead: {minutes: 6, source: "spec 5"}' }, 'limit', 'limit lead was 300000, is 360000 ms'],
  ])('tells %s, which many entities share', (_what, files, surface, expected) => {
    const changes = compare(exampleModel(), exampleModel(files)).filter((change) => change.surface === surface);
    expect(changes.map(told)).toEqual([expected]);
  });

  it('tells an entity that came and, the other way round, one that went', () => {
    const tag = `$id: tag\ntype: object\nx-entity: {label: {zh: 标签, en: Tag}, display: name, perm: {list: open}}\nproperties:\n  name: {type: string, x-label: {zh: 名称, en: Name}}\nx-list: {columns: [name]}\nx-calls: {list: {path: /tag/list}}\n`;
    expect(compare(exampleModel(), exampleModel({ tag })).map(told)).toEqual([
      'call tag.list is new, at /tag/list.shtml',
      'table tags is new, made at the next start',
    ]);
    expect(compare(exampleModel({ tag }), exampleModel()).map(told)).toEqual([
      '! call tag.list is gone',
      '! table tags is gone',
    ]);
  });
});
