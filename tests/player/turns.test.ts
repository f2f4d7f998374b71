import { expect, test } from 'vitest';
import { buildAd, buildManifest, NOON } from './playerScene.ts';
import { screenWith } from './runScene.ts';
import { until } from '#tests/support/until.ts';

const cast = buildAd({
  id: 'cast',
  type: 'insertion',
  insertion: { cycleMs: 86_400_000, firstAt: NOON, windowMs: null, count: 1 },
});
const active = buildManifest([buildAd({ id: 'a' }), cast]);
const shownBy = ({ on, run }: Awaited<ReturnType<typeof screenWith>>, ms: number): Set<string | undefined> => {
  const seen = new Set<string | undefined>();
  for (let passed = 0; passed < ms; passed += 1000) {
    run(1000);
    seen.add(on());
  }
  return seen;
};
const turns = async ({ database }: Awaited<ReturnType<typeof screenWith>>) =>
  (await database.getAllKeys('counters')).filter((key) => key.startsWith('turn '));

test('what is shown once is not shown again after a reload, before the server has taken it off [MKT-10, AD-12]', async () => {
  const first = await screenWith({ active });
  await first.player.start().catch(() => undefined);
  expect(shownBy(first, 30_000)).toEqual(new Set(['cast', 'a']));
  await until(async () => expect(await turns(first)).toHaveLength(1));
  await first.player.stop();
  const second = await screenWith({ database: first.database });
  await second.player.start().catch(() => undefined);
  expect(shownBy(second, 30_000)).toEqual(new Set(['a']));
  await second.player.stop();
});

const daily = { cycleMs: 86_400_000, firstAt: NOON, windowMs: null, count: null };
const contentOf = (key: string) => ({ ...buildAd({ id: key }).contents[0]!, key });
const spot = buildAd({ id: 'spot', type: 'insertion', insertion: daily, contents: ['one', 'two'].map(contentOf) });

test('a turn of several contents is had after its last one: a reload in its midst shows it whole [AD-12]', async () => {
  const first = await screenWith({ active: buildManifest([buildAd({ id: 'a' }), spot]) });
  await first.player.start().catch(() => undefined);
  shownBy(first, 15_000);
  expect(first.player.playback.showing().get('slot')?.content.key).toBe('two');
  await first.player.stop();
  expect(await turns(first)).toEqual([]);
  const second = await screenWith({ database: first.database });
  await second.player.start().catch(() => undefined);
  expect(shownBy(second, 30_000)).toEqual(new Set(['spot', 'a']));
  await until(async () => expect(await turns(second)).toHaveLength(1));
  await second.player.stop();
  const third = await screenWith({ database: first.database });
  await third.player.start().catch(() => undefined);
  expect(shownBy(third, 30_000)).toEqual(new Set(['a']));
  await third.player.stop();
});

test('a content that cannot be shown keeps the turn of the others from being had in vain [AD-12]', async () => {
  const first = await screenWith({ active: buildManifest([buildAd({ id: 'a' }), spot]) });
  await first.player.start().catch(() => undefined);
  shownBy(first, 12_000);
  first.player.playback.failed(first.player.playback.showing().get('slot')!.playId);
  shownBy(first, 5000);
  await until(async () => expect(await turns(first)).toHaveLength(1));
  await first.player.stop();
});

test('turns that an insertion had do not silence it after its cycle was changed [AD-12]', async () => {
  const often = buildAd({ id: 'often', type: 'insertion', insertion: { ...daily, cycleMs: 60_000 } });
  const first = await screenWith({ active: buildManifest([buildAd({ id: 'a' }), often]) });
  await first.player.start().catch(() => undefined);
  shownBy(first, 10 * 60_000);
  await first.player.stop();
  const seldom = { ...often, insertion: { ...daily, cycleMs: 720_000 } };
  const second = await screenWith({
    database: first.database,
    active: buildManifest([buildAd({ id: 'a' }), seldom]),
  });
  second.clocks.advance(12 * 60_000);
  await second.player.start().catch(() => undefined);
  expect(shownBy(second, 30_000)).toEqual(new Set(['often', 'a']));
  await second.player.stop();
});

test('what a reload cut off is shown whole after it, and turns of ads that are gone are forgotten [MKT-10]', async () => {
  const first = await screenWith({ active });
  await first.player.start().catch(() => undefined);
  expect(shownBy(first, 4000)).toContain('cast');
  await first.player.stop();
  expect(await turns(first)).toEqual([]);
  const second = await screenWith({ database: first.database });
  await second.player.start().catch(() => undefined);
  expect(shownBy(second, 30_000)).toEqual(new Set(['cast', 'a']));
  await until(async () => expect(await turns(second)).toHaveLength(1));
  await second.player.stop();
  const third = await screenWith({ database: first.database, active: buildManifest([buildAd({ id: 'a' })]) });
  await third.player.start().catch(() => undefined);
  await until(async () => expect(await turns(third)).toEqual([]));
  await third.player.stop();
});

test('an ad that bids has the turns that it won and no others, one that could not begin in time lost [MKT-10]', async () => {
  const won = [NOON - 60_000, NOON + 20_000];
  const insertion = { cycleMs: 86_400_000, firstAt: NOON, windowMs: 45_000, count: 1, at: won };
  const bids = buildAd({ id: 'bids', type: 'insertion', insertion });
  const first = await screenWith({ active: buildManifest([buildAd({ id: 'a' }), bids]) });
  await first.player.start().catch(() => undefined);
  expect(shownBy(first, 18_000)).toEqual(new Set(['a']));
  expect(shownBy(first, 30_000)).toEqual(new Set(['bids', 'a']));
  expect(shownBy(first, 120_000)).toEqual(new Set(['a']));
  await first.player.stop();
});
