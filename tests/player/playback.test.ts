import { describe, expect, test } from 'vitest';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { Fault, PlayRecord } from '#core/manifest/sync.ts';
import { WHOLE_SCREEN } from '#core/schedule/types.ts';
import { Playback } from '#player/playback.ts';
import { ServerClock } from '#player/serverClock.ts';
import { buildAd, buildFile, buildManifest, ManualClocks, HOUR, NOON, pictureAd } from './playerScene.ts';

/** A player whose stage shows everything at once; `run` lets time go by in its ticks. */
function playbackOf(manifest: Manifest | null, { isShowing = true } = {}) {
  const clocks = new ManualClocks();
  const plays: Omit<PlayRecord, 'seq'>[] = [];
  const faults: Fault[] = [];
  const subject = new Playback({
    clock: new ServerClock(clocks),
    onPlay: (play) => plays.push(play),
    onFault: (fault) => faults.push(fault),
  });
  subject.use(manifest);
  const tick = () => {
    subject.tick();
    if (isShowing) for (const { playId } of subject.showing().values()) subject.started(playId);
  };
  const run = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 200) {
      clocks.advance(200);
      tick();
    }
  };
  tick();
  return { subject, clocks, plays, faults, tick, run, on: (place = 'slot') => subject.showing().get(place)?.ad.id };
}

