import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayAt } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';
import type { Persona } from '#tests/support/personas.ts';
import { addEditor, drafting, drawn, makeLayout, played, widget } from './layoutScene.ts';

let app: TestApp;
let editor: Persona & { roleId: string };
const EDITS = [
  'layout',
  'layout.view',
  'layout.edit',
  'layout.clock',
  'layout.text',
  'layout.staticPage',
  'layout.picture',
];

beforeAll(async () => {
  app = await buildTestApp();
  editor = await addEditor(app, 'drafter', EDITS);
});
afterAll(() => app.close());

const FIRST = drawn(widget('main', 'adSlot'));
const SECOND = drawn(widget('main', 'adSlot'), widget('clock', 'clock', { x: 200 }));
const own = (layoutId: string) => drafting(app, app.personas.owner, layoutId);
const versionsOf = async (layoutId: string) =>
  (
    await data<{ list: { number: number; name: string; published: boolean }[] }>(
      app,
      app.personas.owner,
      'layoutVersion.list',
      { filter: { layoutId } },
    )
  ).list
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, name, published }) => ({ number, name, published }));
const logged = async () => (await data<{ total: number }>(app, app.personas.owner, 'operationLog.list', {})).total;

describe('a draft [LAY-12]', () => {
  test('is saved without any screen showing it, and without a line in the log', async () => {
    const layoutId = await makeLayout(app, 'Quiet', FIRST);
    const draft = own(layoutId);
    expect(await draft.open()).toMatchObject({ document: FIRST, published: FIRST, rev: 0, savedBy: null, version: 1 });
    const lines = await logged();
    expect((await draft.save(0, SECOND)).data?.rev).toBe(1);
    expect((await draft.save(1, SECOND)).data?.rev).toBe(2);
    expect(await logged()).toBe(lines);
    expect(await played(app, layoutId)).toEqual(FIRST);
    expect(await draft.open()).toMatchObject({ document: SECOND, published: FIRST, rev: 2 });
  });

  test.each([
    ['en_us', 'Somebody else has changed this draft meanwhile; yours was not saved'],
    ['zh_cn', '布局草稿已被他人更新，本次未保存'],
  ] as const)('is never written over what another saved meanwhile (%s)', async (language, message) => {
    const layoutId = await makeLayout(app, `Two ${language}`, FIRST);
    const theirs = drafting(app, editor, layoutId);
    expect((await theirs.save(0, SECOND)).code).toBe(0);
    for (const rev of [0, 2, 99])
      expect(await own(layoutId).save(rev, FIRST, { language })).toMatchObject({ code: -21800, message });
    expect(await own(layoutId).publish(7, {}, { language })).toMatchObject({ code: -21800, message });
    expect(await own(layoutId).open()).toMatchObject({ document: SECOND, rev: 1 });
    expect((await own(layoutId).save(1, FIRST)).code).toBe(0);
  });

  test('of two first saves at once one is refused', async () => {
    const layoutId = await makeLayout(app, 'At once', FIRST);
    const codes = await Promise.all([own(layoutId).save(0, SECOND), drafting(app, editor, layoutId).save(0, FIRST)]);
    expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([-21800, 0]);
  });

  test('may break a rule that a published layout may not, and publishing says at which widget [LAY-04]', async () => {
    const layoutId = await makeLayout(app, 'Broken', FIRST);
    const outside = drawn(widget('main', 'adSlot', { x: 1250 }));
    expect((await own(layoutId).save(0, outside)).code).toBe(0);
    const reply = await own(layoutId).publish(1);
    expect(reply).toMatchObject({
      code: -10006,
      data: { errors: { 'document.pages.0.widgets.0': 'This widget lies outside the page' } },
    });
    expect(await played(app, layoutId)).toEqual(FIRST);
  });

  test('is no draft where it is no document [LAY-08]', async () => {
    const layoutId = await makeLayout(app, 'No document', FIRST);
    expect((await own(layoutId).save(0, { pages: 'many' })).code).toBe(-20403);
    expect((await own(layoutId).open()).rev).toBe(0);
  });

  test('takes no page from outside of who may not place one, and leaves them what stood there [PERM-08]', async () => {
    const layoutId = await makeLayout(app, 'From outside', FIRST);
    const writer = await addEditor(
      app,
      'no_pages',
      EDITS.filter((name) => name !== 'layout.staticPage'),
    );
    const theirs = drafting(app, writer, layoutId);
    const withPage = (url: string, x = 300) =>
      drawn(widget('main', 'adSlot'), widget('page', 'webPage', { x }, { url }));
    const refused = { code: -10005, data: { permission: 'layout.staticPage' } };
    expect(await theirs.save(0, withPage('https://evil.example/'))).toMatchObject(refused);
    expect(await theirs.open()).toMatchObject({ document: FIRST, rev: 0 });
    expect((await own(layoutId).save(0, withPage('https://nice.example/'))).code).toBe(0);
    expect(await theirs.save(1, withPage('https://evil.example/'))).toMatchObject(refused);
    expect((await theirs.save(1, withPage('https://nice.example/', 400))).code).toBe(0);
  });

  test('is not there for a built-in layout, nor for another enterprise', async () => {
    const builtIn = app.personas.own.layoutId;
    expect((await own(builtIn).save(0, FIRST)).code).toBe(-20402);
    const layoutId = await makeLayout(app, 'Mine alone', FIRST);
    const rival = drafting(app, app.personas.rival, layoutId);
    expect((await rival.save(0, FIRST)).code).toBe((await rival.save(0, FIRST)).code);
    expect((await call(app, app.personas.rival, 'layoutDraft.open', { layoutId })).code).not.toBe(0);
    expect((await rival.publish(1)).code).not.toBe(0);
    expect((await own(layoutId).open()).rev).toBe(0);
  });
});

