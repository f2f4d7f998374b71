import { createHash, createPublicKey, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { fileName, HEAD_NAME, PACKAGE_FORMAT, type PackageHead } from '#core/manifest/offlinePackage.ts';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { PlayerApi } from '#player/api.ts';
import { loadIdentity, saveIdentity } from '#player/identity.ts';
import { Player } from '#player/run.ts';
import { ServerClock } from '#player/serverClock.ts';
import { signedArchive } from '#server/jobs/packages/archive.ts';
import {
  buildFile,
  buildManifest,
  freshDatabase,
  ManualClocks,
  NOON,
  pictureAd,
  type TestFile,
} from './playerScene.ts';
import { NOTHING_NEW } from './runScene.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const packageKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(12).toString('base64');

async function* bytes(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}

/** A package as the server makes it. */
async function packed(manifest: Manifest, files: TestFile[], more: Partial<PackageHead> = {}): Promise<Blob> {
  const { id, number, name } = manifest.device;
  const head: PackageHead = {
    format: PACKAGE_FORMAT,
    id: 'package',
    device: { id, number, name },
    publicKey: packageKey,
    manifest,
    ...more,
  };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const entries = [
    { name: HEAD_NAME, body: bytes(Buffer.from(JSON.stringify(head))) },
    ...files.map(({ file, bytes: body }) => ({ name: fileName(file.sha256), body: bytes(body) })),
  ];
  for await (const part of signedArchive(entries, (digest) => signBytes(null, digest, privateKey).toString('base64')))
    parts.push(new Uint8Array(part));
  return new Blob(parts);
}

const players: Player[] = [];
afterEach(async () => {
  for (const player of players.splice(0)) await player.stop();
});

/** A player whose server is away; enrolled, unless it never was online. */
async function playerOf({ isEnrolled = true, sync }: { isEnrolled?: boolean; sync?: PlayerApi['sync'] } = {}) {
  const database = await freshDatabase();
  const identity = await loadIdentity(database);
  if (isEnrolled)
    await saveIdentity(database, { ...identity, number: 'ACDE3467', deviceId: 'device', deviceKey: 'key', packageKey });
  const away = () => Promise.reject(new TypeError('the server is away'));
  const player = new Player({
    api: { enrol: away, sync: sync ?? away, weather: away },
    database,
    clock: new ServerClock(new ManualClocks()),
    fetchFile: async () => ({ ok: false, problem: 'network' }),
    createHint: () => ({ listen: () => undefined, close: () => undefined }),
    describe: () => ({
      hardware: { systemType: '', systemVersion: '', playerVersion: '', zone: 'UTC', screen: { width: 1, height: 1 } },
      capabilities: [],
    }),
    freeBytes: async () => null,
    reload: () => undefined,
    report: (error) => {
      throw error;
    },
    wait: () => new Promise((later) => setTimeout(later, 5)),
  });
  players.push(player);
  void player.start();
  await new Promise((later) => setTimeout(later, 30));
  return { player, database };
}
const shown = (player: Player) => {
  const view = player.view.get();
  return view.kind === 'play' ? view.manifest?.items.map(({ id }) => id) : view.kind;
};

const poster = buildFile('poster');
const programme = (overrides: Partial<Manifest> = {}) =>
  buildManifest([pictureAd('a', poster)], [poster], { generatedAt: NOON, ...overrides });

describe('a player without its server [DEV-13]', () => {
  test('loads a package from a file, keeps its files, and plays it', async () => {
    const { player, database } = await playerOf();
    expect(await player.loadPackage(await packed(programme(), [poster]))).toEqual({ kind: 'done', ads: 1 });
    expect(shown(player)).toEqual(['a']);
    const kept = await database.get('files', poster.file.sha256);
    expect(
      createHash('sha256')
        .update(Buffer.from(await kept!.body.arrayBuffer()))
        .digest('hex'),
    ).toBe(poster.file.sha256);
  });

  test('takes a newer one after it, and refuses the older one again', async () => {
    const { player } = await playerOf();
    const first = await packed(programme(), [poster]);
    const second = buildManifest([pictureAd('b', poster)], [poster], { generatedAt: NOON + 1 });
    await player.loadPackage(first);
    await player.loadPackage(await packed(second, [poster]));
    expect(shown(player)).toEqual(['b']);
    expect(await player.loadPackage(first)).toEqual({ kind: 'refused', why: 'older' });
    expect(shown(player)).toEqual(['b']);
  });

  test('refuses one that was altered, and one of another screen; what it has plays on', async () => {
    const { player } = await playerOf();
    await player.loadPackage(await packed(programme(), [poster]));
    const next = programme({ rev: 'next', generatedAt: NOON + 5 });
    const changed = new Uint8Array(await (await packed(next, [poster])).arrayBuffer());
    changed[changed.length - 300]! ^= 1;
    expect(await player.loadPackage(new Blob([changed]))).toEqual({ kind: 'refused', why: 'altered' });
    const others = { ...next, device: { ...next.device, id: 'other' } };
    expect(await player.loadPackage(await packed(others, [poster]))).toEqual({ kind: 'refused', why: 'otherScreen' });
    expect(shown(player)).toEqual(['a']);
  });

  test('that was never online becomes the screen that a package names, and plays', async () => {
    const { player, database } = await playerOf({ isEnrolled: false });
    expect(shown(player)).toBe('enrol');
    expect(await player.loadPackage(await packed(programme(), [poster]))).toEqual({
      kind: 'refused',
      why: 'otherScreen',
    });
    const enrolling = await packed(programme(), [poster], { enrolment: { deviceKey: 'given' } });
    expect(await player.loadPackage(enrolling)).toEqual({ kind: 'done', ads: 1 });
    await expect.poll(() => shown(player)).toEqual(['a']);
    expect(await loadIdentity(database)).toMatchObject({ deviceId: 'device', deviceKey: 'given', packageKey });
  });

  test('takes the key of a newer package until the server has let it in, and none after that', async () => {
    let isAway = true;
    const asked: string[] = [];
    const sync: PlayerApi['sync'] = async (credential) => {
      if (isAway) throw new TypeError('the server is away');
      asked.push(credential);
      return NOTHING_NEW;
    };
    const { player, database } = await playerOf({ isEnrolled: false, sync });
    const load = async (generatedAt: number, deviceKey: string) =>
      player.loadPackage(await packed(programme({ generatedAt }), [poster], { enrolment: { deviceKey } }));
    await load(NOON, 'first');
    await expect.poll(() => shown(player)).toEqual(['a']);
    expect(await load(NOON + 1, 'second')).toMatchObject({ kind: 'done' });
    isAway = false;
    await player.nudge();
    expect(asked.at(-1)).toBe('device.second');
    expect(await load(NOON + 2, 'third')).toMatchObject({ kind: 'done' });
    await player.nudge();
    expect(asked.at(-1)).toBe('device.second');
    expect(await loadIdentity(database)).toMatchObject({ deviceKey: 'second', isKnown: true });
  });

  test('refuses a file that is shown but not in the package, and keeps nothing of it', async () => {
    const { player, database } = await playerOf();
    expect(await player.loadPackage(await packed(programme(), []))).toEqual({ kind: 'refused', why: 'altered' });
    expect(await database.getAllKeys('files')).toEqual([]);
  });
});
