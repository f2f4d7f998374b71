import type { SyncAnswer, SyncRequest } from '#core/manifest/sync.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Tx } from '../store/types.ts';
import { openCommands, takeAcks } from './commands.ts';
import type { KnownDevice } from './credential.ts';
import { recordDeliveries } from './deliveries.ts';
import { closeEnrolment } from './enrol.ts';
import { beat, recordFaults, recordLeftOut } from './heartbeat.ts';
import { recordIssues } from './issues.ts';
import { signLink } from './links.ts';
import { buildManifest } from './manifest.ts';
import { recordPlays } from './plays.ts';

/** Time to the next sync of a player that is downloading, milliseconds: short, so that the console can show progress. */
const LOADING_MS = 5000;

interface Call {
  device: KnownDevice;
  request: SyncRequest;
  ip: string;
  secret: string;
}

/**
 * One sync, in one transaction scoped to the device's corporation: what the player tells is kept, plays are counted
 * once, and it learns what is new. Returns null for a device that was removed since.
 */
export async function sync(
  tx: Tx,
  { device: { deviceId, isNew, programmeRev }, request, ip, secret }: Call,
): Promise<SyncAnswer | null> {
  const device = await tx.devices.one(deviceId);
  if (!device) return null;
  await beat(tx, device, { status: request.status, ip, hardware: isNew ? await closeEnrolment(tx, deviceId) : null });
  // Before the deliveries of this sync: a device cannot have played what it only gets now.
  const { playAck, refused, dropped } = await recordPlays(tx, device, request.plays);
  await recordFaults(tx, device, request.faults, refused);
  await takeAcks(tx, deviceId, request.acks);
  // Read again, since the sync may have changed its state.
  const now = (await tx.devices.one(deviceId)) ?? device;
  const corporation = await tx.corporations.one(now.corpId, { fields: ['status'] });
  const isOpen = corporation?.status === 'enabled';
  const { manifest, leftOut } = await buildManifest(tx, now, { secret, isOpen });
  await recordIssues(tx, now, { manifest, programmeRev, playingRev: request.status.playingRev });
  await recordDeliveries(tx, now, { manifest, leftOut }, request);
  if (leftOut.length > 0) await recordLeftOut(tx, now, leftOut);
  const isHeld = request.rev === manifest.rev;
  const isWhole = isHeld && request.inventory.every(({ state }) => state === 'whole');
  return {
    now: tx.now,
    rev: manifest.rev,
    ...(isHeld ? {} : { manifest }),
    commands: await openCommands(tx, deviceId),
    playAck,
    ...(dropped.length > 0 ? { dropped: [...dropped] } : {}),
    nextSyncMs: isWhole ? limits.heartbeatEvery : LOADING_MS,
    hintUrl: signLink(secret, { kind: 'hint', deviceId }, tx.now + limits.mediaLink),
  };
}
