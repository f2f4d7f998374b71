import type { DeviceCommandStored } from '#generated/server/device-commands.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { lockedBy } from '../store/rowLock.ts';
import type { Tx } from '../store/types.ts';
import type { Runs } from './clones.ts';
import { readCommands } from './commands.ts';
import { listensTo } from './installs.ts';
import { readStopping, type Stopping } from './takeDowns.ts';

/** State of a device's syncs on the server. */
export interface DeviceKey {
  keyHash: string;
  programmeRev: string | null;
  delivered: string | null;
  playing: string | null;
  filesWhole: number | null;
  filesTotal: number | null;
  /** Plays up to this number are done for ever. */
  playsDone: number;
  /** Added to the numbers of its plays, because a player before it has used those. */
  playsBefore: number;
  runs: Runs;
}

/** Facts that a batch of syncs reads for all its devices at once. */
export interface News {
  /** Devices that are there, by id. */
  devices: ReadonlyMap<string, DeviceStored>;
  /** Keys that are not revoked, by device. */
  keys: ReadonlyMap<string, DeviceKey>;
  /** Open take-downs by device. */
  stopping: ReadonlyMap<string, readonly Stopping[]>;
  /** Devices that have something to install. */
  installing: ReadonlySet<string>;
  /** Open commands, by device. */
  commands: ReadonlyMap<string, readonly DeviceCommandStored[]>;
}

const idsIn = (rows: readonly { device_id: string | null }[]): Set<string> =>
  new Set(rows.flatMap(({ device_id: id }) => id ?? []));

async function keysOf(tx: Tx, deviceIds: readonly string[]): Promise<Map<string, DeviceKey>> {
  const kept = tx.db
    .selectFrom('device_keys')
    .select([
      'device_id',
      'key_hash',
      'programme_rev',
      'delivered',
      'playing',
      'files_whole',
      'files_total',
      'plays_done',
      'plays_before',
      'run',
      'run_before',
      'run_returns',
    ])
    .where('device_id', 'in', deviceIds)
    .where('revoked_at', 'is', null);
  const rows = await lockedBy(tx, kept, 'device_id').execute();
  return new Map(
    rows.map((row) => [
      row.device_id,
      {
        keyHash: row.key_hash,
        programmeRev: row.programme_rev,
        delivered: row.delivered,
        playing: row.playing,
        filesWhole: row.files_whole,
        filesTotal: row.files_total,
        playsDone: row.plays_done ?? 0,
        playsBefore: row.plays_before ?? 0,
        runs: { run: row.run, before: row.run_before, returns: row.run_returns ?? 0 },
      },
    ]),
  );
}

/**
 * Reads what is new for these devices of one corporation, which `tx` sees alone. Devices, then their keys, are locked first: plays
 * are judged by those that are stored, so a second process that is told of the same time has to read what this one writes. Rows that were deleted are not left out: of
 * `deleted_at` SQLite would take an index of all rows, and these only say whom to ask for more.
 */
export async function readNews(tx: Tx, corpId: string, deviceIds: readonly string[]): Promise<News> {
  const own = tx.ofCorp(corpId);
  // Whoever deletes a screen locks it before its key, too: so neither waits for the other in a ring.
  const devices = await tx.devices.many(deviceIds, { lock: 'change' });
  const keys = await keysOf(tx, deviceIds);
  const [stopping, installing, commands] = await Promise.all([
    readStopping(tx, corpId, deviceIds),
    own
      .selectFrom('firmware_task_screens')
      .select('device_id')
      .where('device_id', 'in', deviceIds)
      .where(listensTo(tx.now))
      .execute(),
    readCommands(tx, corpId, deviceIds),
  ]);
  return {
    devices: new Map(devices.map((device) => [device.id, device])),
    keys,
    stopping,
    installing: idsIn(installing),
    commands,
  };
}
