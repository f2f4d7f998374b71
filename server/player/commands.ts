import type { Command, SyncRequest } from '#core/manifest/sync.ts';
import type { Tx } from '../store/types.ts';

/** Most commands in one sync. */
const MOST = 20;

/** Stores the outcome of commands; only those of this device, each once. */
export async function takeAcks(tx: Tx, deviceId: string, acks: SyncRequest['acks']): Promise<void> {
  for (const { id, outcome, detail } of acks) {
    await tx.db
      .updateTable('device_commands')
      .set({ done_at: tx.now, outcome, detail })
      .where('id', '=', id)
      .where('device_id', '=', deviceId)
      .where('done_at', 'is', null)
      .execute();
  }
}

/** Returns the open commands of a device, oldest first: neither answered nor expired. */
export async function openCommands(tx: Tx, deviceId: string): Promise<Command[]> {
  const rows = await tx.db
    .selectFrom('device_commands')
    .select(['id', 'type', 'args', 'expires_at', 'sent_at'])
    .where('device_id', '=', deviceId)
    .where('done_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  const unsent = rows.filter((row) => row['sent_at'] === null).map((row) => row['id']);
  if (unsent.length > 0)
    await tx.db.updateTable('device_commands').set({ sent_at: tx.now }).where('id', 'in', unsent).execute();
  return rows.map((row) => ({
    id: row['id'],
    type: row['type'],
    args: JSON.parse(row['args'] ?? '{}') as Record<string, unknown>,
    expiresAt: row['expires_at'],
  }));
}
