import { refuse } from '../../call/refuse.ts';
import { tellOf } from '../../player/alarms.ts';
import type { Tx } from '../../store/types.ts';
import { creating } from '../verbs.ts';

/** Returns length and size of an uploaded film. Refuses VIDEO_UNREADABLE if it has no length. */
async function factsOf(tx: Tx, video: string | null | undefined) {
  if (!video) return { videoMs: null, videoBytes: null };
  const row = await tx.db
    .selectFrom('uploads')
    .select(['duration_ms', 'size'])
    .where('id', '=', video)
    .executeTakeFirst();
  if (!row || row.duration_ms === null) throw refuse('VIDEO_UNREADABLE');
  return { videoMs: row.duration_ms, videoBytes: row.size };
}

/** Enters an alarm that a person heard of (MON-02), with its video where there is one. It belongs to the enterprise of its screen. */
export const create = creating('alarm', async ({ deviceId, video }, { tx, services, now }) => {
  const device = deviceId ? await tx.devices.one(deviceId, { fields: ['name', 'uuid', 'corpId', 'storeId'] }) : null;
  if (!device) throw refuse('NOT_FOUND');
  return {
    changes: { source: 'person' as const, happenedAt: now, corpId: device.corpId, ...(await factsOf(tx, video)) },
    effects: (row) => tellOf(tx, services, row, device),
  };
});
