// Made by codegen from schemas/auction.yaml. Do not edit: change the schema, or lay a view over it in resources/auctions/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface AuctionRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  status?: 'won' | 'played' | 'lapsed' | 'unsold' | null;
  dueAt?: string | null;
  slotId?: string | null;
  deviceId?: string | null;
  floorFen?: number | null;
  priceFen?: number | null;
  winnerName?: string | null;
  partnerId?: string | null;
  bids?: number | null;
}

export interface AuctionDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  status?: 'won' | 'played' | 'lapsed' | 'unsold' | null;
  dueAt?: string | null;
  slotId?: string | null;
  deviceId?: string | null;
  floorFen?: number | null;
  priceFen?: number | null;
  winnerName?: string | null;
  adId?: string | null;
  partnerId?: string | null;
  bids?: number | null;
  offers?:
    | {
        order: string;
        buyer: string;
        bidFen: number;
        partner?: string;
        why:
          | 'won'
          | 'late'
          | 'otherCurrency'
          | 'notVerified'
          | 'takenDown'
          | 'paused'
          | 'notApproved'
          | 'notReady'
          | 'belowFloor'
          | 'budgetSpent'
          | 'dayBudgetSpent'
          | 'pacedOut'
          | 'outbid'
          | 'noBid'
          | 'noAnswer'
          | 'unreachable'
          | 'malformed'
          | 'notAsked'
          | 'otherImp'
          | 'otherSeat'
          | 'aboveMost';
      }[]
    | null;
  playedAt?: string | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const auctionWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const auctionRules: readonly Rule[] = [];
