import * as z from 'zod/mini';
import { rowId } from './ids.ts';
import { isZone } from '../time.ts';
import { readLenient, whyOf } from './lenient.ts';
import {
  drawnLayout,
  file,
  item,
  MANIFEST_VERSION,
  pace,
  rotation,
  sha256,
  slot,
  software,
  timer,
  wall,
  type Manifest,
} from './manifest.ts';

/** Part of a manifest that cannot be read, with the reason. */
export interface Unreadable {
  part:
    | 'zone'
    | 'rotation'
    | 'layout'
    | 'widget'
    | 'slot'
    | 'ad'
    | 'material'
    | 'file'
    | 'timer'
    | 'wall'
    | 'software'
    | 'pace';
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
  device: z.object({
    id: rowId,
    number: z.string(),
    name: z.string(),
    zone: z.optional(z.unknown()),
    rotation: z.optional(z.unknown()),
  }),
  layout: z.nullish(z.unknown()),
  slots: z.array(z.unknown()),
  items: z.array(z.unknown()),
  materials: z.record(z.string(), z.unknown()),
  files: z.array(z.unknown()),
  withdrawn: z.optional(z.array(z.unknown())),
  timers: z.optional(z.array(z.unknown())),
  wall: z.optional(z.unknown()),
  software: z.optional(z.unknown()),
  paces: z.optional(z.array(z.unknown())),
  generatedAt: z.number(),
  filesUntil: z.number(),
});

const idOf = (value: unknown, key: string): string => {
  const id: unknown = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof id === 'string' ? id.slice(0, 64) : '';
};

/** Returns the values that a schema accepts, without keys that it does not know, and records the others. */
function readAll<S extends z.ZodMiniType>(
  values: readonly unknown[],
  schema: S,
  { part, key, unreadable }: { part: Unreadable['part']; key: string; unreadable: Unreadable[] },
): z.infer<S>[] {
  return values.flatMap((value) => {
    const read = readLenient(schema, value);
    if (read.ok) return [read.value];
    unreadable.push({ part, id: idOf(value, key), why: read.why });
    return [];
  });
}

/** Depth of the list of widgets in the path of an issue: document.pages.0.widgets.3.kind; -1 elsewhere. */
const inWidgets = (path: readonly PropertyKey[]): number =>
  path[0] === 'document' && path[1] === 'pages' && path[3] === 'widgets' && path.length > 4 ? 4 : -1;

/** Reads a layout; a widget of a kind unknown to this version is left out, and the others are drawn. */
function readLayout(value: unknown, unreadable: Unreadable[]): Manifest['layout'] {
  if (value === null || value === undefined) return null;
  const read = readLenient(drawnLayout, value, inWidgets);
  if (!read.ok) {
    unreadable.push({ part: 'layout', id: idOf(value, 'id'), why: read.why });
    return null;
  }
  for (const { part, why } of read.leftOut) unreadable.push({ part: 'widget', id: idOf(part, 'id'), why });
  return read.value;
}

/**
 * Reads a manifest part by part: an invalid ad, slot, widget or file is left out and reported, and everything else
 * plays. Keys of a later version are ignored.
 * Shared by the server, before it sends, and the player, when it receives. `zone` replaces a time zone unknown to this
 * platform. Returns null for anything but a manifest of our version.
 */
export function readManifest(value: unknown, zone: string): ManifestReading | null {
  const opened = envelope.safeParse(value);
  if (!opened.success) return null;
  const { device: told, timers, ...rest } = opened.data;
  const { rotation: turn, ...device } = told;
  const unreadable: Unreadable[] = [];
  const isZoneKnown = typeof device.zone === 'string' && isZone(device.zone);
  if (!isZoneKnown) unreadable.push({ part: 'zone', id: '', why: String(device.zone).slice(0, 64) });
  const [turnRead] = turn === undefined ? [] : readAll([turn], rotation, { part: 'rotation', key: 'id', unreadable });
  const layout = readLayout(rest.layout, unreadable);
  const materials = Object.entries(rest.materials).flatMap(([id, hash]): [string, string][] => {
    const parsed = sha256.safeParse(hash);
    if (parsed.success) return [[id, parsed.data]];
    unreadable.push({ part: 'material', id: id.slice(0, 64), why: whyOf(parsed.error) });
    return [];
  });
  const { withdrawn, wall: place, software: setup, paces, ...others } = rest;
  const [wallRead] = place === undefined ? [] : readAll([place], wall, { part: 'wall', key: 'groupId', unreadable });
  const [setupRead] =
    setup === undefined ? [] : readAll([setup], software, { part: 'software', key: 'id', unreadable });
  const manifest: Manifest = {
    ...others,
    ...(withdrawn ? { withdrawn: readAll(withdrawn, sha256, { part: 'file', key: 'sha256', unreadable }) } : {}),
    device: {
      ...device,
      zone: isZoneKnown ? (device.zone as string) : zone,
      ...(turnRead ? { rotation: turnRead } : {}),
    },
    layout,
    slots: readAll(rest.slots, slot, { part: 'slot', key: 'id', unreadable }),
    items: readAll(rest.items, item, { part: 'ad', key: 'id', unreadable }),
    materials: Object.fromEntries(materials),
    files: readAll(rest.files, file, { part: 'file', key: 'sha256', unreadable }),
    ...(timers ? { timers: readAll(timers, timer, { part: 'timer', key: 'id', unreadable }) } : {}),
    ...(wallRead ? { wall: wallRead } : {}),
    ...(setupRead ? { software: setupRead } : {}),
    ...(paces ? { paces: readAll(paces, pace, { part: 'pace', key: 'adId', unreadable }) } : {}),
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
