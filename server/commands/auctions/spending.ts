import { leftOf, MILLI } from '#core/auction/pace.ts';
import { dayAt, startOf } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { Tx } from '../../store/types.ts';
import { OpenTime } from './openTime.ts';
import type { Sale } from './sales.ts';

/** Returns when the slots of plays are open. */
function hoursOf(sales: readonly Sale[]): Map<string, OpenTime> {
  const hours = new Map<string, OpenTime>();
  for (const { spot } of sales)
    if (!hours.has(spot.slot.id)) hours.set(spot.slot.id, new OpenTime(spot.slot, spot.beside));
  return hours;
}

/** Amounts that orders have won so far, in thousandths of a fen: of plays to come, and of each day, by order and "<order> <day>". */
export class Spending {
  readonly #waiting: Map<string, number>;
  readonly #days = new Map<string, number>();
  readonly #hours: ReadonlyMap<string, OpenTime>;

  private constructor(waiting: Map<string, number>, hours: ReadonlyMap<string, OpenTime>) {
    this.#waiting = waiting;
    this.#hours = hours;
  }

  /** Reads what the orders that bid for plays of a media owner have won, on these days and in all. */
  static async of(own: Tx, corpId: string, sales: readonly Sale[], days: readonly string[]): Promise<Spending> {
    const orderIds = [...new Set(sales.flatMap(({ bidders }) => bidders.map(({ order }) => order.id)))];
    if (orderIds.length === 0) return new Spending(new Map(), new Map());
    const won = () =>
      own
        .ofCorp(corpId)
        .selectFrom('auctions')
        .select((eb) => ['winner_id', eb.fn.sum<number | string>('price_fen').as('spent')])
        .where('winner_id', 'in', orderIds)
        .groupBy('winner_id');
    const waiting = await won().where('status', '=', 'won').execute();
    const spending = new Spending(
      new Map(waiting.map((row) => [row.winner_id ?? '', Number(row.spent)])),
      hoursOf(sales),
    );
    for (const day of new Set(days)) {
      const rows = await won()
        .where('status', 'in', ['won', 'played'])
        .where('due_at', '>=', startOf(day))
        .where('due_at', '<', startOf(addDays(day, 1)))
        .execute();
      for (const row of rows) spending.#days.set(`${row.winner_id} ${day}`, Number(row.spent));
    }
    return spending;
  }

  /** Returns what an order may still spend on a play that is due then. */
  left(order: AdsOrderStored, dueAt: number): ReturnType<typeof leftOf> {
    const { id, slotId, amountFen, dayBudgetFen, spentMilli, endDay, pacing } = order;
    const day = dayAt(dueAt);
    const hours = this.#hours.get(slotId ?? '');
    return leftOf({
      total: (amountFen ?? 0) * MILLI,
      day: dayBudgetFen === null ? null : dayBudgetFen * MILLI,
      spent: (spentMilli ?? 0) + (this.#waiting.get(id) ?? 0),
      spentToday: this.#days.get(`${id} ${day}`) ?? 0,
      daysLeft: (endDay && endDay > day && hours?.daysLeft(day, endDay)) || 1,
      over: hours?.over(day, dueAt) ?? 1,
      isEven: pacing !== 'fast',
    });
  }

  /** Adds what an order has just won. */
  add({ id }: AdsOrderStored, dueAt: number, price: number): void {
    const name = `${id} ${dayAt(dueAt)}`;
    this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + price);
    this.#days.set(name, (this.#days.get(name) ?? 0) + price);
  }
}
