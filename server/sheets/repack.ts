import { strToU8, zipSync } from 'fflate';
import yauzl from 'yauzl';
import { limits } from '#generated/model/limits.gen.ts';
import { BadSheet, scanned } from './scan.ts';

/** A workbook has a few dozen parts. */
const MOST_PARTS = 500;
const MACROS = /vbaproject|macrosheets|macroenabled/i;

async function bytesOf(zip: yauzl.ZipFile, entry: yauzl.Entry, room: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > room) throw new BadSheet('SHEET_TOO_LARGE');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Reads the XML parts of the archive, with a limit on their unpacked size. */
async function partsOf(zip: yauzl.ZipFile): Promise<Map<string, string>> {
  if (zip.entryCount > MOST_PARTS) throw new BadSheet('SHEET_TOO_LARGE');
  const parts = new Map<string, string>();
  let room = limits.importUnpacked;
  for await (const entry of zip.eachEntry()) {
    const { fileName: path } = entry;
    if (MACROS.test(path)) throw new BadSheet('SHEET_MACROS');
    if (!/\.(xml|rels)$/i.test(path)) continue;
    if (parts.has(path) || entry.isEncrypted()) throw new BadSheet('SHEET_UNREADABLE');
    if (entry.uncompressedSize > room) throw new BadSheet('SHEET_TOO_LARGE');
    const bytes = await bytesOf(zip, entry, room);
    room -= bytes.length;
    parts.set(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  }
  return parts;
}

/**
 * Returns a workbook made anew of what was checked, so that its reader sees nothing else: bounded, without macros,
 * pictures, declarations, merged cells and formulas. Throws BadSheet.
 */
export async function repacked(path: string): Promise<Buffer> {
  let zip: yauzl.ZipFile;
  try {
    zip = await yauzl.openPromise(path, { validateEntrySizes: true });
  } catch {
    throw new BadSheet('SHEET_UNREADABLE');
  }
  try {
    const parts = await partsOf(zip);
    const clean: Record<string, Uint8Array> = {};
    for (const [name, xml] of parts) {
      if (name === '[Content_Types].xml' && MACROS.test(xml)) throw new BadSheet('SHEET_MACROS');
      clean[name] = strToU8(scanned(xml));
    }
    return Buffer.from(zipSync(clean, { level: 0 }));
  } catch (error) {
    throw error instanceof BadSheet ? error : new BadSheet('SHEET_UNREADABLE');
  } finally {
    zip.close();
  }
}
