import type { Tx } from '../../store/types.ts';

/** Outages that one tick opens or closes; the rest follows in the next. */
const AT_ONCE = 500;
const WHY = 'screens of every enterprise go offline';

/** Time at which a screen was offline, or is. */
export interface Outage {
  deviceId: string;
  corpId: string;
  since: number;
  noticedAt: number | null;
}

/** Opens an outage for each screen that is offline and was on before, from its last heartbeat on (DEV-18). */
export async function openOutages(tx: Tx): Promise<void> {
  const found = await tx
    .acrossCorps(WHY)
    .selectFrom('devices')
    .select(['id', 'corp_id', 'heartbeat_at'])
    .where('status', '=', 'offline')
    .where('heartbeat_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outages')
            .select('outages.since')
            .whereRef('outages.device_id', '=', 'devices.id')
            .where('outages.ended_at', 'is', null),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  const rows = found.flatMap(({ id, corp_id, heartbeat_at }) =>
    heartbeat_at === null ? [] : [{ device_id: id, corp_id, since: heartbeat_at }],
  );
  if (rows.length === 0) return;
  await tx.db
    .insertInto('outages')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['device_id', 'since']).doUpdateSet({ ended_at: null }))
    .execute();
}

/**
 * Closes the outages of screens that are not offline any more, and returns those whose screen is online. A screen that was
 * deleted or whose point expired is not back: nobody is told.
 */
export async function closeOutages(tx: Tx): Promise<Outage[]> {
  const over = await tx
    .acrossCorps(WHY)
    .selectFrom('outages')
    .innerJoin('devices', 'devices.id', 'outages.device_id')
    .select([
      'outages.device_id as deviceId',
      'outages.corp_id as corpId',
      'outages.since',
      'outages.noticed_at as noticedAt',
      'devices.status',
      'devices.deleted_at as deletedAt',
    ])
    .where('outages.ended_at', 'is', null)
    .where((eb) => eb.or([eb('devices.status', '!=', 'offline'), eb('devices.deleted_at', 'is not', null)]))
    .limit(AT_ONCE)
    .execute();
  for (const { deviceId, since } of over)
    await tx.db
      .updateTable('outages')
      .set({ ended_at: tx.now })
      .where('device_id', '=', deviceId)
      .where('since', '=', since)
      .execute();
  return over.filter(({ status, deletedAt }) => status === 'online' && deletedAt === null);
}