describe('a carousel', () => {
  test('shows each for its time and reports it whole [REP-03]', () => {
    const { plays, run } = playbackOf(buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b', order: 1 })]));
    run(30_000);
    expect(plays.map(({ adId, outcome, durationMs }) => [adId, outcome, durationMs])).toEqual([
      ['a', 'complete', 10_000],
      ['b', 'complete', 10_000],
      ['a', 'complete', 10_000],
    ]);
    expect(plays[1]).toMatchObject({ slotId: 'slot', key: 'text', startedAt: NOON + 10_000 });
  });

  test('of one ad shows it again and again, each a play of its own', () => {
    const { subject, plays, run } = playbackOf(buildManifest([buildAd({ id: 'a' })]));
    const first = subject.showing().get('slot')?.playId;
    run(20_000);
    expect(plays).toHaveLength(2);
    expect(subject.showing().get('slot')?.playId).not.toBe(first);
  });

  test('lets a video end itself, and ends one that hangs', () => {
    const video = buildAd({
      id: 'v',
      contents: [
        { kind: 'video', key: 'clip', sha256: buildFile('clip').file.sha256, durationMs: 10_000, windows: [] },
      ],
    });
    const { subject, plays, run } = playbackOf(buildManifest([video]));
    run(10_200);
    subject.ended(subject.showing().get('slot')!.playId);
    expect(plays).toMatchObject([{ durationMs: 10_200, outcome: 'complete' }]);
    run(16_000);
    expect(plays).toHaveLength(2);
  });
});

describe('what must go at once [AD-17]', () => {
  test('an ad that is no longer in the manifest is cut and never starts again', () => {
    const { subject, plays, run, on } = playbackOf(
      buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b', order: 1 })]),
    );
    run(3000);
    subject.use(buildManifest([buildAd({ id: 'b' })]));
    run(200);
    expect([on(), plays]).toMatchObject(['b', [{ adId: 'a', outcome: 'cut', durationMs: 3200 }]]);
    run(60_000);
    expect(plays.slice(1).every(({ adId }) => adId === 'b')).toBe(true);
  });

  test('an ad whose period ends is cut at that moment', () => {
    const { run, on, plays } = playbackOf(buildManifest([buildAd({ id: 'a', endAt: NOON + 3000 })]));
    run(2800);
    expect(on()).toBe('a');
    run(200);
    expect([on(), plays]).toMatchObject([undefined, [{ adId: 'a', outcome: 'cut' }]]);
  });

  test('an emergency takes the whole screen and gives it back', () => {
    const normal = [buildAd({ id: 'a' })];
    const { subject, run, on } = playbackOf(buildManifest(normal));
    run(1000);
    subject.use(buildManifest([...normal, buildAd({ id: 'fire', type: 'emergency' })]));
    run(200);
    expect([on(), on(WHOLE_SCREEN)]).toEqual([undefined, 'fire']);
    subject.use(buildManifest(normal));
    run(200);
    expect([on(), on(WHOLE_SCREEN)]).toEqual(['a', undefined]);
  });

  test('a new file under the same key is another content', () => {
    const [poster, clip] = [buildFile('poster'), buildFile('clip')];
    const withFile = (file: typeof poster) =>
      buildManifest(
        [
          buildAd({
            id: 'a',
            contents: [{ kind: 'picture', key: 'same', sha256: file.file.sha256, durationMs: 10_000, windows: [] }],
          }),
        ],
        [file],
      );
    const { subject, run, plays } = playbackOf(withFile(poster));
    run(1000);
    subject.use(withFile(clip));
    run(200);
    expect([plays, subject.showing().get('slot')]).toMatchObject([
      [{ outcome: 'cut' }],
      { content: { sha256: clip.file.sha256 } },
    ]);
  });

  test('the same content in a new manifest plays on without a cut', () => {
    const { subject, run, plays } = playbackOf(buildManifest([buildAd({ id: 'a' })]));
    run(5000);
    subject.use(buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b', order: 1 })]));
    run(5000);
    expect(plays).toMatchObject([{ adId: 'a', outcome: 'complete', durationMs: 10_000 }]);
  });
});

describe('what cannot be shown', () => {
  const poster = buildFile('poster');

  test('is left out for a while, is a fault, and is no play', () => {
    const { subject, run, plays, faults, on } = playbackOf(
      buildManifest([pictureAd('broken', poster), buildAd({ id: 'b', order: 1 })], [poster]),
      { isShowing: false },
    );
    subject.failed(subject.showing().get('slot')!.playId);
    run(200);
    expect([on(), plays, faults]).toMatchObject(['b', [], [{ code: 'cannotShow' }]]);
  });

  test('nothing of it is on screen after ten seconds: the next one gets its turn', () => {
    const { run, faults, plays, on } = playbackOf(
      buildManifest([pictureAd('a', poster), buildAd({ id: 'b', order: 1 })], [poster]),
      { isShowing: false },
    );
    run(10_000);
    expect([on(), faults.length, plays]).toEqual(['b', 1, []]);
  });

  test('alone it is tried again after half a minute, not at once', () => {
    const { subject, run, on } = playbackOf(buildManifest([pictureAd('a', poster)], [poster]), { isShowing: false });
    subject.failed(subject.showing().get('slot')!.playId);
    run(29_000);
    expect(on()).toBeUndefined();
    run(1200);
    expect(on()).toBe('a');
  });
});

test('boot-up plays once after the start, insertions at their cycle [AD-12]', () => {
  const insertion = { cycleMs: 60_000, firstAt: NOON + 15_000, windowMs: null, count: null };
  const { plays, run } = playbackOf(
    buildManifest([
      buildAd({ id: 'a' }),
      buildAd({ id: 'boot', type: 'bootUp' }),
      buildAd({ id: 'news', type: 'insertion', insertion }),
    ]),
  );
  run(100_000);
  expect(plays.map(({ adId }) => adId)).toEqual(['boot', 'a', 'news', 'a', 'a', 'a', 'a', 'a', 'news', 'a']);
});

test('durations are those of a clock that is never set back, starts those of the server', () => {
  const clocks = new ManualClocks();
  const plays: Omit<PlayRecord, 'seq'>[] = [];
  const clock = new ServerClock(clocks, 2 * HOUR);
  const subject = new Playback({ clock, onPlay: (play) => plays.push(play), onFault: () => undefined });
  subject.use(buildManifest([buildAd({ id: 'a' })]));
  subject.tick();
  subject.started('play-1');
  clock.set(clocks.wall() - HOUR, clocks.wall(), clocks.wall());
  clocks.advance(10_000);
  subject.tick();
  expect(plays).toMatchObject([{ startedAt: NOON + 2 * HOUR, durationMs: 10_000 }]);
});
