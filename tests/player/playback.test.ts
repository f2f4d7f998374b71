import { describe, expect, test } from 'vitest';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { WHOLE_SCREEN } from '#core/schedule/types.ts';
import { Playback } from '#player/playback.ts';
import { ServerClock } from '#player/serverClock.ts';
import { buildAd, buildFile, buildManifest, ManualClocks, HOUR, NOON, pictureAd, playbackOf } from './playerScene.ts';

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

describe('an emergency [AD-12]', () => {
  const normal = [buildAd({ id: 'a' }), buildAd({ id: 'b', order: 1 })];
  const withFire = (overrides: Partial<ReturnType<typeof buildAd>> = {}) =>
    buildManifest([...normal, buildAd({ id: 'fire', type: 'emergency', ...overrides })]);
  /** A player whose stage says by itself what it has on the screen. */
  const scene = () => {
    const made = playbackOf(buildManifest(normal), { isShowing: false });
    const see = (place: string) => made.subject.started(made.subject.showing().get(place)!.playId);
    see('slot');
    return { ...made, see };
  };

  test('leaves the slots to their contents until it is seen, and cuts them then', () => {
    const { subject, clocks, run, on, see, plays } = scene();
    run(9000);
    subject.use(withFire());
    run(1000);
    see('slot');
    expect([on(), on(WHOLE_SCREEN)]).toEqual(['b', 'fire']);
    clocks.advance(300);
    see(WHOLE_SCREEN);
    expect([on(), on(WHOLE_SCREEN)]).toEqual([undefined, 'fire']);
    run(400);
    expect([on(), plays]).toMatchObject([
      undefined,
      [
        { adId: 'a', outcome: 'complete', durationMs: 10_000 },
        { adId: 'b', outcome: 'cut', durationMs: 300 },
      ],
    ]);
    // Not a moment belongs to both.
    run(9800);
    const fire = plays.find(({ adId }) => adId === 'fire')!;
    expect(fire.startedAt).toBe(plays[1]!.startedAt + plays[1]!.durationMs);
  });

  test.each([
    ['an ad of the loop', {}],
    ['one that plays once after the start', { type: 'bootUp' as const }],
    [
      'an insertion',
      { type: 'insertion' as const, insertion: { firstAt: NOON + 9000, cycleMs: HOUR, windowMs: null, count: null } },
    ],
  ])('takes no turn from %s that nobody has seen yet', (_title, kind) => {
    const next = buildAd({ id: 'next', order: 1, ...kind });
    const { subject, run, on, see } = scene();
    run(9000);
    subject.use(buildManifest([normal[0]!, next, buildAd({ id: 'fire', type: 'emergency', endAt: NOON + 15_000 })]));
    run(1200);
    expect(on()).toBe('next');
    see(WHOLE_SCREEN);
    run(6000);
    expect([on(), on(WHOLE_SCREEN)]).toEqual(['next', undefined]);
  });

  test('that begins at the moment a film ends leaves its last picture until it is seen itself', () => {
    const { subject, run, on, see } = scene();
    run(2000);
    subject.use(withFire());
    subject.ended(subject.showing().get('slot')!.playId);
    run(200);
    expect([on(), on(WHOLE_SCREEN)]).toEqual(['b', 'fire']);
    see(WHOLE_SCREEN);
    run(200);
    expect(on()).toBeUndefined();
  });

  test('keeps the screen while its next content is made ready', () => {
    const { subject, run, on, see } = scene();
    subject.use(withFire());
    run(200);
    see(WHOLE_SCREEN);
    run(10_200);
    expect([on(), on(WHOLE_SCREEN)]).toEqual([undefined, 'fire']);
  });

  test('that cannot be shown takes nothing from the slots', () => {
    const { subject, run, on, faults, plays } = scene();
    subject.use(withFire());
    run(200);
    subject.failed(subject.showing().get(WHOLE_SCREEN)!.playId);
    run(200);
    expect([on(), on(WHOLE_SCREEN), faults.length, plays]).toEqual(['a', undefined, 1, []]);
  });

  test.each([
    ['ended may stay until the slots have something to show', { endAt: NOON + 3000 }, null, false],
    ['was taken away may not [AD-17]', {}, buildManifest(normal), true],
  ])('that %s', (_title, overrides, next, isCut) => {
    const { subject, run, on, see } = scene();
    subject.use(withFire(overrides));
    run(200);
    see(WHOLE_SCREEN);
    run(1800);
    if (next) subject.use(next);
    run(1000);
    expect([on(), on(WHOLE_SCREEN), subject.isEmergencyCut]).toEqual(['b', undefined, isCut]);
  });
});

