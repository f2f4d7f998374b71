import { table } from './technicalTable.ts';
import { WEEKDAYS } from './weeks.ts';

type DayColumns<S extends string> = Record<`${S}${1 | 2 | 3 | 4 | 5 | 6 | 7}`, 'integer?'>;

/** Returns the columns of a sum for each day of a week. */
const ofDays = <S extends string>(sum: S): DayColumns<S> =>
  Object.fromEntries(WEEKDAYS.map((day) => [`${sum}${day}`, 'integer?'])) as DayColumns<S>;

/** Columns of a screen and of where it was. */
const PLACE = {
  deviceId: 'text?',
  deviceName: 'text?',
  groupId: 'text?',
  storeId: 'text?',
  districtCode: 'text?',
  deptId: 'text?',
} as const;

/** Keys with which devices authenticate (architecture 7). */
export const deviceKeys = table(
  'device_keys',
  {
    deviceId: 'text',
    corpId: 'text',
    keyHash: 'text',
    createdAt: 'integer',
    lastSeenAt: 'integer?',
    revokedAt: 'integer?',
    // The key itself, sealed, of a screen that was never online: all of its offline packages carry the same. Gone with its first sync.
    sealedKey: 'text?',
    // Revision of the manifest that the device plays and whose contents are all in `issues`.
    programmeRev: 'text?',
    // Ads on screen by its last sync, as JSON, and how many files of its programme it has.
    playing: 'json?',
    filesWhole: 'integer?',
    filesTotal: 'integer?',
    // Digest of the programme and files for which all deliveries are recorded.
    delivered: 'text?',
    // Highest number of its plays that were rolled up: it and all below are done.
    playsDone: 'integer?',
    // Offset of its play numbers: a player that replaced another counts from 1 again.
    playsBefore: 'integer?',
    // Start of its page that synced last, the one before it, and how often one of them came back after the other.
    run: 'text?',
    runBefore: 'text?',
    runReturns: 'integer?',
  },
  { key: ['deviceId'] },
);

