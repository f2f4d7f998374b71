import { afterAll, beforeAll, expect, test } from 'vitest';
import type { System } from '#core/entity/meta.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { DEFAULT_ZONE, zonedTime } from '#core/time.ts';
import { liveOn } from '#server/demo/liveOn.ts';
import { entityByResource } from '#generated/model/entities.gen.ts';
import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { signIn } from '../../bench/client.ts';
import { DEMO_PASSWORD, startLiveServer, type LiveServer } from '../support/liveServer.ts';

const DAY_MS = 86_400_000;

/** Lists that one account of the demo has nothing in, and why that is honest. */
const EMPTY: Readonly<Record<string, string>> = {
  '/goods_manage/auctions': 'bids are made while the demo runs',
  'agency_one /person_list/qualification': 'the agency has proved who it is, and no trade',
};

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer();
  await server.tick();
});
afterAll(() => server.close());

/** Data from which the console draws the sidebar. */
interface Menu {
  permissionList: { code: number }[];
  menuList: { entries: { path: string }[] }[];
}

/** Lists of the menu of whoever is signed in, as the console offers them: path, call and view. */
function listsOf({ menuList, permissionList }: Menu, system: System) {
  const held = new Set(permissionList.map(({ code }) => code));
  return menuList
    .flatMap(({ entries }) => entries)
    .flatMap(({ path }) => {
      const route = routes.find((one) => one.path === path && one.systems.includes(system));
      const meta = entityByResource[route?.resource ?? ''];
      const name = `${meta?.name}.list`;
      if (!route || !meta || !(name in calls)) return [];
      const needed = permissions[route.perm as PermissionName];
      if (needed && !held.has(needed.code)) return [];
      const view = meta.views.some((each) => each.name === route.view) ? { view: route.view } : {};
      return [{ path, call: calls[name as CallName].paths[0] ?? '', view }];
    });
}

test.each<[string, System]>([
  ['platform', 'YXF'],
  ['operator', 'YXF'],
  ['advertiser', 'ADS'],
  ['agency_one', 'ADS'],
])('no list of the menu of %s is empty in the demo [NET-10]', async (userName, system) => {
  const client = await signIn(Number(new URL(server.url).port), userName, DEMO_PASSWORD, undefined, system);
  const menu = await client.call<Menu>('/account/menu.shtml', {});
  const lists = listsOf(menu, system).filter(({ path }) => !(path in EMPTY) && !(`${userName} ${path}` in EMPTY));
  expect(lists.length).toBeGreaterThan(5);
  const empty = [];
  for (const { path, call, view } of lists) {
    const { total } = await client.call<{ total: number }>(call, { page: 1, pageSize: 1, ...view });
    if (total === 0) empty.push(path);
  }
  expect(empty).toEqual([]);
});

test('each finished order of the demo has its ad, and an auctioned one has a proof for each play it paid for [MKT-10, NET-10]', async () => {
  const { store } = server.services;
  const found = await store.read({ kind: 'system', corpId: null }, async (tx) => {
    const orders = await tx.adsOrders.find((eb) => eb('status', '=', 'finished'));
    return Promise.all(
      orders.map(async ({ sellingMode, adId, delivered }) => ({
        sellingMode,
        adId,
        delivered,
        proofs: await tx.proofsOfPlay.count((eb) => eb('ad_id', '=', adId ?? '')),
      })),
    );
  });
  expect(found.filter(({ sellingMode }) => sellingMode === 'rtb')).toHaveLength(2);
  expect(found.filter(({ adId, proofs }) => adId === null || proofs === 0)).toEqual([]);
  expect(found.filter(({ sellingMode, delivered, proofs }) => sellingMode === 'rtb' && proofs !== delivered)).toEqual(
    [],
  );
});

test('no screen of the demo shows two ads in one slot at one moment [NET-10]', async () => {
  const plays = await server.services.store.read({ kind: 'system', corpId: null }, (tx) =>
    // Older ones stand as one row an hour.
    tx.proofsOfPlay.find((eb) => eb('started_at', '>=', server.now() - 29 * DAY_MS), {
      fields: ['startedAt', 'endedAt', 'deviceId', 'slotId', 'adName'],
      orderBy: ['startedAt', 'asc'],
      limit: 200_000,
    }),
  );
  expect(plays.length).toBeGreaterThan(10_000);
  const bySlot = Map.groupBy(plays, ({ deviceId, slotId }) => `${deviceId} ${slotId}`);
  const clashes = [...bySlot.values()].flatMap((shown) =>
    shown
      .slice(1)
      .flatMap((next, at) => (next.startedAt! < shown[at]!.endedAt! ? [[shown[at]!.adName, next.adName]] : [])),
  );
  expect([...new Set(clashes.map(String))]).toEqual([]);
});

test('the demo goes on: after days of standing still it has plays, passers-by and readings up to now, each once [NET-10]', async () => {
  const { store } = server.services;
  const since = server.now();
  await server.advance(3 * DAY_MS);
  while (await liveOn(store, server.now()));
  const counts = () =>
    store.read({ kind: 'system', corpId: null }, async (tx) => ({
      plays: await tx.proofsOfPlay.find((eb) => eb('started_at', '>=', since), {
        fields: ['startedAt', 'deviceId'],
        limit: 100_000,
      }),
      people: await tx.flowSums.find((eb) => eb.and([eb('at', '>=', since), eb('step', '=', 'hour')]), {
        limit: 100_000,
        orderBy: ['id', 'asc'],
      }),
      warmth: await tx.temperatureRecords.count((eb) => eb('measured_at', '>=', since)),
      washes: await tx.handwashingRecords.count((eb) => eb('measured_at', '>=', since)),
    }));
  const lived = await counts();
  const days = new Set(lived.plays.map(({ startedAt }) => zonedTime(startedAt!, DEFAULT_ZONE).date));
  expect(days.size).toBeGreaterThanOrEqual(3);
  expect(new Set(lived.plays.map(({ deviceId }) => deviceId)).size).toBeGreaterThan(20);
  expect(new Set(lived.people.map(({ at }) => at)).size).toBeGreaterThan(24);
  expect(lived.warmth).toBeGreaterThan(200);
  expect(lived.washes).toBeGreaterThan(100);
  // A start that was interrupted lives the same time again.
  await store.write({ kind: 'system', corpId: null }, (tx) =>
    tx.db.deleteFrom('settings').where('name', '=', 'demoLived').execute(),
  );
  while (await liveOn(store, server.now()));
  const again = await counts();
  expect([again.plays.length, again.warmth, again.washes]).toEqual([lived.plays.length, lived.warmth, lived.washes]);
  expect(again.people.map(({ people }) => people)).toEqual(lived.people.map(({ people }) => people));
});
