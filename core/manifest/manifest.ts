import * as z from 'zod/mini';
import { FIRST_SELF_START_S, selfStartSeconds } from '../host/commands.ts';
import { CORNERS } from './corners.ts';
import { layoutDocument } from '../layout/document.ts';
import { TURNS } from '../layout/rotation.ts';
import { color } from '../layout/values.ts';
import { rowId } from './ids.ts';
import { isZone } from '../time.ts';

/** Version of the manifest format; a player refuses an unknown one. */
export const MANIFEST_VERSION = 1;

/** Longest duration of one content, milliseconds: one day, so that a typing error cannot freeze a screen. */
export const MAX_CONTENT_MS = 86_400_000;

/** Turns that the ads of a screen have won ahead of now, at most: those of one ad, and of all together. */
export const MOST_TURNS = 100;

/** Lower-case hex sha256 of a file's bytes. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'sha256'));

/** An http or https address for a sandboxed frame. */
const webAddress = z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^\s]+$/i, 'uri'));

const instant = z.int().check(z.nonnegative());
/** Instant with a year of four digits, also before 1970: players accept every instant that the server accepts. */
const moment = z.int().check(z.minimum(-62_167_219_200_000), z.maximum(253_402_300_799_999));
const side = z.int().check(z.minimum(1), z.maximum(100_000));
const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'date'));
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'time'));

/** Time of day with or without seconds, as the console stores it. */
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'time'));

const window = z.strictObject({
  weekdays: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7))),
  from: z.optional(timeOfDay),
  to: z.optional(timeOfDay),
  dates: z.optional(z.array(date).check(z.maxLength(366))),
});
const windows = z.array(window).check(z.maxLength(50));

const shown = {
  /** Key of the content within its ad: the material's id, or "text" or "url". */
  key: rowId,
  durationMs: z.int().check(z.minimum(1000), z.maximum(MAX_CONTENT_MS)),
  /** Own time windows beside those of the ad (AD-16). */
  windows,
};

const content = z.discriminatedUnion('kind', [
  z.strictObject({ ...shown, kind: z.literal('picture'), sha256 }),
  z.strictObject({ ...shown, kind: z.literal('video'), sha256 }),
  z.strictObject({
    ...shown,
    kind: z.literal('text'),
    text: z.string().check(z.maxLength(2000)),
    color,
    background: color,
    fontSize: z.int().check(z.minimum(8), z.maximum(1000)),
  }),
  z.strictObject({ ...shown, kind: z.literal('webPage'), url: webAddress }),
]);

const insertion = z.strictObject({
  /** Time between two turns, milliseconds. */
  cycleMs: z.int().check(z.minimum(1000)),
  /** First turn; the others follow at multiples of the cycle. */
  firstAt: moment,
  /** A turn that has not begun within this time is missed, milliseconds; null: it may wait until the next. */
  windowMs: z.nullable(z.int().check(z.minimum(1))),
  /** Number of turns at most. */
  count: z.nullable(z.int().check(z.minimum(1))),
  /**
   * Turns that it has won by auction, in order; it has these and no others, whatever its cycle (MKT-10). A player from before
   * auctions would play by the cycle, so that is a day and begins when the ad is over.
   */
  at: z.optional(z.array(moment).check(z.maxLength(MOST_TURNS))),
});

const ad = {
  id: rowId,
  name: z.string(),
  type: z.enum(['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler']),
  slotId: rowId,
  /** `precise`: plays in its own slot only; `matching`: in every slot of `size` (AD-14). */
  delivery: z.enum(['precise', 'matching']),
  size: z.nullable(z.strictObject({ width: side, height: side })),
  /** Inclusive. */
  startAt: moment,
  /** Exclusive. */
  endAt: moment,
  windows,
  mute: z.boolean(),
  /** Order in the carousel; ties are broken by start, then id. */
  order: z.int(),
  insertion: z.nullable(insertion),
  contents: z.array(content).check(z.minLength(1), z.maxLength(20)),
  /** Code that the screen draws over it (AD-15): its path, after the address of the server. Absent where it draws none. */
  code: z.optional(
    z.strictObject({ path: z.string().check(z.regex(/^\/scan\/[\w-]{1,40}$/)), corner: z.enum(CORNERS) }),
  ),
};

/** Ad as a player accepts it. */
export const item = z.strictObject({ ...ad, status: z.enum(['pendingPlay', 'playing']) });

/** Ways in which an item takes the place of the one before, beside one step. */
const transition = z.enum(['fade', 'slide']);

export const slot = z.strictObject({
  id: rowId,
  name: z.string(),
  areaId: z.string(),
  width: side,
  height: side,
  /** Picture that is to be seen where nothing plays (LAY-06). */
  bottom: z.optional(sha256),
  /** When its ads may play (LAY-07); absent: always. */
  opens: z.optional(windows),
  /** While it is open and has an ad, the other slots of its area are silent. */
  exclusive: z.optional(z.boolean()),
  /** Motion with which its items come in, at their beginning; absent: in one step. */
  transition: z.optional(transition),
});

