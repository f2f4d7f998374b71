import { lossCode, type Why } from '../auction/reasons.ts';
import type { OutsideBid } from './response.ts';
import { IMP_ID } from './request.ts';

/** Outcome that an auction tells a bid. */
export interface Told {
  /** Id of the bid request. */
  auctionId: string;
  /** Why it lost; "won" and "lapsed" of the bid that won. */
  why: Why | 'lapsed';
  /** Price for a thousand plays, fen; null: not told. */
  priceFen: number | null;
}

/** Macro that is filled in once a play was proved. */
const SHOWN_AT = '${AUCTION_IMP_TS}';

/**
 * Returns the address of a notice with the macros of OpenRTB 2.6 (section 4.4) filled in; what is not known becomes nothing. What
 * others bid is told to nobody but by the price of the winner.
 */
export function noticeUrl(url: string, bid: OutsideBid, { auctionId, why, priceFen }: Told): string {
  const isWon = why === 'won';
  const values: Readonly<Record<string, string>> = {
    AUCTION_ID: auctionId,
    AUCTION_BID_ID: bid.responseId,
    AUCTION_IMP_ID: IMP_ID,
    AUCTION_SEAT_ID: bid.seat,
    AUCTION_AD_ID: bid.adid,
    AUCTION_PRICE: isWon && priceFen !== null ? (priceFen / 100).toFixed(2) : '',
    AUCTION_CURRENCY: bid.currency,
    AUCTION_MBR: isWon && priceFen !== null && bid.bidFen > 0 ? (priceFen / bid.bidFen).toFixed(4) : '',
    AUCTION_LOSS: String(lossCode(why)),
    AUCTION_MULTIPLIER: '1',
    AUCTION_MIN_TO_WIN: '',
  };
  return url.replaceAll(/\$\{(AUCTION_[A-Z_]+)\}/g, (macro, name: string) =>
    macro === SHOWN_AT ? macro : encodeURIComponent(values[name] ?? ''),
  );
}

/** Fills in when a play was shown; null: it was not, or not yet. */
export const shownUrl = (url: string, playedAt: number | null): string =>
  url.replaceAll(SHOWN_AT, String(playedAt ?? ''));
