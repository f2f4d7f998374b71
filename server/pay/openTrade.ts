import { createHash } from 'node:crypto';
import { brandName } from '../commands/brandName.ts';
import type { Log } from '../log.ts';
import type { PaymentGateway, Services } from '../services.ts';
import { isContent } from './callback.ts';
import { firstAsk } from './openPayment.ts';
import { settle } from './settle.ts';
import { beginTrade, leaveTrade, numberOf, type KnownTrade } from './trades.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/**
 * Word on a payment that cannot be paid now. `busy`: somebody is paying it with another app this very moment; `taken`: another
 * phone opened it at the same time.
 */
export type NotNow = 'unknown' | 'paid' | 'closed' | 'silent' | 'busy' | 'taken';

type Parts = Pick<Services, 'store' | 'clock' | 'config' | 'payments'>;
type Payment = KnownTrade['payment'];

/** Visit of a phone that wants to pay. */
export interface Visit {
  token: string;
  gateway: PaymentGateway;
  /** Payer, where the gateway opens a trade for one person. */
  payer?: string;
  log: Pick<Log, 'error' | 'warn'>;
}

/** A payment that can be paid, as its payer reads it. */
export interface Payable {
  payment: Payment;
  /** Brand and number. */
  subject: string;
}

/** A payment that was opened, with what its payer does so by (`PaymentGateway.open`). */
export type Opened = Payable & { url: string };

/** Finds the payment of an address, as long as it can be paid. */
export async function findPayable({ store, clock, config }: Parts, token: string): Promise<Payable | NotNow> {
  const { payment, brand } = await store.read(SYSTEM, async (tx) => {
    const found = await tx.db.selectFrom('payments').selectAll().where('token', '=', token).executeTakeFirst();
    return { payment: found, brand: await brandName(tx, config, found?.corp_id ?? null) };
  });
  if (!payment) return 'unknown';
  if (payment.status === 'paid') return 'paid';
  if (payment.status === 'closed' || payment.expires_at <= clock.now()) return 'closed';
  return { payment, subject: `${brand} ${payment.ref}` };
}

/** Returns a person as they are kept: no name can be read of it, nor whether the same one paid twice. */
const digestOf = ({ id }: Payment, payer: string | undefined): string | null =>
  payer === undefined ? null : createHash('sha256').update(`${id} ${payer}`).digest('hex');

/** Closes a trade at its gateway; returns what it says the trade is then, or null where it is silent. */
const close = (gateway: PaymentGateway, number: string, { log }: Visit) =>
  gateway.close(number).catch((error: unknown) => {
    log.error({ err: error, number }, 'the payment gateway closed no trade');
    return null;
  });

const gatewayOf = ({ payments }: Parts, payment: Payment) => payments?.find(({ name }) => name === payment.gateway);

/** Closes the trade of a payment where it was opened before, so that it can be opened elsewhere; or says why it cannot. */
async function closeBefore(parts: Parts, payment: Payment, visit: Visit): Promise<NotNow | null> {
  const before = gatewayOf(parts, payment);
  // A gateway that is set up no more cannot be asked: a new code is given for what this one was for.
  if (!before) return 'closed';
  const number = numberOf(payment);
  const state = await close(before, number, visit);
  if (!state) return 'silent';
  if (state.status === 'closed') return null;
  if (state.status !== 'paid') return 'busy';
  const verdict = await parts.store.write(SYSTEM, (tx) => settle(tx, state, before));
  if (isContent(verdict)) return 'paid';
  visit.log.error({ number, verdict }, 'a paid trade does not fit its payment');
  return 'silent';
}

const keyOf = (payment: Payment, { gateway, payer }: Visit) => ({
  gateway: gateway.name,
  payer: digestOf(payment, payer),
});

/** Closes the trade of a payment and puts another in its place; `taken` where somebody else did so meanwhile. */
async function replace(parts: Parts, payment: Payment, visit: Visit): Promise<{ number: string } | NotNow> {
  const not = await closeBefore(parts, payment, visit);
  if (not) return not;
  const number = await parts.store.write(SYSTEM, (tx) => leaveTrade(tx, payment, keyOf(payment, visit)));
  if (number === null) return 'taken';
  // Another phone may have opened it after it was closed, and before it was left. What it says now is asked for with the next
  // round, as of every trade that was left.
  const before = gatewayOf(parts, payment);
  if (before && payment.url === null) await close(before, numberOf(payment), visit);
  return { number };
}

