import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import type { Manifest, ManifestAd } from '#core/manifest/manifest.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { builtinLayouts } from '#core/layout/builtin.ts';
import { Playback } from '#player/playback.ts';
import { ServerClock, type Clocks } from '#player/serverClock.ts';
import type { ShowFault } from '#player/showing.ts';
import { type Database, openDatabase } from '#player/database.ts';

/** 2026-03-02 12:00 in Shanghai. */
export const NOON = Date.parse('2026-03-02T12:00:00+08:00');
export const HOUR = 3_600_000;

/** A clock that stands still until a test moves it. */
export class ManualClocks implements Clocks {
  #ms = 0;
  wall = (): number => NOON + this.#ms;
  monotonic = (): number => this.#ms;

  advance(ms: number): void {
    this.#ms += ms;
  }
}

let serial = 0;

export function freshDatabase(): Promise<Database> {
  serial += 1;
  return openDatabase(`player-${serial}`);
}

export interface TestFile {
  bytes: Buffer;
  file: Manifest['files'][number];
}

export function buildFile(text: string, overrides: Partial<Manifest['files'][number]> = {}): TestFile {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, file: { sha256, size: bytes.length, type: 'image/png', url: `/media/${text}`, ...overrides } };
}

export function buildAd(overrides: Partial<ManifestAd> & { id: string }): ManifestAd {
  return {
    name: overrides.id,
    type: 'common',
    status: 'playing',
    slotId: 'slot',
    delivery: 'precise',
    size: null,
    startAt: NOON - 24 * HOUR,
    endAt: NOON + 24 * HOUR,
    windows: [],
    mute: false,
    order: 0,
    insertion: null,
    contents: [
      {
        kind: 'text',
        key: 'text',
        text: overrides.id,
        color: '#ffffff',
        background: '#000000',
        fontSize: 40,
        durationMs: 10_000,
        windows: [],
      },
    ],
    ...overrides,
  };
}

/** An ad that shows one picture for ten seconds. */
export const pictureAd = (id: string, { file }: TestFile, overrides: Partial<ManifestAd> = {}): ManifestAd =>
  buildAd({
    id,
    contents: [{ kind: 'picture', key: file.sha256.slice(0, 8), sha256: file.sha256, durationMs: 10_000, windows: [] }],
    ...overrides,
  });

export function buildManifest(
  items: ManifestAd[],
  files: TestFile[] = [],
  overrides: Partial<Manifest> = {},
): Manifest {
  const { document } = builtinLayouts[0]!;
  return {
    version: 1,
    rev: `rev-${items.map(({ id }) => id).join('-')}`,
    device: { id: 'device', number: 'ACDE3467', name: 'Lobby', zone: 'Asia/Shanghai' },
    layout: { id: 'layout', name: 'Full', document },
    slots: [{ id: 'slot', name: 'Main', areaId: 'main', width: 1920, height: 1080 }],
    items,
    materials: {},
    files: files.map(({ file }) => file),
    generatedAt: NOON,
    filesUntil: NOON + HOUR,
    ...overrides,
  };
}

/** A player whose stage shows everything at once; `run` lets time go by in its ticks. */
export function playbackOf(manifest: Manifest | null, { isShowing = true } = {}) {
  const clocks = new ManualClocks();
  const plays: Omit<PlayRecord, 'seq'>[] = [];
  const faults: ShowFault[] = [];
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
