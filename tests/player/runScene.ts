import { vi } from 'vitest';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { SyncRequest } from '#core/manifest/sync.ts';
import type { PlayerApi } from '#player/api.ts';
import type { Database } from '#player/database.ts';
import { loadIdentity, saveIdentity } from '#player/identity.ts';
import { Player } from '#player/run.ts';
import { ServerClock } from '#player/serverClock.ts';
import type { World } from '#player/world.ts';
import { freshDatabase, ManualClocks, NOON, type TestFile } from './playerScene.ts';

/** Answer of a server that has nothing new. */
export const NOTHING_NEW = { now: NOON, rev: 'r', commands: [], playAck: null, nextSyncMs: 30_000, hintUrl: '' };

interface Given {
  database?: Database;
  active?: Manifest;
  pending?: Manifest;
  files?: TestFile[];
  /** Answers a sync; absent: the server is away. */
  sync?: PlayerApi['sync'];
  world?: Partial<World>;
}

/** A screen that was added long ago, with what it holds; started by `player.start()`. */
export async function screenWith({ database, active, pending, files = [], sync, world = {} }: Given = {}) {
  const kept = database ?? (await freshDatabase());
  const identity = await loadIdentity(kept);
  await saveIdentity(kept, { ...identity, number: 'ACDE3467', deviceId: 'device', deviceKey: 'key' });
  if (active) await kept.put('manifests', active, 'active');
  if (pending) await kept.put('manifests', pending, 'pending');
  for (const { file, bytes } of files)
    await kept.put('files', { sha256: file.sha256, body: new Blob([new Uint8Array(bytes)]) });
  const away = () => Promise.reject(new TypeError('the server is away'));
  const clocks = new ManualClocks();
  const reload = vi.fn();
  const told: unknown[] = [];
  const sent: SyncRequest[] = [];
  const player = new Player({
    api: {
      enrol: away,
      weather: away,
      sync: (credential, request) => {
        sent.push(request);
        return sync?.(credential, request) ?? away();
      },
    },
    database: kept,
    clock: new ServerClock(clocks),
    fetchFile: async () => ({ ok: false, problem: 'network' }),
    createHint: () => ({ listen: () => undefined, close: () => undefined }),
    describe: () => ({
      hardware: { systemType: '', systemVersion: '', playerVersion: '', zone: 'UTC', screen: { width: 1, height: 1 } },
      capabilities: [],
    }),
    freeBytes: async () => null,
    reload,
    report: (error) => told.push(error),
    ...world,
  });
  const on = (place = 'slot') => player.playback.showing().get(place)?.ad.id;
  /** Lets time go by in the player's ticks; what it gives to the stage is seen at once. */
  const run = (ms: number, isSeen = true) => {
    for (let passed = 0; passed < ms; passed += 200) {
      clocks.advance(200);
      player.tick();
      if (isSeen) for (const { playId } of player.playback.showing().values()) player.playback.started(playId);
    }
  };
  return { player, database: kept, clocks, reload, told, sent, on, run };
}

/** Makes writes to a table fail as on a full disk, until it is called again. */
export function fillDisk(isFullFor: (store: string, key: IDBValidKey | undefined) => boolean): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the store that it stands in for
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    if (isFullFor(this.name, key)) throw new DOMException('the disk is full', 'QuotaExceededError');
    return key === undefined ? put.call(this, value) : put.call(this, value, key);
  });
  return () => spy.mockRestore();
}