/** Returns the number of the trade that a visit pays: the present one, or one that takes its place. */
async function tradeFor(parts: Parts, payment: Payment, visit: Visit): Promise<{ number: string } | NotNow> {
  const key = keyOf(payment, visit);
  const isTheirs = (one: Payment) => one.gateway === key.gateway && one.payer === key.payer;
  if (isTheirs(payment)) return { number: numberOf(payment) };
  if (payment.gateway !== null) {
    const replaced = await replace(parts, payment, visit);
    if (replaced !== 'taken') return replaced;
  } else if (await parts.store.write(SYSTEM, (tx) => beginTrade(tx, payment, key)))
    return { number: numberOf(payment) };
  // Somebody was first: the same phone, which asked twice, or another one.
  const now = await findPayable(parts, visit.token);
  if (typeof now === 'string') return now;
  return isTheirs(now.payment) ? { number: numberOf(now.payment) } : 'taken';
}

/** Keeps what a trade is opened with, as long as it is still that of the payment; `url`: null before it was opened. */
async function keepOpen(
  { store }: Parts,
  { id }: Payment,
  visit: Visit,
  trade: { number: string; url: string | null },
) {
  const { numUpdatedRows } = await store.write(SYSTEM, (tx) =>
    tx.db
      .updateTable('payments')
      // Told first: a trade whose opening was not heard is asked for, and closed, like any other.
      .set(trade.url === null ? { ask_at: firstAsk(tx.now) } : { url: trade.url })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('gateway', '=', visit.gateway.name)
      .where((eb) => eb(eb.fn.coalesce('trade', 'number'), '=', trade.number))
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows) === 1;
}

/**
 * Opens a trade and returns with what a phone pays it. What is opened is given to a phone only while it is still the payment's:
 * else it is closed again, and asked for like any that was left.
 */
async function openThere(parts: Parts, payable: Payable, visit: Visit, number: string): Promise<Opened | NotNow> {
  const { payment, subject } = payable;
  const { gateway, payer, token, log } = visit;
  const { amount, expires_at: expiresAt } = payment;
  const orElse = async (): Promise<NotNow> => {
    const now = await findPayable(parts, token);
    return typeof now === 'string' ? now : 'taken';
  };
  if (!(await keepOpen(parts, payment, visit, { number, url: null }))) return orElse();
  const opened = await gateway
    .open({ number, amount, currency: 'CNY', subject, expiresAt, payer })
    .catch((error: unknown) => {
      log.error({ err: error, number }, 'the payment gateway opened no trade');
      return null;
    });
  if (!opened) return 'silent';
  const { url } = opened;
  if (await keepOpen(parts, payment, visit, { number, url })) return { ...payable, url };
  await close(gateway, number, visit);
  return orElse();
}

/**
 * Opens the trade of a payment at the gateway of whoever wants to pay it; returns the word that they get instead where that is
 * not possible. A payment is open at one gateway at a time: the trade before is closed first.
 */
export async function openTrade(parts: Parts, visit: Visit): Promise<Opened | NotNow> {
  const { gateway, payer, token } = visit;
  const found = await findPayable(parts, token);
  if (typeof found === 'string') return found;
  const { payment } = found;
  const trade = await tradeFor(parts, payment, visit);
  if (typeof trade === 'string') return trade;
  const { number } = trade;
  const isOpen = payment.gateway === gateway.name && number === numberOf(payment);
  if (isOpen && payment.url !== null && payer === undefined) return { ...found, url: payment.url };
  const opened = await openThere(parts, found, visit, number);
  // One that was opened before may be over there: paid, closed in its console, or kept for other words.
  if (opened !== 'silent' || !isOpen) return opened;
  const renewed = await replace(parts, payment, visit);
  return typeof renewed === 'string' ? renewed : openThere(parts, found, visit, renewed.number);
}
