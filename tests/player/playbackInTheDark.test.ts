import { describe, expect, test } from 'vitest';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { Playback } from '#player/playback.ts';
import { ServerClock } from '#player/serverClock.ts';
import { buildAd, buildManifest, ManualClocks, HOUR, NOON, playbackOf } from './playerScene.ts';

describe('in the dark [REP-03, REP-05]', () => {
  const two = () => playbackOf(buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b', order: 1 })]));
  const told = (plays: readonly Omit<PlayRecord, 'seq'>[]) =>
    plays.map(({ adId, outcome, startedAt, durationMs }) => [adId, outcome, startedAt - NOON, durationMs]);

  test('it plays on and nothing counts; of what was on when the panel went off or came on, only what was seen', () => {
    const { subject, plays, run, on } = two();
    run(13_000);
    subject.darken(true);
    expect(told(plays)).toEqual([
      ['a', 'complete', 0, 10_000],
      ['b', 'cut', 10_000, 3000],
    ]);
    run(30_000);
    expect([plays.length, on()]).toEqual([2, 'a']);
    subject.darken(false);
    run(20_000);
    expect(told(plays).slice(2)).toEqual([
      ['a', 'cut', 43_000, 7000],
      ['b', 'complete', 50_000, 10_000],
    ]);
  });

  test('saying it twice changes nothing, and a pause ends in the light as it would have', () => {
    const { subject, plays, run } = two();
    run(2000);
    for (const isDark of [true, true, false, false]) subject.darken(isDark);
    run(8200);
    expect(told(plays)).toEqual([
      ['a', 'cut', 0, 2000],
      ['a', 'cut', 2000, 8000],
    ]);
    subject.pause(60_000);
    subject.darken(true);
    run(1000);
    subject.darken(false);
    subject.resume();
    run(10_000);
    expect(told(plays).slice(2)).toEqual([
      ['b', 'cut', 10_000, 200],
      ['b', 'complete', 11_200, 10_000],
    ]);
  });

  test('an ad that is sold by plays is given none there, and all of them in the light', () => {
    const counted: string[] = [];
    const clocks = new ManualClocks();
    const subject = new Playback({
      clock: new ServerClock(clocks),
      onPlay: () => undefined,
      onFault: () => undefined,
      onPaced: ({ adId }) => counted.push(adId),
    });
    const day = { from: NOON - HOUR, to: NOON + HOUR, plays: 1000, open: [{ from: NOON - HOUR, to: NOON + HOUR }] };
    subject.use(buildManifest([buildAd({ id: 'a' })], [], { paces: [{ adId: 'a', days: [day] }] }));
    const run = (ms: number) => {
      for (let passed = 0; passed < ms; passed += 200) {
        subject.tick();
        for (const { playId } of subject.showing().values()) subject.started(playId);
        clocks.advance(200);
      }
    };
    subject.darken(true);
    run(60_000);
    expect(counted).toEqual([]);
    subject.darken(false);
    run(30_000);
    expect(counted.length).toBeGreaterThan(0);
  });
});
