import type { Manifest } from './manifest.ts';

/** Returns the hashes of all files that a manifest shows, whether or not it lists them. */
export function shownFiles(manifest: Manifest): string[] {
  const contents = manifest.items.flatMap(({ contents }) =>
    contents.flatMap((content) => ('sha256' in content ? [content.sha256] : [])),
  );
  const bottoms = manifest.slots.flatMap(({ bottom }) => bottom ?? []);
  return [...new Set([...contents, ...Object.values(manifest.materials), ...bottoms])];
}

/** Returns the hashes that a manifest shows without saying where to get them. A manifest with any is broken. */
export function unlistedFiles(manifest: Manifest): string[] {
  const listed = new Set(manifest.files.map(({ sha256 }) => sha256));
  return shownFiles(manifest).filter((sha256) => !listed.has(sha256));
}

/** Returns the files that are not on the device yet. A manifest is used only when there are none (architecture 7). */
export function missingFiles(manifest: Manifest, onDevice: ReadonlySet<string>): Manifest['files'] {
  return manifest.files.filter(({ sha256 }) => !onDevice.has(sha256));
}