export const file = z.strictObject({ sha256, size: instant, type: z.string(), url: z.string() });

/** Timer that a screen keeps (core/schedule/timers.ts). */
export const timer = z.strictObject({
  id: rowId,
  kind: z.enum(['power', 'volume', 'brightness', 'restart', 'restartMachine']),
  own: z.boolean(),
  since: moment,
  level: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  repeat: z.enum(['daily', 'weekly', 'once']),
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  time: z.nullable(clockTime),
  onTime: z.nullable(clockTime),
  onDay: z.nullable(z.enum(['same', 'next'])),
  at: z.nullable(moment),
  onAt: z.nullable(moment),
});

/**
 * Place of a screen in a multi-screen group (DEV-11). In step, a loop stands where the server's clock says, as `decide`
 * says without a memory: at `now` modulo its length. So screens that never hear of each other show the same.
 */
export const wall = z.object({
  groupId: rowId,
  rows: z.int().check(z.minimum(1), z.maximum(16)),
  columns: z.int().check(z.minimum(1), z.maximum(16)),
  /** Counted from 0, at the top left. */
  row: z.int().check(z.minimum(0), z.maximum(15)),
  column: z.int().check(z.minimum(0), z.maximum(15)),
  inStep: z.boolean(),
});

/** Start and stop of the player's software on its machine (ME-01). */
export const software = z.strictObject({ selfStartSeconds, forced: z.boolean() });

/** Rotation of a screen that is turned. */
export const rotation = z.literal(TURNS);

const span = z.strictObject({ from: moment, to: moment });

/**
 * What this screen may give of an ad that is sold by the number of its plays (core/pacing): how many on a day, from when to
 * when, and when in between it is on. A day that is not there has none.
 */
export const pace = z.strictObject({
  adId: rowId,
  days: z
    .array(
      z.strictObject({
        from: moment,
        to: moment,
        plays: z.int().check(z.nonnegative()),
        open: z.array(span).check(z.maxLength(100)),
      }),
    )
    .check(z.maxLength(7)),
});

/** Default where an enterprise has set nothing. */
export const FIRST_SOFTWARE: z.infer<typeof software> = {
  selfStartSeconds: FIRST_SELF_START_S,
  forced: false,
};

/** Layout that a device draws. */
export const drawnLayout = z.strictObject({ id: rowId, name: z.string(), document: layoutDocument });

/** Schema of a player's programme. Contains only ads that are approved and not paused. */
export const manifest = z.strictObject({
  version: z.literal(MANIFEST_VERSION),
  /** Hash of everything but URLs and times: the same rev means the same programme. */
  rev: rowId,
  device: z.strictObject({
    id: rowId,
    number: z.string(),
    name: z.string(),
    zone: z.string().check(z.refine(isZone, { message: 'zone' })),
    /** Absent where the screen is not turned, and from a server before it. */
    rotation: z.optional(rotation),
  }),
  layout: z.nullable(drawnLayout),
  slots: z.array(slot),
  items: z.array(item),
  /** sha256 of each material that the layout itself uses: pictures, videos, music, and the archives of html widgets. */
  materials: z.record(rowId, sha256),
  files: z.array(file),
  /** Files that were taken down (AD-17): a player shows none of them from then on, not even while it waits for others. */
  withdrawn: z.optional(z.array(sha256)),
  /** Absent where there are none, and from a server before timers. */
  timers: z.optional(z.array(timer)),
  /** Only of a screen in a multi-screen group. */
  wall: z.optional(wall),
  /** Absent where it is the default, and from a server before it. */
  software: z.optional(software),
  /** Absent where nothing is sold by plays, and from a server before it. */
  paces: z.optional(z.array(pace)),
  generatedAt: instant,
  /** Expiry time of the files' URLs. */
  filesUntil: instant,
});

export type Manifest = z.infer<typeof manifest>;
export type ManifestAd = Manifest['items'][number];
export type ManifestFile = z.infer<typeof file>;
export type Wall = z.infer<typeof wall>;
export type ManifestSlot = z.infer<typeof slot>;
export type Transition = z.infer<typeof transition>;
export type Content = z.infer<typeof content>;

/** Ad in any state, for the console's explanation. */
export type PlanAd = Omit<ManifestAd, 'status'> & { status: string };

/** Input of a schedule decision: a manifest, or the same with ads that are not (yet) in one. */
export interface Plan {
  device: { zone: string };
  slots: readonly ManifestSlot[];
  items: readonly PlanAd[];
  paces?: Manifest['paces'];
}
