import { describe, expect, test } from 'vitest';
import { routes as printedRoutes } from '#generated/model/routes.gen.ts';
import { plainPath, pathsOf } from '#src/ui/paths.ts';
import { formats, localeTag } from '#src/ui/format.ts';
import { givenFields, sentFields } from '#src/ui/form/EntityForm.tsx';
import { errorList } from '#src/ui/form/errorList.ts';
import { readMessage, ruleMessage } from '#src/ui/form/ruleMessage.ts';
import { keepDigits, readDigits, readFen, writeFen } from '#src/ui/inputs/digits.ts';
import { endingsOf, refuseFile } from '#src/ui/inputs/fileRules.ts';
import { matching, namesOf, permissionNodes, tickOf, toggle } from '#src/ui/inputs/permissionTree.ts';
import { treeOrder } from '#src/ui/inputs/tree.ts';
import { filterAt, presetRange } from '#core/entity/presetRange.ts';

describe('figures as somebody types them', () => {
  test.each([
    ['12a3', 0, false, '123'],
    ['-5', 0, true, '-5'],
    ['-5', 0, false, '5'],
    ['1.2.34', 2, false, '1.23'],
    ['１２３', 0, false, '123'],
    ['1.', 2, false, '1.'],
  ])('%s is kept as it may be [UI-02]', (text, scale, isSigned, kept) => {
    expect(keepDigits(text, scale, isSigned)).toBe(kept);
  });

  test.each([
    ['19.99', 1999],
    ['0.1', 10],
    ['.5', 50],
    ['-3', -300],
    ['', null],
    ['.', null],
    ['1.234', null],
  ])('%s yuan is %s fen', (text, fen) => {
    expect(readFen(text)).toBe(fen);
  });

  test('fen are written as yuan, and read back the same', () => {
    for (const fen of [0, 1, 99, 100, 1999, 100000, -250]) expect(readFen(writeFen(fen))).toBe(fen);
  });

  test('a figure that is not finished says nothing yet', () => {
    expect([readDigits('1.'), readDigits('-'), readDigits('7')]).toEqual([1, null, 7]);
  });
});

describe('files before they are sent', () => {
  const profiles = { image: { maxBytes: 100, endings: ['jpg', 'png'] }, video: { maxBytes: 1000, endings: ['mp4'] } };
  const rules = { accept: ['image', 'video'] };

  test.each([
    ['a.PNG', 100, null],
    ['a.png', 101, { rule: 'tooLarge', maxBytes: 100 }],
    ['a.mp4', 900, null],
    ['a.exe', 1, { rule: 'wrongType' }],
  ])('%s of %i bytes [MAT-02]', (name, size, answer) => {
    expect(refuseFile({ name, size }, rules, profiles)).toEqual(answer);
  });

  test('a field’s own endings and limit hold before a profile’s [DEV-06]', () => {
    const own = { accept: ['jpg'], maxBytes: 5 };
    expect(endingsOf(own, profiles)).toEqual(['jpg']);
    expect(refuseFile({ name: 'a.jpg', size: 6 }, own, profiles)).toEqual({ rule: 'tooLarge', maxBytes: 5 });
  });
});

describe('trees', () => {
  test('stand in reading order; what has no parent in sight stands at the top, and a circle ends', () => {
    const rows = [
      { id: 'c', name: 'Street', up: 'b' },
      { id: 'a', name: 'Head', up: null },
      { id: 'b', name: 'South', up: 'a' },
      { id: 'x', name: 'Lost', up: 'gone' },
    ];
    expect(treeOrder(rows, { display: 'name', parent: 'up' }).map(({ name, depth }) => `${depth} ${name}`)).toEqual([
      '0 Head',
      '1 South',
      '2 Street',
      '0 Lost',
    ]);
    expect(
      treeOrder(
        [
          { id: 'a', name: 'A', up: 'b' },
          { id: 'b', name: 'B', up: 'a' },
        ],
        { display: 'name', parent: 'up' },
      ),
    ).toEqual([]);
  });

  const meta = (parent?: string) => ({ code: 1, systems: ['YXF' as const], ...(parent ? { parent } : {}) });
  const roots = permissionNodes({ ad: meta(), 'ad.view': meta('ad'), 'ad.add': meta('ad'), home: meta() });
  const [ad] = roots;

  test('of permissions tick in three ways [PERM-04]', () => {
    expect(namesOf(ad!)).toEqual(['ad', 'ad.view', 'ad.add']);
    expect([
      tickOf(ad!, new Set()),
      tickOf(ad!, new Set(['ad.view'])),
      tickOf(ad!, new Set(['ad', 'ad.view', 'ad.add'])),
    ]).toEqual(['none', 'some', 'all']);
  });

  test('of permissions bring what is above, and take a whole branch away [PERM-04]', () => {
    expect(toggle(roots, ad!.below[0]!, new Set())).toEqual(['ad', 'ad.view']);
    expect(toggle(roots, ad!, new Set(['ad', 'ad.view', 'ad.add', 'home']))).toEqual(['home']);
  });

  test('of permissions leave out what guards nothing, and a role keeps what it holds of it [PERM-02]', () => {
    const shown = permissionNodes({ ad: meta(), 'ad.view': meta('ad'), 'ad.far': { ...meta('ad'), unused: true } });
    expect(shown.flatMap(namesOf)).toEqual(['ad', 'ad.view']);
    const sold = { ad: meta(), 'ad.sold': { ...meta('ad'), edition: 'enterprise' as const } };
    expect(permissionNodes(sold, 'standard').flatMap(namesOf)).toEqual(['ad']);
    expect(permissionNodes(sold, 'flagship').flatMap(namesOf)).toEqual(['ad', 'ad.sold']);
    expect(toggle(shown, shown[0]!, new Set(['ad.far']))).toEqual(['ad', 'ad.far', 'ad.view']);
    expect(toggle(shown, shown[0]!, new Set(['ad', 'ad.far', 'ad.view']))).toEqual(['ad.far']);
  });

  test.each([
    ['', ['ad', 'home'], ['ad.view', 'ad.add']],
    ['AD', ['ad'], ['ad.view', 'ad.add']],
    [' view', ['ad (way)'], ['ad.view']],
    ['nothing of this', [], []],
  ])('of permissions are found by %o, whole or as the way to what is called so [PERM-04]', (q, top, below) => {
    const found = matching(roots, q, ({ name }) => name);
    expect(found.map(({ name, isWay }) => (isWay ? `${name} (way)` : name))).toEqual(top);
    expect(found.flatMap((node) => node.below.map(({ name }) => name))).toEqual(below);
  });
});

