import yauzl from 'yauzl';
import { limits } from '#generated/model/limits.gen.ts';
import { RarBroken, rarEntries, type RarEntry } from './rar.ts';

/** Most that an entry may be larger than packed, as a factor (MAT-05, reliability A11). */
const RATIO_MAX = 100;
const SYMLINK = 0o120000;
const TYPE_MASK = 0o170000;

const isTooDense = ({ packed, unpacked }: Pick<RarEntry, 'packed' | 'unpacked'>): boolean =>
  packed > 0 && unpacked / packed > RATIO_MAX;

/** Returns the error of one zip entry, or null. yauzl itself refuses absolute paths, drive letters and "..". */
function problemOf(entry: yauzl.Entry): string | null {
  if (((entry.externalFileAttributes >>> 16) & TYPE_MASK) === SYMLINK) return 'symlink';
  if (entry.fileName.includes('\0')) return 'name';
  return isTooDense({ packed: entry.compressedSize, unpacked: entry.uncompressedSize }) ? 'ratio' : null;
}

/** Unpacks an entry without storing it: false if it fails, or if size or checksum differ from the directory. */
async function isAsItSays(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<boolean> {
  let size = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) size += (chunk as Buffer).length;
  } catch {
    // Any error of yauzl or zlib means that the page could not be shown.
    return false;
  }
  return size === entry.uncompressedSize;
}

/**
 * Reads a whole zip without storing it. Returns null if it is a valid web page (an index.html at its top, within the
 * limits, no path outside, every entry as the directory says), else its error.
 */
async function zipProblem(path: string): Promise<string | null> {
  let zip: yauzl.ZipFile;
  try {
    zip = await yauzl.openPromise(path, { validateEntrySizes: true, autoClose: false });
  } catch {
    return 'unreadable';
  }
  let unpacked = 0;
  let hasIndex = false;
  const entries: yauzl.Entry[] = [];
  try {
    if (zip.entryCount > limits.archiveFiles) return 'entries';
    for await (const entry of zip.eachEntry()) {
      const problem = problemOf(entry);
      if (problem) return problem;
      unpacked += entry.uncompressedSize;
      if (unpacked > limits.archiveUnpacked) return 'size';
      hasIndex ||= entry.fileName === 'index.html';
      entries.push(entry);
    }
    if (!hasIndex) return 'index';
    for (const entry of entries) {
      const isFolder = entry.fileName.endsWith('/');
      if (!isFolder && !(await isAsItSays(zip, entry))) return 'lies';
    }
  } catch {
    return 'unreadable';
  } finally {
    zip.close();
  }
  return null;
}

/** Returns true if a path stays inside the folder where the archive is unpacked, however it is written. */
const staysInside = (name: string): boolean =>
  name !== '' && !name.includes('\0') && !/^([\\/]|[A-Za-z]:)/.test(name) && !name.split(/[\\/]/).includes('..');

/**
 * Reads the directory of a RAR, which is kept for download only: no browser or player opens one. Returns null if its
 * headers are valid, within the limits and stay inside the folder, else its error.
 */
async function rarProblem(path: string): Promise<string | null> {
  let entries: RarEntry[] | 'encrypted';
  try {
    entries = await rarEntries(path, limits.archiveFiles);
  } catch (error) {
    if (error instanceof RarBroken) return 'unreadable';
    throw error;
  }
  if (entries === 'encrypted') return 'encrypted';
  if (entries.length === 0) return 'empty';
  if (entries.length > limits.archiveFiles) return 'entries';
  if (!entries.every(({ name }) => staysInside(name))) return 'name';
  if (entries.some(isTooDense)) return 'ratio';
  return entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > limits.archiveUnpacked ? 'size' : null;
}

/** Returns the error of an uploaded archive, by its extension; null if it may be kept. */
export function archiveProblem(path: string, ending: string): Promise<string | null> {
  return ending === 'rar' ? rarProblem(path) : zipProblem(path);
}
