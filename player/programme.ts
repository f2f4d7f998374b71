import { drawnAreas } from '#core/layout/document.ts';
import type { Content, Manifest, ManifestAd } from '#core/manifest/manifest.ts';
import { missingFiles, unlistedFiles } from '#core/manifest/wholeness.ts';
import { isSame } from '#core/entity/same.ts';
import type { Database } from './database.ts';
import type { OpenedPackage } from './offlinePackage.ts';

/** The programme that plays, and the next one, which waits for its files. */
export interface Programme {
  active: Manifest | null;
  pending: Manifest | null;
}

export async function loadProgramme(database: Database): Promise<Programme> {
  const [active, pending] = await Promise.all([
    database.get('manifests', 'active'),
    database.get('manifests', 'pending'),
  ]);
  return { active: active ?? null, pending: pending ?? null };
}

/**
 * Saves a manifest as the next one. Refuses one that shows a file missing from its own file list: it could never be
 * complete.
 */
export async function receiveManifest(database: Database, manifest: Manifest): Promise<'kept' | 'broken'> {
  if (unlistedFiles(manifest).length > 0) return 'broken';
  await database.put('manifests', manifest, 'pending');
  return 'kept';
}

/**
 * Keeps the files of an offline package, then its manifest as the next one. Returns why not, where the storage is full:
 * then nothing of it is kept that was not there before.
 */
export async function keepPackage(
  database: Database,
  { manifest, body }: Pick<OpenedPackage, 'manifest' | 'body'>,
): Promise<'storageFull' | 'altered' | null> {
  const here = await filesHere(database);
  const kept: string[] = [];
  const undo = async (why: 'storageFull' | 'altered') => {
    for (const sha256 of kept) await database.delete('files', sha256);
    return why;
  };
  for (const { sha256, size, type } of missingFiles(manifest, here)) {
    const found = await body(sha256);
    if (!found || found.size !== size) return undo('altered');
    try {
      await database.put('files', { sha256, body: found.slice(0, size, type) });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
      return undo('storageFull');
    }
    kept.push(sha256);
  }
  return (await receiveManifest(database, manifest)) === 'kept' ? null : undo('altered');
}

/** Stops ads that are not issued any more at once, when nothing else of the next manifest can be read (AD-17). */
export async function keepIssued(database: Database, issued: ReadonlySet<string>): Promise<void> {
  const transaction = database.transaction('manifests', 'readwrite', { durability: 'strict' });
  for (const key of ['active', 'pending'] as const) {
    const manifest = await transaction.store.get(key);
    if (manifest)
      await transaction.store.put({ ...manifest, items: manifest.items.filter(({ id }) => issued.has(id)) }, key);
  }
  await transaction.done;
}

/** Returns the hashes of all files in the database. Each hash was checked before the file was saved. */
export async function filesHere(database: Database): Promise<Set<string>> {
  return new Set(await database.getAllKeys('files'));
}

/** Deletes the files, and parts of files, that no manifest names any more. */
async function sweep(stores: { files: Sweepable; parts: Sweepable }, wanted: ReadonlySet<string>): Promise<void> {
  for (const store of [stores.files, stores.parts])
    for (const sha256 of await store.getAllKeys()) if (!wanted.has(sha256)) await store.delete(sha256);
}

interface Sweepable {
  getAllKeys: () => Promise<string[]>;
  delete: (key: string) => Promise<void>;
}

/**
 * Makes the next manifest the active one if every file of it is in the database, and deletes files that neither of the
 * two names (architecture 7). One transaction: after a power cut there is the old one or the new one, never a mixture.
 */