describe('what a form sends', () => {
  test('is what changed, null where it was cleared, and never the id', () => {
    const before = { id: '1', rev: 2, name: 'A', tags: ['x'], note: 'n', other: null };
    expect(sentFields({ id: '1', rev: 2, name: 'B', tags: ['x'], note: null, other: undefined }, before)).toEqual({
      name: 'B',
      note: null,
    });
  });

  test('is what has a value, for a new record', () => {
    expect(givenFields({ name: 'A', note: null, other: undefined, on: false, count: 0 })).toEqual({
      name: 'A',
      on: false,
      count: 0,
    });
  });
});

describe('messages of errors', () => {
  test('carry what their sentence needs, and are read again for the summary', () => {
    expect(readMessage(ruleMessage({ rule: 'minLength', args: { min: 3 } }))).toEqual({
      message: 'rules.minLength',
      args: { min: 3 },
    });
    expect(readMessage('Taken by somebody')).toEqual({
      message: 'Taken by somebody',
      args: { _: 'Taken by somebody' },
    });
  });

  test('are found however deep they are', () => {
    const errors = {
      name: { type: 'required', message: 'a' },
      windows: [undefined, { from: { type: 'x', message: 'b' } }],
    };
    expect(errorList(errors)).toEqual([
      { path: 'name', message: 'a' },
      { path: 'windows.1.from', message: 'b' },
    ]);
  });
});

describe('paths', () => {
  const routes = [
    { path: '/adv_mag', systems: ['YXF' as const], resource: 'ads', view: 'list', title: '' },
    { path: '/adv_mag/edit_adv/:id', systems: ['YXF' as const], resource: 'ads', view: 'edit', title: '' },
    { path: '/promotion/slot_list', systems: ['ADS' as const], resource: 'ads', view: 'list', title: '' },
  ];

  test('are the spec’s where it spells them, and react-admin’s elsewhere [SES-17]', () => {
    const pathOf = pathsOf(routes, 'YXF');
    expect([
      pathOf('ads', 'list'),
      pathOf('ads', 'edit', 'a/b'),
      pathOf('ads', 'show', 'x'),
      pathOf('ads', 'create'),
    ]).toEqual(['/adv_mag', '/adv_mag/edit_adv/a%2Fb', '/ads/x/show', '/ads/create']);
    expect(pathsOf(routes, 'ADS')('ads', 'list')).toBe('/promotion/slot_list');
    // A page of the operator's console alone is none of the advertiser's.
    expect(pathsOf(routes, 'ADS')('ads', 'edit', 'x')).toBeNull();
  });

  test('lead to no path that stands aside: a layout is designed in the designer, not in the plain mode [LAY-08]', () => {
    const pathOf = pathsOf(printedRoutes, 'YXF');
    expect([pathOf('layouts', 'create'), pathOf('layouts', 'edit', 'x')]).toEqual([
      '/temp_mag/new_add_temp',
      '/temp_mag/edit_template/x',
    ]);
  });

  test('lead nowhere where there is no such view', () => {
    expect([plainPath('ads', 'remoteControl', '1'), plainPath('ads', 'edit')]).toEqual([null, null]);
  });
});

describe('formats', () => {
  test('follow the console’s language, which is no BCP-47 tag', () => {
    expect([localeTag('zh_cn'), localeTag('en_us')]).toEqual(['zh-CN', 'en-US']);
    expect(formats('en_us').money(123456)).toBe('¥1,234.56');
    expect(formats('zh_cn').date('2026-11-20')).toBe('2026/11/20');
    expect([formats('zh_cn').weekday(1), formats('en_us').weekday(7)]).toEqual(['周一', 'Sun']);
    expect([
      formats('en_us').bytes(10 * 1024 * 1024),
      formats('en_us').duration(3_725_000),
      formats('en_us').duration(15_000),
    ]).toEqual(['10 MB', '1:02:05', '0:15']);
  });
});

describe('lists', () => {
  test('have presets of whole days', () => {
    const now = new Date(2026, 10, 20, 15, 30).getTime();
    const { gte, lte } = presetRange({ preset: 'last7' }, now);
    expect([new Date(gte!).getTime(), new Date(lte!).getTime()]).toEqual([
      new Date(2026, 10, 14).getTime(),
      new Date(2026, 10, 20, 23, 59, 59, 999).getTime(),
    ]);
  });

  test('send a period as the days that it is today, and anything else as it is [UI-01]', () => {
    const now = new Date(2026, 10, 20, 15, 30).getTime();
    const days = { preset: 'next7', as: 'date' };
    expect(filterAt({ day: days, at: { gte: 'x' }, name: 'n', odd: { preset: 'never' } }, now)).toEqual({
      day: { gte: '2026-11-20', lte: '2026-11-26' },
      at: { gte: 'x' },
      name: 'n',
      odd: { preset: 'never' },
    });
  });
});
