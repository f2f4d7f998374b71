import { table } from './technicalTable.ts';

/** Tables of the server itself for what is mailed; see technical.ts. */

/**
 * Mails, written with their cause and sent later (server/jobs/outbox.ts). `dedupe`: one message per cause and recipient.
 * `locked_until`: a process sends it until then. Sent, failed for good, or due.
 */
export const outbox = table(
  'outbox',
  {
    id: 'text',
    corpId: 'text?',
    kind: 'text',
    recipient: 'text',
    payload: 'json',
    dedupe: 'text',
    createdAt: 'integer',
    dueAt: 'integer',
    attempts: 'integer',
    lockedUntil: 'integer?',
    sentAt: 'integer?',
    failedAt: 'integer?',
    error: 'text?',
  },
  { key: ['id'], unique: [['dedupe']], indexes: [['sentAt', 'failedAt', 'dueAt'], ['createdAt']] },
);

/**
 * What outside buyers are told of their bids (server/jobs/bidNotices.ts), written with the auction: won, charged or lost, once each.
 * `due_at` null: it waits for the proof of its play.
 */
export const bidNotices = table(
  'bid_notices',
  {
    id: 'text',
    corpId: 'text',
    auctionId: 'text',
    bid: 'text',
    event: 'text',
    url: 'text',
    createdAt: 'integer',
    dueAt: 'integer?',
    attempts: 'integer',
    lockedUntil: 'integer?',
    sentAt: 'integer?',
    failedAt: 'integer?',
    error: 'text?',
  },
  {
    key: ['id'],
    unique: [['auctionId', 'bid', 'event']],
    indexes: [['sentAt', 'failedAt', 'dueAt'], ['createdAt']],
  },
);

/** Times at which a screen was offline, from its last heartbeat on; open while `endedAt` is null. `noticedAt`: accounts were told. */
export const outages = table(
  'outages',
  { deviceId: 'text', since: 'integer', corpId: 'text', endedAt: 'integer?', noticedAt: 'integer?' },
  { key: ['deviceId', 'since'], indexes: [['endedAt', 'noticedAt', 'since'], ['since']] },
);

/** Recipients of outage mails, with language and sender: mailed again when the outage is over. */
export const outageMails = table(
  'outage_mails',
  { deviceId: 'text', since: 'integer', recipient: 'text', corpId: 'text', language: 'text', sender: 'text?' },
  { key: ['deviceId', 'since', 'recipient'], indexes: [['since']] },
);

/**
 * What crossed the threshold of a rule, or of an account's warning settings (server/jobs/warnings): `cause` names the rule,
 * `phase` is rising, open or settling since `since`. The event is told while it is open or settling.
 */
export const warningWatches = table(
  'warning_watches',
  { cause: 'text', subjectId: 'text', corpId: 'text', phase: 'text', since: 'integer', eventId: 'text?' },
  { key: ['cause', 'subjectId'], indexes: [['corpId']] },
);
