import { table } from './technicalTable.ts';

/**
 * The books (server/money), in whole fen of one currency, CNY. Read and written by the ledger alone; see technical.ts.
 * What must hold of every row is held by the database.
 */

/**
 * Balance of each account of a corporation. `clearing` (what came through the payment gateway) and `bank` (what came by hand)
 * stand for the world outside and are negative by what came in; no other account ever falls below zero. All add up to zero.
 * `guest` is what passers-by paid for what was not shown yet (server/money/guests.ts).
 */
export const ledgerAccounts = table(
  'ledger_accounts',
  { corpId: 'text', kind: 'text', balance: 'integer' },
  {
    key: ['corpId', 'kind'],
    checks: ['balance is not null', `kind in ('clearing', 'bank') or balance >= 0`],
  },
);

/** Movements of money. `key` makes each happen once; `content` is the digest of what it moved, so that a key is not used for two. */
export const ledgerMovements = table(
  'ledger_movements',
  { id: 'text', key: 'text', content: 'text', kind: 'text', purse: 'text?', at: 'integer' },
  {
    key: ['id'],
    unique: [['key']],
    indexes: [['purse'], ['at']],
    checks: ['key is not null', 'content is not null', 'at is not null'],
    appendOnly: true,
  },
);

/**
 * Lines of the movements: each takes an amount from one account and gives it to another, so that no line, and no movement,
 * can be out of balance.
 */
export const ledgerLines = table(
  'ledger_lines',
  {
    movementId: 'text',
    line: 'integer',
    fromCorp: 'text',
    fromKind: 'text',
    toCorp: 'text',
    toKind: 'text',
    amount: 'integer',
  },
  {
    key: ['movementId', 'line'],
    indexes: [
      ['fromCorp', 'fromKind'],
      ['toCorp', 'toKind'],
    ],
    checks: [
      'amount is not null and amount > 0',
      'from_corp is not null and from_kind is not null and to_corp is not null and to_kind is not null',
      'from_corp <> to_corp or from_kind <> to_kind',
    ],
    appendOnly: true,
  },
);

/** Sums put aside, paid and got back by one order: no refund goes beyond what was paid, nothing is released twice. */
export const ledgerPurses = table(
  'ledger_purses',
  { purse: 'text', held: 'integer', paid: 'integer', refunded: 'integer' },
  {
    key: ['purse'],
    checks: [
      'held is not null and held >= 0',
      'paid is not null and paid >= 0',
      'refunded is not null and refunded >= 0 and refunded <= paid',
    ],
  },
);

/**
 * Payments by QR code (server/pay). `number` is its trade at the gateway, unless `trade` says that a later one took its place;
 * `payer` for whom that was opened, as a digest, where the gateway opens it for one person. `token` is its address on a phone.
 * `askAt`: when the gateway is asked, where no callback came. `outcome`: done, or credit where what it was for could not be bought any more.
 * `refund`: due while the gateway is asked to give it back, at `refundAt` next; then done.
 */
export const payments = table(
  'payments',
  {
    id: 'text',
    number: 'text',
    token: 'text',
    corpId: 'text',
    creatorId: 'text?',
    purpose: 'text',
    subjectId: 'text',
    ref: 'text',
    amount: 'integer',
    status: 'text',
    gateway: 'text?',
    trade: 'text?',
    payer: 'text?',
    url: 'text?',
    txn: 'text?',
    outcome: 'text?',
    createdAt: 'integer',
    expiresAt: 'integer',
    askAt: 'integer?',
    asks: 'integer',
    paidAt: 'integer?',
    refund: 'text?',
    refundAt: 'integer?',
    // Fen that the gateway gave back without our asking, and of that what went out of the wallet again (server/pay/returns.ts).
    returned: 'integer?',
    takenBack: 'integer?',
  },
  {
    key: ['id'],
    unique: [['number'], ['token'], ['trade'], ['gateway', 'txn']],
    indexes: [
      ['purpose', 'subjectId'],
      ['returned'],
      ['corpId', 'createdAt'],
      ['status', 'expiresAt'],
      ['gateway', 'askAt'],
      ['gateway', 'refundAt'],
    ],
    checks: [
      'amount is not null and amount > 0',
      `status in ('pending', 'paid', 'closed')`,
      `status <> 'paid' or txn is not null`,
    ],
  },
);

/**
 * Trades that were left for another one of the same payment (server/pay/trades.ts): closed at their gateways, which are asked
 * until nothing can be paid there any more. One that was paid after all, while the payment was paid by another, goes back:
 * `refund` is due, then done.
 */
export const paymentTrades = table(
  'payment_trades',
  {
    gateway: 'text',
    number: 'text',
    paymentId: 'text',
    status: 'text',
    txn: 'text?',
    refund: 'text?',
    leftAt: 'integer',
    askAt: 'integer?',
    asks: 'integer',
  },
  {
    key: ['gateway', 'number'],
    unique: [['gateway', 'txn']],
    indexes: [['paymentId'], ['gateway', 'askAt'], ['refund']],
    checks: [`status in ('left', 'closed', 'paid')`, `status <> 'paid' or (txn is not null and refund is not null)`],
  },
);

/** Sums that a gateway gave back of a trade, where it tells of each by itself: told twice, each counts once. */
export const paymentReturns = table(
  'payment_returns',
  { gateway: 'text', refundId: 'text', number: 'text', amount: 'integer', at: 'integer' },
  { key: ['gateway', 'refundId'], indexes: [['gateway', 'number']], checks: ['amount > 0'] },
);

/** Callbacks of gateways as they came, with what was thought of each; those that nobody signed stand apart, since they are swept. */
export const paymentNotices = table(
  'payment_notices',
  { id: 'text', gateway: 'text', number: 'text?', raw: 'text', verdict: 'text', at: 'integer' },
  { key: ['id'], indexes: [['number'], ['at']], appendOnly: true },
);

/** Callbacks that no gateway had signed: a stranger's text, kept for some days (limits.unsignedKept) for whoever looks into a lost payment. */
export const unsignedNotices = table(
  'unsigned_notices',
  { id: 'text', gateway: 'text', raw: 'text', at: 'integer' },
  { key: ['id'], indexes: [['at']] },
);

/** Proofs of the books that failed when they were asked last (server/jobs/auditBooks.ts): with how many rows, since when, and some of them. */
export const booksFaults = table(
  'books_faults',
  { says: 'text', found: 'integer', since: 'integer', seenAt: 'integer', sample: 'text' },
  { key: ['says'] },
);

/** Recent cast senders (MKT-10), by digests: no address and no phone can be read of it. */
export const castSenders = table(
  'cast_senders',
  // The wish: by which a phone that got no answer sends it again, and not twice.
  { castId: 'text', deviceId: 'text', address: 'text', phone: 'text', wish: 'text?', at: 'integer' },
  { key: ['castId'], unique: [['wish']], indexes: [['address', 'at'], ['phone', 'at'], ['deviceId', 'at'], ['at']] },
);

/** Recent uploaders of cast pictures, in the same way. */
export const castUploaders = table(
  'cast_uploaders',
  { uploadId: 'text', address: 'text', phone: 'text', at: 'integer' },
  { key: ['uploadId'], indexes: [['address', 'at'], ['phone', 'at'], ['at']] },
);

/** Calls that move money, by the key that their caller gave: a second one with the same key gets the answer of the first. */
export const moneyCalls = table(
  'money_calls',
  { corpId: 'text', key: 'text', content: 'text', answer: 'json', at: 'integer' },
  { key: ['corpId', 'key'], indexes: [['at']] },
);
