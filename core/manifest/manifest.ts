import * as z from 'zod/mini';
import { layoutDocument } from '../layout/document.ts';
import { color, rowId, webAddress } from '../layout/values.ts';
import { isZone } from '../time.ts';

/** Version of the manifest's shape; a player refuses one that it does not know. */
export const MANIFEST_VERSION = 1;

/** Longest that one content may stay, so that no typed number can freeze a screen: one day. */
export const MAX_CONTENT_MS = 86_400_000;

/** Lower-case hex sha256 of a file's bytes. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'sha256'));

const instant = z.int().check(z.nonnegative());
/** Any moment that a date of four digits names, also before 1970: what the server takes, no player refuses. */
const moment = z.int().check(z.minimum(-62_167_219_200_000), z.maximum(253_402_300_799_999));
const side = z.int().check(z.minimum(1), z.maximum(100_000));
const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'date'));
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'time'));

const window = z.strictObject({
  weekdays: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7))),
  from: z.optional(timeOfDay),
  to: z.optional(timeOfDay),
  dates: z.optional(z.array(date).check(z.maxLength(366))),
});
const windows = z.array(window).check(z.maxLength(50));

const shown = {
  /** Names the content within its ad: the material's id, or "text" or "url". */
  key: rowId,
  durationMs: z.int().check(z.minimum(1000), z.maximum(MAX_CONTENT_MS)),
  /** Windows of its own beside those of the ad (AD-16). */
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
  /** A turn comes this often, milliseconds. */
  cycleMs: z.int().check(z.minimum(1000)),
  /** First turn; later ones follow at whole cycles. */
  firstAt: moment,
  /** A turn that did not begin so long after it came due is missed; null: it may wait until the next. */
  windowMs: z.nullable(z.int().check(z.minimum(1))),
  /** Most turns. */
  count: z.nullable(z.int().check(z.minimum(1))),
});

const ad = {
  id: rowId,
  name: z.string(),
  type: z.enum(['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler']),
  slotId: rowId,
  /** `precise` plays in its slot alone, `matching` in every slot of `size` (AD-14). */
  delivery: z.enum(['precise', 'matching']),
  size: z.nullable(z.strictObject({ width: side, height: side })),
  /** Inclusive. */
  startAt: moment,
  /** Exclusive. */
  endAt: moment,
  windows,
  mute: z.boolean(),
  /** Place in the carousel; ties go by start, then id. */
  order: z.int(),
  insertion: z.nullable(insertion),
  contents: z.array(content).check(z.minLength(1), z.maxLength(20)),
};

/** An ad as a player takes it. */
export const item = z.strictObject({ ...ad, status: z.enum(['pendingPlay', 'playing']) });

export const slot = z.strictObject({ id: rowId, name: z.string(), areaId: z.string(), width: side, height: side });

export const file = z.strictObject({ sha256, size: instant, type: z.string(), url: z.string() });

/** The layout that a device draws. */
export const drawnLayout = z.strictObject({ id: rowId, name: z.string(), document: layoutDocument });

/** Schema of what a device plays by. Only ads that were approved and not stopped since can stand in it. */
export const manifest = z.strictObject({
  version: z.literal(MANIFEST_VERSION),
  /** Digest of everything but urls and times: the same rev is the same programme. */
  rev: rowId,
  device: z.strictObject({
    id: rowId,
    number: z.string(),
    name: z.string(),
    zone: z.string().check(z.refine(isZone, { message: 'zone' })),
  }),
  layout: z.nullable(drawnLayout),
  slots: z.array(slot),
  items: z.array(item),
  /** sha256 of each material that the layout itself shows. */
  materials: z.record(rowId, sha256),
  files: z.array(file),
  generatedAt: instant,
  /** The urls of the files are good until then. */
  filesUntil: instant,
});

export type Manifest = z.infer<typeof manifest>;
export type ManifestAd = Manifest['items'][number];
export type ManifestFile = z.infer<typeof file>;
export type ManifestSlot = z.infer<typeof slot>;
export type Content = z.infer<typeof content>;

/** An ad in whatever state, as the console's explanation asks about it. */
export type PlanAd = Omit<ManifestAd, 'status'> & { status: string };

/** Input of a schedule decision: a manifest, or the same with ads that are not (yet) in one. */
export interface Plan {
  device: { zone: string };
  slots: readonly ManifestSlot[];
  items: readonly PlanAd[];
}