describe('publishing [LAY-12]', () => {
  test('makes it what screens play, a version of it, and tells those that show it', async () => {
    const layoutId = await makeLayout(app, 'Told', FIRST);
    const { id: groupId } = await data<{ id: string }>(app, app.personas.owner, 'deviceGroup.create', {
      name: 'Shows it',
      layoutId,
    });
    const shows = [await laidScreen(app, { layoutId }), await laidScreen(app, { groupId })];
    // A layout of its own comes before that of its group.
    await laidScreen(app, { groupId, layoutId: app.personas.own.layoutId });
    const told: string[] = [];
    const spy = vi.spyOn(app.services.hints, 'send').mockImplementation((id) => void told.push(id));
    await own(layoutId).save(0, SECOND);
    expect(told).toEqual([]);
    const reply = await own(layoutId).publish(1, { name: 'With a clock' });
    expect(reply).toMatchObject({ code: 0, data: { version: 2, screens: 2 } });
    expect(told.toSorted()).toEqual(shows.toSorted());
    spy.mockRestore();
    expect(await played(app, layoutId)).toEqual(SECOND);
    expect(await versionsOf(layoutId)).toEqual([
      { number: 1, name: 'v1', published: true },
      { number: 2, name: 'With a clock', published: true },
    ]);
  });

  test('is refused where nothing is another', async () => {
    const layoutId = await makeLayout(app, 'Same', FIRST);
    await own(layoutId).save(0, FIRST);
    expect(await own(layoutId).publish(1)).toMatchObject({
      code: -21801,
      message: 'The draft is the same as what screens show already',
    });
    expect(await own(layoutId).publish(1, {}, { language: 'zh_cn' })).toMatchObject({
      message: '草稿与已发布的版本相同，无需发布',
    });
    expect(await versionsOf(layoutId)).toHaveLength(1);
  });

  test('is refused to who lost the right to a widget, or to layouts, meanwhile [PERM-08]', async () => {
    const layoutId = await makeLayout(app, 'Lost', FIRST);
    const loser = await addEditor(app, 'loser', EDITS);
    const theirs = drafting(app, loser, layoutId);
    const page = widget('page', 'webPage', { x: 300 }, { url: 'https://example.com/' });
    expect((await theirs.save(0, drawn(widget('main', 'adSlot'), page))).code).toBe(0);
    const grant = (permissions: string[]) =>
      data(app, app.personas.owner, 'role.update', { id: loser.roleId, permissions });
    await grant(EDITS.filter((name) => name !== 'layout.staticPage'));
    expect(await theirs.publish(1)).toMatchObject({ code: -10005, data: { permission: 'layout.staticPage' } });
    await grant(['layout', 'layout.view']);
    expect((await theirs.publish(1)).code).toBe(-10005);
    expect(await played(app, layoutId)).toEqual(FIRST);
    expect(await versionsOf(layoutId)).toHaveLength(1);
  });

  test('names a material that was deleted under it, and is refused at the widget that shows it', async () => {
    const layoutId = await makeLayout(app, 'Gone', FIRST);
    const { corpId } = app.personas.own;
    const within = { kind: 'system', corpId } as const;
    const { id: materialId } = await app.services.store.write(within, (tx) =>
      tx.materials.insert({ name: 'Poster', sha256: 'a'.repeat(64) }),
    );
    const picture = widget('poster', 'picture', { x: 400 }, { materialId });
    const document = drawn(widget('main', 'adSlot'), picture);
    expect((await own(layoutId).save(0, document)).code).toBe(0);
    const gone = async () =>
      (await data<{ gone: string[] }>(app, app.personas.owner, 'layoutDraft.presence', { layoutId, window: 'a' })).gone;
    expect(await gone()).toEqual([]);
    await app.services.store.write(within, (tx) => tx.materials.remove(materialId));
    expect(await gone()).toEqual([materialId]);
    const refused = { 'document.pages.0.widgets.1.props.materialId': 'What is chosen does not exist' };
    expect(await own(layoutId).publish(1)).toMatchObject({ code: -10006, data: { errors: refused } });
    expect(await call(app, app.personas.owner, 'layout.update', { id: layoutId, document })).toMatchObject({
      code: -10006,
      data: { errors: refused },
    });
    expect(await played(app, layoutId)).toEqual(FIRST);
  });

  test('by the older call at once is a version too, and the one before it is kept', async () => {
    const layoutId = await makeLayout(app, 'Older', FIRST);
    const document = SECOND;
    await data(app, app.personas.owner, 'layout.update', { id: layoutId, document });
    await data(app, app.personas.owner, 'layout.update', { id: layoutId, document });
    expect(await versionsOf(layoutId)).toEqual([
      { number: 1, name: 'v1', published: true },
      { number: 2, name: 'v2', published: true },
    ]);
  });

  test('keeps what was published before versions were', async () => {
    const { corpId } = app.personas.own;
    const { id: layoutId } = await app.services.store.write({ kind: 'system', corpId }, (tx) =>
      tx.layouts.insert({ name: 'Of old', width: 1280, height: 720, pages: 1, document: FIRST, builtIn: false }),
    );
    expect(await own(layoutId).open()).toMatchObject({ version: null });
    await own(layoutId).save(0, SECOND);
    expect((await own(layoutId).publish(1)).data?.version).toBe(2);
    const [first] = await versionsOf(layoutId);
    expect(first).toEqual({ number: 1, name: 'v1', published: true });
  });
});

