import { strToU8, zipSync } from 'fflate';

const NONE = 0xffffffff;

/** A chunk of Android's binary XML: type, size of its head, size of all, then the rest. */
function chunk(type: number, headSize: number, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(headSize, 2);
  head.writeUInt32LE(8 + body.length, 4);
  return Buffer.concat([head, body]);
}

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32LE(value >>> 0, 4 * index));
  return bytes;
};

function stringPool(strings: readonly string[], isUtf8: boolean): Buffer {
  const texts = strings.map((text) => {
    const size = Buffer.byteLength(text);
    if (isUtf8) return Buffer.concat([Buffer.from([text.length, size]), Buffer.from(text), Buffer.from([0])]);
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length);
    return Buffer.concat([length, Buffer.from(text, 'utf16le'), Buffer.from([0, 0])]);
  });
  let at = 0;
  const offsets = texts.map(({ length }) => (at += length) - length);
  const data = Buffer.concat(texts);
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  const start = 28 + 4 * strings.length;
  const head = words(strings.length, 0, isUtf8 ? 0x100 : 0, start, 0);
  return chunk(0x0001, 28, Buffer.concat([head, words(...offsets), padded]));
}

interface App {
  packageName: string;
  versionName?: string;
  versionCode?: number;
  isUtf8?: boolean;
}

/** Binary AndroidManifest.xml as the Android tools write it: resource ids name the attributes, texts lie in a pool. */
export function androidManifest({ packageName, versionName, versionCode = 7, isUtf8 = false }: App): Buffer {
  const strings = ['versionCode', 'versionName', 'package', 'manifest', packageName, versionName ?? ''];
  // namespace, name, raw text, size and type of the value, value
  const attributes = [
    words(NONE, 0, NONE, 0x10000008, versionCode),
    ...(versionName === undefined ? [] : [words(NONE, 1, 5, 0x03000008, 5)]),
    words(NONE, 2, 4, 0x03000008, 4),
  ];
  const sizes = Buffer.alloc(12);
  [20, 20, attributes.length, 0, 0, 0].forEach((value, index) => sizes.writeUInt16LE(value, 2 * index));
  const element = Buffer.concat([words(1, NONE, NONE, 3), sizes, ...attributes]);
  const parts = [
    stringPool(strings, isUtf8),
    chunk(0x0180, 8, words(0x0101021b, 0x0101021c)),
    chunk(0x0102, 16, element),
  ];
  return chunk(0x0003, 8, Buffer.concat(parts));
}

/** An APK with nothing but what names it. */
export const buildApk = (app: App): Buffer =>
  Buffer.from(zipSync({ 'AndroidManifest.xml': androidManifest(app), 'classes.dex': strToU8('dex\n035\0') }));

/** A system update of Android. */
export const buildUpdate = (version: string): Buffer =>
  Buffer.from(
    zipSync({
      'META-INF/com/android/metadata': strToU8(`pre-device=box\npost-build-incremental=${version}\n`),
      'payload.bin': strToU8('CrAU'),
    }),
  );

/** A file that begins as the agent does. */
export const buildAgentFile = (version: string): Buffer => Buffer.from(`// vitrine-agent ${version}\nexport {};\n`);
