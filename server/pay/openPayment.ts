import { randomBytes } from 'node:crypto';
import { limits } from '#generated/model/limits.gen.ts';
import { uuidv7 } from '#core/uuid.ts';
import { refuse } from '../call/refuse.ts';
import type { Gateways, Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import type { Purpose } from './purposes.ts';

/** Path that the QR code of a payment says, before its token: the aggregate pay URL (MKT-03). */
export const PAY_PATH = '/pay/to/';

/** Bytes of a token: nobody guesses one. */
const TOKEN_BYTES = 16;

/** A payment to be made. */
export interface NewPayment {
  purpose: Purpose;
  /** Record that it is for: the order, or the recharge itself. */
  subjectId: string;
  /** Number of that record, which people read. */
  ref: string;
  corpId: string;
  /** Fen. */
  amount: number;
  /** Instant until which it can be paid, milliseconds. */
  expiresAt: number;
  /** Null: somebody without account. */
  creatorId: string | null;
}

/** Refuses where this installation takes no payment online. */
export function needGateway({ payments }: Pick<Services, 'payments'>): Gateways {
  if (!payments) throw refuse('PAY_UNAVAILABLE');
  return payments;
}

/**
 * Makes a payment that waits to be scanned and returns its number. Nothing goes through the network: the gateway hears of it
 * when somebody opens its address. One that waits for the same already, and can still be paid, is given again; not so one that
 * waits at a gateway which is set up no more.
 */
export async function openPayment(tx: Tx, services: Pick<Services, 'payments'>, asked: NewPayment): Promise<string> {
  const gateways = needGateway(services);
  const { purpose, subjectId, ref, corpId, amount, expiresAt, creatorId } = asked;
  const waiting = await tx.db
    .selectFrom('payments')
    .select('number')
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('status', '=', 'pending')
    .where('amount', '=', amount)
    .where('expires_at', '>', tx.now)
    .where((eb) =>
      eb.or([
        eb('gateway', 'is', null),
        eb(
          'gateway',
          'in',
          gateways.map(({ name }) => name),
        ),
      ]),
    )
    .executeTakeFirst();
  if (waiting) return waiting.number;
  const id = uuidv7(tx.now);
  const number = randomBytes(16).toString('hex');
  await tx.db
    .insertInto('payments')
    .values({
      id,
      number,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      corp_id: corpId,
      creator_id: creatorId,
      purpose,
      subject_id: subjectId,
      ref,
      amount,
      status: 'pending',
      created_at: tx.now,
      expires_at: expiresAt,
      asks: 0,
    })
    .execute();
  return number;
}

/** When a payment that was opened just now is asked for, milliseconds. */
export const firstAsk = (now: number): number => now + limits.payAsk;
