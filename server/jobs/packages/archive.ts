import { createHash } from 'node:crypto';
import { Zip, ZipPassThrough } from 'fflate';
import { SIGNATURE_LENGTH } from '#core/manifest/offlinePackage.ts';

/** A file of an archive, read once. */
export interface Entry {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/** Length of the record that ends a zip, without its comment; its last two bytes are the comment's length. */
const END_LENGTH = 22;

async function* zipped(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for (const { name, body } of entries) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    for await (const part of body) {
      file.push(part);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/**
 * Streams a zip of stored entries with a signature as its comment, over the sha256 of all bytes before it. Holds one
 * part of one file at a time.
 */
export async function* signedArchive(
  entries: readonly Entry[],
  sign: (digest: Uint8Array) => string,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let tail: Uint8Array = new Uint8Array(0);
  for await (const part of zipped(entries)) {
    const joined = Buffer.concat([tail, part]);
    const sure = joined.subarray(0, Math.max(0, joined.length - END_LENGTH));
    tail = joined.subarray(sure.length);
    if (sure.length === 0) continue;
    hash.update(sure);
    yield sure;
  }
  const end = Buffer.from(tail);
  end.writeUInt16LE(SIGNATURE_LENGTH, END_LENGTH - 2);
  yield end;
  yield Buffer.from(sign(hash.update(end).digest()));
}
