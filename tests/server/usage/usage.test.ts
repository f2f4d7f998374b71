import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '#tests/support/buildTestApp.ts';
import { data, send, type Caller } from '#tests/support/call.ts';

const DAY = 24 * 60 * 60_000;
const PAGE = '/adv_mag/edit_adv/:id';

/** A test app whose platform is the superior: the others without a superior came a little later. */
async function build(options: TestAppOptions = {}): Promise<TestApp> {
  const built = await buildTestApp(options);
  const { superior } = built.personas;
  await built.services.store.write({ kind: 'system', corpId: null }, (tx) =>
    tx
      .acrossCorps('the scene has several enterprises without a superior')
      .updateTable('corporations')
      .set({ created_at: built.clock.now() + 1 })
      .where('id', '!=', superior.corpId)
      .execute(),
  );
  return built;
}

let app: TestApp;
beforeEach(async () => {
  app = await build();
});
afterEach(() => app.close());

interface Offered {
  permissionList: { code: number }[];
  menuList: { entries: { path: string }[] }[];
}

const at = 0;
const view = { type: 'pageView', at, page: PAGE };
const click = { type: 'click', target: 'Save', at, page: PAGE };
const broke = (message: string, stack = '') => ({ type: 'error', message, stack, at, page: PAGE });

const tell = (who: Pick<Caller, 'cookie'> | null, events: readonly unknown[], version = '0.9.0') =>
  app.app.inject({
    method: 'POST',
    url: '/usage/collect',
    headers: { ...(who ? { cookie: `session=${who.cookie}` } : {}), 'x-user-key': 'whoever' },
    payload: { visit: 'f'.repeat(32), version, events },
  });

const rows = async (entity: 'usagePage' | 'pageError' | 'callTime', filter = {}, who = app.personas.superior) =>
  (await data<{ list: Record<string, unknown>[] }>(app, who, `${entity}.list`, { filter })).list;

