import { vi } from 'vitest';
import type { HostCapability } from '#core/host/commands.ts';
import type { Command } from '#core/manifest/sync.ts';
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

/** A shell that declares these capabilities, and notes what it is asked for. */
export function hostOf(capabilities: HostCapability[], answer: (name: string) => object = () => ({})) {
  const asked: [string, object][] = [];
  const host = {
    hello: { capabilities },
    can: (name: HostCapability) => capabilities.includes(name),
    call: async (name: string, args: object) => {
      asked.push([name, args]);
      return answer(name);
    },
  } as unknown as Host;
  return { host, asked };
}

interface Given {
  database?: Database;
  host?: Host | null;
  timers?: Timer[];
  clocks?: ManualClocks;
  isForced?: boolean;
}

/** A screen that shows two ads, with its commands and timers. */
export async function screenOf({
  database,
  host = null,
  timers = [],
  clocks = new ManualClocks(),
  isForced = false,
}: Given = {}) {
  const kept = database ?? (await freshDatabase());
  const clock = new ServerClock(clocks);
  const playback = new Playback({ clock, onPlay: () => undefined, onFault: () => undefined });
  playback.use(buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b', order: 1 }), buildAd({ id: 'c', order: 2 })]));
  playback.tick();
  const media = { set: vi.fn(), freeze: vi.fn() };
  const sent: string[] = [];
  const reload = vi.fn();
  const now = () => clock.now();
  const inForce = () => ({ timers, zone: ZONE });
  const controls = new ScreenControls({
    database: kept,
    playback,
    media,
    host: Promise.resolve(host),
    takePicture: async () => new Blob(['page']),
    sendPicture: async (id, picture) => void sent.push(`${id} ${await picture.text()}`),
    reload,
    timers: inForce,
    isForced: () => isForced,
    now,
    onChange: () => void playback.tick(),
  });
  await controls.begin();
  const runner = new CommandRunner({ database: kept, controls, now, tell: async () => undefined });
  const faults: string[] = [];
  const keeper = new TimerKeeper({
    database: kept,
    controls,
    now,
    timers: inForce,
    onFault: (fault) => faults.push(fault),
  });
  return {
    database: kept,
    clocks,
    playback,
    controls,
    runner,
    keeper,
    media,
    sent,
    faults,
    reload,
    shown: () => playback.showing().get('slot')?.ad.id,
    send: async (...commands: Command[]) => {
      await runner.take(commands);
      await runner.run();
    },
    acks: async () =>
      Object.fromEntries(
        (await kept.getAll('acks')).map(({ id, outcome, detail }) => [id, detail ? `${outcome} ${detail}` : outcome]),
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
