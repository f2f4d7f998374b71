/** Price of an advertiser's order, and its expected plays: the one formula, used by the server alone. */

/** Selling mode: per slot and day, or per thousand plays (LAY-10). */
type SellingMode = 'cpt' | 'cpm';

/** Selling mode of an order: at a price, or by auction per play (core/auction). */
export type OrderMode = SellingMode | 'rtb';

export interface Priced {
  sellingMode: SellingMode;
  /** Fen: of a slot and day, or of a thousand plays. */
  priceFen: number;
  screens: number;
  days: number;
  /** Plays that are bought; by CPM alone. */
  plays: number | null;
}

const whole = (name: string, value: number): number => {
  if (!Number.isSafeInteger(value) || value <= 0)
    throw new RangeError(`${name} is ${value}: not a whole number above 0`);
  return value;
};

/**
 * Returns the price of an order in fen, at least one (A7). Half a fen is rounded up. Throws RangeError for what is no
 * price: numbers below one or beyond what can be counted.
 */
export function priceOf({ sellingMode, priceFen, screens, days, plays }: Priced): number {
  const unit = whole('a price', priceFen);
  if (sellingMode === 'cpt') return whole('an amount', unit * whole('screens', screens) * whole('days', days));
  const product = whole('an amount', unit * whole('plays', plays ?? 0));
  return Math.max(1, Math.round(product / 1000));
}

export interface Forecast {
  screens: number;
  days: number;
  /** Milliseconds a day that a screen is on. */
  onMs: number;
  /** Milliseconds of a round, in which each carousel place has its turn: above 0. */
  roundMs: number;
}

/** Returns how often one place of a carousel plays on these screens in these days, when all places are taken. */
export function expectedPlays({ roundMs, screens, days, onMs }: Forecast): number {
  return Math.floor(onMs / roundMs) * screens * days;
}

/**
 * Returns the least plays that are sold of places that are expected to play so often: a place is kept from everybody else, so a
 * part of what it can play must be bought.
 * @param leastPart hundredths
 */
export const leastPlays = (expected: number, leastPart: number): number => Math.ceil((expected * leastPart) / 100);

/**
 * Shares plays among lines by what each is expected to play: all of them, to the last, at least one for each line and none
 * beyond what it is expected to play. There are as many plays as lines at least, and no more than are expected.
 */
export function sharesOf(plays: number, expected: readonly number[]): number[] {
  const all = expected.reduce((sum, each) => sum + each, 0);
  const shares = expected.map((each) => Math.min(each, Math.max(1, Math.floor((plays * each) / all))));
  let rest = plays - shares.reduce((sum, share) => sum + share, 0);
  // The rest of rounding goes where there is room; an excess by the least shares comes from the largest.
  for (let at = 0; rest > 0 && at < shares.length; at += 1) {
    const more = Math.min(rest, expected[at]! - shares[at]!);
    shares[at]! += more;
    rest -= more;
  }
  while (rest < 0) {
    const largest = shares.indexOf(Math.max(...shares));
    shares[largest]! -= 1;
    rest += 1;
  }
  return shares;
}

export interface Delivery {
  sellingMode: SellingMode;
  amountFen: number;
  priceFen: number;
  /** Places that were sold: a slot on a screen and day each. */
  sold: number;
  /** Plays that were sold; by CPM alone. */
  bought: number;
  /** Places on which it played at least once, but those that were kept in vain. */
  played: number;
  /** Places on days on which its buyer left nothing to show: held back, or no ad that could be approved. */
  vain: number;
  /** All plays that count. */
  plays: number;
}

/** Returns the plays that places which were kept in vain stand for: their part of what was sold, as far as it was not played. */
export const vainPlays = ({
  sold,
  bought,
  vain,
  plays,
}: Pick<Delivery, 'sold' | 'bought' | 'vain' | 'plays'>): number =>
  Math.max(0, Math.min(bought - plays, Math.round((bought * Math.min(vain, sold)) / Math.max(1, sold))));

/**
 * Returns what the media owner has earned of an order, fen (MKT-09): by CPT for each slot and day on which it played, by CPM
 * for each play, up to the price of the order. The rest goes back to the buyer. Places that were kept in vain are paid, by CPM with
 * the plays that they stand for: nobody else could have them.
 */
export function earnedOf(delivery: Delivery): number {
  const { sellingMode, amountFen, priceFen, sold, bought, played, vain, plays } = delivery;
  if (sellingMode === 'cpm') {
    const counted = plays + vainPlays(delivery);
    return counted >= bought ? amountFen : Math.min(amountFen, Math.round((priceFen * counted) / 1000));
  }
  if (played + vain >= sold) return amountFen;
  return Math.min(amountFen, priceFen * (played + vain));
}
