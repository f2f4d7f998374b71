import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { laidScreen } from '#tests/support/screens.ts';
import { data } from '#tests/support/call.ts';
import { drawn, makeLayout, widget } from '../layouts/layoutScene.ts';
import { buildMomentScene, DAY, HOUR, MINUTE, twoPages, type MomentScene } from './momentScene.ts';

let scene: MomentScene;
beforeAll(async () => {
  scene = await buildMomentScene();
});
afterAll(() => scene.close());

/** Yesterday at 15:00 in Shanghai. */
const afternoon = () => Math.floor((scene.clock.now() + 8 * HOUR) / DAY) * DAY - DAY + 7 * HOUR;
const HOURS = { all: [{ from: '08:00', to: '20:00' }], fewer: [{ from: '08:00', to: '12:00' }] };

/** A screen that was told of an ad two days ago, which is another by now; `shown`: it was on at that moment. */
async function told(values: object, { shown = true, period = {} }: { shown?: boolean; period?: object } = {}) {
  const { layoutId, slotId } = scene.personas.own;
  const [screen, at] = [await laidScreen(scene, { layoutId }), afternoon()];
  const ad = await scene.layAd('Ad', {
    slotId,
    targetIds: [screen],
    startAt: at - 5 * DAY,
    endAt: at + 5 * DAY,
    ...values,
  });
  const issued = { slotId, since: at - DAY, startAt: at - 5 * DAY, endAt: at + 5 * DAY, ...period };
  await scene.issue(screen, ad, issued);
  if (shown) await scene.show(screen, ad, slotId, at - 4000);
  const { slots } = await scene.explain(screen, at);
  return slots.find((slot) => slot.slotId === slotId)?.verdict;
}

describe('a past moment of which the plan was changed since [AD-19, AD-18]', () => {
  const reviewed = () => ({ reviewedAt: scene.clock.now() - HOUR });
  test('says so, and not that the screen differed from its plan', async () => {
    expect(await told({ windows: HOURS.all, reviewedAt: afternoon() - 2 * DAY })).toBe('asPlanned');
    expect(await told({ windows: HOURS.fewer, ...reviewed() })).toBe('changedSince');
    expect(await told({ windows: HOURS.fewer, status: 'pendingApproval' })).toBe('changedSince');
    // An ad that nobody has touched since was played against its plan.
    expect(await told({ windows: HOURS.fewer, reviewedAt: afternoon() - 2 * DAY })).toBe('notPlanned');
  });

  test('says so of a time with no showing, unless the ad that should have been on is the same', async () => {
    expect(await told({ windows: HOURS.fewer, ...reviewed() }, { shown: false })).toBe('changedSince');
    expect(await told({ windows: HOURS.all, ...reviewed() }, { shown: false })).toBe('changedSince');
    expect(await told({ windows: HOURS.all, reviewedAt: afternoon() - 2 * DAY }, { shown: false })).toBe('notReported');
    expect(await told({ windows: HOURS.fewer, reviewedAt: afternoon() - 2 * DAY }, { shown: false })).toBe('nothing');
  });

  test('goes by the period that the screen was told, and by no other', async () => {
    const sooner = { ...reviewed(), startAt: afternoon() - 5 * DAY, endAt: afternoon() - HOUR };
    expect(await told(sooner)).toBe('asPlanned');
    const later = { ...reviewed(), startAt: afternoon() + DAY };
    expect(await told(later)).toBe('asPlanned');
    expect(await told(later, { shown: false, period: { startAt: afternoon() + HOUR } })).toBe('nothing');
  });

  test('says so of an ad that was taken from the screen since', async () => {
    const elsewhere = await laidScreen(scene, {});
    expect(await told({ targetIds: [elsewhere], ...reviewed() })).toBe('changedSince');
  });
});

test('a past moment is drawn by the layout that was published then [AD-19, LAY-12]', async () => {
  const layoutId = await makeLayout(
    scene,
    'Of then',
    drawn(widget('main', 'adSlot'), widget('menu', 'adSlot', { x: 200 })),
  );
  const slots = { main: await scene.laySlot(layoutId, 'main'), menu: await scene.laySlot(layoutId, 'menu') };
  const screen = await laidScreen(scene, { layoutId });
  scene.clock.advance(10 * MINUTE);
  const then = scene.clock.now();
  const pages = async (at: number) =>
    Object.fromEntries((await scene.explain(screen, at)).slots.map(({ slotId, page }) => [slotId, page]));
  scene.clock.advance(10 * MINUTE);
  await data(scene, scene.personas.owner, 'layout.update', { id: layoutId, document: twoPages() });
  scene.clock.advance(10 * MINUTE);
  const between = scene.clock.now() - 5 * MINUTE;
  const document = drawn(widget('main', 'adSlot'));
  await data(scene, scene.personas.owner, 'layout.update', { id: layoutId, document });
  scene.clock.advance(10 * MINUTE);
  expect(await pages(then)).toEqual({ [slots.main]: null, [slots.menu]: null });
  expect(await pages(between)).toEqual({ [slots.main]: null, [slots.menu]: 'Menu' });
  expect(await pages(scene.clock.now())).toEqual({ [slots.main]: null });
});
