import type { SyncAnswer, SyncRequest } from '#core/manifest/sync.ts';
import { CAST_PATH } from '#core/phonePages.ts';
import { hasTurns } from '#core/schedule/scenario.ts';
import { zonedTime } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { castCode } from '../commands/casts/code.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { watchRuns } from './clones.ts';
import { commandsFor, takeAcks } from './commands.ts';
import type { KnownDevice } from './credential.ts';
import { deliveriesOf, deliveryDigest, recordDeliveries, type Known } from './deliveries.ts';
import { closeEnrolment } from './enrol.ts';
import { beat, beatAll, recordFaults, recordLeftOut } from './heartbeat.ts';
import { installsFor } from './installs.ts';
import { issuedNow, recordIssues, type Given } from './issues.ts';
import type { HintLinks } from './links.ts';
import { manifestOf, withTurns, type ScreenProgramme } from './manifest.ts';
import { readNews, type News } from './news.ts';
import { recordScreen } from './onScreen.ts';
import { recordPlays, type Recorded } from './plays.ts';
import { versionsOf, type Programmes } from './programmes.ts';
import { BatchAnswers } from './batchAnswers.ts';
import { Sums } from './sums.ts';
import { confirmTakeDowns } from './takeDowns.ts';
import { turnsWon } from './turns.ts';

/** Time to the next sync of a player that is downloading, milliseconds: short, so that the console can show progress. */
const LOADING_MS = 5000;

/** The same of a player that has to confirm that something is off its screen (AD-17), milliseconds. */
const STOPPING_MS = 300;

const NOTHING_REFUSED: Recorded['refused'] = new Map();

/** A player that syncs. */
export interface SyncCall {
  device: KnownDevice;
  request: SyncRequest;
  ip: string;
}

/** Parts that all syncs share. */
export interface SyncParts {
  services: Pick<Services, 'store' | 'config'>;
  /** Public key of the installation, which the player keeps for offline packages. */
  packageKey: string;
  programmes: Programmes;
  hintLinks: HintLinks;
}

/** Data that a batch read and gathered. */
interface Batch extends SyncParts {
  news: News;
  sums: Sums;
  version: number;
  /** Outcome of the plays that screens reported. */
  played: ReadonlyMap<string, Recorded>;
}

/**
 * Syncs of many players in one transaction: what each tells is kept, plays are counted once, and each learns what is
 * new. A player is in it once. What is asked of all is asked once, and what many change is written once. The answers by
 * device; null for a device that was removed since, or has another key by now. `tx` sees the whole platform.
 */
export async function syncAll(
  tx: Tx,
  calls: readonly SyncCall[],
  parts: SyncParts,
): Promise<Map<string, SyncAnswer | null>> {
  const answers = new Map<string, SyncAnswer | null>();
  const byCorp = Map.groupBy(calls, ({ device }) => device.corpId);
  const versions = await versionsOf(tx, [...byCorp.keys()]);
  const sums = new Sums();
  // In the order in which many rows are locked (store/rowLock.ts).
  for (const [corpId, own] of [...byCorp].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const inside = tx.as({ kind: 'system', corpId });
    const news = await readNews(
      inside,
      corpId,
      own.map(({ device }) => device.deviceId),
    );
    for (const { device } of own) answers.set(device.deviceId, null);
    // Whoever is refused is another machine, or none: it must not seem to be the screen.
    const known = own.filter(({ device: { deviceId: id, keyHash } }) => isKnown(news, id, keyHash));
    if (known.length === 0) continue;
    // Before all deliveries: a device cannot have played what it only gets now.
    const played = await recordPlays(
      inside,
      known.map(({ device, request }) => toldBy(news, device.deviceId, request.plays)),
      { sums, shared: new BatchAnswers() },
    );
    const batch: Batch = { ...parts, news, sums, version: versions.get(corpId) ?? 0, played };
    const due: Due[] = [];
    for (const call of known) due.push(await take(inside, call, batch));
    const before = await readBefore(inside, corpId, due, news);
    for (const one of due) answers.set(one.device.id, await answer(inside, one, before, batch));
    await beatAll(
      inside,
      corpId,
      known.map(({ device }) => device.deviceId),
    );
  }
  await sums.write(tx);
  return answers;
}

const isKnown = ({ devices, keys }: News, deviceId: string, keyHash: string): boolean =>
  devices.has(deviceId) && keys.get(deviceId)?.keyHash === keyHash;

/** Returns the plays that a screen tells, with the numbers that they have here. */
function toldBy({ devices, keys }: News, deviceId: string, plays: SyncRequest['plays']) {
  const { playsDone, playsBefore } = keys.get(deviceId)!;
  const numbered = playsBefore === 0 ? plays : plays.map((play) => ({ ...play, seq: play.seq + playsBefore }));
  return { device: devices.get(deviceId)!, plays: numbered, playsDone };
}

/** A screen that is to be answered. */
interface Due {
  call: SyncCall;
  /** As it is after what it told. */
  device: DeviceStored;
  screen: ScreenProgramme;
  /** Digest of all that decides about its deliveries. */
  digest: string;
  playAck: number | null;
  dropped: NonNullable<SyncAnswer['dropped']>;
}

