import * as z from 'zod/mini';
import { HOST_APPS, HOST_COMMANDS, INSTALL_KINDS, INSTALL_STATES, macAddress } from '../host/commands.ts';
import { rowId } from './ids.ts';
import { knownBy, oneOf, someOf } from './laterValues.ts';
import { controls } from '../remote/commands.ts';
import { manifest, sha256 } from './manifest.ts';

/**
 * Messages between player and server (architecture 7). Times are milliseconds since 1970 by the server's clock. A server
 * serves newer players: it drops keys that it does not know, and an entry of a list with a word that it does not know. A
 * wrong value is refused all the same.
 */

/** Most items of each kind in one sync; the rest goes with the next. */
export const SYNC_LIMITS = { plays: 500, faults: 50, acks: 100, inventory: 2000 } as const;

/** Most slots of a layout. */
const MOST_SLOTS = 200;

const instant = z.int().check(z.nonnegative());
const shortText = z.string().check(z.maxLength(200));

/** Version of these messages. Player and server both say theirs; a newer one adds, and takes nothing away. */
export const PROTOCOL_VERSION = 2;

/** Letters and digits of device numbers, without those that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V). */
export const NUMBER_LETTERS = 'ACDEFGHJKMNPQRTWXY34679';
export const NUMBER_LENGTH = 8;
/** Length of a pairing code, which adds its screen once and within minutes (DEV-16). */
export const CODE_LENGTH = 6;

const size = z.object({
  width: z.int().check(z.minimum(0), z.maximum(100_000)),
  height: z.int().check(z.minimum(0), z.maximum(100_000)),
});

/** 32 random bytes in base64url: the player's only proof of identity before it has a key. */
const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'secret'));

