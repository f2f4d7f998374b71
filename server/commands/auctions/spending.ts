import { leftOf, MILLI } from '#core/auction/pace.ts';
import { dayAt, daysFrom, startOf } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { Tx } from '../../store/types.ts';

/** What orders have won so far, in thousandths of a fen: what is to be played, and that of each day, by order and "<order> <day>". */
export class Spending {
  readonly #waiting: Map<string, number>;
  readonly #days: Map<string, number>;

  private constructor(waiting: Map<string, number>, days: Map<string, number>) {
    this.#waiting = waiting;
    this.#days = days;
  }

  /** Reads what orders of a media owner have won, on these days and in all. */
  static async of(own: Tx, corpId: string, orderIds: readonly string[], days: readonly string[]): Promise<Spending> {
    const won = () =>
      own
        .ofCorp(corpId)
        .selectFrom('auctions')
        .select((eb) => ['winner_id', eb.fn.sum<number | string>('price_fen').as('spent')])
        .where('winner_id', 'in', [...orderIds])
        .groupBy('winner_id');
    const waiting = await won().where('status', '=', 'won').execute();
    const spending = new Spending(new Map(waiting.map((row) => [row.winner_id ?? '', Number(row.spent)])), new Map());
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
    const { id, amountFen, dayBudgetFen, spentMilli, endDay, pacing } = order;
    const day = dayAt(dueAt);
    return leftOf({
      total: (amountFen ?? 0) * MILLI,
      day: dayBudgetFen === null ? null : dayBudgetFen * MILLI,
      spent: (spentMilli ?? 0) + (this.#waiting.get(id) ?? 0),
      spentToday: this.#days.get(`${id} ${day}`) ?? 0,
      daysLeft: endDay && endDay > day ? daysFrom(day, endDay).length : 1,
      sinceDayMs: dueAt - startOf(day),
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
