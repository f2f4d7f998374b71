import type { TableMeta } from '#core/entity/meta.ts';
import {
  castSenders,
  castUploaders,
  ledgerAccounts,
  ledgerLines,
  ledgerMovements,
  ledgerPurses,
  moneyCalls,
  paymentNotices,
  paymentReturns,
  paymentTrades,
  unsignedNotices,
  booksFaults,
  payments,
} from './technicalMoney.ts';
import { bidNotices, outageMails, outages, outbox, warningWatches } from './technicalMail.ts';
import {
  adHolds,
  buyerHolds,
  deviceFaults,
  deviceKeys,
  enrolments,
  flowReadings,
  flowWeeks,
  issues,
  orderEarnings,
  orderShares,
  pairingCodes,
  playMarks,
  plays,
  playWeeks,
  screenShots,
  screenWeeks,
} from './technicalPlayer.ts';
import { table } from './technicalTable.ts';

/**
 * Tables without a schema file, because nobody lists or edits their rows: data of the server itself. Read by key
 * through `tx.db` or `statement`, never through a scope; but weeks (weeks.ts), which are read as the sums that they are made of. Instants are milliseconds; secrets are stored as sha256 in hex
 * only. A column with a question mark may be null.
 */

/** Sessions of signed-in users (architecture 4): token and cookie belong together, both are new at each login. */
const sessions = table(
  'sessions',
  {
    id: 'text',
    tokenHash: 'text',
    cookieHash: 'text',
    accountId: 'text',
    corpId: 'text',
    system: 'text',
    createdAt: 'integer',
    lastSeenAt: 'integer',
    expiresAt: 'integer',
    ip: 'text',
    userAgent: 'text?',
    installation: 'text?',
  },
  { key: ['id'], unique: [['tokenHash']], indexes: [['accountId'], ['cookieHash'], ['expiresAt']] },
);

/**
 * Places that are sold (AD-13): one row for each place of a slot on a screen and day. The key is what keeps two buyers from
 * getting the last one; `stock` is how many were for sale when it was taken, beyond which there is none. `until` is the end of the time in which its order may be paid, milliseconds; null: it is paid.
 */
const seats = table(
  'seats',
  {
    deviceId: 'text',
    slotId: 'text',
    day: 'text',
    seat: 'integer',
    corpId: 'text',
    orderId: 'text',
    until: 'integer?',
    stock: 'integer',
  },
  {
    key: ['deviceId', 'slotId', 'day', 'seat'],
    indexes: [['orderId'], ['until'], ['slotId', 'day']],
    checks: ['seat >= 1', 'seat <= stock', 'corp_id is not null', 'order_id is not null'],
  },
);

/** Executed writes, kept for 15 minutes to refuse replays (NET-04). Inserted in the write's own transaction. */
const replays = table(
  'replays',
  { appid: 'text', sequence: 'text', at: 'integer' },
  { key: ['appid', 'sequence'], indexes: [['at']] },
);

/** Counters of failed tries. Subject: the account, address or phone, as in "account:lin", "ip:192.0.2.1", "phone:138…". */
const loginThrottles = table(
  'login_throttles',
  {
    subject: 'text',
    failures: 'integer',
    firstAt: 'integer',
    lastAt: 'integer',
    blockedUntil: 'integer?',
  },
  { key: ['subject'], indexes: [['lastAt']] },
);

/** Codes sent to a phone or an e-mail address: for one use, a few tries, and the installation that asked. */
const phoneCodes = table(
  'phone_codes',
  {
    id: 'text',
    phone: 'text',
    purpose: 'text',
    codeHash: 'text',
    installation: 'text?',
    ip: 'text',
    tries: 'integer',
    createdAt: 'integer',
    expiresAt: 'integer',
    usedAt: 'integer?',
  },
  {
    key: ['id'],
    indexes: [
      ['phone', 'createdAt'],
      ['ip', 'createdAt'],
    ],
  },
);

/**
 * Uploads in progress: applied for, stored, verified; then a row refers to them. State: applied, taking (claimed by one
 * call), arrived (of a phone: no cast names it yet), verified or unnamed (given up: it is swept next). `usedBy`: what took it, where no row of an entity names it alone.
 */
const uploads = table(
  'uploads',
  {
    id: 'text',
    corpId: 'text',
    accountId: 'text',
    profile: 'text',
    state: 'text',
    storeKey: 'text',
    fileName: 'text',
    contentType: 'text?',
    size: 'integer',
    sha256: 'text?',
    md5: 'text?',
    width: 'integer?',
    height: 'integer?',
    durationMs: 'integer?',
    // When a photo was taken, as its camera wrote it.
    takenAt: 'integer?',
    createdAt: 'integer',
    expiresAt: 'integer',
    verifiedAt: 'integer?',
    usedBy: 'text?',
  },
  {
    key: ['id'],
    unique: [['storeKey']],
    indexes: [
      ['corpId', 'md5'],
      ['corpId', 'sha256'],
      ['state', 'expiresAt'],
    ],
  },
);

