import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GenFile } from './emit/emitter.ts';
import { compareText } from './problems.ts';

/** Difference between the disk and the printed files. Paths are below generated/. */
export interface Drift {
  changed: readonly string[];
  missing: readonly string[];
  /** Printed once, and no longer. */
  extra: readonly string[];
}

const GENERATED = /\.gen\.[^/]+$/;

/** Reads files. One that is kept in use reads a file again only where its time, size or place on the disk changed. */
export class Disk {
  private readonly known = new Map<string, { stamp: string; text: string }>();

  /** Returns the text of a file, or undefined where there is none. */
  read(file: string): string | undefined {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return undefined;
    const stamp = `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
    const before = this.known.get(file);
    if (before?.stamp === stamp) return before.text;
    const text = readFileSync(file, 'utf8');
    this.known.set(file, { stamp, text });
    return text;
  }
}

/** Returns the files that were generated before. */
function present(folder: string, disk: Disk): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of existsSync(folder) ? filesBelow(folder, '') : []) {
    const text = GENERATED.test(name) ? disk.read(`${folder}/${name}`) : undefined;
    if (text !== undefined) found.set(name, text);
  }
  return found;
}

/** By hand: readdir's own recursion asks the disk about each file once more. */
function filesBelow(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = `${below}${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, `${path}/`) : [path];
  });
}

/** Returns how a folder, its files given with their texts, differs from what was printed. */
function compare(files: readonly GenFile[], folder: string, disk: Disk, old: Map<string, string>): Drift {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  // Files outside the folder are there all the same.
  for (const path of texts.keys()) {
    const text = old.has(path) ? undefined : disk.read(join(folder, path));
    if (text !== undefined) old.set(path, text);
  }
  const paths = [...new Set([...old.keys(), ...texts.keys()])].toSorted(compareText);
  return {
    changed: paths.filter((path) => old.has(path) && texts.has(path) && old.get(path) !== texts.get(path)),
    missing: paths.filter((path) => !old.has(path)),
    extra: paths.filter((path) => !texts.has(path)),
  };
}

/** Compares what was printed with a folder, in both directions. */
export function driftOf(files: readonly GenFile[], folder: string): Drift {
  const disk = new Disk();
  return compare(files, folder, disk, present(folder, disk));
}

/**
 * Brings a folder in line with what was printed: writes what differs and deletes what is no longer
 * printed. A file appears whole or not at all, since a watcher may read it at any moment.
 */
export function writeFiles(
  files: readonly GenFile[],
  folder: string,
  disk: Disk = new Disk(),
): { written: readonly string[]; deleted: readonly string[] } {
  const { changed, missing, extra } = compare(files, folder, disk, present(folder, disk));
  const due = new Set([...changed, ...missing]);
  const written = files.filter(({ path }) => due.has(path));
  for (const { path, text } of written) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  for (const path of extra) remove(folder, path);
  return { written: written.map(({ path }) => path), deleted: extra };
}

/** Deletes a file and the folders that it leaves empty. */
function remove(folder: string, path: string): void {
  rmSync(join(folder, path));
  for (let above = dirname(path); above !== '.' && !above.startsWith('..'); above = dirname(above)) {
    if (readdirSync(join(folder, above)).length > 0) return;
    rmSync(join(folder, above), { recursive: true });
  }
}
