import { HOUR_MS, hourStart } from '../policies/reportZone.ts';
import type { Tx } from '../store/types.ts';

/** Longest delay of an hour's sums after its plays, milliseconds: a screen tells some every half a minute. */
export const SUMS_LATE_MS = 5 * 60_000;
const AT_ONCE = 500;

/** An hour of a screen. */
export interface ScreenHour {
  corpId: string;
  deviceId: string;
  /** Any instant in it. */
  at: number;
}

/**
 * Marks hours of screens whose plays came or went, so that their sums are made anew (REP-07). In the transaction of the
 * plays: a mark that is there already is written too, so that who makes the sums meanwhile waits for these plays.
 */
export async function markPlays(tx: Tx, hours: readonly ScreenHour[]): Promise<void> {
  const unique = new Map(hours.map((hour) => [`${hour.corpId} ${hour.deviceId} ${hourStart(hour.at)}`, hour]));
  // In one order, so that two servers never wait for each other in a circle.
  const rows = [...unique.keys()].toSorted().map((key) => {
    const { corpId, deviceId, at } = unique.get(key)!;
    const hourAt = hourStart(at);
    return { corp_id: corpId, device_id: deviceId, hour_at: hourAt, due_at: tx.now + SUMS_LATE_MS, times: 1 };
  });
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.db
      .insertInto('play_marks')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['corp_id', 'device_id', 'hour_at'])
          .doUpdateSet((eb) => ({ times: eb('play_marks.times', '+', 1) })),
      )
      .execute();
}

/** Marks every hour that has plays: for a store whose plays are older than its sums. Returns how many. */
export async function markAllPlays(tx: Tx): Promise<number> {
  const hours = await tx
    .acrossCorps('marks of plays are the same for all corporations')
    .selectFrom('proofs_of_play')
    .select((eb) => ['corp_id', 'device_id', eb('started_at', '/', eb.lit(HOUR_MS)).as('hour')])
    .where('device_id', 'is not', null)
    .where('started_at', 'is not', null)
    .distinct()
    .execute();
  await markPlays(
    tx,
    hours.map(({ corp_id: corpId, device_id: deviceId, hour }) => ({
      corpId,
      deviceId: deviceId ?? '',
      at: Number(hour) * HOUR_MS,
    })),
  );
  return hours.length;
}
