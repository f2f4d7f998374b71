import * as z from 'zod/mini';
import { rowId } from '../layout/values.ts';
import { manifest, sha256 } from './manifest.ts';

/** Messages between player and server (architecture 7). Times are milliseconds since 1970 by the server's clock. */

/** Most items of each kind in one sync; the rest goes with the next. */
export const SYNC_LIMITS = { plays: 500, faults: 50, acks: 100, inventory: 2000 } as const;

const instant = z.int().check(z.nonnegative());
const shortText = z.string().check(z.maxLength(200));

/** Letters and digits of device numbers, without those that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V). */
export const NUMBER_LETTERS = 'ACDEFGHJKMNPQRTWXY34679';
export const NUMBER_LENGTH = 8;

const size = z.strictObject({
  width: z.int().check(z.minimum(0), z.maximum(100_000)),
  height: z.int().check(z.minimum(0), z.maximum(100_000)),
});

export const enrolRequest = z.strictObject({
  /** 32 random bytes in base64url: the player's only proof of identity. */
  secret: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'secret')),
  hardware: z.strictObject({
    systemType: shortText,
    systemVersion: shortText,
    playerVersion: shortText,
    zone: shortText,
    screen: size,
  }),
  /** Commands that the player can carry out; the console hides the others. */
  capabilities: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)),
});

export const enrolAnswer = z.union([
  z.object({ number: z.string(), deviceId: rowId, deviceKey: z.string() }),
  z.object({ number: z.string(), nextMs: z.int() }),
]);

const play = z.strictObject({
  /** Sequence number, one higher for each play of this device, for ever; a play counts once, however often it is sent. */
  seq: z.int().check(z.minimum(1)),
  adId: rowId,
  slotId: rowId,
  /** Content of the ad that was shown. */
  key: rowId,
  startedAt: instant,
  durationMs: z.int(),
  /** `cut`: another content, or the end of its period, interrupted it. */
  outcome: z.enum(['complete', 'cut']),
});

const fault = z.strictObject({
  code: z.string().check(z.regex(/^[A-Za-z]{1,40}$/, 'code')),
  at: instant,
  detail: z.string().check(z.maxLength(500)),
});

/** Facts of the machine on which the player runs (DEV-01). A browser knows few of them, and no network addresses. */
const machine = z.strictObject({
  /** All storage that the player may use. */
  romBytes: z.optional(instant),
  /** Memory in bytes, as exact as the system tells: browsers round it and stop at 8 GB. */
  ramBytes: z.optional(instant),
  macs: z.optional(z.array(z.string().check(z.regex(/^(?:[0-9A-F]{2}:){5}[0-9A-F]{2}$/, 'mac'))).check(z.maxLength(8))),
});

export const syncRequest = z.strictObject({
  /** Revision of the newest manifest that the player has; null requests one, also when its links to files have expired. */
  rev: z.nullable(rowId),
  /** The player's estimate of the server's clock. */
  clock: instant,
  status: z.strictObject({
    /** Revision of the manifest that it plays. */
    playingRev: z.nullable(rowId),
    startedAt: instant,
    playerVersion: shortText,
    screen: size,
    freeBytes: z.nullable(instant),
    machine: z.optional(machine),
    /** Contents on screen now. */
    playing: z.array(z.strictObject({ slotId: rowId, adId: rowId, key: rowId })).check(z.maxLength(100)),
  }),
  inventory: z
    .array(z.strictObject({ sha256, state: z.enum(['downloading', 'whole', 'failed']) }))
    .check(z.maxLength(SYNC_LIMITS.inventory)),
  plays: z.array(play).check(z.maxLength(SYNC_LIMITS.plays)),
  faults: z.array(fault).check(z.maxLength(SYNC_LIMITS.faults)),
  acks: z
    .array(
      z.strictObject({ id: rowId, outcome: z.enum(['done', 'failed']), detail: z.string().check(z.maxLength(500)) }),
    )
    .check(z.maxLength(SYNC_LIMITS.acks)),
});

export const command = z.object({
  id: rowId,
  type: z.string(),
  args: z.record(z.string(), z.unknown()),
  expiresAt: instant,
});

export const syncAnswer = z.object({
  /** The server's clock; the player sets its own by it. */
  now: instant,
  rev: rowId,
  /** Absent if the player has this rev. */
  manifest: z.optional(manifest),
  commands: z.array(command),
  /** All plays of this sync up to this number are done. */
  playAck: z.nullable(z.int()),
  /** Plays of this sync that were not stored, with the reason; they are done, too. */
  dropped: z.optional(z.array(z.object({ seq: z.int(), why: z.string() }))),
  nextSyncMs: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  /** Address of the event stream that says "sync now". */
  hintUrl: z.string(),
});

/** Errors of the player's routes: HTTP status with this body. Only DEVICE_UNKNOWN makes a player enrol again. */
export const playerError = z.object({ error: z.enum(['DEVICE_UNKNOWN', 'INVALID', 'TOO_MANY', 'NOT_FOUND']) });

export type EnrolRequest = z.infer<typeof enrolRequest>;
export type EnrolAnswer = z.infer<typeof enrolAnswer>;
export type SyncRequest = z.infer<typeof syncRequest>;
export type SyncAnswer = z.infer<typeof syncAnswer>;
export type PlayRecord = z.infer<typeof play>;
export type Fault = z.infer<typeof fault>;
export type Machine = z.infer<typeof machine>;
export type Command = z.infer<typeof command>;
export type PlayerErrorName = z.infer<typeof playerError>['error'];
