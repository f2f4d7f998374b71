import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** Entry of an archive, from its header. */
export interface RarEntry {
  name: string;
  packed: number;
  unpacked: number;
}

/** Block of the archive: its header, and the position of the next block. */
interface Block {
  kind: 'main' | 'file' | 'other' | 'encryption' | 'end';
  next: number;
  entry?: RarEntry;
}

/** Thrown for a file that has no RAR structure after its signature. */
export class RarBroken extends Error {}

const SIGNATURE_4 = Buffer.from('526172211a0700', 'hex');
const SIGNATURE_5 = Buffer.from('526172211a070100', 'hex');
/** Longest header accepted, bytes: RAR 4 has two bytes for its size; RAR 5 allows 2 MB, but real archives stay far below. */
const HEADER_MAX = 65_536;

/** Reads the fields of a header one after the other; throws `RarBroken` past its end. */
class Fields {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  bytes(count: number): Buffer {
    if (this.at + count > this.#bytes.length) throw new RarBroken('a header that is cut off');
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }

  u8 = (): number => this.bytes(1).readUInt8();
  u16 = (): number => this.bytes(2).readUInt16LE();
  u32 = (): number => this.bytes(4).readUInt32LE();

  /** Reads a RAR 5 integer: seven bits per byte, lowest first; the eighth bit means that more follow. */
  vint(): number {
    let value = 0;
    for (let shift = 1, count = 0; count < 10; count += 1, shift *= 128) {
      const byte = this.u8();
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
    throw new RarBroken('an integer without end');
  }
}

const KINDS_5: Readonly<Record<number, Block['kind']>> = { 1: 'main', 2: 'file', 4: 'encryption', 5: 'end' };

/** RAR 5, technote "General archive block format": CRC32, size, type, flags, sizes of what follows, fields of the type. */
function blockOf5(bytes: Buffer, at: number): Block {
  const fields = new Fields(bytes);
  const checksum = fields.u32();
  const size = fields.vint();
  const begins = fields.at;
  const end = begins + size;
  if (size < 2 || end > bytes.length || crc32(bytes.subarray(4, end)) !== checksum)
    throw new RarBroken('a header with a wrong checksum');
  const kind = KINDS_5[fields.vint()] ?? 'other';
  const flags = fields.vint();
  if (flags & 1) fields.vint();
  const packed = flags & 2 ? fields.vint() : 0;
  const block: Block = { kind, next: at + end + packed };
  if (kind !== 'file') return block;
  const own = fields.vint();
  const unpacked = fields.vint();
  fields.vint();
  if (own & 2) fields.u32();
  if (own & 4) fields.u32();
  fields.vint();
  fields.vint();
  return { ...block, entry: { name: fields.bytes(fields.vint()).toString('utf8'), packed, unpacked } };
}

const KINDS_4: Readonly<Record<number, Block['kind']>> = { 0x73: 'main', 0x74: 'file', 0x7b: 'end' };
/** Flags of RAR 4: headers of the archive are encrypted; sizes have 8 bytes; what follows has a size. */
const [ENCRYPTED_4, LARGE_4, HAS_DATA_4] = [0x80, 0x100, 0x8000];

/** RAR 4: the lower half of a CRC32, type, flags, size, and for files the fields of technote.txt. */
function blockOf4(bytes: Buffer, at: number): Block {
  const fields = new Fields(bytes);
  const checksum = fields.u16();
  const kind = KINDS_4[fields.u8()] ?? 'other';
  const flags = fields.u16();
  const size = fields.u16();
  if (size < 7 || size > bytes.length || (crc32(bytes.subarray(2, size)) & 0xffff) !== checksum)
    throw new RarBroken('a header with a wrong checksum');
  if (kind === 'main' && flags & ENCRYPTED_4) return { kind: 'encryption', next: at + size };
  if (kind !== 'file') return { kind, next: at + size + (flags & HAS_DATA_4 ? fields.u32() : 0) };
  const low = { packed: fields.u32(), unpacked: fields.u32() };
  fields.bytes(11);
  const length = fields.u16();
  fields.bytes(4);
  const high = flags & LARGE_4 ? { packed: fields.u32(), unpacked: fields.u32() } : { packed: 0, unpacked: 0 };
  const packed = low.packed + high.packed * 2 ** 32;
  // After a NUL the same name follows in a packing of its own.
  const [name = ''] = fields.bytes(length).toString('latin1').split('\0');
  return { kind, next: at + size + packed, entry: { name, packed, unpacked: low.unpacked + high.unpacked * 2 ** 32 } };
}

async function readAt(file: FileHandle, at: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_MAX), 0, HEADER_MAX, at);
  return buffer.subarray(0, bytesRead);
}

/**
 * Reads the directory of a RAR archive (versions 4 and 5) by its headers, each checked by its checksum; nothing is
 * unpacked. Returns its entries, at most `most`, or 'encrypted' where only a password opens the directory. Throws
 * `RarBroken` for a file that only begins like one, or that is shorter than its headers say.
 */
export async function rarEntries(path: string, most: number): Promise<RarEntry[] | 'encrypted'> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0);
    const isNew = head.subarray(0, SIGNATURE_5.length).equals(SIGNATURE_5);
    if (!isNew && !head.subarray(0, SIGNATURE_4.length).equals(SIGNATURE_4)) throw new RarBroken('no RAR archive');
    const blockOf = isNew ? blockOf5 : blockOf4;
    const entries: RarEntry[] = [];
    for (let at = isNew ? SIGNATURE_5.length : SIGNATURE_4.length, isFirst = true; ; isFirst = false) {
      // RAR 4 may omit the last block.
      if (at === size && !isNew && !isFirst) return entries;
      const { kind, next, entry } = blockOf(await readAt(file, at), at);
      if (kind === 'encryption') return 'encrypted';
      if (isFirst !== (kind === 'main')) throw new RarBroken('blocks in a wrong order');
      if (next > size) throw new RarBroken('shorter than it says');
      if (entry) entries.push(entry);
      if (kind === 'end' || entries.length > most) return entries;
      at = next;
    }
  } finally {
    await file.close();
  }
}
