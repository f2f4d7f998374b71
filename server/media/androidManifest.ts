/** Facts of an app in its AndroidManifest.xml. */
export interface AndroidManifest {
  packageName: string;
  version: string;
}

/** Chunk types of Android's binary XML (frameworks/base, ResourceTypes.h). */
const XML = 0x0003;
const STRING_POOL = 0x0001;
const RESOURCE_MAP = 0x0180;
const START_ELEMENT = 0x0102;

/** Attributes by the ids that no tool can rename. */
const VERSION_CODE = 0x0101021b;
const VERSION_NAME = 0x0101021c;

const UTF8 = 0x100;
const STRING_VALUE = 0x03;
const NONE = 0xffffffff;
const MOST_STRINGS = 100_000;

/** Reads the length before a text: one unit, or two if its highest bit is set. */
function lengthAt(bytes: Buffer, at: number, isUtf8: boolean): { length: number; next: number } {
  if (isUtf8) {
    const first = bytes.readUInt8(at);
    return first & 0x80
      ? { length: ((first & 0x7f) << 8) | bytes.readUInt8(at + 1), next: at + 2 }
      : { length: first, next: at + 1 };
  }
  const first = bytes.readUInt16LE(at);
  return first & 0x8000
    ? { length: ((first & 0x7fff) << 16) | bytes.readUInt16LE(at + 2), next: at + 4 }
    : { length: first, next: at + 2 };
}

function readStrings(chunk: Buffer): string[] {
  const count = Math.min(chunk.readUInt32LE(8), MOST_STRINGS);
  const isUtf8 = (chunk.readUInt32LE(16) & UTF8) !== 0;
  const start = chunk.readUInt32LE(20);
  return Array.from({ length: count }, (_, index) => {
    const at = start + chunk.readUInt32LE(28 + 4 * index);
    const units = lengthAt(chunk, at, isUtf8);
    if (!isUtf8) return chunk.toString('utf16le', units.next, units.next + 2 * units.length);
    const size = lengthAt(chunk, units.next, true);
    return chunk.toString('utf8', size.next, size.next + size.length);
  });
}

interface Names {
  strings: readonly string[];
  /** Resource id of each of the first strings. */
  ids: readonly number[];
}

function readManifestElement(chunk: Buffer, { strings, ids }: Names): AndroidManifest | null {
  if (strings[chunk.readUInt32LE(20)] !== 'manifest') return null;
  const size = chunk.readUInt16LE(26);
  const count = chunk.readUInt16LE(28);
  const values = new Map<string | number, string>();
  for (let index = 0; index < count; index += 1) {
    const at = 16 + chunk.readUInt16LE(24) + index * size;
    const name = chunk.readUInt32LE(at + 4);
    const raw = chunk.readUInt32LE(at + 8);
    const data = chunk.readUInt32LE(at + 16);
    const isText = chunk.readUInt8(at + 15) === STRING_VALUE;
    const value = isText ? strings[data] : raw === NONE ? String(data) : strings[raw];
    const isReference = chunk.readUInt8(at + 15) === 0x01;
    if (value !== undefined && !isReference) values.set(ids[name] ?? strings[name] ?? '', value);
  }
  const packageName = values.get('package');
  const version = values.get(VERSION_NAME) ?? values.get('versionName') ?? values.get(VERSION_CODE);
  return packageName && version ? { packageName, version } : null;
}

/** Reads package and version out of a binary AndroidManifest.xml; null if it is none, or says neither. */
export function readAndroidManifest(bytes: Buffer): AndroidManifest | null {
  try {
    if (bytes.readUInt16LE(0) !== XML) return null;
    const names: { strings: string[]; ids: number[] } = { strings: [], ids: [] };
    for (let at = bytes.readUInt16LE(2); at + 8 <= bytes.length;) {
      const type = bytes.readUInt16LE(at);
      const size = bytes.readUInt32LE(at + 4);
      if (size < 8 || at + size > bytes.length) return null;
      const chunk = bytes.subarray(at, at + size);
      if (type === STRING_POOL) names.strings = readStrings(chunk);
      if (type === RESOURCE_MAP)
        names.ids = Array.from({ length: (size - 8) >> 2 }, (_, index) => chunk.readUInt32LE(8 + 4 * index));
      if (type === START_ELEMENT) return readManifestElement(chunk, names);
      at += size;
    }
    return null;
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
