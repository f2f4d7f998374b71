import { open } from 'node:fs/promises';
import yauzl from 'yauzl';
import { readAndroidManifest } from './androidManifest.ts';

/** Package that screens install, as read out of the file itself (DEV-09). */
export interface InstallPackage {
  kind: 'apk' | 'firmware' | 'agent';
  platform: 'android' | 'linux';
  version: string;
  packageName: string;
}

const MANIFEST = 'AndroidManifest.xml';
const METADATA = 'META-INF/com/android/metadata';
/** An update of Android is one of the two: a script of its own, or the payload of the update engine. */
const UPDATE = new Set(['payload.bin', 'META-INF/com/google/android/update-binary']);

const AGENT = 'vitrine-agent';
const BANNER = new RegExp(`^// ${AGENT} (\\d{1,5}\\.\\d{1,5}\\.\\d{1,5}(?:-[0-9a-z.]{1,20})?)$`);

/** A manifest or a metadata file of more is none. */
const TEXT_BYTES = 2 * 1024 * 1024;
const MOST_ENTRIES = 200_000;

interface Entries {
  names: ReadonlySet<string>;
  /** Contents of the entries asked for. */
  texts: ReadonlyMap<string, Buffer>;
}

/** Returns the names in a zip, and the contents of some; null if it cannot be read as one. */
async function readZip(path: string, wanted: readonly string[]): Promise<Entries | null> {
  let zip: yauzl.ZipFile | undefined;
  try {
    zip = await yauzl.openPromise(path, { validateEntrySizes: true, autoClose: false });
    if (zip.entryCount > MOST_ENTRIES) return null;
    const names = new Set<string>();
    const texts = new Map<string, Buffer>();
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName);
      if (!wanted.includes(entry.fileName) || entry.uncompressedSize > TEXT_BYTES) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      texts.set(entry.fileName, Buffer.concat(chunks));
    }
    return { names, texts };
  } catch {
    // Whatever yauzl finds wrong with it: a file that is no whole zip is no package.
    return null;
  } finally {
    zip?.close();
  }
}

async function readApk(path: string): Promise<InstallPackage | null> {
  const zip = await readZip(path, [MANIFEST]);
  const bytes = zip?.texts.get(MANIFEST);
  const manifest = bytes ? readAndroidManifest(bytes) : null;
  return manifest && { kind: 'apk', platform: 'android', ...manifest };
}

async function readUpdate(path: string): Promise<InstallPackage | null> {
  const zip = await readZip(path, [METADATA]);
  if (!zip || ![...UPDATE].some((name) => zip.names.has(name))) return null;
  const metadata = zip.texts.get(METADATA)?.toString('utf8') ?? '';
  const valueOf = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(metadata)?.[1]?.trim() ?? '';
  const version = valueOf('post-build-incremental') || valueOf('post-build') || valueOf('post-timestamp');
  if (version === '') return null;
  return { kind: 'firmware', platform: 'android', version, packageName: valueOf('pre-device') };
}

async function readAgent(path: string): Promise<InstallPackage | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0);
    const [first = ''] = buffer.subarray(0, bytesRead).toString('utf8').split('\n', 1);
    const version = BANNER.exec(first)?.[1];
    return version === undefined ? null : { kind: 'agent', platform: 'linux', version, packageName: AGENT };
  } finally {
    await file.close();
  }
}

const READERS: Readonly<Record<string, (path: string) => Promise<InstallPackage | null>>> = {
  apk: readApk,
  zip: readUpdate,
  mjs: readAgent,
};

/** Returns what a file with this ending really is; null if it is nothing that a screen installs. */
export async function readInstallPackage(path: string, ending: string): Promise<InstallPackage | null> {
  const found = await READERS[ending]?.(path);
  return found
    ? { ...found, version: found.version.slice(0, 200), packageName: found.packageName.slice(0, 200) }
    : null;
}
