import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Manifest, Plan } from '#core/manifest/manifest.ts';
import { explain } from '#core/schedule/explain.ts';
import { WHOLE_SCREEN } from '#core/schedule/types.ts';
import { Playback } from '#player/playback.ts';
import { ServerClock } from '#player/serverClock.ts';
import { cases } from '#tests/core/schedule/arbitraryMoment.ts';
import { buildContent, buildPlan, buildPlanAd } from '#tests/core/schedule/plan.ts';
import { buildManifest, ManualClocks, NOON } from './playerScene.ts';

/** `npm run properties` asks of 10,000. */
const RUNS = Number(process.env.SCHEDULE_RUNS ?? 100);
const TIME = { timeout: Math.max(60_000, RUNS * 600) };

const TICK_MS = 500;
const TICKS = 480;
/** Ticks between two checks while nothing changes. */
const LOOK_TICKS = 40;

/** A plan as a screen is sent it: what plays there, and nothing that is held back. */
const sent = ({ device, slots, items }: Plan): Plan => ({
  device,
  slots,
  items: items.filter(({ status }) => status === 'playing'),
});

/** A player that was started at an instant; contents in `broken` cannot be shown, all others at once. */
function playerAt(plan: Plan, start: number, broken: readonly string[]) {
  const clocks = new ManualClocks();
  clocks.advance(start - NOON);
  const subject = new Playback({
    clock: new ServerClock(clocks),
    onPlay: () => undefined,
    onFault: () => undefined,
  });
  const { zone } = plan.device;
  const device = { id: 'device', number: 'ACDE3467', name: 'Lobby', zone };
  subject.use(buildManifest([...plan.items] as Manifest['items'], [], { slots: [...plan.slots], device }));
  /** An emergency whose content fails is not seen before its next one: until then the slots keep what they show. */
  const tick = (): 'changed' | 'same' | 'trying' => {
    const isChanged = subject.tick();
    let isTried = false;
    for (const { playId, place, ad, content } of subject.showing().values()) {
      if (!broken.includes(`${ad.id} ${content.key}`)) subject.started(playId);
      else {
        subject.failed(playId);
        isTried ||= place === WHOLE_SCREEN;
      }
    }
    if (isTried) return 'trying';
    return isChanged ? 'changed' : 'same';
  };
  return { subject, tick, pass: () => clocks.advance(TICK_MS), now: () => clocks.wall() };
}

/** The plan without what cannot be shown: of that the server hears by a fault, and no plan says it. */
const without = (plan: Plan, broken: readonly string[]): Plan => ({
  ...plan,
  items: plan.items.flatMap((ad) => {
    const contents = ad.contents.filter(({ key }) => !broken.includes(`${ad.id} ${key}`));
    return contents.length > 0 ? [{ ...ad, contents }] : [];
  }),
});

/** Returns what a player shows at a moment that the explanation of the moment does not know, and where it shows nothing though it should. */
function unexplained(plan: Plan, { subject, now }: ReturnType<typeof playerAt>, isWhole: boolean): string[] {
  const told = explain(plan, now());
  const shown = subject.showing();
  const wrong = [...shown].flatMap(([place, { ad }]) => {
    const able = told.slots.filter(({ slotId }) => place === WHOLE_SCREEN || slotId === place).map((one) => one.able);
    return able.length > 0 && able.every((ids) => ids.includes(ad.id)) ? [] : [`${place} shows ${ad.id}`];
  });
  const turns = ['common', 'launcher', 'filler', 'emergency'];
  const dark = told.slots.filter(
    ({ slotId, winner }) =>
      isWhole && winner && turns.includes(winner.type) && !shown.has(told.takeover ? WHOLE_SCREEN : slotId),
  );
  return [...wrong, ...dark.map(({ slotId, winner }) => `${slotId} is dark, not ${winner!.adId}`)];
}

test(
  'whatever a player shows in minutes of any plan, the explanation of that moment has it, and it is dark nowhere [AD-19, AD-12]',
  TIME,
  () => {
    const contents = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((ad) =>
      ['one', 'two', 'three'].map((key) => `${ad} ${key}`),
    );
    fc.assert(
      fc.property(cases, fc.oneof(fc.constant<string[]>([]), fc.subarray(contents)), ({ plan: whole, now }, broken) => {
        const plan = sent(whole);
        const player = playerAt(plan, now - (TICKS / 2) * TICK_MS, broken);
        const wrong: string[] = [];
        for (let index = 0; index < TICKS && wrong.length === 0; index += 1) {
          const came = player.tick();
          if (came === 'changed' || (came === 'same' && index % LOOK_TICKS === 0))
            wrong.push(...unexplained(without(plan, broken), player, broken.length === 0));
          player.pass();
        }
        expect({ at: player.now(), wrong }).toEqual({ at: player.now(), wrong: [] });
      }),
      { numRuns: RUNS },
    );
  },
);

test('the last turn of an insertion that had to wait is explained to its end, and no longer [AD-19, AD-12]', () => {
  const cycleMs = 30_000;
  const insertion = { cycleMs, firstAt: NOON + 5000, windowMs: null, count: 2 };
  const spot = buildPlanAd({
    id: 'spot',
    type: 'insertion',
    insertion,
    contents: [buildContent({ durationMs: 25_000 })],
  });
  const plan = buildPlan([buildPlanAd({ id: 'common', contents: [buildContent({ durationMs: 28_000 })] }), spot]);
  const player = playerAt(plan, NOON, []);
  const shown = new Set<string>();
  for (let index = 0; index < 400; index += 1) {
    player.tick();
    const adId = player.subject.showing().get('main')?.ad.id ?? 'none';
    if (adId === 'spot' && player.now() >= insertion.firstAt + 2 * cycleMs) shown.add('late');
    shown.add(adId);
    expect(unexplained(plan, player, true)).toEqual([]);
    player.pass();
  }
  expect(shown).toEqual(new Set(['common', 'spot', 'late']));
  const able = (at: number) => explain(plan, at).slots[0]!.able;
  const end = insertion.firstAt + 2 * cycleMs + 25_000;
  expect([able(end - 1), able(end)]).toEqual([['common', 'spot'], ['common']]);
});
