import type { Content, Manifest, ManifestAd } from '#core/manifest/manifest.ts';
import { missingFiles, unlistedFiles } from '#core/manifest/wholeness.ts';
import type { Database } from './database.ts';

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

/**
 * Makes the next manifest the active one if every file of it is in the database; then deletes files that it does not
 * name (architecture 7). One transaction: after a power cut there is the old one or the new one, never a mixture.
 */
export async function swapIfWhole(database: Database): Promise<boolean> {
  const transaction = database.transaction(['manifests', 'files'], 'readwrite', { durability: 'strict' });
  const manifests = transaction.objectStore('manifests');
  const files = transaction.objectStore('files');
  const pending = await manifests.get('pending');
  const here = new Set(await files.getAllKeys());
  const isWhole = pending !== undefined && missingFiles(pending, here).length === 0;
  if (isWhole) {
    const wanted = new Set(pending.files.map(({ sha256 }) => sha256));
    await manifests.put(pending, 'active');
    await manifests.delete('pending');
    for (const sha256 of here) if (!wanted.has(sha256)) await files.delete(sha256);
  }
  await transaction.done;
  return isWhole;
}

const sameContent = (a: Content, b: Content): boolean =>
  a.key === b.key &&
  a.kind === b.kind &&
  ('sha256' in a ? 'sha256' in b && a.sha256 === b.sha256 : JSON.stringify(a) === JSON.stringify(b));

function narrowed(ad: ManifestAd, next: ManifestAd | undefined): ManifestAd | null {
  if (!next) return null;
  const contents = ad.contents.flatMap((content) => {
    const kept = next.contents.find((other) => sameContent(content, other));
    return kept ? [kept] : [];
  });
  return contents.length === 0 ? null : { ...next, contents };
}

/**
 * Returns the manifest to play by. While the next one waits for its files the old one plays, without the content that
 * the next one does not have: an ad that was stopped, or a content that lost its approval, ends at once (AD-17, AD-18).
 */
export function inForce({ active, pending }: Programme): Manifest | null {
  if (!active || !pending) return active;
  const items = active.items.flatMap(
    (ad) =>
      narrowed(
        ad,
        pending.items.find(({ id }) => id === ad.id),
      ) ?? [],
  );
  return { ...active, device: pending.device, items };
}
