import type { Insertable, Selectable } from 'kysely';
import type { Manifest } from '#core/manifest/manifest.ts';
import { slotsOf } from '#core/schedule/eligible.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Technical } from '../store/database.ts';
import { padded } from '../store/clause.ts';
import { insertion } from '../store/insertion.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';

/** Content of an ad that a device was told to show in a slot. Null slot and key: any slot, any content of the ad. */
export interface Issue {
  adId: string;
  slotId: string | null;
  key: string | null;
  since: number;
  until: number | null;
  leastMs: number;
  startAt: number;
  endAt: number;
}

/** Shortest showing that counts as whole, milliseconds. */
export const SHORTEST_MS = 900;
/** Tolerance for timers of players, milliseconds. */
const TIMER_SLACK_MS = 1000;

/**
 * Least duration of a whole showing, milliseconds. A video may end earlier than its header says; everything else plays
 * its full time.
 */
const leastOf = ({ kind, durationMs }: Manifest['items'][number]['contents'][number]): number =>
  Math.max(SHORTEST_MS, kind === 'video' ? Math.floor(durationMs / 2) : durationMs - TIMER_SLACK_MS);

/** Row of the table: one content of an ad in one slot, given to the device. */
export type Given = Issue & { slotId: string; key: string };

/** Part of a manifest that gives a device contents. */
type Issued = Pick<Manifest, 'rev' | 'items' | 'slots'>;

/** Returns the contents that a manifest gives a device, by slot. */
function issuesIn({ items, slots }: Issued): Omit<Given, 'since' | 'until'>[] {
  return items.flatMap((ad) => {
    // An emergency fills the whole screen and is reported under its own slot.
    const places = ad.type === 'emergency' ? [ad.slotId] : slotsOf(ad, slots).map(({ id }) => id);
    return places.flatMap((slotId) =>
      ad.contents.map((content) => ({
        adId: ad.id,
        slotId,
        key: content.key,
        leastMs: leastOf(content),
        startAt: ad.startAt,
        endAt: ad.endAt,
      })),
    );
  });
}

const nameOf = ({ adId, slotId, key }: Pick<Issue, 'adId' | 'slotId' | 'key'>): string => `${adId}\n${slotId}\n${key}`;

type IssueRow = Pick<Selectable<Technical['issues']>, (typeof COLUMNS)[number]>;

function readIssue(row: IssueRow): Given {
  return {
    adId: row.ad_id,
    slotId: row.slot_id,
    key: row.content_key,
    since: row.since,
    until: row.until,
    leastMs: row.least_ms,
    startAt: row.start_at,
    endAt: row.end_at,
  };
}

const COLUMNS = ['ad_id', 'slot_id', 'content_key', 'since', 'until', 'least_ms', 'start_at', 'end_at'] as const;

/** Most ads that a screen usually tells plays of at once. */
const FEW = Array.from({ length: 8 }, (_, at) => `ad${at}` as const);

const issuedOfFew = statement<{ deviceId: string; [ad: (typeof FEW)[number]]: string }, IssueRow>((db, value) =>
  db
    .selectFrom('issues')
    .select([...COLUMNS])
    .where('device_id', '=', value('deviceId'))
    .where(
      'ad_id',
      'in',
      FEW.map((name) => value(name)),
    ),
);

async function issuedOf(tx: Tx, deviceId: string, adIds: readonly string[]): Promise<IssueRow[]> {
  const last = adIds.at(-1);
  if (last !== undefined && adIds.length <= FEW.length) {
    const ads = Object.fromEntries(FEW.map((name, at) => [name, adIds[at] ?? last]));
    return issuedOfFew.all(tx, { deviceId, ...ads });
  }
  return tx.db
    .selectFrom('issues')
    .select([...COLUMNS])
    .where('device_id', '=', deviceId)
    .where('ad_id', 'in', adIds)
    .execute();
}

/**
 * Returns everything that a device was ever told to show of these ads. For ads given by an older server there are no
 * rows: then its deliveries tell when it got an ad, in any slot.
 */
export async function issuesFor(tx: Tx, device: DeviceStored, adIds: readonly string[]): Promise<Issue[]> {
  const rows = await issuedOf(tx, device.id, adIds);
  if (rows.length > 0) return rows.map(readIssue);
  const any = await tx.db
    .selectFrom('issues')
    .select('since')
    .where('device_id', '=', device.id)
    .limit(1)
    .executeTakeFirst();
  if (any) return [];
  const deliveries = await tx
    .ofCorp(device.corpId)
    .selectFrom('ad_deliveries')
    .select(['ad_id', 'created_at'])
    .where('device_id', '=', device.id)
    .where('ad_id', 'in', adIds)
    .execute();
  return deliveries.map((row) => ({
    adId: row.ad_id ?? '',
    slotId: null,
    key: null,
    since: row.created_at,
    until: null,
    leastMs: SHORTEST_MS,
    startAt: Number.NEGATIVE_INFINITY,
    endAt: Number.POSITIVE_INFINITY,
  }));
}

