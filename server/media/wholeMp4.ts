import { open } from 'node:fs/promises';

/** Boxes at the top of a file that are looked at; a film of fragments has one or two for each second. */
const MOST_BOXES = 100_000;
const HEADER = 16;

/** Reads the size and type of the box at a place; null behind the last one. */
function boxAt(header: Buffer, left: number): { size: number; type: string } | null {
  if (header.length < 8) return null;
  const short = header.readUInt32BE(0);
  const type = header.toString('latin1', 4, 8);
  if (short === 0) return { size: left, type };
  if (short !== 1) return { size: short, type };
  return header.length < HEADER ? null : { size: Number(header.readBigUInt64BE(8)), type };
}

/**
 * Throws if an MP4 was cut off on its way: one of its boxes claims to end behind the end of the file, or the table of
 * contents is missing (ISO/IEC 14496-12). Reads the headers alone, never the film.
 */
export async function checkWholeMp4(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const types = new Set<string>();
    for (let at = 0, count = 0; at < size && count < MOST_BOXES; count += 1) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER), 0, HEADER, at);
      const box = boxAt(buffer.subarray(0, bytesRead), size - at);
      if (!box) throw new Error('the film ends within the head of a part');
      if (box.size < 8 || at + box.size > size) throw new Error(`the film ends within its part "${box.type}"`);
      types.add(box.type);
      at += box.size;
    }
    if (!types.has('moov')) throw new Error('the film has no table of contents');
    if (!types.has('mdat')) throw new Error('the film has a table of contents and nothing else');
  } finally {
    await file.close();
  }
}