describe('what cannot be shown', () => {
  const poster = buildFile('poster');

  test('is left out for a while, is a fault, and is no play [REP-05]', () => {
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

test('an insertion has each of its turns beside a common content of a day [AD-12]', () => {
  const day = buildAd({ id: 'day' });
  day.contents[0]!.durationMs = 24 * HOUR;
  const insertion = { cycleMs: 60_000, firstAt: NOON + 15_000, windowMs: null, count: null };
  const { plays, run, on } = playbackOf(buildManifest([day, buildAd({ id: 'news', type: 'insertion', insertion })]));
  run(200_000);
  expect(plays.map(({ adId, outcome }) => `${adId} ${outcome}`)).toEqual([
    'day cut',
    'news complete',
    'day cut',
    'news complete',
    'day cut',
    'news complete',
    'day cut',
  ]);
  expect(on()).toBe('news');
});

test('durations are those of a clock that is never set back, starts those of the server', () => {
  const clocks = new ManualClocks();
  const plays: Omit<PlayRecord, 'seq'>[] = [];
  const clock = new ServerClock(clocks, { offsetMs: 2 * HOUR, latest: 0 });
  const subject = new Playback({ clock, onPlay: (play) => plays.push(play), onFault: () => undefined });
  subject.use(buildManifest([buildAd({ id: 'a' })]));
  subject.tick();
  subject.started('play-1');
  clock.set(NOON - HOUR, clocks.monotonic(), clocks.monotonic());
  clocks.advance(10_000);
  subject.tick();
  // Its start was an estimate until the server told the time.
  expect(plays).toMatchObject([{ startedAt: NOON - HOUR, durationMs: 10_000 }]);
});

describe('trial 3: nothing counts that nobody saw', () => {
  test('a film that stands still is left at once, is a fault, and no whole play [REP-05]', () => {
    const clip = buildFile('clip');
    const [text] = buildAd({ id: 'b' }).contents;
    const film = buildAd({
      id: 'v',
      contents: [{ kind: 'video', key: 'clip', sha256: clip.file.sha256, durationMs: 60_000, windows: [] }],
    });
    const { subject, plays, faults, run, on } = playbackOf(
      buildManifest([film, buildAd({ id: 'b', order: 1, contents: [text!] })], [clip]),
    );
    run(8000);
    subject.failed(subject.showing().get('slot')!.playId, 'stuck');
    run(200);
    expect(plays).toMatchObject([{ adId: 'v', outcome: 'cut', durationMs: 8000 }]);
    expect(faults).toMatchObject([{ code: 'stuck', sha256: clip.file.sha256 }]);
    expect(on()).toBe('b');
  });

  test('a page that did not answer is a fault that names its address, and no play [REP-05]', () => {
    const url = 'https://example.com/';
    const page = buildAd({
      id: 'p',
      contents: [{ kind: 'webPage', key: 'url', url, durationMs: 10_000, windows: [] }],
    });
    const { subject, plays, faults, run } = playbackOf(buildManifest([page]), { isShowing: false });
    subject.failed(subject.showing().get('slot')!.playId);
    run(200);
    expect([plays, faults]).toMatchObject([[], [{ code: 'pageFailed', detail: `ad p: ${url}` }]]);
  });
});

describe('between two contents', () => {
  const filler = buildAd({ id: 'filler', type: 'filler' });
  const place = 'slot';

  test('one that gives way stays until the next is to be seen; one that was taken down does not [AD-17]', () => {
    const scene = playbackOf(buildManifest([filler]));
    const cutOf = () => scene.subject.showing().get(place)?.isCut;
    scene.run(1000);
    scene.subject.use(buildManifest([filler, buildAd({ id: 'a' })]));
    scene.run(200);
    expect([scene.on(), cutOf()]).toEqual(['a', false]);
    scene.subject.use(buildManifest([filler]));
    scene.run(200);
    expect([scene.on(), cutOf()]).toEqual(['filler', true]);
  });

  test('one that was taken down in the moment of its end does not stay either', () => {
    const scene = playbackOf(buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b', order: 1 })]));
    scene.run(9800);
    scene.subject.use(buildManifest([buildAd({ id: 'b', order: 1 })]));
    scene.run(200);
    expect([scene.on(), scene.subject.showing().get(place)?.isCut]).toEqual(['b', true]);
  });

  test('trial 15: the end is told to the millisecond, not to the next look', () => {
    const { subject, clocks } = playbackOf(buildManifest([buildAd({ id: 'a' })]));
    clocks.advance(9870);
    expect(subject.untilNext()).toBe(130);
  });
});

describe('an ad that is sold by plays [MKT-09]', () => {
  const day = { from: NOON - HOUR, to: NOON + 23 * HOUR, plays: 24, open: [{ from: NOON, to: NOON + 2 * HOUR }] };
  const sold = (days = [day]) =>
    buildManifest([buildAd({ id: 'sold' }), buildAd({ id: 'other', order: 1 })], [], {
      paces: [{ adId: 'sold', days }],
    });
  const countOf = (plays: readonly { adId: string }[]) => plays.filter(({ adId }) => adId === 'sold').length;

  test('has its share evenly over the hours, and no play beyond it', () => {
    const { plays, run } = playbackOf(sold());
    run(HOUR);
    expect(countOf(plays)).toBe(12);
    run(1.5 * HOUR);
    expect(countOf(plays)).toBe(24);
    expect(plays.every(({ outcome }) => outcome === 'complete')).toBe(true);
  });

  test('has none where nobody gave this screen a share of the day', () => {
    const { plays, run } = playbackOf(sold([]));
    run(HOUR / 10);
    expect(countOf(plays)).toBe(0);
  });

  test('goes on from what it had before the page was opened', () => {
    const { subject, plays, run } = playbackOf(sold());
    subject.recallPaces([{ adId: 'sold', from: day.from, plays: 20 }]);
    run(3 * HOUR);
    // One began before the page had read what was kept.
    expect(countOf(plays)).toBeLessThanOrEqual(5);
  });
});
