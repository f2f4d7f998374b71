import yauzl from 'yauzl';

/** What a web page in a zip may be at the most (MAT-05, reliability A11). */
const ENTRIES_MAX = 2000;
const UNPACKED_MAX = 500_000_000;
const RATIO_MAX = 100;
const SYMLINK = 0o120000;
const TYPE_MASK = 0o170000;

/** Says what is wrong with one entry, or null. yauzl itself refuses absolute paths, drive letters and "..". */
function problemOf(entry: yauzl.Entry): string | null {
  if (((entry.externalFileAttributes >>> 16) & TYPE_MASK) === SYMLINK) return 'symlink';
  if (entry.fileName.includes('\0')) return 'name';
  if (entry.compressedSize > 0 && entry.uncompressedSize / entry.compressedSize > RATIO_MAX) return 'ratio';
  return null;
}

/**
 * Reads the directory of a zip without unpacking it. Returns null where it is a web page that may be
 * kept (an index.html at its top, bounded, nothing that leads outside), else what is wrong with it.
 */
export async function archiveProblem(path: string): Promise<string | null> {
  let zip: yauzl.ZipFile;
  try {
    zip = await yauzl.openPromise(path, { validateEntrySizes: true });
  } catch {
    return 'unreadable';
  }
  let unpacked = 0;
  let hasIndex = false;
  try {
    if (zip.entryCount > ENTRIES_MAX) return 'entries';
    for await (const entry of zip.eachEntry()) {
      const problem = problemOf(entry);
      if (problem) return problem;
      unpacked += entry.uncompressedSize;
      if (unpacked > UNPACKED_MAX) return 'size';
      hasIndex ||= entry.fileName === 'index.html';
    }
  } catch {
    return 'unreadable';
  } finally {
    zip.close();
  }
  return hasIndex ? null : 'index';
}
