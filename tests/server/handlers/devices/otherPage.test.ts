import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import type { OutputOf } from '#server/call/types.ts';
import { adsDue } from '#server/player/adsDue.ts';
import { call, data } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';
import { makeLayout } from '../layouts/layoutScene.ts';
import { buildMomentScene, DAY, HOUR, twoPages, type MomentScene } from './momentScene.ts';

let scene: MomentScene;
let screen: string;
let layoutId: string;
let slots: { main: string; menu: string };
let ads: { main: string; menu: string };
beforeAll(async () => {
  scene = await buildMomentScene();
  layoutId = await makeLayout(scene, 'Two pages', twoPages());
  slots = { main: await scene.laySlot(layoutId, 'main'), menu: await scene.laySlot(layoutId, 'menu') };
  screen = await laidScreen(scene, { layoutId });
  const targets = { targetIds: [screen] };
  ads = {
    main: await scene.layAd('Home', { slotId: slots.main, ...targets }),
    menu: await scene.layAd('Menu', { slotId: slots.menu, ...targets }),
  };
});
afterAll(() => scene.close());

const told = async (at: number) =>
  Object.fromEntries(
    (await scene.explain(screen, at)).slots.map(({ slotId, verdict, page }) => [slotId, [verdict, page]]),
  );

test('a slot on another page is explained as one that somebody must open [AD-19, LAY-02]', async () => {
  const now = scene.clock.now();
  expect(await told(now)).toEqual({ [slots.main]: ['notReported', null], [slots.menu]: ['otherPage', 'Menu'] });
  expect(await told(now - 2 * HOUR)).toEqual({
    [slots.main]: ['notReported', null],
    [slots.menu]: ['otherPage', 'Menu'],
  });
  expect(await told(scene.clock.now() + DAY)).toEqual({
    [slots.main]: ['planned', null],
    [slots.menu]: ['otherPage', 'Menu'],
  });
  // An ad that was shown counts as shown, whoever opened the page.
  const at = scene.clock.now() - HOUR;
  await scene.show(screen, ads.menu, slots.menu, at - 4000);
  expect((await told(at))[slots.menu]).toEqual(['asPlanned', 'Menu']);
});

test('the play list names the page, and what is on now is on the home page [DEV-10, LAY-02]', async () => {
  const answer = await data<OutputOf<'device.playlist'>>(scene, scene.personas.owner, 'device.playlist', {
    targetType: 'device',
    targetId: screen,
  });
  const [programme] = answer.programmes;
  expect(Object.fromEntries(programme!.slots.map(({ id, page }) => [id, page]))).toEqual({
    [slots.main]: null,
    [slots.menu]: 'Menu',
  });
  expect(programme!.now!.map(({ adId }) => adId)).toEqual([ads.main]);
});

test('a preflight names the page that somebody must open [AD-10, LAY-02]', async () => {
  const at = (ms: number) => new Date(scene.clock.now() + ms).toISOString();
  const pageOf = async (slotId: string, type = 'common') => {
    const asked = { type, slotId, targetType: 'device', targetIds: [screen], startAt: at(HOUR), endAt: at(DAY) };
    const answer = await data<OutputOf<'ad.preflight'>>(scene, scene.personas.owner, 'ad.preflight', asked);
    return answer.programmes[0]!.page;
  };
  expect([await pageOf(slots.main), await pageOf(slots.menu), await pageOf(slots.menu, 'emergency')]).toEqual([
    null,
    'Menu',
    null,
  ]);
});

test('no screen is called silent for what nobody opened [MON-03, LAY-02]', async () => {
  const due = await scene.within(async (tx) => adsDue(tx, (await tx.devices.one(screen))!, tx.now));
  expect(due).toEqual([ads.main]);
});

test('a slot that somebody must open is not sold by the day, alone or with others of its size [LAY-06, MKT-07]', async () => {
  const { owner } = scene.personas;
  const openSale = async (id: string) =>
    (await data<{ results: { code: number }[] }>(scene, owner, 'adSlot.openSale', { ids: [id] })).results[0]!.code;
  const isOnSale = async (id: string) => (await data<{ onSale: boolean }>(scene, owner, 'adSlot.one', { id })).onSale;
  expect(await openSale(slots.menu)).toBe(errors.SLOT_UNSEEN.code);
  expect([await openSale(slots.main), await isOnSale(slots.main), await isOnSale(slots.menu)]).toEqual([
    0,
    true,
    false,
  ]);
  const byPlays = { id: slots.menu, sellingMode: 'cpm', cpmPriceFen: 1000 };
  expect((await call(scene, owner, 'adSlot.update', byPlays)).code).toBe(0);
  expect(await openSale(slots.menu)).toBe(0);
  // Who sells and who buys is told on which page it is, and no longer once it lies on the home page.
  const pageOf = async (slotId: string) => {
    const { list } = await data<{ list: { slotId: string; page: string | null }[] }>(scene, owner, 'goods.list', {
      pageSize: 100,
    });
    return list.find((goods) => goods.slotId === slotId)!.page;
  };
  expect([await pageOf(slots.main), await pageOf(slots.menu)]).toEqual([null, 'Menu']);
  const { pages, ...size } = twoPages();
  const document = { ...size, pages: pages.toReversed() };
  expect((await call(scene, owner, 'layout.update', { id: layoutId, document })).code).toBe(0);
  expect([await pageOf(slots.main), await pageOf(slots.menu)]).toEqual([pages[0]!.name, null]);
});
