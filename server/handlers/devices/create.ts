import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { bindFreePoint } from '../../commands/bindFreePoint.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';
import { creating } from '../verbs.ts';
import { sealedPin } from './update.ts';

/**
 * Takes the player that shows this number on its screen, in one guarded statement: a number is good for
 * adding once (architecture 7). Refuses DEVICE_UNKNOWN for a number that no player shows, DEVICE_BOUND for one that was added.
 */
async function takeEnrolment(tx: Tx, number: string, deviceId: string, corpId: string): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('enrolments')
    .set({ device_id: deviceId, corp_id: corpId, added_at: tx.now })
    .where('number', '=', number)
    .where('device_id', 'is', null)
    .where('last_seen_at', '>', tx.now - limits.enrolLife)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 1) return;
  const known = await tx.db
    .selectFrom('enrolments')
    .select('device_id')
    .where('number', '=', number)
    .executeTakeFirst();
  throw refuse(known?.['device_id'] ? 'DEVICE_BOUND' : 'DEVICE_UNKNOWN');
}

/** Adds a screen by the number that it shows (DEV-03), and binds a free point of its type to it (DEV-05). */
export const create = creating('device', async ({ type, lockPassword }, { tx, user, input, services }) => {
  const id = uuidv7(tx.now);
  await takeEnrolment(tx, input.uuid, id, user.corpId);
  const point = await bindFreePoint(tx.as({ kind: 'system', corpId: user.corpId }), { id, type });
  if (!point) throw refuse('POINT_LIMIT');
  return { changes: { id, ...point, ...sealedPin(services, lockPassword) } };
});
