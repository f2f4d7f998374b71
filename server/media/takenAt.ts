import sharp from 'sharp';
import { DEFAULT_ZONE } from '#core/time.ts';
import { instantOf } from '#core/wallClock.ts';

/** Entries of a picture's EXIF block that say when it was taken (CIPA DC-008: 4.6.5, 4.6.8). */
const EXIF_BLOCK = 0x8769;
const TAKEN = 0x9003;
const TAKEN_OFFSET = 0x9011;
const ASCII = 2;
const ENTRY_BYTES = 12;
/** Entries that are looked at; a camera writes some dozens. */
const MOST_ENTRIES = 500;

/** A block of tags as TIFF 6.0 has it: numbers in one of two byte orders, places counted from its begin. */
class Tags {
  readonly #bytes: Buffer;
  readonly #isLittle: boolean;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#isLittle = bytes.toString('latin1', 0, 2) === 'II';
  }

  #short = (at: number): number => (this.#isLittle ? this.#bytes.readUInt16LE(at) : this.#bytes.readUInt16BE(at));
  long = (at: number): number => (this.#isLittle ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at));

  /** Returns where the entry of a tag begins; null if the directory has none. */
  entry(directory: number, tag: number): number | null {
    const count = Math.min(this.#short(directory), MOST_ENTRIES);
    for (let index = 0; index < count; index += 1) {
      const at = directory + 2 + index * ENTRY_BYTES;
      if (this.#short(at) === tag) return at;
    }
    return null;
  }

  text(directory: number, tag: number): string | null {
    const at = this.entry(directory, tag);
    if (at === null || this.#short(at + 2) !== ASCII) return null;
    const length = this.long(at + 4);
    const from = length > 4 ? this.long(at + 8) : at + 8;
    return this.#bytes.toString('latin1', from, from + Math.min(length, 64)).replace(/\0.*$/s, '');
  }
}

const MOMENT = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/;
const OFFSET = /^[+-]\d\d:\d\d$/;

/** Returns when the block says that its picture was taken, milliseconds; null if it does not. Throws RangeError where it is cut. */
function momentOf(exif: Buffer): number | null {
  const tags = new Tags(exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif);
  const pointer = tags.entry(tags.long(4), EXIF_BLOCK);
  if (pointer === null) return null;
  const block = tags.long(pointer + 8);
  const [, year, month, day, time] = MOMENT.exec(tags.text(block, TAKEN) ?? '') ?? [];
  if (year === undefined) return null;
  const offset = OFFSET.exec(tags.text(block, TAKEN_OFFSET) ?? '')?.[0];
  const at = Date.parse(`${year}-${month}-${day}T${time}${offset ?? 'Z'}`);
  if (Number.isNaN(at)) return null;
  // Older cameras write the clock on the wall alone.
  return offset === undefined ? instantOf(at, DEFAULT_ZONE) : at;
}

/** Returns when a photo was taken as its camera wrote it (MON-01), milliseconds; null where it wrote nothing that can be read. */
export async function takenAt(path: string, ending: string): Promise<number | null> {
  if (!['jpg', 'jpeg', 'png'].includes(ending)) return null;
  const { exif } = await sharp(path).metadata();
  if (!exif) return null;
  try {
    return momentOf(exif);
  } catch (error) {
    // EXIF data is untrusted: a block that ends too early says nothing.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
