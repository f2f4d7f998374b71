import { createHash } from 'node:crypto';
import { materialsOf, slotAreas, type LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { MANIFEST_VERSION, type Manifest, type ManifestSlot } from '#core/manifest/manifest.ts';
import { slotsOf as placesOf } from '#core/schedule/eligible.ts';
import { readManifest, type Unreadable } from '#core/manifest/read.ts';
import { shownFiles } from '#core/manifest/wholeness.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { contentTypeOf } from '../media/contentType.ts';
import { DEFAULT_ZONE } from '../sheets/zone.ts';
import type { Tx } from '../store/types.ts';
import { signLink } from './links.ts';
import { planAd } from './planAd.ts';
import { adsFor } from './targets.ts';

interface Drawn {
  id: string;
  name: string;
  document: LayoutDocument;
}

/** Returns the device's own layout, else that of its group. An unreadable layout counts as none; the screen reports it. */
async function layoutOf(tx: Tx, device: DeviceStored): Promise<Drawn | null> {
  const group =
    device.layoutId === null && device.groupId
      ? await tx.deviceGroups.one(device.groupId, { fields: ['layoutId'] })
      : null;
  const id = device.layoutId ?? group?.layoutId;
  const row = id ? await tx.layouts.one(id) : null;
  const reading = row && readLayout(row.document);
  return row && reading?.ok ? { id: row.id, name: row.name ?? '', document: reading.document } : null;
}

/** Slots of the layout whose areas exist in its document. */
async function slotsOf(tx: Tx, layout: Drawn | null): Promise<ManifestSlot[]> {
  if (!layout) return [];
  const areas = new Set(slotAreas(layout.document).map(({ id }) => id));
  const rows = await tx.adSlots.find((eb) => eb('layout_id', '=', layout.id), { limit: 200 });
  return rows.flatMap(({ id, name, widgetId, width, height }) =>
    widgetId && areas.has(widgetId)
      ? [{ id, name: name ?? '', areaId: widgetId, width: width ?? 1, height: height ?? 1 }]
      : [],
  );
}

async function materialsFor(
  tx: Tx,
  ads: readonly AdStored[],
  layout: Drawn | null,
): Promise<Map<string, MaterialStored>> {
  const ids = [...ads.flatMap(({ materials }) => materials ?? []), ...(layout ? materialsOf(layout.document) : [])];
  const rows = ids.length > 0 ? await tx.materials.many([...new Set(ids)]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds a digest of all that is shown, and the signed addresses of the files, which no digest may contain. */
function sealed(
  programme: Omit<Manifest, 'rev' | 'files' | 'generatedAt' | 'filesUntil'>,
  materials: Iterable<MaterialStored>,
  seal: { corpId: string; now: number; secret: string },
): Manifest {
  const rev = createHash('sha256').update(JSON.stringify(programme)).digest('hex').slice(0, 32);
  const filesUntil = seal.now + limits.mediaLink;
  const bySha = new Map([...materials].map((material) => [material.sha256, material]));
  const manifest: Manifest = { ...programme, rev, files: [], generatedAt: seal.now, filesUntil };
  manifest.files = shownFiles(manifest).map((sha256) => {
    const { size, format } = bySha.get(sha256)!;
    return {
      sha256,
      size: size ?? 0,
      type: contentTypeOf(`x.${format}`),
      url: signLink(seal.secret, { kind: 'media', corpId: seal.corpId, sha256 }, filesUntil),
    };
  });
  return manifest;
}

/** Manifest to send, and the parts left out because no player could read them. */
export interface BuiltManifest {
  manifest: Manifest;
  leftOut: readonly Unreadable[];
}

/** Programmes that were found to be whole, by rev: the same is not read again at each sync. */
const whole = new Set<string>();
const MOST_WHOLE = 10_000;

/**
 * Reads a manifest as the player will, before it is sent. One value that the store should not have must not take the
 * rest from a screen: what a player would refuse is left out and named, so that the console can say so.
 */
function readable(manifest: Manifest): BuiltManifest {
  if (whole.has(manifest.rev)) return { manifest, leftOut: [] };
  const reading = readManifest(manifest, DEFAULT_ZONE);
  if (!reading) throw new Error(`the manifest ${manifest.rev} has no envelope that a player reads`);
  if (reading.unreadable.length > 0) return { manifest: reading.manifest, leftOut: reading.unreadable };
  if (whole.size >= MOST_WHOLE) whole.clear();
  whole.add(manifest.rev);
  return { manifest, leftOut: [] };
}

/**
 * Returns what a device plays by: the approved ads issued to it that are not over and have a slot there, the slots of
 * its layout, and the files of both by their sha256. A device whose point has expired gets no ads (spec 4), nor one
 * whose corporation is shut.
 */
export async function buildManifest(
  tx: Tx,
  device: DeviceStored,
  { secret, isOpen }: { secret: string; isOpen: boolean },
): Promise<BuiltManifest> {
  const layout = await layoutOf(tx, device);
  const ads = device.status === 'invalid' || !isOpen ? [] : await adsFor(tx, device, device.corpId);
  const materials = await materialsFor(tx, ads, layout);
  const slots = await slotsOf(tx, layout);
  const issued = ads
    .flatMap((ad) => planAd(ad, materials) ?? [])
    .filter((ad) => ad.type === 'emergency' || placesOf(ad, slots).length > 0);
  const items = issued.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const own = layout ? materialsOf(layout.document) : [];
  const shown = own.flatMap((id): [string, string][] => {
    const sha256 = materials.get(id)?.sha256;
    return sha256 ? [[id, sha256]] : [];
  });
  const manifest = sealed(
    {
      version: MANIFEST_VERSION,
      device: { id: device.id, number: device.uuid ?? '', name: device.name ?? '', zone: device.zone ?? DEFAULT_ZONE },
      layout,
      slots,
      // The status of an ad moves without its showing being any other: pendingPlay and playing are the same here.
      items: items.map((item) => ({ ...item, status: 'playing' })),
      materials: Object.fromEntries(shown),
    },
    materials.values(),
    { corpId: device.corpId, now: tx.now, secret },
  );
  return readable(manifest);
}
