import { hashes, verifyAsync } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import type { Manifest } from '#core/manifest/manifest.ts';
import { fileName, HEAD_NAME, packageHead, SIGNATURE_LENGTH, type PackageHead } from '#core/manifest/offlinePackage.ts';
import { readManifest } from '#core/manifest/read.ts';

// WebCrypto would need https; this works on every page.
hashes.sha512 = sha512;
hashes.sha512Async = async (message) => sha512(message);

/** Reason why a player does not take a package; words.ts has a sentence for each. */
export type PackageRefusal =
  | 'notPackage'
  | 'altered'
  | 'otherScreen'
  | 'older'
  | 'keyUnknown'
  | 'unreadable'
  | 'storageFull';

export interface OpenedPackage {
  head: PackageHead;
  manifest: Manifest;
  /** Bytes of a file of the manifest, as a part of the package; null if it has none. */
  body: (sha256: string) => Promise<Blob | null>;
}

/** Facts of the player that opens a package. */
export interface Owner {
  deviceId: string | null;
  /** Number that it shows, if any. */
  number: string | null;
  packageKey: string | null;
  /** When the newest programme was made that it has; null: none. */
  newestAt: number | null;
  zone: string;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
/** More bytes than the list of 2,000 files of a package has. */
const MOST_LISTED = 4 * 1024 * 1024;

/** Place of an entry in the file. */
interface Place {
  at: number;
  size: number;
}

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Returns the places of all entries by the list at the end of the zip; null if it is none of ours. */
async function placesOf(file: Blob): Promise<Map<string, Place> | null> {
  const endAt = file.size - SIGNATURE_LENGTH - END_LENGTH;
  if (endAt < 0) return null;
  const end = await viewOf(file.slice(endAt, endAt + END_LENGTH));
  if (end.getUint32(0, true) !== END || end.getUint16(20, true) !== SIGNATURE_LENGTH) return null;
  const [size, at] = [end.getUint32(12, true), end.getUint32(16, true)];
  if (size > MOST_LISTED || at + size !== endAt) return null;
  const list = await viewOf(file.slice(at, endAt));
  const places = new Map<string, Place>();
  for (let cursor = 0; cursor < size;) {
    if (cursor + ENTRY_LENGTH > size || list.getUint32(cursor, true) !== ENTRY) return null;
    const length = list.getUint16(cursor + 28, true);
    const next = cursor + ENTRY_LENGTH + length + list.getUint16(cursor + 30, true) + list.getUint16(cursor + 32, true);
    if (next > size || list.getUint16(cursor + 10, true) !== 0) return null;
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, cursor + ENTRY_LENGTH, length));
    places.set(name, { at: list.getUint32(cursor + 42, true), size: list.getUint32(cursor + 24, true) });
    cursor = next;
  }
  return places;
}

async function bodyOf(file: Blob, { at, size }: Place): Promise<Blob> {
  const local = await viewOf(file.slice(at, at + LOCAL_LENGTH));
  const from = at + LOCAL_LENGTH + local.getUint16(26, true) + local.getUint16(28, true);
  return file.slice(from, from + size);
}

/** Returns the sha256 of all but the signature, read piece by piece. */
async function digestOf(file: Blob): Promise<Uint8Array> {
  const hash = sha256.create();
  const reader = file
    .slice(0, file.size - SIGNATURE_LENGTH)
    .stream()
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return hash.digest();
    hash.update(value);
  }
}

async function isSigned(file: Blob, publicKey: string): Promise<boolean> {
  const text = await file.slice(file.size - SIGNATURE_LENGTH).text();
  try {
    return await verifyAsync(bytesOf(text), await digestOf(file), bytesOf(publicKey));
  } catch {
    // No base64, or no signature at all: noble throws where it cannot even compare.
    return false;
  }
}

async function headOf(file: Blob, places: ReadonlyMap<string, Place>): Promise<PackageHead | null> {
  const place = places.get(HEAD_NAME);
  if (!place) return null;
  try {
    return packageHead.safeParse(JSON.parse(await (await bodyOf(file, place)).text())).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Opens a package, or says why not. The signature is checked before anything else is believed: by the key that the
 * player got from its server, and for a player that was never online by the key in the package itself, which is then
 * its own for ever.
 */
export async function openPackage(file: Blob, owner: Owner): Promise<OpenedPackage | PackageRefusal> {
  const places = await placesOf(file);
  if (!places) return 'notPackage';
  const head = await headOf(file, places);
  if (!head) return 'altered';
  const key = owner.packageKey ?? (owner.deviceId === null ? head.publicKey : null);
  if (key === null) return 'keyUnknown';
  if (!(await isSigned(file, key))) return 'altered';
  if (!isMeant(head, owner)) return 'otherScreen';
  const reading = readManifest(head.manifest, owner.zone);
  if (!reading) return 'unreadable';
  const { manifest } = reading;
  if (owner.newestAt !== null && manifest.generatedAt < owner.newestAt) return 'older';
  return {
    head,
    manifest,
    body: async (hash) => {
      const place = places.get(fileName(hash));
      return place ? bodyOf(file, place) : null;
    },
  };
}

/** Returns true for the package of this screen, or one that makes a screen without a name that one. */
function isMeant({ device, enrolment }: PackageHead, { deviceId, number }: Owner): boolean {
  if (deviceId !== null) return device.id === deviceId;
  return enrolment !== undefined && (number === null || device.number === number);
}
