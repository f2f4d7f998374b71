import { createHash } from 'node:crypto';
import { uuidv7 } from '#core/uuid.ts';
import { refuse } from '../call/refuse.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';

/**
 * Kinds of accounts, each once for a corporation: the wallet, what orders have put aside, what it earned, and the world
 * outside by the ways on which money comes in (payment gateway, by hand). `guest` is what passers-by paid to it for what was
 * not shown yet (guests.ts): it is not its own.
 */
export type AccountKind = 'wallet' | 'held' | 'income' | 'guest' | 'clearing' | 'bank';

export interface Account {
  corpId: string;
  kind: AccountKind;
}

/** One line of a movement: an amount in fen goes from one account to another. */
export interface Line {
  from: Account;
  to: Account;
  amount: number;
}

/** Purpose of a movement: one kind for each word of the finance centre. */
export type MovementKind = 'recharge' | 'order' | 'hold' | 'capture' | 'release' | 'refund' | 'credit' | 'back';

export interface Movement {
  /** Names what happened, once: a movement with a known key does nothing more. */
  key: string;
  kind: MovementKind;
  /** Order whose purse it concerns. */
  purse?: string;
  lines: readonly Line[];
}

/** Returns true for accounts that may be negative: the world outside. */
const isOutside = ({ kind }: Account): boolean => kind === 'clearing' || kind === 'bank';

/** Returns true for accounts whose money is the corporation's own. */
export const isOwn = (account: Account): boolean => !isOutside(account) && account.kind !== 'guest';

const claim = statement<
  { id: string; key: string; content: string; kind: string; purse: string | null; at: number },
  { id: string }
>((db, value) =>
  db
    .insertInto('ledger_movements')
    .values({
      id: value('id'),
      key: value('key'),
      content: value('content'),
      kind: value('kind'),
      purse: value('purse'),
      at: value('at'),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id'),
);

const known = statement<{ key: string }, { content: string }>((db, value) =>
  db.selectFrom('ledger_movements').select('content').where('key', '=', value('key')),
);

/** The guard: takes an amount only where there is as much, in the statement that takes it. */
const take = statement<{ corpId: string; kind: string; amount: number }, { balance: number }>((db, value) =>
  db
    .updateTable('ledger_accounts')
    .set((eb) => ({ balance: eb('balance', '-', value('amount')) }))
    .where('corp_id', '=', value('corpId'))
    .where('kind', '=', value('kind'))
    .where('balance', '>=', value('amount')),
);

/** Adds an amount, which may be negative for the world outside; makes the account where it is missing. */
const add = statement<{ corpId: string; kind: string; amount: number }>((db, value) =>
  db
    .insertInto('ledger_accounts')
    .values({ corp_id: value('corpId'), kind: value('kind'), balance: value('amount') })
    .onConflict((conflict) =>
      conflict
        .columns(['corp_id', 'kind'])
        .doUpdateSet((eb) => ({ balance: eb('ledger_accounts.balance', '+', eb.ref('excluded.balance')) })),
    ),
);

const write = statement<{
  movementId: string;
  line: number;
  fromCorp: string;
  fromKind: string;
  toCorp: string;
  toKind: string;
  amount: number;
}>((db, value) =>
  db.insertInto('ledger_lines').values({
    movement_id: value('movementId'),
    line: value('line'),
    from_corp: value('fromCorp'),
    from_kind: value('fromKind'),
    to_corp: value('toCorp'),
    to_kind: value('toKind'),
    amount: value('amount'),
  }),
);

/** Returns the digest of a value whose parts always come in the same order. */
export const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Returns what a movement is, apart from its key. */
const contentOf = ({ kind, purse, lines }: Movement): string =>
  digestOf([
    kind,
    purse ?? null,
    lines.map(({ from, to, amount }) => [from.corpId, from.kind, to.corpId, to.kind, amount]),
  ]);

const nameOf = ({ corpId, kind }: Account): string => `${corpId} ${kind}`;

/** Takes an amount from an account; refuses BALANCE_TOO_LOW where there is less. */
async function takeFrom(tx: Tx, from: Account, amount: number): Promise<void> {
  if (isOutside(from)) await add.run(tx, { ...from, amount: -amount });
  else if ((await take.run(tx, { ...from, amount })) !== 1) throw refuse('BALANCE_TOO_LOW');
}

/**
 * Posts a movement: once for its key, and as a whole or not at all. Returns false where the key was posted before with the
 * same content. Refuses MONEY_KEY_USED where it was posted with another, and BALANCE_TOO_LOW where an account has not enough.
 * The account that is taken from waits for whoever moves it at the same time, then is judged anew.
 * @param first what else must hold; asked where the key is new, before anything moves
 */
export async function post(tx: Tx, movement: Movement, first?: () => Promise<void>): Promise<boolean> {
  const { key, kind, purse = null, lines } = movement;
  const content = contentOf(movement);
  const id = uuidv7(tx.now);
  if (!(await claim.first(tx, { id, key, content, kind, purse, at: tx.now }))) {
    if ((await known.first(tx, { key }))?.content === content) return false;
    throw refuse('MONEY_KEY_USED');
  }
  await first?.();
  for (const [line, { from, to, amount }] of lines.entries()) {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`a movement of ${amount} fen is none`);
    // In one order of accounts, so that a payment and its way back, at once, never wait for each other in a ring.
    if (nameOf(from) < nameOf(to)) await takeFrom(tx, from, amount);
    await add.run(tx, { ...to, amount });
    if (nameOf(from) >= nameOf(to)) await takeFrom(tx, from, amount);
    await write.run(tx, {
      movementId: id,
      line,
      fromCorp: from.corpId,
      fromKind: from.kind,
      toCorp: to.corpId,
      toKind: to.kind,
      amount,
    });
  }
  return true;
}

const balances = statement<{ corpId: string }, { kind: AccountKind; balance: number }>((db, value) =>
  db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('corp_id', '=', value('corpId'))
    .$castTo<{ kind: AccountKind; balance: number }>(),
);

/** Returns the balances of a corporation in fen; an account that never moved has 0. */
export async function balancesOf(tx: Tx, corpId: string): Promise<Record<AccountKind, number>> {
  const all = { wallet: 0, held: 0, income: 0, guest: 0, clearing: 0, bank: 0 };
  for (const { kind, balance } of await balances.all(tx, { corpId })) all[kind] = balance;
  return all;
}
