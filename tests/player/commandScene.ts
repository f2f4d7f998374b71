import { vi } from 'vitest';
import type { HostCapability } from '#core/host/commands.ts';
import type { Rotation } from '#core/layout/rotation.ts';
import type { Command, PlayRecord } from '#core/manifest/sync.ts';
import type { Timer } from '#core/schedule/timers.ts';
import { CommandRunner } from '#player/commands.ts';
import { ScreenControls } from '#player/controls.ts';
import type { Database } from '#player/database.ts';
import type { Host } from '#player/host.ts';
import { Playback } from '#player/playback.ts';
import { ServerClock } from '#player/serverClock.ts';
import { TimerKeeper } from '#player/timerKeeper.ts';
import { buildAd, buildManifest, freshDatabase, HOUR, ManualClocks, NOON } from './playerScene.ts';

const ZONE = 'Asia/Shanghai';

interface Told {
  on?: boolean;
  id?: string;
}

/** A shell that declares these capabilities, has a panel with two inputs, and notes what it is told to do. */
export function hostOf(capabilities: HostCapability[], answer: (name: string) => object = () => ({})) {
  const asked: [string, object][] = [];
  const panel = { on: true, id: 'hdmi1' };
  const host = {
    hello: { capabilities },
    can: (name: HostCapability) => capabilities.includes(name),
    call: async (name: string, args: Told) => {
      if (!name.startsWith('get')) asked.push([name, args]);
      const said = answer(name);
      if (name.startsWith('set')) Object.assign(panel, args);
      return name.endsWith('Display') || name.endsWith('Source') ? { ...panel } : said;
    },
  } as unknown as Host;
  return { host, asked, panel };
}

interface Given {
  database?: Database;
  host?: Host | null;
  timers?: Timer[];
  clocks?: ManualClocks;
  isForced?: boolean;
  rotation?: Rotation;
}

/** A screen that shows two ads, with its commands and timers. */
export async function screenOf({
  database,
  host = null,
  timers = [],
  clocks = new ManualClocks(),
  isForced = false,
  rotation = 0,
}: Given = {}) {
  const own = database ?? (await freshDatabase());
  const clock = new ServerClock(clocks);
  const plays: Omit<PlayRecord, 'seq'>[] = [];
  const playback = new Playback({ clock, onPlay: (play) => plays.push(play), onFault: () => undefined });
  playback.use(buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b', order: 1 }), buildAd({ id: 'c', order: 2 })]));
  playback.tick();
  const media = { set: vi.fn(), freeze: vi.fn() };
  const sent: string[] = [];
  const reload = vi.fn();
  const now = () => clock.now();
  let kept = timers;
  const inForce = () => ({ timers: kept, zone: ZONE });
  const controls = new ScreenControls({
    database: own,
    playback,
    media,
    host: Promise.resolve(host),
    takePicture: async (turn) => new Blob([turn === 0 ? 'page' : `page upright by ${turn}`]),
    setUpright: async (picture, turn) => (turn === 0 ? picture : new Blob([picture, ` upright by ${turn}`])),
    rotation: () => rotation,
    sendPicture: async (id, picture) => void sent.push(`${id} ${await picture.text()}`),
    reload,
    timers: inForce,
    isForced: () => isForced,
    now,
    onChange: () => void playback.tick(),
  });
  await controls.begin();
  const runner = new CommandRunner({ database: own, controls, now, tell: async () => undefined });
  const faults: string[] = [];
  const keeper = new TimerKeeper({
    database: own,
    controls,
    now,
    timers: inForce,
    onFault: (fault) => faults.push(fault),
  });
  return {
    database: own,
    clocks,
    playback,
    controls,
    runner,
    keeper,
    media,
    plays,
    sent,
    faults,
    /** Lets time go by in ticks of a second; what is given to the stage is seen at once, and timers are kept. */
    run: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        clocks.advance(1000);
        playback.tick();
        for (const { playId } of playback.showing().values()) playback.started(playId);
        await keeper.tick();
      }
    },
    setTimers: (changed: Timer[]) => void (kept = changed),
    reload,
    shown: () => playback.showing().get('slot')?.ad.id,
    send: async (...commands: Command[]) => {
      await runner.take(commands);
      await runner.run();
    },
    acks: async () =>
      Object.fromEntries(
        (await own.getAll('acks')).map(({ id, outcome, detail }) => [id, detail ? `${outcome} ${detail}` : outcome]),
      ),
  };
}

let serial = 0;
/** A command of the server, each with an id of its own. */
export const command = (type: string, args: object = {}, expiresAt = NOON + HOUR): Command => ({
  id: `command-${String(++serial).padStart(4, '0')}`,
  type,
  args: { ...args },
  expiresAt,
});