export const enrolRequest = z.object({
  secret,
  hardware: z.object({
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
  /** `packageKey`: public key of the installation, for offline packages. */
  z.object({ number: z.string(), deviceId: rowId, deviceKey: z.string(), packageKey: z.optional(z.string()) }),
  z.object({
    number: z.string(),
    /** Absent from servers before pairing codes: then the number is typed. */
    code: z.optional(z.string()),
    /** Instant at which the code is over, by the server's clock. */
    codeUntil: z.optional(instant),
    nextMs: z.int(),
  }),
]);

/** Report of the start script (public/player-start.js) of a page that this engine cannot run. */
export const engineReport = z.object({
  /** Name and version: "Chromium 62". */
  engine: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Oldest Chromium that the player runs on. */
  needs: z.int().check(z.minimum(1), z.maximum(999)),
  /** Of a screen that has no key yet. */
  secret: z.optional(secret),
});

const play = z.object({
  /** Sequence number, one higher for each play of this device, for ever; a play counts once, however often it is sent. */
  seq: z.int().check(z.minimum(1)),
  adId: rowId,
  slotId: rowId,
  /** Content of the ad that was shown. */
  key: rowId,
  startedAt: instant,
  durationMs: z.int(),
  /** `cut`: another content, or the end of its period, interrupted it. Null here: no play that this version can count. */
  outcome: oneOf(['complete', 'cut']),
});

const fault = z.object({
  code: z.string().check(z.regex(/^[A-Za-z]{1,40}$/, 'code')),
  at: instant,
  detail: z.string().check(z.maxLength(500)),
});

/** Facts of the machine on which the player runs (DEV-01). A browser knows few of them, a native shell all. */
const machine = z.object({
  /** All storage that the player may use. */
  romBytes: z.optional(instant),
  /** Memory in bytes, as exact as the system tells: browsers round it and stop at 8 GB. */
  ramBytes: z.optional(instant),
  macs: z.optional(z.array(macAddress).check(z.maxLength(8))),
  model: z.optional(shortText),
  system: z.optional(shortText),
  systemVersion: z.optional(shortText),
});

const capability = z.string().check(z.maxLength(40));

/** Native shell around the player (core/host); a player in a plain browser has none. */
const shell = z.object({
  protocol: z.int().check(z.minimum(1)),
  name: shortText,
  version: shortText,
  /** Null here: a platform of a later version. */
  platform: oneOf(['linux', 'android', 'windows']),
  /** Inputs of the screen that it can switch between. */
  sources: z.array(z.object({ id: z.string().check(z.maxLength(40)), name: shortText })).check(z.maxLength(20)),
  installKinds: someOf(INSTALL_KINDS),
});

/** State of an installation that the server ordered; `id` is that of its line for this screen. */
const installReport = z.object({
  id: rowId,
  state: oneOf(INSTALL_STATES),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  detail: z.string().check(z.maxLength(500)),
});

/** State of a file of the programme. */
const heldFile = z.object({ sha256, state: oneOf(['downloading', 'whole', 'failed']) });

/** `acknowledged`: it has arrived, and is carried out. The detail of a failure begins with its reason (core/remote). */
const ack = z.object({
  id: rowId,
  outcome: oneOf(['acknowledged', 'done', 'failed']),
  detail: z.string().check(z.maxLength(500)),
});

/** Sync request of a player. */
export const syncRequest = z.object({
  /** Revision of the newest manifest that the player has; null requests one, also when its links to files have expired. */
  rev: z.nullable(rowId),
  /** The player's estimate of the server's clock. */
  clock: instant,
  status: z.object({
    /** Revision of the manifest that it plays. */
    playingRev: z.nullable(rowId),
    /**
     * Slots on screen, while the layout of the newest manifest waits for its files and the one before stands; absent
     * where the newest is drawn.
     */
    slots: z.optional(z.array(rowId).check(z.maxLength(MOST_SLOTS))),
    startedAt: instant,
    playerVersion: shortText,
    /** Absent from players before it. */
    protocol: z.optional(z.int().check(z.minimum(1))),
    /** Chosen anew at each start of the page: one that comes back after another is a second screen with this identity. */
    run: z.optional(z.string().check(z.maxLength(40))),
    screen: size,
    freeBytes: z.nullable(instant),
    machine: z.optional(machine),
    /** Commands that player and shell can carry out now; absent with a player that does not tell. */
    capabilities: z.optional(z.array(capability).check(z.maxLength(50))),
    shell: z.optional(shell),
    controls: z.optional(controls),
    installs: z.optional(knownBy(installReport, 'state', 20)),
    /** Programs of the machine; only when they are others than told before. */
    apps: z.optional(HOST_APPS),
    /** Contents on screen now. */
    playing: z.array(z.object({ slotId: rowId, adId: rowId, key: rowId })).check(z.maxLength(100)),
  }),
  inventory: knownBy(heldFile, 'state', SYNC_LIMITS.inventory),
  plays: z.array(play).check(z.maxLength(SYNC_LIMITS.plays)),
  faults: z.array(fault).check(z.maxLength(SYNC_LIMITS.faults)),
  acks: knownBy(ack, 'outcome', SYNC_LIMITS.acks),
});

export const command = z.object({
  id: rowId,
  type: z.string(),
  args: z.record(z.string(), z.unknown()),
  expiresAt: instant,
});

/** Package that the shell around the player shall install; `id` is that of the attempt. */
export const installOrder = HOST_COMMANDS.install.args;

export const syncAnswer = z.object({
  /** The server's clock; the player sets its own by it. */
  now: instant,
  rev: rowId,
  /** Absent from servers before it. */
  protocol: z.optional(z.int().check(z.minimum(1))),
  /** Absent if the player has this rev. */
  manifest: z.optional(manifest),
  commands: z.array(command),
  /** At most one at a time; given again until the player tells of it. */
  installs: z.optional(z.array(installOrder)),
  /** All plays of this sync up to this number are done. */
  playAck: z.nullable(z.int()),
  /** Plays of this sync that were not stored, with the reason; they are done, too. */
  dropped: z.optional(z.array(z.object({ seq: z.int(), why: z.string() }))),
  /** Codes that the player draws in slots that sell scan-to-cast, each until its instant; absent where there are none. */
  casts: z.optional(
    z
      .array(z.object({ slotId: rowId, path: z.string().check(z.maxLength(200)), until: instant }))
      .check(z.maxLength(200)),
  ),
  nextSyncMs: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  /** Public key of the installation, for offline packages. */
  packageKey: z.optional(z.string()),
  /** Address of the event stream that says "sync now". */
  hintUrl: z.string(),
});

/** Errors of the player's routes: HTTP status with this body. Only DEVICE_UNKNOWN makes a player enrol again. */
export const playerError = z.object({ error: z.enum(['DEVICE_UNKNOWN', 'INVALID', 'TOO_MANY', 'NOT_FOUND']) });

export type EnrolRequest = z.infer<typeof enrolRequest>;
export type EnrolAnswer = z.infer<typeof enrolAnswer>;
export type SyncRequest = z.infer<typeof syncRequest>;
export type SyncAnswer = z.infer<typeof syncAnswer>;
/** A play as a server reads it: its outcome may be one of a later version. */
export type ToldPlay = z.infer<typeof play>;
export type PlayRecord = ToldPlay & { outcome: 'complete' | 'cut' };
export type Fault = z.infer<typeof fault>;
export type Machine = z.infer<typeof machine>;
export type InstallOrder = z.infer<typeof installOrder>;
export type Command = z.infer<typeof command>;
export type PlayerErrorName = z.infer<typeof playerError>['error'];
