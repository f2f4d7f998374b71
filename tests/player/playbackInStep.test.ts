import { describe, expect, test } from 'vitest';
import { Playback } from '#player/playback.ts';
import { ServerClock } from '#player/serverClock.ts';
import { buildAd, buildManifest, playbackOf } from './playerScene.ts';

describe('a wall in step [DEV-11]', () => {
  const wall = { groupId: 'g', rows: 1, columns: 2, row: 0, column: 0, inStep: true };
  const seconds = (id: string, durationMs: number, order: number) =>
    buildAd({ id, order, contents: [{ ...buildAd({ id }).contents[0]!, durationMs }] });
  const manifest = () => ({ ...buildManifest([seconds('a', 7000, 0), seconds('b', 4000, 1)]), wall });

  test('shows the same on two screens that were started at different times, from the same moment', () => {
    const first = playbackOf(manifest());
    first.run(13_400);
    const second = new Playback({
      clock: new ServerClock(first.clocks),
      onPlay: () => undefined,
      onFault: () => undefined,
    });
    second.use(manifest());
    for (let ticks = 0; ticks < 200; ticks += 1) {
      first.run(200);
      second.tick();
      const [one, other] = [first.subject.showing().get('slot'), second.showing().get('slot')];
      expect([other?.ad.id, other?.begunAt]).toEqual([one?.ad.id, one?.begunAt]);
      for (const { playId } of second.showing().values()) second.started(playId);
    }
  });

  test('has its next content ready before its turn, and starts that one', () => {
    const { subject, run, on } = playbackOf(manifest());
    const first = on();
    while (subject.prepared().size === 0) run(200);
    const ready = subject.prepared().get('slot')!;
    expect(ready.ad.id).not.toBe(first);
    while (on() === first) run(200);
    expect(subject.showing().get('slot')?.playId).toBe(ready.playId);
  });

  test('counts a turn that it showed whole, and not one that it joined in the middle', () => {
    const { clocks, plays, run } = playbackOf(manifest());
    const joinedMs = (clocks.wall() % 11_000) % 7000;
    run(33_000);
    expect(joinedMs).toBeGreaterThan(1000);
    expect(plays[0]?.outcome).toBe('cut');
    expect(new Set(plays.slice(1).map(({ outcome, durationMs }) => `${outcome} ${durationMs >= 3800}`))).toEqual(
      new Set(['complete true']),
    );
  });

  test('leaves the turn of what it cannot show empty, and does not try again within it', () => {
    const { subject, faults, run, on } = playbackOf(manifest());
    const first = on();
    while (on() === first) run(200);
    subject.failed(subject.showing().get('slot')!.playId);
    run(3000);
    expect([faults.length, on()]).toEqual([1, undefined]);
    run(11_000);
    expect(on()).toBeDefined();
  });
});

describe('a wall in step that is paused [DEV-11]', () => {
  test('has no next moment: nothing is looked at again and again', () => {
    const manifest = buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b', order: 1 })], [], {
      wall: { groupId: 'wall', rows: 1, columns: 1, row: 0, column: 0, inStep: true },
    });
    const { subject, run } = playbackOf(manifest);
    run(1000);
    expect(subject.untilNext()).not.toBeNull();
    subject.pause(60_000);
    run(30_000);
    expect(subject.untilNext()).toBeNull();
    subject.resume();
    expect(subject.untilNext()).not.toBeNull();
  });
});