describe('before publishing [UI-09]', () => {
  test('it says what is touched: screens, sold slots, running ads, orders, slots that lose their area or its size [LAY-12]', async () => {
    const side = widget('side', 'adSlot', { x: 400, width: 300 });
    const layoutId = await makeLayout(app, 'Impact', drawn(widget('main', 'adSlot'), side));
    const { corpId } = app.personas.own;
    await laidScreen(app, { layoutId });
    await laidScreen(app, { layoutId, status: 'offline' });
    await app.services.store.write({ kind: 'system', corpId }, async (tx) => {
      const slot = (name: string, widgetId: string, width: number) =>
        tx.adSlots.insert({ number: `N-${name}`, name, layoutId, widgetId, width, height: 100, carouselPlaces: 10 });
      const [main, other] = [await slot('Main slot', 'main', 100), await slot('Side slot', 'side', 300)];
      const ad = (name: string, slotId: string, status: 'playing' | 'pendingPlay' | 'expired') =>
        tx.ads.insert({ name, slotId, status });
      await ad('Runs', main.id, 'playing');
      await ad('Waits', other.id, 'pendingPlay');
      await ad('Over', other.id, 'expired');
      const bought = await slot('Bought slot', 'gone', 100);
      await slot('Hidden slot', 'hidden', 100);
      const today = dayAt(app.clock.now());
      const seat = (order: string, slotId: string, day: string) =>
        tx.db
          .insertInto('seats')
          .values({
            device_id: 'd',
            slot_id: slotId,
            day,
            seat: 1,
            stock: 10,
            corp_id: corpId,
            order_id: order,
            until: null,
          })
          .execute();
      await seat('over', bought.id, addDays(today, -1));
      await seat('one', bought.id, today);
      await seat('one', bought.id, addDays(today, 1));
      await seat('two', bought.id, addDays(today, 2));
      await seat('one', main.id, today);
    });
    const hidden = widget('hidden', 'adSlot', { x: 800, hidden: true });
    await own(layoutId).save(0, drawn(widget('main', 'adSlot', { width: 640 }), hidden));
    const impact = await data(app, app.personas.owner, 'layoutDraft.impact', { layoutId });
    expect(impact).toMatchObject({
      screens: 2,
      online: 1,
      groups: 0,
      slots: 4,
      // A slot that has no ad yet is sold by its orders.
      soldSlots: 3,
      runningAds: 1,
      orders: 2,
      lost: [
        { name: 'Side slot', ads: 1, orders: 0 },
        { name: 'Bought slot', ads: 0, orders: 2 },
        { name: 'Hidden slot', ads: 0, orders: 0 },
      ],
      resized: [{ name: 'Main slot', width: 640, height: 100 }],
    });
  });
});

