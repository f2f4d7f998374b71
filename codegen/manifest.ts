import { createHash } from 'node:crypto';
import type { GenFile } from './emit/emitter.ts';

/** Lists every printed file with its hash, so that orphans and edits by hand are seen. */
export const MANIFEST = 'manifest.gen.json';

export type Manifest = Readonly<Record<string, string>>;

/** By path: in watch mode one edit changes a handful of files out of hundreds, and the text of the others is the same string. */
const known = new Map<string, { text: string; hash: string }>();

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function hashOfFile({ path, text }: GenFile): string {
  const before = known.get(path);
  if (before?.text === text) return before.hash;
  const hash = hashOf(text);
  known.set(path, { text, hash });
  return hash;
}

/** Returns the files with the manifest added. */
export function withManifest(files: readonly GenFile[]): GenFile[] {
  const manifest: Manifest = Object.fromEntries(files.map((file) => [file.path, hashOfFile(file)]));
  return [...files, { path: MANIFEST, text: `${JSON.stringify(manifest, null, 2)}\n` }];
}

/** Reads a manifest; what is none lists nothing. */
export function readManifest(text: string | undefined): Manifest {
  if (text === undefined) return {};
  try {
    return JSON.parse(text) as Manifest;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