export async function swapIfWhole(database: Database): Promise<boolean> {
  const transaction = database.transaction(['manifests', 'files', 'parts'], 'readwrite', { durability: 'strict' });
  // If a step fails, that step says why.
  transaction.done.catch(() => undefined);
  const manifests = transaction.objectStore('manifests');
  const [files, parts] = [transaction.objectStore('files'), transaction.objectStore('parts')];
  const [active, pending] = await Promise.all([manifests.get('active'), manifests.get('pending')]);
  const isWhole = pending !== undefined && missingFiles(pending, new Set(await files.getAllKeys())).length === 0;
  if (isWhole) {
    await manifests.put(pending, 'active');
    await manifests.delete('pending');
  }
  const named = [...(pending?.files ?? []), ...(isWhole ? [] : (active?.files ?? []))];
  if (pending) await sweep({ files, parts }, new Set(named.map(({ sha256 }) => sha256)));
  await transaction.done;
  return isWhole;
}

const sameContent = (a: Content, b: Content): boolean =>
  a.key === b.key && a.kind === b.kind && ('sha256' in a ? 'sha256' in b && a.sha256 === b.sha256 : isSame(a, b));

/** Returns an ad with those of its contents that hold; null if none does. */
function reduced(ad: ManifestAd, holds: (content: Content) => boolean): ManifestAd | null {
  const contents = ad.contents.filter(holds);
  if (contents.length === ad.contents.length) return ad;
  return contents.length === 0 ? null : { ...ad, contents };
}

const isWithin = (content: Content, here: ReadonlySet<string>): boolean =>
  !('sha256' in content) || here.has(content.sha256);

/**
 * Returns an ad as it plays while its manifest waits for files. One whose files are all here plays as it is; else what
 * played before goes on, without the contents that the new one does not have.
 */
function adInForce(next: ManifestAd, before: ManifestAd | undefined, here: ReadonlySet<string>): ManifestAd | null {
  if (next.contents.every((content) => isWithin(content, here))) return next;
  return (
    (before &&
      reduced(
        next,
        (content) => isWithin(content, here) && before.contents.some((other) => sameContent(content, other)),
      )) ??
    null
  );
}

/** Files of this device: those in its database, and those that it asked for in vain. */
interface Held {
  here: ReadonlySet<string>;
  lost: ReadonlySet<string>;
}

const NOTHING_LOST: ReadonlySet<string> = new Set();

/** A layout waits for its own files, but not for those that nobody can get: it is drawn without them. */
const isDrawable = ({ materials }: Manifest, { here, lost }: Held): boolean =>
  Object.values(materials).every((sha256) => here.has(sha256) || lost.has(sha256));

/**
 * Returns the manifest to play by. While the next one waits for files, each ad goes over by itself: one whose files are
 * here plays, one with a bad file waits alone, and an ad that was stopped, or a content that lost its approval, ends at
 * once (AD-17, AD-18). The old layout stands until the new one can be drawn.
 */
export function inForce(
  { active, pending }: Programme,
  { here, lost = NOTHING_LOST }: { here: ReadonlySet<string>; lost?: ReadonlySet<string> },
): Manifest | null {
  const newest = pending ?? active;
  if (!newest) return null;
  const items = newest.items.flatMap((ad) => {
    const before = pending ? active?.items.find(({ id }) => id === ad.id) : ad;
    return adInForce(ad, before, here) ?? [];
  });
  const drawn = pending && active && !isDrawable(pending, { here, lost }) ? active : newest;
  const withdrawn = new Set(newest.withdrawn);
  const materials = Object.fromEntries(Object.entries(drawn.materials).filter(([, sha256]) => !withdrawn.has(sha256)));
  const { layout, slots } = drawn;
  return { ...newest, layout, slots, items, materials };
}

/** Returns a manifest with the places that are drawn while a page of its layout is open: nothing is to play unseen. */
export function onPage(manifest: Manifest, pageId: string | null): Manifest {
  const drawn = manifest.layout ? drawnAreas(manifest.layout.document, pageId) : new Set();
  return { ...manifest, slots: manifest.slots.filter(({ areaId }) => drawn.has(areaId)) };
}