test('it says which slots leave the home page, with what is sold there [LAY-02, LAY-12, UI-09]', async () => {
  const areas = [widget('main', 'adSlot'), widget('side', 'adSlot', { x: 200 })];
  const layoutId = await makeLayout(app, 'Moves', drawn(...areas));
  await app.services.store.write({ kind: 'system', corpId: app.personas.own.corpId }, async (tx) => {
    const slot = (widgetId: string) =>
      tx.adSlots.insert({ number: `M-${widgetId}`, name: widgetId, layoutId, widgetId, width: 100, height: 100 });
    await slot('main');
    await tx.ads.insert({ name: 'Moves', slotId: (await slot('side')).id, status: 'playing' });
  });
  const [home] = drawn(areas[0]!).pages;
  const second = { id: 'second', name: 'Menu', background: '#000000', widgets: [areas[1]!] };
  await drafting(app, app.personas.owner, layoutId).save(0, { ...drawn(), pages: [home!, second] });
  const asked = () => data(app, app.personas.owner, 'layoutDraft.impact', { layoutId });
  expect(await asked()).toMatchObject({ lost: [], moved: [{ name: 'side', page: 'Menu', ads: 1, orders: 0 }] });
  // A slot that was on the page already is no news.
  await drafting(app, app.personas.owner, layoutId).publish(1);
  await drafting(app, app.personas.owner, layoutId).save(1, {
    ...drawn(),
    pages: [{ ...home!, name: 'First' }, second],
  });
  expect(await asked()).toMatchObject({ moved: [] });
});

describe('two people at once [LAY-12]', () => {
  const window = (name: string) => ({ window: name });
  test('see each other, and who left or fell silent is gone', async () => {
    const layoutId = await makeLayout(app, 'Both', FIRST);
    const beat = (who: Persona, name: string, more: object = {}) =>
      data<{ others: { window: string; isMe: boolean }[]; rev: number; savedBy: string | null }>(
        app,
        who,
        'layoutDraft.presence',
        { layoutId, ...window(name), ...more },
      );
    const { owner } = app.personas;
    expect((await beat(owner, 'a')).others).toEqual([]);
    expect((await beat(editor, 'b')).others).toMatchObject([{ window: 'a', isMe: false }]);
    expect((await beat(owner, 'c')).others).toMatchObject([
      { window: 'a', isMe: true },
      { window: 'b', isMe: false },
    ]);
    await beat(editor, 'b', { leaves: true });
    expect((await beat(owner, 'a')).others.map((one) => one.window)).toEqual(['c']);
    app.clock.advance(21_000);
    expect((await beat(owner, 'a')).others).toEqual([]);
    await drafting(app, editor, layoutId).save(0, SECOND);
    expect(await beat(owner, 'a')).toMatchObject({ rev: 1, savedBy: expect.any(String) });
  });
});

test('a draft is kept as a version under a name, and no screen shows it [LAY-12]', async () => {
  const layoutId = await makeLayout(app, 'Kept', FIRST);
  await own(layoutId).save(0, SECOND);
  const kept = { layoutId, rev: 1, name: 'Before the sale' };
  const { id, number } = await data<{ id: string; number: number }>(
    app,
    app.personas.owner,
    'layoutVersion.keep',
    kept,
  );
  expect(number).toBe(2);
  expect(await data(app, app.personas.owner, 'layoutVersion.one', { id })).toMatchObject({
    name: 'Before the sale',
    published: false,
    document: SECOND,
  });
  expect(await played(app, layoutId)).toEqual(FIRST);
  expect(await own(layoutId).open()).toMatchObject({ version: 1 });
});
