import type { Envelope } from '#core/protocol/envelope.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import { refuse } from '../call/refuse.ts';

const remember = statement<{ appid: string; sequence: string; at: number }>((db, value) =>
  db
    .insertInto('replays')
    .values({ appid: value('appid'), sequence: value('sequence'), at: value('at') })
    .onConflict((conflict) => conflict.columns(['appid', 'sequence']).doNothing()),
);

/**
 * Refuses a write that took place already. The row is written in the write's own transaction, so the
 * same call sent again after a lost answer is refused if, and only if, the first one was committed.
 * Rows are kept for `limits.replayKept`, longer than a timestamp may be off to both sides; the tick drops older ones.
 */
export async function checkReplay(tx: Tx, { appid, sequence }: Envelope): Promise<void> {
  if ((await remember.run(tx, { appid, sequence, at: tx.now })) === 0) throw refuse('REPLAYED');
}
