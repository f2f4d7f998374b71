import { limits } from '#generated/model/limits.gen.ts';
import { caretakersOf, notify } from '../../commands/notify.ts';
import { onSince } from '../../policies/operatingHours.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/types.ts';
import type { Outage } from './track.ts';

/** Outages that are looked at together. */
const AT_ONCE = 500;
/** Outages after which a tick tells of no further page; the rest follows in the next. */
const MOST_TOLD = 100;

type Parts = Pick<Services, 'store' | 'config'>;

async function tell(tx: Tx, parts: Parts, { deviceId, corpId, since }: Outage, kind: 'screenOffline' | 'screenBack') {
  const device = await tx
    .as({ kind: 'system', corpId })
    .devices.one(deviceId, { fields: ['name', 'uuid', 'creatorId', 'storeId'] });
  if (!device) return;
  // Its creator is told as well.
  const readers = [
    ...(device.creatorId ? [device.creatorId] : []),
    ...(await caretakersOf(tx, { corpId, storeId: device.storeId })),
  ];
  await notify(tx, parts, readers, {
    kind,
    entity: 'device',
    recordId: deviceId,
    subject: device.name ?? device.uuid ?? '',
    dueAt: since,
    cause: `${kind} ${deviceId} ${since}`,
  });
}

/** Returns the outages of half an hour and more that nobody was told of, page by page in the order of their screens. */
function untold(tx: Tx, after: string): Promise<Outage[]> {
  return tx.db
    .selectFrom('outages')
    .select(['device_id as deviceId', 'corp_id as corpId', 'since', 'noticed_at as noticedAt'])
    .where('ended_at', 'is', null)
    .where('noticed_at', 'is', null)
    .where('since', '<=', tx.now - limits.offlineMailShort)
    .where('device_id', '>', after)
    .orderBy('device_id')
    .limit(AT_ONCE)
    .execute();
}

/**
 * Tells of each screen that has been offline for half an hour in which it should have been on (UI-12). All are looked at:
 * those that are off as planned would else keep the others waiting for as long as they are off. Returns whether some are
 * left, because so many were told of.
 */
export async function noticeOutages(tx: Tx, parts: Parts): Promise<boolean> {
  let told = 0;
  let open = await untold(tx, '');
  while (open.length > 0 && told < MOST_TOLD) {
    told += await tellOf(tx, parts, open);
    open = open.length < AT_ONCE ? [] : await untold(tx, open.at(-1)!.deviceId);
  }
  return told >= MOST_TOLD;
}

async function tellOf(tx: Tx, parts: Parts, outages: readonly Outage[]): Promise<number> {
  let told = 0;
  const hours = await onSince(
    tx,
    outages.map(({ deviceId }) => deviceId),
    tx.now,
  );
  for (const outage of outages) {
    const on = hours.get(outage.deviceId) ?? null;
    if (on === null || Math.max(on, outage.since) > tx.now - limits.offlineMailShort) continue;
    told += 1;
    await tx.db
      .updateTable('outages')
      .set({ noticed_at: tx.now })
      .where('device_id', '=', outage.deviceId)
      .where('since', '=', outage.since)
      .execute();
    await tell(tx, parts, outage, 'screenOffline');
  }
  return told;
}

/** Tells that screens are back, of which it was told that they were offline. */
export async function noticeReturns(tx: Tx, parts: Parts, returned: readonly Outage[]): Promise<void> {
  for (const outage of returned) if (outage.noticedAt !== null) await tell(tx, parts, outage, 'screenBack');
}
