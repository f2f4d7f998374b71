import { DEFAULT_ZONE } from '#core/time.ts';
import { createHash } from 'node:crypto';
import { materialsOf, slotAreas, type LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { rotationOf } from '#core/layout/rotation.ts';
import {
  MANIFEST_VERSION,
  type Manifest,
  type ManifestFile,
  type ManifestSlot,
  type Wall,
} from '#core/manifest/manifest.ts';
import { readManifest, type Unreadable } from '#core/manifest/read.ts';
import { shownFiles } from '#core/manifest/wholeness.ts';
import { slotsOf as placesOf } from '#core/schedule/eligible.ts';
import type { Pace } from '#core/pacing/pace.ts';
import { scenarioOf } from '#core/schedule/scenario.ts';
import type { Timer } from '#core/schedule/timers.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { sellsCasts } from '../commands/casts/sells.ts';
import { contentTypeOf } from '../media/contentType.ts';
import type { Tx } from '../store/types.ts';
import { bottomsOf } from './bottoms.ts';
import { signLink } from './links.ts';
import { pacesOf, sharesIn } from './paces.ts';
import { planAd } from './planAd.ts';
import { filesTakenDown } from './takeDowns.ts';
import { adsFor } from './targets.ts';
import { softwareFor, type Software } from './software.ts';
import { screenTimers } from './timers.ts';
import { placeIn, wallOf } from './wall.ts';

/** Layout of a device, with its document. */
export interface Drawn {
  id: string;
  name: string;
  document: LayoutDocument;
}

/** Returns the device's own layout, else that of its group. An unreadable layout counts as none; the screen reports it. */
export async function layoutOf(tx: Tx, device: DeviceStored): Promise<Drawn | null> {
  const group =
    device.layoutId === null && device.groupId
      ? await tx.deviceGroups.one(device.groupId, { fields: ['layoutId'] })
      : null;
  return readLayoutOf(tx, device.layoutId ?? group?.layoutId ?? null);
}

/** Returns the layout with this id; null without one, and for one that cannot be read. */
export async function readLayoutOf(tx: Tx, id: string | null): Promise<Drawn | null> {
  const row = id ? await tx.layouts.one(id) : null;
  const reading = row && readLayout(row.document);
  return row && reading?.ok ? { id: row.id, name: row.name ?? '', document: reading.document } : null;
}

/** Slots of the layout whose areas exist in its document and are drawn: what plays in a hidden one is seen by nobody. */
export async function slotsOf(tx: Tx, layout: Drawn | null): Promise<ManifestSlot[]> {
  return (await drawnSlots(tx, layout)).map(shownSlot);
}

async function drawnSlots(tx: Tx, layout: Drawn | null): Promise<AdSlotStored[]> {
  if (!layout) return [];
  const areas = new Set(slotAreas(layout.document).flatMap(({ id, hidden }) => (hidden === true ? [] : [id])));
  const rows = await tx.adSlots.find((eb) => eb('layout_id', '=', layout.id), { limit: 200 });
  return rows.filter(({ widgetId }) => widgetId && areas.has(widgetId));
}

/** Returns a slot as a manifest has it. */
export const shownSlot = ({
  id,
  name,
  widgetId,
  width,
  height,
  transition,
  ...settings
}: AdSlotStored): ManifestSlot => ({
  id,
  name: name ?? '',
  areaId: widgetId ?? '',
  width: width ?? 1,
  height: height ?? 1,
  ...scenarioOf(settings),
  ...(transition === 'fade' || transition === 'slide' ? { transition } : {}),
});

/** Materials of these ads and of the layout, by id. */
export async function materialsFor(
  tx: Tx,
  ads: readonly AdStored[],
  layout: Drawn | null,
): Promise<Map<string, MaterialStored>> {
  const ids = [...ads.flatMap(({ materials }) => materials ?? []), ...(layout ? materialsOf(layout.document) : [])];
  const rows = ids.length > 0 ? await tx.materials.many([...new Set(ids)]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Part that screens with the same content share. */
export interface Programme {
  /** Digest of all that is shown. */
  digest: string;
  shown: Pick<Manifest, 'version' | 'layout' | 'slots' | 'items' | 'materials' | 'withdrawn'>;
  files: readonly Omit<ManifestFile, 'url'>[];
  /** Parts that no player could read: they are not sent. */
  leftOut: readonly Unreadable[];
  /** Slots that sell scan-to-cast; apart from what is shown, since a code is no part of the programme (sync.ts). */
  castSlots: readonly string[];
  /** First end of one of its ads: from then on it is another programme. */
  until: number;
}

/** Part for one screen only. */
type Own = Pick<Manifest, 'device' | 'timers' | 'wall' | 'software' | 'paces'>;

/** A programme as one screen has it. Without addresses of files, which no digest may contain. */
export interface ScreenProgramme {
  corpId: string;
  rev: string;
  own: Own;
  programme: Programme;
  leftOut: readonly Unreadable[];
  /** Turns that ads have won on this screen, by ad (MKT-10). */
  turns?: ReadonlyMap<string, readonly number[]>;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

const ENVELOPE = { version: MANIFEST_VERSION, rev: '-', generatedAt: 0, filesUntil: 0, files: [] } as const;
const NOBODY = { id: '-', number: '', name: '', zone: DEFAULT_ZONE };
const NOTHING = { layout: null, slots: [], items: [], materials: {} };

/**
 * Reads parts of a manifest as the player will, before they are sent. One value that the store should not have must not
 * take the rest from a screen: what a player would refuse is left out and named, so that the console can say so.
 */
function readable(parts: Partial<Manifest>): { manifest: Manifest; leftOut: readonly Unreadable[] } {
  const reading = readManifest({ ...ENVELOPE, device: NOBODY, ...NOTHING, ...parts }, DEFAULT_ZONE);
  if (!reading) throw new Error('these parts of a manifest have no envelope that a player reads');
  return { manifest: reading.manifest, leftOut: reading.unreadable };
}

/** Builds what these ads and this layout show, of a corporation: the ads that have a slot there, and the files of both. */
export async function buildProgramme(
  tx: Tx,
  corpId: string,
  layout: Drawn | null,
  ads: readonly AdStored[],
): Promise<Programme> {
  const known = await materialsFor(tx, ads, layout);
  const stopped = await filesTakenDown(tx, corpId, known.values());
  const materials = new Map([...known].filter(([, { sha256 }]) => sha256 === null || !stopped.has(sha256)));
  const drawn = await drawnSlots(tx, layout);
  const places = drawn.map(shownSlot);
  const bottoms = await bottomsOf(
    tx,
    corpId,
    places.map(({ id }) => id),
  );
  const withdrawn = [...new Set([...known.values(), ...bottoms.values()].flatMap(({ sha256 }) => sha256 ?? []))]
    .filter((sha256) => stopped.has(sha256))
    .toSorted();
  const slots = places.map((slot) => {
    const bottom = bottoms.get(slot.id)?.sha256;
    return bottom === undefined || stopped.has(bottom) ? slot : { ...slot, bottom };
  });
  const items = ads
    .flatMap((ad) => planAd(ad, materials) ?? [])
    .filter((ad) => ad.type === 'emergency' || placesOf(ad, slots).length > 0)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const own = layout ? materialsOf(layout.document) : [];
  const used = own.flatMap((id): [string, string][] => {
    const sha256 = materials.get(id)?.sha256;
    return sha256 ? [[id, sha256]] : [];
  });
  const { manifest, leftOut } = readable({
    layout,
    slots,
    // The status of an ad moves without its showing being any other: pendingPlay and playing are the same here.
    items: items.map((item) => ({ ...item, status: 'playing' })),
    materials: Object.fromEntries(used),
    ...(withdrawn.length > 0 ? { withdrawn } : {}),
  });
  const { rev: _rev, device: _device, files: _files, generatedAt: _at, filesUntil: _until, ...shown } = manifest;
  const bySha = new Map<string | null, Omit<ManifestFile, 'url' | 'sha256'>>([
    ...[...materials.values()].map(
      ({ sha256, size, format }) => [sha256, { size: size ?? 0, type: contentTypeOf(`x.${format}`) }] as const,
    ),
    ...[...bottoms.values()].map(({ sha256, size, type }) => [sha256, { size, type }] as const),
  ]);
  return {
    digest: digestOf(JSON.stringify(shown)),
    shown,
    files: shownFiles(manifest).map((sha256) => ({ sha256, ...bySha.get(sha256)! })),
    leftOut,
    castSlots: drawn.filter(sellsCasts).map(({ id }) => id),
    until: Math.min(Number.POSITIVE_INFINITY, ...ads.map(({ endAt }) => endAt ?? Number.POSITIVE_INFINITY)),
  };
}

/** Data of a screen beside its programme. */
interface Alone {
  timers: readonly Timer[];
  wall: Wall | null;
  software: Software | null;
  paces: readonly Pace[];
}

/** Adds to a programme what only this screen has. */
export function forScreen(
  programme: Programme,
  device: DeviceStored,
  { timers, wall, software, paces }: Alone,
): ScreenProgramme {
  const rotation = rotationOf(device.rotation);
  const { manifest, leftOut } = readable({
    device: {
      id: device.id,
      number: device.uuid ?? '',
      name: device.name ?? '',
      zone: device.zone ?? DEFAULT_ZONE,
      ...(rotation === 0 ? {} : { rotation }),
    },
    // Absent where there are none, so that a screen without timers keeps its revision.
    ...(timers.length > 0 ? { timers: [...timers] } : {}),
    ...(wall ? { wall } : {}),
    ...(software ? { software } : {}),
    ...(paces.length > 0 ? { paces: [...paces] } : {}),
  });
  const own: Own = {
    device: manifest.device,
    ...(manifest.timers ? { timers: manifest.timers } : {}),
    ...(manifest.wall ? { wall: manifest.wall } : {}),
    ...(manifest.software ? { software: manifest.software } : {}),
    ...(manifest.paces ? { paces: manifest.paces } : {}),
  };
  return {
    corpId: device.corpId,
    rev: digestOf(`${programme.digest}\n${JSON.stringify(own)}`),
    own,
    programme,
    leftOut: leftOut.length > 0 ? [...leftOut, ...programme.leftOut] : programme.leftOut,
  };
}

/** Time for which the addresses of a programme's files are given to others as they are, milliseconds. */
const SAME_LINKS_MS = 60_000;

/** Signed addresses of each programme's files: the same for all its screens. */
const signed = new WeakMap<Programme, { files: ManifestFile[]; until: number }>();

function signedFiles(programme: Programme, { corpId, now, secret }: { corpId: string; now: number; secret: string }) {
  const known = signed.get(programme);
  const until = now + limits.mediaLink;
  if (known && known.until <= until && known.until > until - SAME_LINKS_MS) return known;
  const files = programme.files.map((file) => ({
    ...file,
    url: signLink(secret, { kind: 'media', corpId, sha256: file.sha256 }, until),
  }));
  const made = { files, until };
  signed.set(programme, made);
  return made;
}

/** Returns a screen's programme with the turns that ads have won on it; without any it is the same. */
export function withTurns(screen: ScreenProgramme, turns: ReadonlyMap<string, readonly number[]>): ScreenProgramme {
  if (turns.size === 0) return screen;
  return { ...screen, turns, rev: digestOf(`${screen.rev}\n${JSON.stringify([...turns])}`) };
}

/** Returns the manifest that a screen is sent. */
export function manifestOf(
  { corpId, rev, own, programme, turns }: ScreenProgramme,
  { now, secret }: { now: number; secret: string },
): Manifest {
  const { files, until } = signedFiles(programme, { corpId, now, secret });
  const items = programme.shown.items.map((ad) => {
    const at = turns?.get(ad.id);
    return at && ad.insertion ? { ...ad, insertion: { ...ad.insertion, at: [...at] } } : ad;
  });
  return { ...programme.shown, items, ...own, rev, files, generatedAt: now, filesUntil: until };
}

/**
 * Builds from the store alone what a device plays by: the approved ads issued to it that are not over and have a slot
 * there, the slots of its layout, and the files of both by their sha256. A device whose point has expired gets no ads
 * (spec 4), nor one whose corporation is shut. Syncs get the same from `Programmes`, which builds it once for all.
 */
export async function buildScreen(tx: Tx, device: DeviceStored): Promise<ScreenProgramme> {
  const corporation = await tx.corporations.one(device.corpId, { fields: ['status'] });
  const isOpen = corporation?.status === 'enabled';
  const ads = device.status === 'invalid' || !isOpen ? [] : await adsFor(tx, device, device.corpId);
  const programme = await buildProgramme(tx, device.corpId, await layoutOf(tx, device), ads);
  const wall = device.groupId ? await wallOf(tx, device.groupId) : null;
  const timers = await screenTimers(tx, device);
  const shares = await sharesIn(tx, device.corpId, device.id);
  return forScreen(programme, device, {
    timers,
    wall: placeIn(wall, device),
    software: await softwareFor(tx, device.corpId),
    paces: pacesOf(shares, programme.shown, device, timers),
  });
}
