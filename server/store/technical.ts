import type { ColumnMeta, TableMeta } from '#core/entity/meta.ts';

/**
 * Tables without a schema file, because nobody lists or edits their rows: data of the server itself. Read by key
 * through `tx.db` or `statement`, never through a scope. Instants are milliseconds; secrets are stored as sha256 in hex
 * only. A column with a question mark may be null.
 */

type ColumnType = ColumnMeta['type'];
type Columns = Readonly<Record<string, ColumnType | `${ColumnType}?`>>;

interface Options {
  key: readonly string[];
  indexes?: readonly (readonly string[])[];
  unique?: readonly (readonly string[])[];
}

/** Table with its columns as declared, for server/store/database.ts. */
interface TechnicalTable<N extends string, C extends Columns> extends TableMeta {
  name: N;
  declared: C;
}

function table<const N extends string, const C extends Columns>(
  name: N,
  declared: C,
  { key, indexes = [], unique = [] }: Options,
): TechnicalTable<N, C> {
  return {
    name,
    key,
    indexes,
    unique,
    global: [],
    links: [],
    tenant: false,
    columns: Object.entries(declared).map(([column, type]) => ({
      name: column,
      type: type.replace('?', '') as ColumnType,
    })),
    declared,
  };
}

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

/** Keys with which devices authenticate (architecture 7). */
const deviceKeys = table(
  'device_keys',
  {
    deviceId: 'text',
    corpId: 'text',
    keyHash: 'text',
    createdAt: 'integer',
    lastSeenAt: 'integer?',
    revokedAt: 'integer?',
    // Revision of the manifest that the device plays and whose contents are all in `issues`.
    programmeRev: 'text?',
  },
  { key: ['deviceId'] },
);

/** Players that wait to be added, found by the number on their screen, which works once. */
const enrolments = table(
  'enrolments',
  {
    secretHash: 'text',
    number: 'text',
    hardware: 'json',
    capabilities: 'json',
    ip: 'text',
    // Address by which strangers are counted; for IPv6 its /64 network.
    address: 'text',
    createdAt: 'integer',
    lastSeenAt: 'integer',
    deviceId: 'text?',
    corpId: 'text?',
    addedAt: 'integer?',
  },
  { key: ['secretHash'], unique: [['number']], indexes: [['deviceId', 'address'], ['lastSeenAt']] },
);

/**
 * Uploads in progress: applied for, stored, verified; then a row refers to them. State: applied, taking (claimed by one
 * call) or verified.
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
 * Contents issued to each device: content of an ad in a slot, from when until when. A play outside these rows is
 * refused (server/player/playVerdict.ts). `leastMs`: the shortest showing that counts as whole.
 */
const issues = table(
  'issues',
  {
    deviceId: 'text',
    adId: 'text',
    slotId: 'text',
    contentKey: 'text',
    since: 'integer',
    until: 'integer?',
    leastMs: 'integer',
    startAt: 'integer',
    endAt: 'integer',
    corpId: 'text',
  },
  { key: ['deviceId', 'adId', 'slotId', 'contentKey', 'since'], indexes: [['until']] },
);

/** Periods in which no device may show an ad: paused, in review again, taken down. Open while `until` is null. */
const adHolds = table(
  'ad_holds',
  { adId: 'text', since: 'integer', until: 'integer?', corpId: 'text' },
  { key: ['adId', 'since'], indexes: [['until']] },
);

/**
 * Plays that devices reported and that are plausible. The key stores each only once, however often it is sent; a
 * counted one is also a proof of play. Verdict: counted or cut. `drift`: milliseconds by which the plays of this slot
 * up to this one exceed the time that there was, since clocks are never exact.
 */
const plays = table(
  'plays',
  {
    deviceId: 'text',
    seq: 'integer',
    corpId: 'text',
    adId: 'text',
    slotId: 'text',
    contentKey: 'text',
    startedAt: 'integer',
    durationMs: 'integer',
    drift: 'integer?',
    verdict: 'text',
    receivedAt: 'integer',
  },
  {
    key: ['deviceId', 'seq'],
    indexes: [
      ['deviceId', 'slotId', 'startedAt'],
      ['verdict', 'receivedAt'],
    ],
  },
);

/** Faults that a player reported, and its refused plays. */
const deviceFaults = table(
  'device_faults',
  {
    id: 'text',
    corpId: 'text',
    deviceId: 'text',
    code: 'text',
    detail: 'text?',
    at: 'integer',
    receivedAt: 'integer',
  },
  { key: ['id'], indexes: [['deviceId', 'receivedAt'], ['receivedAt']] },
);

/** Commands for a player: sent with each sync until it reports the outcome, or until they expire. */
const deviceCommands = table(
  'device_commands',
  {
    id: 'text',
    corpId: 'text',
    deviceId: 'text',
    type: 'text',
    args: 'json',
    createdAt: 'integer',
    expiresAt: 'integer',
    sentAt: 'integer?',
    doneAt: 'integer?',
    outcome: 'text?',
    detail: 'text?',
    fileKey: 'text?',
  },
  { key: ['id'], indexes: [['deviceId', 'doneAt', 'createdAt']] },
);

/** Mails and messages, written with their cause and sent later. `dedupe`: one message per reason. */
const outbox = table(
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
    error: 'text?',
  },
  { key: ['id'], unique: [['dedupe']], indexes: [['sentAt', 'dueAt']] },
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

export const technicalTables = [
  sessions,
  replays,
  loginThrottles,
  phoneCodes,
  deviceKeys,
  enrolments,
  uploads,
  issues,
  adHolds,
  plays,
  deviceFaults,
  deviceCommands,
  outbox,
  importRuns,
  importFailures,
  adSightings,
  leases,
  counters,
  settings,
] as const satisfies readonly TableMeta[];

/** Columns as declared, by table. */
export type TechnicalColumns = { [T in (typeof technicalTables)[number] as T['name']]: T['declared'] };
