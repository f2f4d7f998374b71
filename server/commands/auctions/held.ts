import { sql } from 'kysely';
import { limits } from '#generated/model/limits.gen.ts';
import type { Tx } from '../../store/types.ts';
import { showingMs } from '../sales/showing.ts';
import { placeOf } from '../scenarios.ts';
import type { Spot } from './bidders.ts';

type Place = Pick<Spot, 'slot' | 'deviceId'>;

const slotOf = ({ slot, deviceId }: Place): string => `${deviceId} ${slot.id}`;
const areaOf = ({ slot, deviceId }: Place): string => `${deviceId} ${placeOf(slot) ?? slot.id}`;

/**
 * Auctions that were held near a time. Those of a slot on a screen are `limits.auctionEvery` apart, also where its moments were others
 * before; and what two slots of one area have sold does not run at the same time.
 */
export class Held {
  readonly #slots = new Map<string, number[]>();
  readonly #areas = new Map<string, { at: number; until: number }[]>();
  readonly #told: ReadonlySet<string>;

  private constructor(told: ReadonlySet<string>) {
    this.#told = told;
  }

  /** Reads those of a media owner near the time between two instants. */
  static async near(own: Tx, corpId: string, { from, to }: { from: number; to: number }): Promise<Held> {
    const unsold = await own
      .ofCorp(corpId)
      .selectFrom('auctions')
      .select(['device_id', 'slot_id'])
      .where('status', '=', 'unsold')
      .where('due_at', '>', from - limits.auctionUnsold)
      .where('due_at', '<=', to)
      .execute();
    const held = new Held(new Set(unsold.map((row) => `${row.device_id} ${row.slot_id}`)));
    const rows = await own
      .ofCorp(corpId)
      .selectFrom('auctions')
      .leftJoin('ad_slots as s', (join) =>
        join.onRef('s.corp_id', '=', 'auctions.corp_id').onRef('s.id', '=', 'auctions.slot_id'),
      )
      .select(['auctions.device_id', 'auctions.slot_id', 'auctions.due_at', 'auctions.status'])
      .select([
        sql<string | null>`s.layout_id`.as('layoutId'),
        sql<string | null>`s.widget_id`.as('widgetId'),
        sql<number | null>`s.showing_s`.as('showingS'),
      ])
      .where('auctions.due_at', '>', from - limits.auctionEvery)
      .where('auctions.due_at', '<', to + limits.auctionEvery)
      .execute();
    for (const { device_id: device, slot_id: id, due_at: dueAt, status, ...slot } of rows) {
      const place = { deviceId: device ?? '', slot: { id: id ?? '', ...slot } };
      held.add(place as Place, dueAt ?? 0, status !== 'unsold');
    }
    return held;
  }

  /** Says whether a play of a slot may be sold for a moment. */
  isFree(place: Place, dueAt: number): boolean {
    const until = dueAt + showingMs(place.slot);
    const isNear = this.#slots.get(slotOf(place))?.some((at) => Math.abs(at - dueAt) < limits.auctionEvery);
    const isTaken = this.#areas.get(areaOf(place))?.some((one) => one.at < until && dueAt < one.until);
    return isNear !== true && isTaken !== true;
  }

  /** Adds an auction. */
  add(place: Place, dueAt: number, isSold: boolean): void {
    const [slot, area] = [slotOf(place), areaOf(place)];
    this.#slots.set(slot, [...(this.#slots.get(slot) ?? []), dueAt]);
    if (!isSold) return;
    const sold = { at: dueAt, until: dueAt + showingMs(place.slot) };
    this.#areas.set(area, [...(this.#areas.get(area) ?? []), sold]);
  }

  /** Says whether it was told within `limits.auctionUnsold` why nobody bought a play of a slot. */
  isTold(place: Place): boolean {
    return this.#told.has(slotOf(place));
  }
}
