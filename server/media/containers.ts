import { open } from 'node:fs/promises';

/** Values in the header of a film, untrusted; undefined where it says nothing. */
export interface FilmHeader {
  width?: number;
  height?: number;
  durationMs?: number;
}

/** Bytes of a file in which its header must lie: both kinds begin with it. */
const HEAD_BYTES = 1 << 20;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const fourCc = (head: Buffer, at: number): string => head.toString('latin1', at, at + 4);

/** Lists of RIFF that have others in them. */
const LISTS = new Set(['hdrl', 'strl']);

/**
 * Returns the chunks of RIFF within its header, with where their content begins: those of lists as well, one after another. Each
 * step goes on by eight bytes at least, so that no size leads back.
 */
function* riffChunks(head: Buffer): Generator<{ id: string; at: number; size: number }> {
  for (let at = 12; at + 8 <= head.length;) {
    const [id, size] = [fourCc(head, at), head.readUInt32LE(at + 4)];
    if (id === 'LIST' && LISTS.has(fourCc(head, at + 8))) {
      at += 12;
      continue;
    }
    if (id === 'LIST') return;
    yield { id, at: at + 8, size };
    at += 8 + size + (size % 2);
  }
}

/** Reads an AVI: the main header has the size, the stream of pictures how many there are of how long. */
export async function aviHeader(path: string): Promise<FilmHeader> {
  const head = await headOf(path);
  const found: FilmHeader = {};
  for (const { id, at, size } of riffChunks(head)) {
    if (id === 'avih' && size >= 40 && at + 40 <= head.length) {
      found.width = head.readUInt32LE(at + 32);
      found.height = head.readUInt32LE(at + 36);
      found.durationMs ??= (head.readUInt32LE(at) * head.readUInt32LE(at + 16)) / 1000;
    }
    if (id === 'strh' && size >= 36 && at + 36 <= head.length && fourCc(head, at) === 'vids') {
      const [scale, rate, pictures] = [20, 24, 32].map((offset) => head.readUInt32LE(at + offset)) as [
        number,
        number,
        number,
      ];
      if (rate > 0 && scale > 0 && pictures > 0) found.durationMs = ((pictures * scale) / rate) * 1000;
    }
  }
  return found;
}

/** Names of objects of ASF, as they lie in the file. */
const ASF_FILE = 'a1dcab8c47a9cf118ee400c00c205365';
const ASF_STREAM = '9107dcb7b7a9cf118ee600c00c205365';
const ASF_VIDEO = 'c0ef19bc4d5bcf11a8fd00805f5c442b';
/** The file is sent while it is made, so that its lengths mean nothing. */
const BROADCAST = 1;

const name = (head: Buffer, at: number): string => head.toString('hex', at, at + 16);

/** Reads a WMV, which is ASF: the file's properties have its length, those of the stream of pictures their size. */
export async function asfHeader(path: string): Promise<FilmHeader> {
  const head = await headOf(path);
  const found: FilmHeader = {};
  for (let at = 30; at + 24 <= head.length;) {
    const size = head.readBigUInt64LE(at + 16);
    // An object is its own head at least.
    if (size < 24n || size > BigInt(head.length - at)) break;
    const id = name(head, at);
    if (id === ASF_FILE && size >= 104n && (head.readUInt32LE(at + 88) & BROADCAST) === 0)
      // In units of 100 ns; what is loaded before it begins is counted in it, in milliseconds.
      found.durationMs = Number(head.readBigUInt64LE(at + 64)) / 10_000 - Number(head.readBigUInt64LE(at + 80));
    if (id === ASF_STREAM && size >= 86n && name(head, at + 24) === ASF_VIDEO) {
      found.width = head.readUInt32LE(at + 78);
      found.height = head.readUInt32LE(at + 82);
    }
    at += Number(size);
  }
  return found;
}
