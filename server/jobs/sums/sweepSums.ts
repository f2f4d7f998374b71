import { limits } from '#generated/model/limits.gen.ts';
import type { Store } from '../../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const TABLES = ['play_sums', 'screen_sums', 'flow_sums'] as const;

/** Deletes sums by the hour that are kept for long enough, and names of readings that cannot come again. */
export async function sweepSums(store: Store, now: number): Promise<void> {
  await store.write(SYSTEM, async (tx) => {
    const db = tx.acrossCorps('sums by the hour of all corporations are kept equally long');
    for (const table of TABLES)
      await db
        .deleteFrom(table)
        .where('step', '=', 'hour')
        .where('at', '<', now - limits.hourSumsKept)
        .execute();
    // A reading older than `flowLate` is refused; twice as long leaves room for clocks.
    await tx.db
      .deleteFrom('flow_readings')
      .where('received_at', '<', now - 2 * limits.flowLate)
      .execute();
  });
}
