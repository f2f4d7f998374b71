import { holdAuction, type Offer } from '#core/auction/auction.ts';
import { leftOf } from '#core/auction/pace.ts';
import { perSecond, type Row } from './table.ts';

const BIDDERS = 50;
const TIMES = 20_000;
/** Promised auctions per second on one core. */
const PROMISED = 1000;

/** Holds auctions as the server does, each of as many bids as it looks at, and returns how many a second. */
function auctionsPerSecond(): number {
  const budget = {
    total: 10_000_000,
    day: 1_000_000,
    spentToday: 1000,
    daysLeft: 7,
    over: 0.5,
    isEven: true,
  };
  const offersAt = (time: number): Offer[] =>
    Array.from({ length: BIDDERS }, (_, n) => ({
      id: `order ${n}`,
      buyer: `buyer ${n % 20}`,
      bid: 1000 + ((n * 7919 + time) % 40) * 50,
      currency: 'CNY',
      at: null,
      isPaused: n % 17 === 0,
      isTakenDown: false,
      isApproved: n % 13 !== 0,
      isReady: true,
      left: leftOf({ ...budget, spent: (time * n) % 9_000_000 }),
    }));
  let won = 0;
  const started = process.hrtime.bigint();
  for (let time = 0; time < TIMES; time += 1) {
    const lot = { id: `auction ${time}`, floor: 1200, currency: 'CNY', until: 0 };
    if (holdAuction(lot, offersAt(time)).winner) won += 1;
  }
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  if (won === 0) throw new Error('nobody won: these are no auctions');
  return TIMES / seconds;
}

/** Measures auctions of one core (MKT-10). */
export function auctions(): Row[] {
  auctionsPerSecond();
  const measured = auctionsPerSecond();
  return [
    {
      what: `auctions among ${BIDDERS} bids, with what is left of each budget`,
      value: perSecond(measured),
      promise: `≥ ${perSecond(PROMISED)}`,
      kept: measured >= PROMISED,
    },
  ];
}
