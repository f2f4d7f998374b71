import { afterAll, beforeAll, expect, test } from 'vitest';
import type { System } from '#core/entity/meta.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { entityByResource } from '#generated/model/entities.gen.ts';
import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { signIn } from '../../bench/client.ts';
import { DEMO_PASSWORD, startLiveServer, type LiveServer } from '../support/liveServer.ts';

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