/**
 * Imports in progress, with the state that their process needs (server/jobs/imports). `next_row` advances in the
 * transaction that imports a row; a holder with an old `beat_at` has died. `over`: only the file remains to be removed.
 */
const importRuns = table(
  'import_runs',
  {
    taskId: 'text',
    corpId: 'text',
    accountId: 'text',
    entity: 'text',
    language: 'text',
    zone: 'text',
    ip: 'text',
    traceKey: 'text',
    uploadId: 'text',
    storeKey: 'text',
    nextRow: 'integer',
    holder: 'text?',
    beatAt: 'integer?',
    over: 'integer',
    tries: 'integer',
    retryAt: 'integer?',
  },
  { key: ['taskId'], indexes: [['beatAt']] },
);

/** Rows of sheets that were not imported: their cells and errors, both as JSON. */
const importFailures = table(
  'import_failures',
  { taskId: 'text', row: 'integer', cells: 'text', errors: 'text', createdAt: 'integer' },
  { key: ['taskId', 'row'], indexes: [['createdAt']] },
);

/** Contents of ads that a reviewer saw to the end (AD-07): the latest per ad and reviewer. */
const adSightings = table(
  'ad_sightings',
  { adId: 'text', accountId: 'text', contentHash: 'text', seenAt: 'integer' },
  { key: ['adId', 'accountId'], indexes: [['accountId']] },
);

/** Visits of the pages behind the codes of ads (AD-15), by a digest of who scans which: for half an hour each. */
const adVisits = table('ad_visits', { visit: 'text', at: 'integer' }, { key: ['visit'], indexes: [['at']] });

/** When records entered their states, of entities that keep it (x-states.kept). */
export const stateChanges = table(
  'state_changes',
  { id: 'text', corpId: 'text', entity: 'text', rowId: 'text', state: 'text', at: 'integer' },
  { key: ['id'], indexes: [['corpId', 'entity', 'rowId', 'at'], ['at']] },
);

/** Offline packages that wait, are made or lie in the store; the row goes with its file (server/jobs/packages). */
const packageRuns = table(
  'package_runs',
  {
    packageId: 'text',
    corpId: 'text',
    storeKey: 'text',
    isOpen: 'integer',
    holder: 'text?',
    beatAt: 'integer?',
    tries: 'integer',
  },
  { key: ['packageId'], indexes: [['isOpen', 'beatAt']] },
);

/** Version of all that a corporation's programmes are built from, moved by the database itself (watched.ts). */
const programmeVersions = table('programme_versions', { corpId: 'text', version: 'integer' }, { key: ['corpId'] });

/** Lease of the process that runs jobs at present. */
const leases = table('leases', { name: 'text', holder: 'text', until: 'integer' }, { key: ['name'] });

/** Last number of each kind of readable numbers (server/commands/nextNumber.ts). */
const counters = table('counters', { name: 'text', value: 'integer' }, { key: ['name'] });

/** Settings of a corporation; of the platform if `corpId` is empty. */
const settings = table(
  'settings',
  { corpId: 'text', name: 'text', value: 'json', updatedAt: 'integer' },
  { key: ['corpId', 'name'] },
);

/**
 * Accounts that used a page on a day or met an error, as digests made with the installation's secret: they can be counted, and
 * without it not be read back (NET-10). The
 * subject is the row of the page or the error.
 */
const usageMarks = table(
  'usage_marks',
  { subject: 'text', mark: 'text', at: 'integer' },
  { key: ['subject', 'mark'], indexes: [['at']] },
);

export const technicalTables = [
  sessions,
  replays,
  loginThrottles,
  phoneCodes,
  deviceKeys,
  enrolments,
  pairingCodes,
  uploads,
  issues,
  adHolds,
  buyerHolds,
  orderEarnings,
  orderShares,
  plays,
  playMarks,
  playWeeks,
  screenWeeks,
  flowWeeks,
  flowReadings,
  deviceFaults,
  screenShots,
  outbox,
  bidNotices,
  outages,
  outageMails,
  warningWatches,
  importRuns,
  importFailures,
  adSightings,
  adVisits,
  stateChanges,
  packageRuns,
  programmeVersions,
  ledgerAccounts,
  ledgerMovements,
  ledgerLines,
  ledgerPurses,
  moneyCalls,
  payments,
  paymentTrades,
  paymentReturns,
  paymentNotices,
  unsignedNotices,
  booksFaults,
  castSenders,
  castUploaders,
  seats,
  leases,
  counters,
  settings,
  usageMarks,
] as const satisfies readonly TableMeta[];

/** Columns as declared, by table. */
export type TechnicalColumns = { [T in (typeof technicalTables)[number] as T['name']]: T['declared'] };
