import { refuse } from '../call/refuse.ts';
import type { HandlerContext } from '../call/types.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import { digestOf } from './ledger.ts';

const claim = statement<{ corpId: string; key: string; content: string; at: number }>((db, value) =>
  db
    .insertInto('money_calls')
    .values({
      corp_id: value('corpId'),
      key: value('key'),
      content: value('content'),
      answer: 'null',
      at: value('at'),
    })
    .onConflict((conflict) => conflict.columns(['corp_id', 'key']).doNothing()),
);

const found = statement<{ corpId: string; key: string }, { content: string; answer: string }>((db, value) =>
  db
    .selectFrom('money_calls')
    .select(['content', 'answer'])
    .where('corp_id', '=', value('corpId'))
    .where('key', '=', value('key'))
    .$castTo<{ content: string; answer: string }>(),
);

const keep = statement<{ corpId: string; key: string; answer: string }>((db, value) =>
  db
    .updateTable('money_calls')
    .set({ answer: value('answer') })
    .where('corp_id', '=', value('corpId'))
    .where('key', '=', value('key')),
);

/** A call that moves money, as its caller named it. */
export interface MoneyCall {
  corpId: string;
  /** Made by the caller, anew for each intention. */
  key: string;
  /** Name of the call and what it was asked. */
  call: string;
  input: unknown;
}

/**
 * Carries out a call once for its key: a second one with the same content gets the first one's answer, with other content
 * it is refused (MONEY_KEY_USED). One that comes while the first still runs waits for it. A call that was refused leaves
 * its key free.
 */
export async function once<T>(tx: Tx, { corpId, key, call, input }: MoneyCall, work: () => Promise<T>): Promise<T> {
  const content = digestOf([call, input]);
  if ((await claim.run(tx, { corpId, key, content, at: tx.now })) !== 1) {
    const first = await found.first(tx, { corpId, key });
    if (first?.content !== content) throw refuse('MONEY_KEY_USED');
    return JSON.parse(first.answer) as T;
  }
  const answer = await work();
  await keep.run(tx, { corpId, key, answer: JSON.stringify(answer ?? null) });
  return answer;
}

/**
 * Carries out a call that moves money (x-calls.money) once for the key in its payload, or what it does with one record of a
 * batch: who sends a batch again, whole or what failed of it, repeats nothing that was done. The key is its sender's own.
 */
export function onceAsked<T>(
  { call, input, user, tx }: Pick<HandlerContext<unknown>, 'call' | 'input' | 'user' | 'tx'>,
  work: () => Promise<T>,
  recordId?: string,
): Promise<T> {
  const { key, ids, ...asked } = input as { key: string; ids?: unknown };
  const content = recordId === undefined ? { ids, ...asked } : asked;
  const own = recordId === undefined ? key : `${key} ${recordId}`;
  return once(tx, { corpId: user.corpId, key: own, call: call.name, input: [user.userId, content] }, work);
}