describe('what browsers tell of the use of the console [NET-10]', () => {
  test('is added up by page and day, with the number of accounts', async () => {
    const { owner, staff } = app.personas;
    await tell(owner, [view, click, click]);
    await tell(owner, [view]);
    await tell(staff, [view]);
    expect(await rows('usagePage')).toMatchObject([{ page: PAGE, views: 3, clicks: 2, accounts: 2 }]);
    app.clock.advance(DAY);
    await tell(staff, [view]);
    expect((await rows('usagePage')).map(({ views }) => views)).toEqual([1, 3]);
  });

  test('counts an error once by message, page and version, since when and on how many accounts', async () => {
    const { owner, staff } = app.personas;
    const first = app.clock.now();
    await tell(owner, [broke("Cannot read properties of undefined (reading 'name')")]);
    app.clock.advance(60_000);
    await tell(staff, [
      broke(
        "Cannot read properties of undefined (reading 'name')",
        'at x (https://a.example/assets/main-1.js?k=v:1:2)',
      ),
    ]);
    await tell(staff, [broke("Cannot read properties of undefined (reading 'name')")], '1.0.0');
    const [newer, older] = (await rows('pageError')).toSorted((a, b) =>
      String(a['version']) > String(b['version']) ? -1 : 1,
    );
    const message = "Cannot read properties of undefined (reading 'name')";
    expect(newer).toMatchObject({ message, version: '1.0.0', times: 1, accounts: 1 });
    expect(older).toMatchObject({ message, version: '0.9.0', page: PAGE, times: 2, accounts: 2 });
    expect(older).toMatchObject({
      firstAt: new Date(first).toISOString(),
      lastAt: new Date(first + 60_000).toISOString(),
    });
    const { stack } = await data<{ stack: string }>(app, app.personas.superior, 'pageError.one', { id: older!['id'] });
    expect(stack).toBe('at x (/assets/main-1.js:1:2)');
  });

  test('has nothing of records or people in it', async () => {
    await tell(app.personas.owner, [
      broke('Unexpected token, "Lin Tao 13800138000" is not valid JSON'),
      broke('no store 旗舰店 for lin@example.com at https://a.example/api'),
      broke('no store Flagship for Lin Tao: React cannot render an Object'),
      { ...view, page: '/dev_mag/edit_dev/0190e1a2-0000-7000-8000-000000000001' },
      { ...view, page: '/search?q=Lin' },
    ]);
    expect(
      (await rows('pageError')).map(({ message }) => message).toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1)),
    ).toEqual([
      'Unexpected token, … is not valid JSON',
      'no store … for … at /api',
      'no store … for … …: React cannot render an Object',
    ]);
    expect(await rows('usagePage')).toEqual([]);
  });

  test('is not taken from nobody, nor for pages that the console does not have', async () => {
    expect((await tell(null, [view])).statusCode).toBe(204);
    expect(await rows('usagePage')).toEqual([]);
    await tell(app.personas.owner, [
      { ...view, page: '/lin_tao' },
      { type: 'longTask', at, page: PAGE },
      'nothing',
      { ...view, page: '/home' },
    ]);
    expect(await rows('usagePage')).toMatchObject([{ page: '/home', views: 1 }]);
    expect((await app.app.inject({ method: 'POST', url: '/usage/collect', payload: [1] })).statusCode).toBe(204);
  });

  test('lets nobody push out what others met, or fill the store with it', async () => {
    await app.close();
    app = await build({ rateFactor: 1 });
    const { owner, staff } = app.personas;
    await tell(staff, [broke('It broke')]);
    const made = Array.from({ length: 300 }, (_, index) =>
      broke(`made up ${String.fromCodePoint(97 + (index % 26)).repeat(1 + index / 26)}`),
    );
    for (let n = 0; n < 5; n += 1) await tell(owner, made.slice(n * 60, n * 60 + 60));
    expect((await rows('pageError')).length).toBeLessThanOrEqual(limits.pageErrorsNew + 1);
    await tell(owner, [broke('It broke'), broke('It broke')]);
    expect(await rows('pageError', {}, app.personas.superior)).toContainEqual(
      expect.objectContaining({ message: 'It broke', times: 3, accounts: 2 }),
    );
  });

  test('is read in no time, however long a message is', async () => {
    const began = performance.now();
    for (const text of ['x'.repeat(200_000), '“'.repeat(200_000), 'https://'.repeat(20_000)])
      await tell(app.personas.owner, [broke(text, text)]);
    // Without a bound on what is looked at this takes minutes.
    expect(performance.now() - began).toBeLessThan(10_000);
    expect((await rows('pageError')).every(({ message }) => String(message).length <= 160)).toBe(true);
  });

  test('counts an account once for an error that is met for longer than marks are kept', async () => {
    const { owner } = app.personas;
    await tell(owner, [broke('It broke')]);
    await tell(app.personas.staff, [broke('It broke')]);
    await app.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      tx.db
        .updateTable('usage_marks')
        .set({ at: app.clock.now() - limits.usageKept - DAY })
        .execute(),
    );
    await createTick(app.services)();
    await tell(owner, [broke('It broke')]);
    expect(await rows('pageError')).toMatchObject([{ times: 3, accounts: 2 }]);
  });

  test('is slowed down where one account sends without end', async () => {
    const strict = await buildTestApp({ rateFactor: 1 });
    const send = () =>
      strict.app.inject({
        method: 'POST',
        url: '/usage/collect',
        headers: { cookie: `session=${strict.personas.owner.cookie}` },
        payload: { events: [view] },
      });
    const codes: number[] = [];
    for (let n = 0; n <= limits.usageBatches; n += 1) codes.push((await send()).statusCode);
    await strict.close();
    expect([codes.at(-2), codes.at(-1)]).toEqual([204, 429]);
  });

  test('is seen and offered by the platform alone, and gone after a while', async () => {
    const { owner, superior } = app.personas;
    await tell(owner, [view, broke('It broke')]);
    const isOffered = async (who: Caller) => {
      const { permissionList, menuList } = await data<Offered>(app, who, 'session.menu', {});
      const paths = menuList.flatMap(({ entries }) => entries.map(({ path }) => path));
      return [permissionList.some(({ code }) => code === 870_001), paths.includes('/usage/pages')];
    };
    expect([await isOffered(superior), await isOffered(owner)]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await rows('usagePage', {}, owner)).toEqual([]);
    app.clock.advance(limits.usageKept + DAY);
    await createTick(app.services)();
    const left = await app.services.store.read({ kind: 'system', corpId: null }, async (tx) => [
      await tx.usagePages.count(),
      await tx.pageErrors.count(),
      (await tx.db.selectFrom('usage_marks').select('mark').execute()).length,
    ]);
    expect(left).toEqual([0, 0, 0]);
  });
});

describe('how long calls take [NET-10]', () => {
  test('is kept by call and day: how many, median, 95 %, longest, and over the limit', async () => {
    let [now, takes] = [0, 0];
    const timed = await build({ stopwatch: () => (now += takes) });
    const { owner, superior } = timed.personas;
    for (const ms of [...Array.from({ length: 18 }, () => 100), 900, 2500]) {
      takes = ms;
      await data(timed, owner, 'tag.list', {});
    }
    takes = 1;
    for (let n = 0; n < 50; n += 1) await send(timed, null, 'tag.list', {});
    await timed.app.close();
    const again = await timed.services.store.read({ kind: 'system', corpId: superior.corpId }, (tx) =>
      tx.callTimes.find((eb) => eb('call', '=', 'tag.list')),
    );
    await timed.services.store.close();
    expect(again).toMatchObject([{ times: 20, slow: 1, failed: 0, maxMs: 2500, changes: false }]);
    const { p50Ms, p95Ms } = again[0]!;
    expect(Math.abs(p50Ms! / 100 - 1)).toBeLessThan(0.2);
    expect(Math.abs(p95Ms! / 900 - 1)).toBeLessThan(0.2);
  });
});
