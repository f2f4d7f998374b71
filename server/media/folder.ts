import { createReadStream, mkdirSync, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from '../services.ts';
import { namedFileError } from './errors.ts';
import { KEY } from './key.ts';
import { POLICY_TTL_MS, signPolicy } from './policy.ts';
import { mac, sameText } from './signature.ts';

/** Thrown when more arrives than was allowed; nothing of it is kept. */
export class TooLarge extends Error {}

export interface FolderStore extends MediaStore {
  /** As `write`, but refuses with TooLarge past `maxBytes`. */
  receive(key: string, body: Readable, maxBytes: number): Promise<{ size: number }>;
  /** Returns true if a signed path was signed by this server and has not expired. */
  opens(key: string, query: Record<string, string | undefined>, now: number): boolean;
  readonly secret: string;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Makes a directory entry durable: a rename is not, until its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Opens the embedded object store: files below `folder`, written to a temporary
 * name, synced, and only then given theirs, so that a key never points to half a file.
 */
export function openFolderStore(folder: string, secret: string): FolderStore {
  let serial = 0;
  mkdirSync(folder, { recursive: true });

  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`not a media key: ${JSON.stringify(key)}`);
    return join(folder, key);
  }

  async function statOf(key: string): Promise<Stats | null> {
    try {
      return await stat(pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }

  async function receive(key: string, body: Readable, maxBytes: number): Promise<{ size: number }> {
    const path = pathOf(key);
    const temporary = `${path}.${process.pid}-${serial++}.part`;
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        if (size > maxBytes) done(new TooLarge(`more than ${maxBytes} bytes`));
        else done(null, chunk);
      },
    });
    try {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(temporary, 'wx');
      await pipeline(body, measure, file.createWriteStream({ flush: true }));
      await rename(temporary, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(temporary, { force: true });
      throw namedFileError(error);
    }
    return { size };
  }

  return {
    secret,
    receive,
    origin: null,
    async postPolicy({ key, maxBytes, now }) {
      const signed = signPolicy({ key, maxBytes, expiresAt: now + POLICY_TTL_MS }, secret);
      const fields = { accessid: 'vitrine', callback: '', policy: signed.policy, key, signature: signed.signature };
      return { url: '/store/upload', fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
    },
    async list(prefix) {
      const slash = prefix.lastIndexOf('/') + 1;
      const [below, begin] = [prefix.slice(0, slash), prefix.slice(slash)];
      const names = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const keys = names
        .filter((entry) => entry.isFile() && entry.name.startsWith(begin) && KEY.test(`${below}${entry.name}`))
        .map(({ name }) => `${below}${name}`);
      const found = await Promise.all(keys.map(async (key) => ({ key, is: await statOf(key) })));
      return found.flatMap(({ key, is }) => (is ? [{ key, size: is.size, at: is.mtimeMs }] : []));
    },
    async stat(key) {
      const found = await statOf(key);
      return found && { size: found.size };
    },
    async read(key, range) {
      return createReadStream(pathOf(key), range);
    },
    write(key, body) {
      const stream = body instanceof Uint8Array ? Readable.from([body]) : Readable.from(body);
      return receive(key, stream, Number.MAX_SAFE_INTEGER);
    },
    join(key, parts) {
      const bytes = async function* (): AsyncGenerator<Buffer> {
        for (const part of parts) yield* createReadStream(pathOf(part)) as AsyncIterable<Buffer>;
      };
      return receive(key, Readable.from(bytes()), Number.MAX_SAFE_INTEGER);
    },
    async move(from, to) {
      try {
        await mkdir(dirname(pathOf(to)), { recursive: true });
        await rename(pathOf(from), pathOf(to));
      } catch (error) {
        throw namedFileError(error);
      }
      await syncFolder(dirname(pathOf(to)));
    },
    freeBytes,
    async check() {
      await freeBytes();
    },
    withFile(key, work) {
      return work(pathOf(key));
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async signedUrl(key, { now, ttlMs, name }) {
      // Rounded up to a quarter of its life, so that a browser meets the same url again and its cache holds.
      const step = Math.max(1, Math.floor(ttlMs / 4));
      const expires = String(Math.ceil((now + ttlMs) / step) * step);
      const query = new URLSearchParams({
        expires,
        ...(name ? { name } : {}),
        signature: mac(secret, 'media', `${key}\n${expires}\n${name ?? ''}`),
      });
      return `/store/media/${key}?${query}`;
    },
    opens(key, query, now) {
      const { expires = '', signature = '', name = '' } = query;
      return (
        KEY.test(key) &&
        Number(expires) > now &&
        sameText(signature, mac(secret, 'media', `${key}\n${expires}\n${name}`))
      );
    },
  };
}
