import { limits } from '#generated/model/limits.gen.ts';
import type { Tx } from '../../../store/types.ts';
import type { Answer, Outside } from './callOut.ts';

const FAILED: ReadonlySet<Answer['answer']> = new Set(['noAnswer', 'unreachable', 'malformed']);

/**
 * Counts at outside buyers how they answered and what they won. One that fails at each moment for a while is left alone; after it, one more
 * is enough. All that it was asked at one moment is one, however many plays that was: it tells no more of the next. Without changing `rev`: who edits a buyer has no conflict with an auction.
 */
export async function tally(
  own: Tx,
  corpId: string,
  { lots }: Outside,
  wins: ReadonlyMap<string, number>,
): Promise<void> {
  const all = [...lots.values()].flatMap(({ answers }) => answers).filter(({ answer }) => answer !== 'notAsked');
  for (const [id, answers] of [...Map.groupBy(all, ({ partnerId }) => partnerId)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const failures = answers.filter(({ answer }) => FAILED.has(answer)).length;
    const partners = () => own.ofCorp(corpId).updateTable('demand_partners').where('id', '=', id);
    const { failures_running: running } = await partners()
      .set((eb) => {
        const plus = (column: 'asked' | 'bids' | 'wins' | 'failures' | 'failures_running', n: number) =>
          eb(eb.fn.coalesce(column, eb.lit(0)), '+', n);
        return {
          asked: plus('asked', answers.length),
          bids: plus('bids', answers.flatMap(({ bids }) => bids).length),
          wins: plus('wins', wins.get(id) ?? 0),
          failures: plus('failures', failures),
          failures_running: failures < answers.length ? 0 : plus('failures_running', 1),
          last_answer: answers.at(-1)!.answer,
          last_at: own.now,
        };
      })
      .returning('failures_running')
      .executeTakeFirstOrThrow();
    if ((running ?? 0) < limits.outsideFailures) continue;
    await partners()
      .set({ rest_until: own.now + limits.outsideRest, failures_running: limits.outsideFailures - 1 })
      .execute();
  }
}
