import fc from 'fast-check';
import { addDays } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { CPM, CPT } from '#tests/support/shop.ts';

/** Expected orders, wallet, places and points: sums that know the requirements, and nothing of the server. */

export const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const SCREENS = 2;
export const PLACES = 2;
/** Plays of an order by CPM: a quarter of what two screens can play on two days. */
export const PLAYS = 1440;

export const VERBS = [
  'place',
  'pay',
  'payByCode',
  'cancel',
  'upload',
  'approve',
  'reject',
  'play',
  'pass',
  'recharge',
  'points',
  'makeGood',
  'refund',
  // Next step that the order needs, whatever it is: walks come to their end, where the money is shared out.
  'onward',
] as const;

/** A step of a walk. */
export interface Step {
  verb: (typeof VERBS)[number];
  /** Which of the orders, counted from the last. */
  back: number;
  /** Screens by their bits. */
  screens: number;
  /** First day from tomorrow, and number of days. */
  ahead: number;
  days: number;
  mode: 'cpt' | 'cpm';
  amount: number;
}

export const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.oneof(
    { weight: 3, arbitrary: fc.constant('place' as const) },
    { weight: 8, arbitrary: fc.constantFrom(...VERBS) },
    { weight: 12, arbitrary: fc.constant('onward' as const) },
  ),
  back: fc.nat(3),
  screens: fc.integer({ min: 1, max: 2 ** SCREENS - 1 }),
  ahead: fc.nat(1),
  days: fc.integer({ min: 1, max: 2 }),
  mode: fc.constantFrom('cpt' as const, 'cpm' as const),
  amount: fc.integer({ min: 1, max: 40 }),
});

export type Status = 'toBePaid' | 'toBeUploaded' | 'ongoing' | 'finished' | 'cancelled';

/** An order as it should be. */
export interface Order {
  id: string;
  status: Status;
  amount: number;
  mode: 'cpt' | 'cpm';
  screens: number[];
  from: number;
  /** Its days; those that make it good may come later than the day after. */
  days: number[];
  payBefore: number;
  review: 'none' | 'waiting' | 'approved';
  /** When it ended before its last day. */
  endedAt: number | null;
  /** When what waits for its review was uploaded. */
  waitsSince: number;
  /** Times in which it was up to the media owner that something is shown. */
  owners: { since: number; until: number }[];
  plays: number;
  /** Screens and days on which it played. */
  played: Set<string>;
  settled: boolean;
  /** Fen of a settled order that the media owner earned, and what of it went back. */
  earned: number;
  refunded: number;
}

/** Expected state. Places follow from the orders: those that are not cancelled have theirs. */
export interface Model {
  wallet: number;
  held: number;
  income: number;
  ownersWallet: number;
  points: number;
  orders: Order[];
}

/** The day of China that an instant lies in, counted from 1970. */
export const dayOf = (at: number): number => Math.floor((at + 8 * HOUR) / DAY);
const startOf = (day: number): number => day * DAY - 8 * HOUR;
export const textOf = (day: number): string => addDays('1970-01-01', day);

const holds = ({ status, screens, days }: Order, screen: number, day: number): boolean =>
  status !== 'cancelled' && screens.includes(screen) && days.includes(day);

/** The last day of an order. */
const lastOf = ({ days }: Order): number => days.at(-1)!;

export const isFull = (model: Model, screen: number, day: number): boolean =>
  model.orders.filter((order) => holds(order, screen, day)).length >= PLACES;

/** Ends the wait for a review: what lasted longer than a review may was up to the media owner. */
export function reviewed({ waitsSince, owners }: Order, now: number): void {
  if (now > waitsSince + limits.reviewDue) owners.push({ since: waitsSince + limits.reviewDue, until: now });
}

/** Returns what the media owner earns of an order that is over, fen. */
function earned({ mode, amount, plays, played, owners, screens, days }: Order): number {
  const isOwners = (day: number) => owners.some(({ since, until }) => since < startOf(day + 1) && until > startOf(day));
  const vain = days.filter((day) => !isOwners(day)).length;
  if (mode === 'cpt') return Math.min(amount, CPT * (played.size + vain * screens.length));
  const kept = Math.min(Math.max(0, PLAYS - plays), Math.round((PLAYS * vain) / days.length));
  return Math.min(amount, Math.round((CPM * (plays + kept)) / 1000));
}

/** Returns whether an order can be made good: it was approved, is over and fell short. */
export const fellShort = (order: Order): boolean =>
  order.status === 'finished' && !order.settled && order.review === 'approved' && earned(order) < order.amount;

/** Longest that one step lets pass, hours: sessions would end in more. */
const LONGEST_PASS = 40;

/** Returns the step that brings an order that is not over nearer to its end: paid, uploaded, approved, played, settled. */
export function onward({ wallet }: Model, order: Order, now: number): Pick<Step, 'verb'> & { amount?: number } {
  const until = (instant: number) => ({
    verb: 'pass' as const,
    amount: Math.max(1, Math.min(LONGEST_PASS, Math.ceil((instant - now) / HOUR))),
  });
  const { status, amount, days, review, played, endedAt } = order;
  const to = lastOf(order);
  const next = days.find((day) => day >= dayOf(now - 1));
  if (status === 'toBePaid')
    return wallet < amount ? { verb: 'recharge', amount: Math.ceil(amount / CPT) } : { verb: 'pay' };
  if (status === 'toBeUploaded') return { verb: 'upload' };
  if (status === 'ongoing' && review === 'waiting') return { verb: 'approve' };
  if (status === 'ongoing' && next !== undefined && startOf(next) >= now) return until(startOf(next) + 12 * HOUR);
  const hasPlayedToday = [...played].some((name) => name.endsWith(` ${dayOf(now - 1)}`));
  if (status === 'ongoing' && !hasPlayedToday) return { verb: 'play' };
  if (status === 'ongoing') return until(Math.min(startOf(dayOf(now) + 1) + 12 * HOUR, startOf(to + 1)));
  if (fellShort(order) && days.length === 1) return { verb: 'makeGood' };
  return until((endedAt ?? startOf(to + 1)) + limits.orderSettleAfter);
}

/** Moves all orders as the clock and the plays do. */
export function pass(model: Model, now: number): void {
  for (const order of model.orders) {
    if (order.status === 'toBePaid' && order.payBefore <= now) order.status = 'cancelled';
    if (order.status === 'ongoing' && order.mode === 'cpm' && order.plays >= PLAYS) {
      order.status = 'finished';
      // The days after this one are somebody else's again.
      order.days = order.days.filter((day) => day <= dayOf(now));
      order.endedAt = now;
    }
    const isOver = startOf(lastOf(order) + 1) <= now;
    if (isOver && (order.status === 'toBeUploaded' || order.status === 'ongoing')) order.status = 'finished';
    const endAt = order.endedAt ?? startOf(lastOf(order) + 1);
    if (order.status !== 'finished' || order.settled || endAt + limits.orderSettleAfter > now) continue;
    order.settled = true;
    if (order.review === 'waiting') reviewed(order, now);
    const fen = earned(order);
    order.earned = fen;
    model.held -= order.amount;
    model.income += fen;
    model.wallet += order.amount - fen;
  }
}
