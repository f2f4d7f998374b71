import type { SyncRequest } from '#core/manifest/sync.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import type { Programme } from './manifest.ts';
import type { DeviceKey } from './news.ts';

/** Content on screen, as a player tells it. */
type OnScreen = SyncRequest['status']['playing'][number];

/**
 * Keeps what a device shows, how many files of its programme it has (DEV-19), and what is recorded of its deliveries;
 * written only where it changed.
 */
export async function recordScreen(
  tx: Tx,
  deviceId: string,
  { files }: Pick<Programme, 'files'>,
  { request, key, delivered }: { request: SyncRequest; key: DeviceKey; delivered: string },
): Promise<void> {
  const whole = new Set(request.inventory.flatMap(({ sha256, state }) => (state === 'whole' ? [sha256] : [])));
  const playing = JSON.stringify(request.status.playing);
  const filesWhole = files.filter(({ sha256 }) => whole.has(sha256)).length;
  const isSame =
    key.playing === playing &&
    key.filesWhole === filesWhole &&
    key.filesTotal === files.length &&
    key.delivered === delivered;
  if (isSame) return;
  await note.run(tx, { deviceId, playing, filesWhole, filesTotal: files.length, delivered });
}

type Noted = { deviceId: string; playing: string; filesWhole: number; filesTotal: number; delivered: string };

const note = statement<Noted>((db, value) =>
  db
    .updateTable('device_keys')
    .set({
      playing: value('playing'),
      files_whole: value('filesWhole'),
      files_total: value('filesTotal'),
      delivered: value('delivered'),
    })
    .where('device_id', '=', value('deviceId')),
);

/** Report of a device's last sync. */
export interface Told {
  at: number | null;
  playing: readonly OnScreen[];
  files: { whole: number; total: number } | null;
}

/** Returns what a device told last; nothing of one that never synced. */
export async function toldBy(tx: Tx, deviceId: string): Promise<Told> {
  const row = await tx.db
    .selectFrom('device_keys')
    .select(['last_seen_at', 'playing', 'files_whole', 'files_total'])
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  const total = row?.files_total ?? null;
  return {
    at: row?.last_seen_at ?? null,
    playing: row?.playing ? (JSON.parse(row.playing) as OnScreen[]) : [],
    files: total === null ? null : { whole: row?.files_whole ?? 0, total },
  };
}

/** Returns the ads that each of these devices said it shows, by its last sync. */
export async function toldByAll(tx: Tx, deviceIds: readonly string[]): Promise<Map<string, readonly string[]>> {
  if (deviceIds.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('device_keys')
    .select(['device_id', 'playing'])
    .where('device_id', 'in', [...deviceIds])
    .execute();
  return new Map(
    rows.map(({ device_id: id, playing }) => [
      id,
      playing ? (JSON.parse(playing) as OnScreen[]).map(({ adId }) => adId) : [],
    ]),
  );
}
