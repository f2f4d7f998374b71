import * as z from 'zod/mini';
import { rowId } from '../layout/values.ts';
import { isZone } from '../time.ts';
import { drawnLayout, file, item, MANIFEST_VERSION, sha256, slot, type Manifest } from './manifest.ts';

/** Part of a manifest that cannot be read, with the reason. */
export interface Unreadable {
  part: 'zone' | 'layout' | 'slot' | 'ad' | 'material' | 'file';
  /** Id of the part, if it has one. */
  id: string;
  /** Path and rule: "contents.0.durationMs: too_big". */
  why: string;
}

/** A manifest without the parts that cannot be read. */
export interface ManifestReading {
  manifest: Manifest;
  unreadable: Unreadable[];
}

/** Fields required before any part of the manifest is read. */
const envelope = z.object({
  version: z.literal(MANIFEST_VERSION),
  rev: rowId,
  device: z.object({ id: rowId, number: z.string(), name: z.string(), zone: z.optional(z.unknown()) }),
  layout: z.nullish(z.unknown()),
  slots: z.array(z.unknown()),
  items: z.array(z.unknown()),
  materials: z.record(z.string(), z.unknown()),
  files: z.array(z.unknown()),
  generatedAt: z.number(),
  filesUntil: z.number(),
});

const idOf = (value: unknown, key: string): string => {
  const id: unknown = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof id === 'string' ? id.slice(0, 64) : '';
};

const whyOf = ({ issues }: z.core.$ZodError): string =>
  issues
    .slice(0, 1)
    .map(({ path, code }) => `${path.join('.')}: ${code}`)
    .join();

/** Returns the values that a schema accepts, and records the others. */
function readAll<S extends z.ZodMiniType>(
  values: readonly unknown[],
  schema: S,
  { part, key, unreadable }: { part: Unreadable['part']; key: string; unreadable: Unreadable[] },
): z.infer<S>[] {
  return values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return [parsed.data];
    unreadable.push({ part, id: idOf(value, key), why: whyOf(parsed.error) });
    return [];
  });
}

/**
 * Reads a manifest part by part: an invalid ad, slot or file is left out and reported, and everything else plays.
 * Shared by the server, before it sends, and the player, when it receives. `zone` replaces a time zone unknown to this
 * platform. Returns null for anything but a manifest of our version.
 */
export function readManifest(value: unknown, zone: string): ManifestReading | null {
  const opened = envelope.safeParse(value);
  if (!opened.success) return null;
  const { device, ...rest } = opened.data;
  const unreadable: Unreadable[] = [];
  const isZoneKnown = typeof device.zone === 'string' && isZone(device.zone);
  if (!isZoneKnown) unreadable.push({ part: 'zone', id: '', why: String(device.zone).slice(0, 64) });
  const [layout = null] =
    rest.layout === null || rest.layout === undefined
      ? []
      : readAll([rest.layout], drawnLayout, { part: 'layout', key: 'id', unreadable });
  const materials = Object.entries(rest.materials).flatMap(([id, hash]): [string, string][] => {
    const parsed = sha256.safeParse(hash);
    if (parsed.success) return [[id, parsed.data]];
    unreadable.push({ part: 'material', id: id.slice(0, 64), why: whyOf(parsed.error) });
    return [];
  });
  const manifest: Manifest = {
    ...rest,
    device: { ...device, zone: isZoneKnown ? (device.zone as string) : zone },
    layout,
    slots: readAll(rest.slots, slot, { part: 'slot', key: 'id', unreadable }),
    items: readAll(rest.items, item, { part: 'ad', key: 'id', unreadable }),
    materials: Object.fromEntries(materials),
    files: readAll(rest.files, file, { part: 'file', key: 'sha256', unreadable }),
  };
  return { manifest, unreadable };
}

/**
 * Returns the ids of all ads that a manifest issues, readable or not; null if the list is unreadable. Any other ad was
 * taken down.
 */
export function issuedIds(value: unknown): Set<string> | null {
  const items: unknown = typeof value === 'object' && value !== null ? (value as { items?: unknown }).items : undefined;
  return Array.isArray(items) ? new Set(items.map((one) => idOf(one, 'id'))) : null;
}
