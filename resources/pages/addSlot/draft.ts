import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { dayAt, daysFrom } from '#core/sales/days.ts';
import { hex32 } from '#core/protocol/random.ts';
import type { OrderMode } from '#core/sales/price.ts';
import { addDays } from '#core/time.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { readFen } from '#src/ui/inputs/digits.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';

export type Found = CallTypes['adsOrder.search']['output']['list'][number];
export type Chosen = Pick<
  Found,
  'goodsId' | 'deviceId' | 'name' | 'owner' | 'slotName' | 'priceFen' | 'cptPriceFen' | 'floorFen'
>;

export const STEPS = ['find', 'price', 'pay', 'upload', 'play'] as const;

type Scenes = NonNullable<CallTypes['adsOrder.search']['input']['scenes']>;

/** Scenes of screens, as their schema has them. */
export const SCENES = (deviceMeta.fields.find(({ name }) => name === 'scene')?.values ?? []) as Scenes;

export interface Filters {
  districtCode: string | null;
  scenes: Scenes;
  dimension: string | null;
  /** Yuan, as it was typed. */
  maxPrice: string;
  q: string;
  freeOnly: boolean;
}

/** Order draft of an advertiser; kept in the browser, so that a reload loses nothing. */
export interface Draft {
  step: number;
  /** For whom an agent places (ADS-08); null for who places for itself. */
  advertiser: { id: string; name: string } | null;
  filters: Filters;
  from: string;
  to: string;
  sellingMode: OrderMode;
  plays: string;
  /** Bid for each play, for auctions only (MKT-10). */
  bid: Bid;
  chosen: Chosen[];
  /** Group that its ads belong to; null: the default one. */
  promotionGroupId: string | null;
  /** Group by which days and filters were set last: what is chosen afterwards stays. */
  narrowedFor: string | null;
  /** Ids of the orders that were placed. */
  orders: string[];
  /** Key of the call that places them, until it was answered: what is sent again is placed once. */
  key: string;
  /** Order sent with `key` and not answered yet: the wish as text, and its price. */
  sent: { asked: string; amountFen: number } | null;
}

/** A bid; yuan, as they were typed. */
export interface Bid {
  most: string;
  budget: string;
  daily: string;
  pacing: 'even' | 'fast';
}

const DAYS = 7;
/** Most of a budget, fen (schemas/ads-order.yaml). */
const MOST_FEN = 1_000_000_000;
const NO_BID: Bid = { most: '', budget: '', daily: '', pacing: 'even' };

function emptyDraft(today: string): Draft {
  return {
    step: 0,
    advertiser: null,
    filters: { districtCode: null, scenes: [], dimension: null, maxPrice: '', q: '', freeOnly: true },
    from: addDays(today, 1),
    to: addDays(today, DAYS),
    sellingMode: 'cpt',
    plays: '',
    bid: NO_BID,
    chosen: [],
    promotionGroupId: null,
    narrowedFor: null,
    orders: [],
    key: hex32(),
    sent: null,
  };
}

/** A draft whose first day is over begins anew, with the filters that were set. */
function current(kept: Draft | null, today: string): Draft {
  const empty = emptyDraft(today);
  if (kept === null) return empty;
  const isOver = kept.orders.length === 0 && kept.from <= today;
  return isOver
    ? {
        ...empty,
        filters: kept.filters,
        advertiser: kept.advertiser ?? null,
        promotionGroupId: kept.promotionGroupId ?? null,
      }
    : { ...empty, ...kept };
}

/** Returns the draft of this account, moved to days that can still be bought. */
export function useDraft() {
  // Of the session, which is there at once: under the name of nobody, what is typed first would be lost.
  const { me, now } = useSurroundings();
  const [kept, keep] = useStore<Draft | null>(`addSlot.${me?.userId ?? ''}`, null);
  const [today] = useState(() => dayAt(now()));
  const draft = useMemo(() => current(kept, today), [kept, today]);
  const change = useCallback((changes: Partial<Draft>) => keep({ ...draft, ...changes }), [draft, keep]);
  const clear = useCallback(() => keep(emptyDraft(today)), [keep, today]);
  return { draft, change, clear };
}

export interface PartProps {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
}

/** Returns the lines of a wish: the screens of each goods. */
export function linesOf(chosen: readonly Chosen[]): { goodsId: string; deviceIds: string[] }[] {
  const lines = new Map<string, string[]>();
  for (const { goodsId, deviceId } of chosen) lines.set(goodsId, [...(lines.get(goodsId) ?? []), deviceId]);
  return [...lines].map(([goodsId, deviceIds]) => ({ goodsId, deviceIds }));
}

/** Why a choice is more than can be ordered at once, with the most that can be; null where it is not. */
export function excessOf({ chosen, from, to }: Draft): { of: 'goods' | 'screens' | 'places'; max: number } | null {
  const lines = linesOf(chosen);
  const screens = Math.max(0, ...lines.map(({ deviceIds }) => deviceIds.length));
  if (lines.length > limits.orderGoods) return { of: 'goods', max: limits.orderGoods };
  if (screens > limits.orderScreens) return { of: 'screens', max: limits.orderScreens };
  return screens * daysFrom(from, to).length > limits.orderPlaces ? { of: 'places', max: limits.orderPlaces } : null;
}

/** Returns a yuan amount in fen, or null for what no goods can cost. */
export function priceOf(text: string): number | null {
  const fen = readFen(text.trim());
  return fen !== null && fen >= 1 && fen <= limits.slotPriceMax ? fen : null;
}

/** Returns a yuan amount in fen, or null for what can be no budget. */
export function budgetOf(text: string): number | null {
  const fen = readFen(text.trim());
  return fen !== null && fen >= 1 && fen <= MOST_FEN ? fen : null;
}

/** Returns a bid as the server takes it, or null while a part of it is missing or none. */
export function bidOf({ most, budget, daily, pacing }: Bid) {
  const [bidFen, budgetFen, dayBudgetFen] = [priceOf(most), budgetOf(budget), budgetOf(daily)];
  if (bidFen === null || budgetFen === null || (daily.trim() !== '' && dayBudgetFen === null)) return null;
  return { bidFen, budgetFen, dayBudgetFen, pacing };
}

/** Returns the plays of a CPM order, or null for what can be none. */
export function playsOf(text: string): number | null {
  const plays = /^\d+$/.test(text) ? Number(text) : 0;
  return plays >= limits.orderPlaysMin && plays <= limits.orderPlaysMax ? plays : null;
}

export const keyOf = ({ goodsId, deviceId }: Pick<Chosen, 'goodsId' | 'deviceId'>): string => `${goodsId} ${deviceId}`;

/** Returns what the draft keeps of a screen that was found. */
export const chosenOf = ({
  goodsId,
  deviceId,
  name,
  owner,
  slotName,
  priceFen,
  cptPriceFen,
  floorFen,
}: Found): Chosen => ({
  goodsId,
  deviceId,
  name,
  owner,
  slotName,
  priceFen,
  cptPriceFen,
  floorFen,
});
