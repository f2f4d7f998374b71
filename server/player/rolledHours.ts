import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';

const HOUR_MS = 3_600_000;

/** A play of one place that is to be judged. */
interface Late {
  startedAt: number;
  durationMs: number;
}

/** An hour of a place, of which the sum of its plays is on record. */
interface Hour {
  from: number;
  /** Milliseconds that no play has taken yet. */
  left: number;
}

/** Returns the hours that were rolled up around these plays, and what was shown within each of them. */
async function hoursAround(tx: Tx, device: DeviceStored, slotIds: readonly string[], [first, last]: [number, number]) {
  const rows = await tx
    .ofCorp(device.corpId)
    .selectFrom('proofs_of_play')
    .select((eb) => ['started_at', eb.fn.sum('duration_ms').as('taken'), eb.fn.max('ended_at').as('until')])
    .where('device_id', '=', device.id)
    .where('slot_id', 'in', slotIds)
    .where('seq', 'is', null)
    .where('started_at', '>', first - HOUR_MS)
    .where('started_at', '<=', last)
    .groupBy('started_at')
    .execute();
  return rows.map((row): Hour => {
    const from = row.started_at ?? 0;
    // The last play of an hour may end in the next.
    const beyond = Math.max(0, (row.until ?? 0) - from - HOUR_MS);
    return { from, left: HOUR_MS - Number(row.taken ?? 0) + beyond };
  });
}

/**
 * Returns which of these new plays of one place do not fit into their hour, though no single play stands in their way: those
 * of the hour are rolled up (REP-07), and only their sum is known. `plays` are sorted by start; `slackMs`: by how much an
 * hour may be exceeded.
 */
export async function beyondHours<Play extends Late>(
  tx: Tx,
  device: DeviceStored,
  { slotIds, plays, slackMs }: { slotIds: readonly string[]; plays: readonly Play[]; slackMs: number },
): Promise<Play[]> {
  const late = plays.filter(({ startedAt }) => startedAt < tx.now - limits.playsKept);
  if (late.length === 0) return [];
  const span: [number, number] = [late[0]!.startedAt, late.at(-1)!.startedAt];
  const hours = await hoursAround(tx, device, slotIds, span);
  const around = (at: number): Hour[] => hours.filter(({ from }) => from <= at && at < from + HOUR_MS);
  const take = ({ startedAt, durationMs }: Late): void => {
    for (const hour of around(startedAt)) hour.left -= Math.min(durationMs, hour.from + HOUR_MS - startedAt);
  };
  if (hours.length > 0) (await standing(tx, device, slotIds, span)).forEach(take);
  return late.filter((play) => {
    const { startedAt, durationMs } = play;
    const isBeyond = around(startedAt).some(
      ({ from, left }) => Math.min(durationMs, from + HOUR_MS - startedAt) > left + slackMs,
    );
    if (!isBeyond) take(play);
    return isBeyond;
  });
}

/** Returns the plays in these hours that came later, and stand by themselves still. */
async function standing(tx: Tx, device: DeviceStored, slotIds: readonly string[], [first, last]: [number, number]) {
  const rows = await tx.db
    .selectFrom('plays')
    .select(['started_at', 'duration_ms'])
    .where('device_id', '=', device.id)
    .where('slot_id', 'in', slotIds)
    .where('verdict', 'in', ['counted', 'cut'])
    .where('started_at', '>', first - HOUR_MS)
    .where('started_at', '<', last + HOUR_MS)
    .execute();
  return rows.map((row): Late => ({ startedAt: row.started_at, durationMs: row.duration_ms }));
}
