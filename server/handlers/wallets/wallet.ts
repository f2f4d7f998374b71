import { sql } from 'kysely';
import { limits } from '#generated/model/limits.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { nextNumber } from '../../commands/nextNumber.ts';
import type { MovementKind } from '../../money/ledger.ts';
import { balancesOf } from '../../money/wallet.ts';
import { openPayment, PAY_PATH } from '../../pay/openPayment.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** Kinds of lines by which money of the enterprise itself comes in from outside, or goes back there; what passers-by pay is not its own (MKT-10). */
const FROM_OUTSIDE: MovementKind[] = ['recharge', 'credit', 'back'];

/** The wallet of the caller's own enterprise (MKT-04). */
export const info = handler('wallet.info', async ({ tx, user, services }) => {
  const { wallet, held, income } = await balancesOf(tx, user.corpId);
  const { came } = await tx
    .ofCorp(user.corpId)
    .selectFrom('wallet_records')
    .select(sql<number | string | null>`sum(income) - sum(expenses)`.as('came'))
    .where('kind', 'in', FROM_OUTSIDE)
    .executeTakeFirstOrThrow();
  const recharged = Number(came ?? 0);
  return {
    balance: wallet,
    budget: held,
    income,
    // All that ever came in is in the wallet, put aside, or spent.
    expenses: recharged - wallet - held,
    recharged,
    canRecharge: services.payments !== null,
  };
});

/** Makes a payment that recharges the wallet when somebody scans it (MKT-03). */
export const recharge = handler('wallet.recharge', async ({ input, tx, user, services, log }) => {
  const { corpId, userId } = user;
  const { amount } = input;
  const ref = await nextNumber(tx, 'recharge');
  const asked = { purpose: 'recharge', subjectId: ref, ref, corpId, amount, creatorId: userId } as const;
  const payment = await openPayment(tx, services, { ...asked, expiresAt: tx.now + limits.rechargeLife });
  log({ targetId: ref, targetName: ref, after: { amount } });
  return { payment };
});

const STATUSES = ['pending', 'paid', 'closed'] as const;
const OUTCOMES = ['done', 'part', 'credit'] as const;

/** Tells the page that shows a code whether it was paid (MKT-03). */
export const status = handler('wallet.status', async ({ input, tx, user, now, at }) => {
  const row = await tx.db
    .selectFrom('payments')
    .selectAll()
    .where('number', '=', input.payment)
    .where('corp_id', '=', user.corpId)
    .executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND');
  const kept = STATUSES.find((each) => each === row.status) ?? 'pending';
  return {
    status: kept === 'pending' && row.expires_at <= now ? 'closed' : kept,
    outcome: OUTCOMES.find((each) => each === row.outcome) ?? null,
    amount: row.amount,
    ref: row.ref,
    url: at(`${PAY_PATH}${row.token}`),
    expiresAt: iso(row.expires_at),
    paidAt: row.paid_at === null ? null : iso(row.paid_at),
  };
});