/** Returns the contents that these devices were told to show and that were not withdrawn, by device. */
export async function issuedNow(tx: Tx, deviceIds: readonly string[]): Promise<Map<string, Given[]>> {
  if (deviceIds.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('issues')
    .select(['device_id', ...COLUMNS])
    .where('device_id', 'in', padded(deviceIds))
    .where('until', 'is', null)
    .execute();
  const byDevice = Map.groupBy(rows, ({ device_id: deviceId }) => deviceId);
  return new Map([...byDevice].map(([deviceId, own]) => [deviceId, own.map(readIssue)]));
}

const close = statement<Pick<Given, 'adId' | 'slotId' | 'key' | 'since'> & { deviceId: string; now: number }>(
  (db, value) =>
    db
      .updateTable('issues')
      .set({ until: value('now') })
      .where('device_id', '=', value('deviceId'))
      .where('ad_id', '=', value('adId'))
      .where('slot_id', '=', value('slotId'))
      .where('content_key', '=', value('key'))
      .where('since', '=', value('since')),
);

const notePlaying = statement<{ deviceId: string; rev: string }>((db, value) =>
  db
    .updateTable('device_keys')
    .set({ programme_rev: value('rev') })
    .where('device_id', '=', value('deviceId')),
);

export type IssuedRow = Insertable<Technical['issues']>;

const open = insertion<IssuedRow>(
  ['device_id', 'ad_id', 'slot_id', 'content_key', 'since', 'until', 'least_ms', 'start_at', 'end_at', 'corp_id'],
  (db, rows) =>
    db
      .insertInto('issues')
      .values(rows)
      // Issued, withdrawn and issued again within one millisecond: the content was there all the time.
      .onConflict((conflict) =>
        conflict.columns(['device_id', 'ad_id', 'slot_id', 'content_key', 'since']).doUpdateSet({ until: null }),
      ),
);

const rowOf = (
  { id, corpId }: DeviceStored,
  { adId, slotId, key, leastMs, startAt, endAt }: Omit<Given, 'since' | 'until'>,
  now: number,
): IssuedRow => ({
  device_id: id,
  ad_id: adId,
  slot_id: slotId,
  content_key: key,
  since: now,
  until: null,
  least_ms: leastMs,
  start_at: startAt,
  end_at: endAt,
  corp_id: corpId,
});

/** Stores contents that were issued. */
export const openIssues = (tx: Tx, rows: readonly IssuedRow[]): Promise<number> => open.run(tx, rows);

/** Inputs of one issue to a device. */
interface Issuing {
  manifest: Issued;
  programmeRev: string | null;
  playingRev: string | null;
  /** Its earlier contents. */
  issued: readonly Given[];
}

/**
 * Notes what a device is issued and ends what is withdrawn from it, before the answer is sent; returns the rows to open. A withdrawn content ends with this sync if its
 * whole ad is withdrawn, else once the device plays the new manifest: until the new files have arrived it uses the old
 * places.
 */
export async function recordIssues(
  tx: Tx,
  device: DeviceStored,
  { manifest, programmeRev, playingRev, issued: rows }: Issuing,
): Promise<IssuedRow[]> {
  if (programmeRev === manifest.rev) return [];
  const isPlaying = playingRev === manifest.rev;
  const wanted = new Map(issuesIn(manifest).map((issue) => [nameOf(issue), issue]));
  const issued = new Set(manifest.items.map(({ id }) => id));
  const kept = new Set<string>();
  for (const row of rows) {
    const next = wanted.get(nameOf(row));
    const isSame =
      next !== undefined && next.leastMs === row.leastMs && next.startAt === row.startAt && next.endAt === row.endAt;
    if (isSame) kept.add(nameOf(row));
    else if (isPlaying || !issued.has(row.adId)) await close.run(tx, { ...row, deviceId: device.id, now: tx.now });
  }
  if (isPlaying) await notePlaying.run(tx, { deviceId: device.id, rev: manifest.rev });
  return [...wanted].flatMap(([name, issue]) => (kept.has(name) ? [] : [rowOf(device, issue, tx.now)]));
}
