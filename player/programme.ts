import type { Content, Manifest, ManifestAd } from '#core/manifest/manifest.ts';
import { missingFiles, unlistedFiles } from '#core/manifest/wholeness.ts';
import type { Database } from './database.ts';

/** What plays, and what will once its files are here. */
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

/** Keeps a manifest as the next one. Refuses one that shows a file which it does not list: it could never be whole. */
export async function receiveManifest(database: Database, manifest: Manifest): Promise<'kept' | 'broken'> {
  if (unlistedFiles(manifest).length > 0) return 'broken';
  await database.put('manifests', manifest, 'pending');
  return 'kept';
}

/** Takes down at once what is not issued any more, where nothing else of the next manifest can be read (AD-17). */
export async function keepIssued(database: Database, issued: ReadonlySet<string>): Promise<void> {
  const transaction = database.transaction('manifests', 'readwrite', { durability: 'strict' });
  for (const key of ['active', 'pending'] as const) {
    const manifest = await transaction.store.get(key);
    if (manifest)
      await transaction.store.put({ ...manifest, items: manifest.items.filter(({ id }) => issued.has(id)) }, key);
  }
  await transaction.done;
}

/** Returns the hashes of all files here. Each was checked before it came in. */
export async function filesHere(database: Database): Promise<Set<string>> {
  return new Set(await database.getAllKeys('files'));
}

/**
 * Puts the next manifest in force if, and only if, every file of it is here; then drops the files that it does not
 * name (architecture 7). One transaction: a power cut leaves the old or the new, never a mixture.
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
 * Returns the manifest to play by. While the next one waits for its files the old one plays, but without what the
 * next one lacks: an ad that was stopped, or a content that lost its approval, ends at once (AD-17, AD-18).
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