/** Keeps what a player tells of its past, and finds what it should show. */
async function take(tx: Tx, call: SyncCall, batch: Batch): Promise<Due> {
  const { request, ip } = call;
  const found = batch.news.devices.get(call.device.deviceId)!;
  const { playsBefore, runs } = batch.news.keys.get(found.id)!;
  const hardware = call.device.isNew ? await closeEnrolment(tx, found.id) : null;
  const device = await beat(tx, found, { status: request.status, ip, hardware });
  const played = batch.played.get(device.id);
  await recordFaults(tx, device, request.faults, played?.refused ?? NOTHING_REFUSED);
  await watchRuns(tx, device, request.status, runs);
  await takeAcks(tx, device, request.acks);
  const plain = await batch.programmes.of(tx, device, batch.version);
  const screen = withTurns(plain, await turnsWon(tx, device, plain));
  return {
    call,
    device,
    screen,
    digest: deliveryDigest(screen, request),
    playAck: played ? played.playAck - playsBefore : null,
    dropped: (played?.dropped ?? []).map(({ seq, why }) => ({ seq: seq - playsBefore, why })),
  };
}

/** Earlier issues and deliveries of screens: only where the programme, or the report on it, has changed. */
interface Before {
  issued: ReadonlyMap<string, readonly Given[]>;
  deliveries: ReadonlyMap<string, ReadonlyMap<string | null, Known>>;
}

async function readBefore(tx: Tx, corpId: string, due: readonly Due[], { keys }: News): Promise<Before> {
  const ids = (isAsked: (one: Due) => boolean): string[] => due.filter(isAsked).map(({ device }) => device.id);
  return {
    issued: await issuedNow(
      tx,
      ids(({ device, screen }) => keys.get(device.id)!.programmeRev !== screen.rev),
    ),
    deliveries: await deliveriesOf(
      tx,
      corpId,
      ids(({ device, digest }) => keys.get(device.id)!.delivered !== digest),
    ),
  };
}

/** Records what a screen is given and how far it is; returns true while it has to confirm that it stopped something. */
async function give(
  tx: Tx,
  { call: { request }, device, screen, digest }: Due,
  { issued, deliveries }: Before,
  { news, sums }: Batch,
): Promise<boolean> {
  const key = news.keys.get(device.id)!;
  const { rev, programme, leftOut } = screen;
  const { items, slots } = programme.shown;
  const { programmeRev, delivered } = key;
  const issuing = { manifest: { rev, items, slots }, programmeRev, playingRev: request.status.playingRev };
  sums.issued(await recordIssues(tx, device, { ...issuing, issued: issued.get(device.id) ?? [] }));
  if (delivered !== digest)
    await recordDeliveries(tx, device, screen, { request, known: deliveries.get(device.id) ?? new Map(), sums });
  await recordScreen(tx, device.id, programme, { request, key, delivered: digest });
  if (leftOut.length > 0) await recordLeftOut(tx, device, leftOut);
  return confirmTakeDowns(device.corpId, news.stopping.get(device.id) ?? [], { rev, items }, { request, sums });
}

/**
 * Returns the codes that a screen draws in its slots that sell scan-to-cast. Beside the manifest and not in it: they change
 * every few minutes, and a screen that cannot be reached shows none once they are over (MKT-10). A screen that is part of a larger
 * one sells none (commands/casts/place.ts).
 */
function castsOf(
  { programme, own }: ScreenProgramme,
  { secret, now }: { secret: string; now: number },
): Pick<SyncAnswer, 'casts'> {
  if (programme.castSlots.length === 0 || own.wall) return {};
  const local = zonedTime(now, own.device.zone);
  const { slots } = programme.shown;
  // In a slot that is closed at this hour, or beside one that has the place alone, nothing could be shown (LAY-07).
  const open = new Set(
    slots.flatMap((slot) => {
      const others = slots.filter((one) => one !== slot && one.areaId === slot.areaId);
      return hasTurns(slot, others, local) ? [slot.id] : [];
    }),
  );
  const selling = programme.castSlots.filter((slotId) => open.has(slotId));
  const casts = selling.map((slotId) => {
    const { code, until } = castCode(secret, { slotId, deviceId: own.device.id }, now);
    return { slotId, path: `${CAST_PATH}${code}`, until };
  });
  return { casts };
}

async function answer(tx: Tx, due: Due, before: Before, batch: Batch): Promise<SyncAnswer> {
  const { services, news } = batch;
  const { secret } = services.config;
  const { device, screen, playAck, dropped } = due;
  const { request } = due.call;
  const isStopping = await give(tx, due, before, batch);
  const { orders, isInstalling } = news.installing.has(device.id)
    ? await installsFor(tx, device, { status: request.status, services })
    : { orders: [], isInstalling: false };
  const isHeld = request.rev === screen.rev;
  const isWhole = isHeld && request.inventory.every(({ state }) => state === 'whole');
  return {
    now: tx.now,
    rev: screen.rev,
    ...(isHeld ? {} : { manifest: manifestOf(screen, { now: tx.now, secret }) }),
    commands: commandsFor(device, news.commands.get(device.id) ?? [], { acks: request.acks, secret, sums: batch.sums }),
    ...(orders.length > 0 ? { installs: orders } : {}),
    playAck,
    ...(device.status === 'invalid' ? {} : castsOf(screen, { secret, now: tx.now })),
    ...(dropped.length > 0 ? { dropped } : {}),
    nextSyncMs: isStopping ? STOPPING_MS : isWhole && !isInstalling ? limits.heartbeatEvery : LOADING_MS,
    packageKey: batch.packageKey,
    hintUrl: batch.hintLinks.of(device.id, tx.now),
  };
}
