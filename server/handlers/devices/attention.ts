import { limits } from '#generated/model/limits.gen.ts';
import { handler } from '../../call/handler.ts';
import type { OutputOf } from '../../call/types.ts';
import { shotsOf, withBadPicture } from '../../player/shots.ts';
import { offUntil, silentAsPlanned } from '../../policies/operatingHours.ts';
import type { Eb, Tx, Where } from '../../store/types.ts';

type Item = OutputOf<'device.attention'>['list'][number];
type Reason = Item['reasons'][number];

/** Number of screens answered; the list shows all. */
const SHOWN = 6;

const FIELDS = ['name', 'status', 'fault', 'freeBytes', 'heartbeatAt', 'expireAt', 'groupId', 'layoutId'] as const;

/** Reasons from worst to least urgent: a screen is sorted by its worst. */
const KINDS: readonly Reason['kind'][] = [
  'fault',
  'storage',
  'layout',
  'offline',
  'picture',
  'expired',
  'download',
  'expiring',
];

const failedDelivery: Where = (eb) =>
  eb.exists(
    eb
      .selectFrom('ad_deliveries')
      .select('ad_deliveries.id')
      .whereRef('ad_deliveries.corp_id', '=', 'devices.corp_id')
      .whereRef('ad_deliveries.device_id', '=', 'devices.id')
      .where('ad_deliveries.status', '=', 'failed')
      .where('ad_deliveries.deleted_at', 'is', null),
  );

/** Finds the screens that have no layout, neither their own nor their group's: they show nothing. */
const withoutLayout: Where = (eb) =>
  eb.and([
    eb('layout_id', 'is', null),
    eb('status', '<>', 'invalid'),
    eb.not(
      eb.exists(
        eb
          .selectFrom('device_groups')
          .select('device_groups.id')
          .whereRef('device_groups.corp_id', '=', 'devices.corp_id')
          .whereRef('device_groups.id', '=', 'devices.group_id')
          .where('device_groups.layout_id', 'is not', null)
          .where('device_groups.deleted_at', 'is', null),
      ),
    ),
  ]);

/** Screens that are offline or have a bad picture and are looked at one by one; of more of them the others are so without reason. */
const MOST_LOOKED = 5000;

/**
 * Returns the screens that are offline or dark as planned: their timers have them off, or switched them on so lately that they
 * could not be heard yet (DEV-18).
 */
async function offAsPlanned(tx: Tx, now: number): Promise<ReadonlySet<string>> {
  const offline = await tx.devices.find((eb) => eb.or([eb('status', '=', 'offline'), withBadPicture(now)(eb)]), {
    fields: ['id'],
    limit: MOST_LOOKED,
  });
  return silentAsPlanned(
    tx,
    offline.map(({ id }) => id),
    now,
  );
}

/** Answers which of these screens are offline because their timers have them off, and when these switch them on again (DEV-18). */
export const off = handler('device.off', async ({ input, tx, now }) => {
  const rows = await tx.devices.many([...new Set(input.ids)], { fields: ['status'] });
  const ids = rows.filter(({ status }) => status === 'offline').map(({ id }) => id);
  const planned = await silentAsPlanned(tx, ids, now);
  const until = await offUntil(tx, [...planned], now);
  const onAt = (id: string) => until.get(id)?.onAt ?? null;
  return {
    off: [...planned].map((id) => ({ id, onAt: onAt(id) === null ? null : new Date(onAt(id)!).toISOString() })),
  };
});

/** Conditions that find the screens that need attention, by reason. */
const having = (now: number, off: ReadonlySet<string>): Record<Reason['kind'], Where> => ({
  fault: (eb) => eb('fault', 'is not', null),
  storage: (eb) => eb('free_bytes', '<', limits.storageLow),
  layout: withoutLayout,
  offline: (eb) => eb.and([eb('status', '=', 'offline'), ...(off.size > 0 ? [eb('id', 'not in', [...off])] : [])]),
  picture: (eb) => eb.and([withBadPicture(now)(eb), ...(off.size > 0 ? [eb('id', 'not in', [...off])] : [])]),
  expired: (eb) => eb('status', '=', 'invalid'),
  download: failedDelivery,
  expiring: (eb) => eb.and([eb('expire_at', '<=', now + limits.expiringSoon), eb('status', '<>', 'invalid')]),
});

/**
 * Returns the screens that need attention, each with all its reasons (HOME-07). At most one statement per reason, and
 * a few more.
 */
export const attention = handler('device.attention', async ({ tx, now }) => {
  const off = await offAsPlanned(tx, now);
  const where = having(now, off);
  const total = await tx.devices.count((eb: Eb) => eb.or(KINDS.map((kind) => where[kind](eb))));
  const found = new Map<string, Row>();
  for (const kind of KINDS) {
    if (found.size >= SHOWN || found.size >= total) break;
    for (const row of await devices(tx, where[kind], kind)) found.set(row.id, found.get(row.id) ?? row);
  }
  const rows = [...found.values()].slice(0, SHOWN);
  const failed = await failedAds(tx, rows);
  const pictures = await badPictures(tx, rows, off);
  const bare = await bareOf(tx, rows);
  return {
    total,
    list: rows.map((row) => ({
      id: row.id,
      name: row.name ?? '',
      reasons: reasonsOf(row, { now, off, failed, pictures, bare }),
    })),
  };
});

