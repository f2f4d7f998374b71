import { createUuid } from '#core/uuid.ts';
import type { Mail } from '../services.ts';
import type { Tx } from '../store/types.ts';

const uuid = createUuid();

/** A mail to one recipient, before it has an id. */
export interface Letter extends Omit<Mail, 'to' | 'id'> {
  corpId: string | null;
  recipient: string;
  /** Event key: for one event a recipient gets one mail, however often it is written. */
  cause: string;
}

/** Mail as the outbox keeps it. */
export type OutboxMail = Omit<Mail, 'to' | 'id'>;

/**
 * Puts a mail into the outbox, in the transaction of its cause: it is sent if that commits, and by server/jobs/outbox.ts.
 * Returns false where this recipient has a mail of this cause already.
 */
export async function postMail(tx: Tx, { corpId, recipient, cause, ...mail }: Letter): Promise<boolean> {
  const kept: OutboxMail = mail;
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('outbox')
    .values({
      id: uuid(tx.now),
      corp_id: corpId,
      kind: 'mail',
      recipient,
      payload: JSON.stringify(kept),
      dedupe: `${cause} ${recipient}`,
      created_at: tx.now,
      due_at: tx.now,
      attempts: 0,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}
