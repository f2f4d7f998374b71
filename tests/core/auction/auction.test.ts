import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdAuction, type Lot, type Offer } from '#core/auction/auction.ts';
import { REASONS, type Why } from '#core/auction/reasons.ts';
import type { AuctionDetail } from '#generated/model/auctions/types.gen.ts';

const ALL = Number.MAX_SAFE_INTEGER;
const LOT: Lot = { id: 'lot', floor: 1000, currency: 'CNY', until: 500 };
const offer = (id: string, bid: number, facts: Partial<Offer> = {}): Offer => ({
  id,
  buyer: id,
  bid,
  currency: 'CNY',
  at: null,
  isPaused: false,
  isTakenDown: false,
  isApproved: true,
  isReady: true,
  left: { total: ALL, day: ALL, pace: ALL },
  ...facts,
});
const left = (budget: Partial<Offer['left']>) => ({ left: { total: ALL, day: ALL, pace: ALL, ...budget } });

const amount = fc.integer({ min: 0, max: 50 });
const someOffers = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 6 }),
    bid: fc.integer({ min: 1, max: 30 }),
    currency: fc.constantFrom('CNY', 'CNY', 'CNY', 'USD'),
    at: fc.option(fc.integer({ min: 0, max: 1000 })),
    isPaused: fc.constantFrom(false, false, true),
    isTakenDown: fc.constantFrom(false, false, false, true),
    isApproved: fc.constantFrom(true, true, false),
    isReady: fc.constantFrom(true, true, true, false),
    left: fc.record({ total: amount, day: amount, pace: amount }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const someLot = fc.record({
  id: fc.uuid(),
  floor: fc.integer({ min: 0, max: 30 }),
  currency: fc.constant('CNY'),
  until: fc.constant(500),
});

const named = someOffers.map((offers) => offers.map((one) => ({ ...one, buyer: one.id })));

/** The enum of the schema and the list are the same: each is a type of the other. */
type Told = NonNullable<AuctionDetail['offers']>[number]['why'];
const TOLD: Readonly<Record<Told, object>> = REASONS;
const LISTED: Readonly<Record<Why, true>> = Object.fromEntries(Object.keys(TOLD).map((why) => [why, true])) as Record<
  Told,
  true
>;

describe('an auction of one play [MKT-10]', () => {
  it.each([
    ['the floor where it is alone', [offer('a', 5000)], { id: 'a', price: 1000 }],
    ['the second bid', [offer('a', 3000), offer('b', 5000)], { id: 'b', price: 3000 }],
    ['the floor where the second is below it', [offer('a', 999), offer('b', 5000)], { id: 'b', price: 1000 }],
    ['its own bid where another bids the same', [offer('a', 2000), offer('b', 2000)], { price: 2000 }],
    ['nothing for a second bid of its own', [offer('a', 3000, { buyer: 'b' }), offer('b', 5000)], { price: 1000 }],
    ['what it bids at the floor itself', [offer('a', 1000)], { id: 'a', price: 1000 }],
  ])('makes the best pay %s', (_title, offers, winner) => {
    expect(holdAuction(LOT, offers).winner).toMatchObject(winner);
  });

  it.each([
    ['late', offer('x', 9000, { at: 501 })],
    ['otherCurrency', offer('x', 9000, { currency: 'USD' })],
    ['notVerified', offer('x', 9000, { isUnverified: true, isTakenDown: true })],
    ['takenDown', offer('x', 9000, { isTakenDown: true, isPaused: true, isApproved: false })],
    ['paused', offer('x', 9000, { isPaused: true })],
    ['notApproved', offer('x', 9000, { isApproved: false })],
    ['notReady', offer('x', 9000, { isReady: false })],
    ['belowFloor', offer('x', 999)],
    ['budgetSpent', offer('x', 9000, left({ total: 8999 }))],
    ['dayBudgetSpent', offer('x', 9000, left({ day: 8999 }))],
    ['pacedOut', offer('x', 9000, left({ pace: 8999 }))],
    ['outbid', offer('x', 1999)],
  ] as const)('says of a loser that it is %s, and lets it set no price unless it was outbid', (why, loser) => {
    const { winner, losers } = holdAuction(LOT, [loser, offer('best', 2000)]);
    expect(winner).toEqual({ id: 'best', price: why === 'outbid' ? 1999 : 1000 });
    expect(losers).toEqual([{ id: 'x', why }]);
    expect(LISTED).toHaveProperty(why);
  });

  it('is won by nobody where nobody may', () => {
    expect(holdAuction(LOT, [])).toEqual({ winner: null, losers: [] });
    expect(holdAuction(LOT, [offer('a', 1)])).toEqual({ winner: null, losers: [{ id: 'a', why: 'belowFloor' }] });
  });

  it('names every offer once, sells to no one who may not buy, and never below the floor or above a bid', () => {
    fc.assert(
      fc.property(someLot, named, (lot, offers) => {
        const { winner, losers } = holdAuction(lot, offers);
        const named = [...losers.map(({ id }) => id), ...(winner ? [winner.id] : [])];
        expect(named.toSorted()).toEqual(offers.map(({ id }) => id).toSorted());
        const best = offers.find(({ id }) => id === winner?.id);
        const able = offers.filter(({ id }) => losers.every((one) => one.id !== id || one.why === 'outbid'));
        expect(winner === null).toBe(able.length === 0);
        if (!winner || !best) return;
        expect(best.bid).toBe(Math.max(...able.map(({ bid }) => bid)));
        expect(winner.price).toBeGreaterThanOrEqual(lot.floor);
        expect(winner.price).toBeLessThanOrEqual(best.bid);
        expect(best.bid).toBeLessThanOrEqual(Math.min(best.left.total, best.left.day, best.left.pace));
      }),
    );
  });

  it('ends alike in whatever order the offers come', () => {
    fc.assert(
      fc.property(someLot, named, (lot, offers) => {
        expect(holdAuction(lot, offers.toReversed()).winner).toEqual(holdAuction(lot, offers).winner);
      }),
    );
  });

  it('leaves a winner nothing to gain by bidding more: it pays the same, and a loser would pay more than it bid', () => {
    fc.assert(
      fc.property(someLot, named, fc.integer({ min: 1, max: 20 }), (lot, offers, more) => {
        const { winner, losers } = holdAuction(lot, offers);
        const rich = offers.map((one) => ({ ...one, left: { total: ALL, day: ALL, pace: ALL } }));
        const { winner: first } = holdAuction(lot, rich);
        const higher = rich.map((one) => (one.id === first?.id ? { ...one, bid: one.bid + more } : one));
        expect(holdAuction(lot, higher).winner).toEqual(first);
        const outbid = losers.find(({ why }) => why === 'outbid');
        if (!winner || !outbid) return;
        const raised = offers.map((one) =>
          one.id === outbid.id ? { ...one, bid: 100, left: { total: ALL, day: ALL, pace: ALL } } : one,
        );
        const own = offers.find(({ id }) => id === outbid.id)!;
        expect(holdAuction(lot, raised).winner!.price).toBeGreaterThanOrEqual(own.bid);
      }),
    );
  });

  it('gives those who bid the same their share of many auctions', () => {
    const wins = new Map<string, number>();
    const same = ['one', 'two', 'three', 'four'].map((id) => offer(id, 2000));
    for (let n = 0; n < 4000; n += 1) {
      const { id } = holdAuction({ ...LOT, id: `auction ${n}` }, same).winner!;
      wins.set(id, (wins.get(id) ?? 0) + 1);
    }
    for (const times of wins.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
    expect(wins.size).toBe(4);
  });
});