/** Returns what is wrong with the last pictures of these screens, where something is. */
async function badPictures(
  tx: Tx,
  rows: readonly Row[],
  off: ReadonlySet<string>,
): Promise<Map<string, { at: number; state: string | null }>> {
  const ids = rows.map(({ id }) => id).filter((id) => !off.has(id));
  if (ids.length === 0) return new Map();
  const bad = await tx.devices.find((eb) => eb.and([eb('id', 'in', ids), withBadPicture(tx.now)(eb)]), {
    fields: ['id'],
    limit: ids.length,
  });
  const shots = await shotsOf(
    tx,
    bad.map(({ id }) => id),
  );
  return new Map(
    [...shots].flatMap(([id, [last]]) => (last ? [[id, { at: last.at, state: last.state }] as const] : [])),
  );
}

type Row = Awaited<ReturnType<typeof devices>>[number];

const ORDER: Partial<Record<Reason['kind'], string>> = {
  offline: 'heartbeatAt',
  expired: 'expireAt',
  expiring: 'expireAt',
};

const devices = (tx: Tx, where: Where, kind: Reason['kind']) =>
  tx.devices.find(where, { fields: FIELDS, limit: SHOWN, orderBy: [ORDER[kind] ?? 'id', 'asc'] });

/** Returns which of these screens have no layout, neither their own nor their group's. */
async function bareOf(tx: Tx, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const bare = rows.filter(({ layoutId }) => !layoutId);
  const groups = await tx.deviceGroups.many([...new Set(bare.flatMap(({ groupId }) => groupId ?? []))], {
    fields: ['layoutId'],
  });
  const laidOut = new Set(groups.flatMap(({ id, layoutId }) => (layoutId ? [id] : [])));
  return new Set(bare.flatMap(({ id, groupId }) => (groupId && laidOut.has(groupId) ? [] : [id])));
}

/** Returns, by device, the ad whose download failed last. */
async function failedAds(tx: Tx, rows: readonly Row[]): Promise<Map<string, { at: number | null; ad: string | null }>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const deliveries = await tx.adDeliveries.find(
    (eb) => eb.and([eb('device_id', 'in', ids), eb('status', '=', 'failed')]),
    { fields: ['deviceId', 'adId', 'reportedAt'], limit: 200, orderBy: ['reportedAt', 'asc'] },
  );
  const ads = await tx.ads.many(
    deliveries.flatMap(({ adId }) => adId ?? []),
    { fields: ['name'] },
  );
  const names = new Map(ads.map(({ id, name }) => [id, name ?? null]));
  return new Map(
    deliveries.flatMap(({ deviceId, adId, reportedAt }) =>
      deviceId ? [[deviceId, { at: reportedAt ?? null, ad: names.get(adId ?? '') ?? null }] as const] : [],
    ),
  );
}

function reasonsOf(
  row: Row,
  {
    now,
    off,
    failed,
    pictures,
    bare,
  }: {
    now: number;
    off: ReadonlySet<string>;
    failed: ReadonlyMap<string, { at: number | null; ad: string | null }>;
    pictures: ReadonlyMap<string, { at: number; state: string | null }>;
    bare: ReadonlySet<string>;
  },
): Reason[] {
  const { status, fault, freeBytes, heartbeatAt, expireAt } = row;
  const isLow = typeof freeBytes === 'number' && freeBytes < limits.storageLow;
  const isOver = status === 'invalid';
  const ends = typeof expireAt === 'number' && expireAt <= now + limits.expiringSoon && !isOver;
  const download = failed.get(row.id);
  const picture = pictures.get(row.id);
  const all: (Omit<Reason, 'at'> & { at: number | null | undefined; when: boolean })[] = [
    { kind: 'fault', when: Boolean(fault), at: null, detail: fault ?? null },
    { kind: 'storage', when: isLow, at: null, detail: String(freeBytes) },
    { kind: 'layout', when: bare.has(row.id) && !isOver, at: null, detail: null },
    { kind: 'offline', when: status === 'offline' && !off.has(row.id), at: heartbeatAt, detail: null },
    { kind: 'picture', when: picture !== undefined, at: picture?.at, detail: picture?.state ?? null },
    { kind: 'expired', when: isOver, at: expireAt, detail: null },
    { kind: 'download', when: download !== undefined, at: download?.at, detail: download?.ad ?? null },
    { kind: 'expiring', when: ends, at: expireAt, detail: null },
  ];
  return all
    .filter(({ when }) => when)
    .map(({ kind, at, detail }) => ({ kind, detail, at: typeof at === 'number' ? new Date(at).toISOString() : null }));
}