/** Players that wait to be added, found by the number on their screen, which works once. */
export const enrolments = table(
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

/** Codes that waiting players show for a few minutes (DEV-16): each adds its screen once. */
export const pairingCodes = table(
  'pairing_codes',
  { code: 'text', secretHash: 'text', createdAt: 'integer', expiresAt: 'integer', usedAt: 'integer?' },
  { key: ['code'], indexes: [['secretHash'], ['expiresAt']] },
);

/**
 * Contents issued to each device: content of an ad in a slot, from when until when. A play outside these rows is
 * refused (server/player/playVerdict.ts). `leastMs`: the shortest showing that counts as whole.
 */
export const issues = table(
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
  { key: ['deviceId', 'adId', 'slotId', 'contentKey', 'since'], indexes: [['until'], ['adId', 'until']] },
);

/** Periods in which no device may show an ad: paused, in review again, taken down. Open while `until` is null. */
export const adHolds = table(
  'ad_holds',
  { adId: 'text', since: 'integer', until: 'integer?', corpId: 'text' },
  { key: ['adId', 'since'], indexes: [['until']] },
);

/** Periods in which an advertiser itself kept its ad off the screens (ADS-04). Open while `until` is null. */
export const buyerHolds = table(
  'buyer_holds',
  { adId: 'text', since: 'integer', until: 'integer?', corpId: 'text' },
  { key: ['adId', 'since'], indexes: [['until']] },
);

/**
 * Plays that devices reported and that are plausible. The key stores each only once, however often it is sent; a
 * counted one is also a proof of play. Verdict: counted or cut. `drift`: milliseconds by which the plays of this slot
 * up to this one exceed the time that there was, since clocks are never exact.
 */
export const plays = table(
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

/**
 * What each screen may give of a CPM order on a day ("2026-03-29" of the sales' zone) and what it has told of it (MKT-09).
 * `plays` is its share, `played` its counted plays: the sum of a day is what the order delivered.
 */
export const orderShares = table(
  'order_shares',
  { orderId: 'text', day: 'text', deviceId: 'text', corpId: 'text', plays: 'integer?', played: 'integer' },
  { key: ['orderId', 'day', 'deviceId'], indexes: [['corpId', 'day']] },
);

/** Faults that a player reported, and its refused plays. */
export const deviceFaults = table(
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

/** Measures of the latest pictures of a screen (core/pictures), with the ads that its player told then, and what was found in them. */
export const screenShots = table(
  'screen_shots',
  { deviceId: 'text', at: 'integer', corpId: 'text', picture: 'text', grid: 'text', adIds: 'text', state: 'text?' },
  { key: ['deviceId', 'at'] },
);

/**
 * Hours of screens whose plays came or went: their sums are made anew from the plays (REP-07). `times` moves with each
 * mark, so that who makes them waits for a transaction that marks them meanwhile.
 */
export const playMarks = table(
  'play_marks',
  { corpId: 'text', deviceId: 'text', hourAt: 'integer', dueAt: 'integer', times: 'integer' },
  { key: ['corpId', 'deviceId', 'hourAt'], indexes: [['dueAt']] },
);

/**
 * Sums of plays by the day, side by side in rows of weeks (server/store/weeks.ts): `at` is where the week begins, `plays1` what
 * its Monday has, null where that has no sum. Made anew with each of its days (jobs/sums/playSums.ts).
 */
export const playWeeks = table(
  'play_weeks',
  {
    corpId: 'text',
    at: 'integer',
    // One of the sums that it is made of: no two rows are made of the same.
    sumId: 'text',
    adId: 'text?',
    adName: 'text?',
    campaignId: 'text?',
    advertiserId: 'text?',
    slotId: 'text?',
    slotName: 'text?',
    ...PLACE,
    // Of the whole week.
    plays: 'integer',
    durationMs: 'integer',
    incomeMilli: 'integer',
    ...ofDays('plays'),
    ...ofDays('durationMs'),
    ...ofDays('incomeMilli'),
  },
  {
    key: ['corpId', 'at', 'sumId'],
    indexes: [
      ['corpId', 'deviceId', 'at'],
      ['advertiserId', 'at'],
    ],
  },
);

/** Time online of screens by the day, as `play_weeks` has plays (jobs/sums/screenSums.ts). */
export const screenWeeks = table(
  'screen_weeks',
  {
    corpId: 'text',
    at: 'integer',
    sumId: 'text',
    ...PLACE,
    dueMs: 'integer',
    onlineMs: 'integer',
    outages: 'integer',
    ...ofDays('dueMs'),
    ...ofDays('onlineMs'),
    ...ofDays('outages'),
  },
  { key: ['corpId', 'at', 'sumId'], indexes: [['corpId', 'deviceId', 'at']] },
);

/** People who passed screens by the day, as `play_weeks` has plays (server/player/flow.ts). */
export const flowWeeks = table(
  'flow_weeks',
  {
    corpId: 'text',
    at: 'integer',
    sumId: 'text',
    ...PLACE,
    ageBand: 'text?',
    gender: 'text?',
    people: 'integer',
    ...ofDays('people'),
  },
  { key: ['corpId', 'at', 'sumId'], indexes: [['corpId', 'deviceId', 'at']] },
);

/**
 * What orders earned on a screen within an hour, in thousandths of a fen (server/commands/sales/earnings.ts): of an order that
 * is settled they add up to what it was settled by. `adId` is empty where nothing was ever shown.
 */
export const orderEarnings = table(
  'order_earnings',
  {
    orderId: 'text',
    deviceId: 'text',
    adId: 'text',
    hourAt: 'integer',
    corpId: 'text',
    slotId: 'text',
    milli: 'integer',
  },
  {
    key: ['orderId', 'deviceId', 'adId', 'hourAt'],
    indexes: [['deviceId', 'hourAt']],
    checks: ['milli is not null and milli > 0'],
  },
);

/** Readings of counters of passers-by, each taken once however often it is sent (docs/passenger-flow.md). */
export const flowReadings = table(
  'flow_readings',
  { deviceId: 'text', reading: 'text', corpId: 'text', receivedAt: 'integer' },
  { key: ['deviceId', 'reading'], indexes: [['receivedAt']] },
);
