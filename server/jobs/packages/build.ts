import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fileName, HEAD_NAME, PACKAGE_FORMAT, type PackageHead } from '#core/manifest/offlinePackage.ts';
import type { Manifest, ManifestFile } from '#core/manifest/manifest.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { OfflinePackageStored } from '#generated/server/offline-packages.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { packagedKey } from '../../player/enrol.ts';
import { issuedNow, openIssues, recordIssues } from '../../player/issues.ts';
import { buildScreen, manifestOf } from '../../player/manifest.ts';
import { mediaFile } from '../../player/mediaFile.ts';
import { packageKeyOf } from '../../player/packageKey.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/types.ts';
import { signedArchive, type Entry } from './archive.ts';
import { SYSTEM, type PackageRun } from './runs.ts';

export type Problem = NonNullable<OfflinePackageStored['problem']>;

/** Reason why a package cannot be made; people see it on its record. */
export class PackageProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`The offline package cannot be made: ${problem}`);
    this.problem = problem;
  }
}

type Parts = Pick<Services, 'store' | 'media' | 'config'>;

/** Returns the key for a device that was never online; null for one that has its own. */
async function enrolmentOf(tx: Tx, device: Pick<DeviceStored, 'id' | 'corpId' | 'heartbeatAt'>, secret: string) {
  return device.heartbeatAt === null ? { deviceKey: await packagedKey(tx, device, secret) } : null;
}

/**
 * Returns what the screen plays by at this moment, and records that it was given these contents: what it plays without
 * network and tells later then counts.
 */
async function programmeOf(tx: Tx, { packageId, corpId }: PackageRun, { config }: Parts) {
  const own = tx.as({ kind: 'system', corpId });
  const order = await own.offlinePackages.one(packageId);
  const device = order && (await own.devices.one(order.deviceId));
  if (!device) throw new PackageProblem('deviceGone');
  const manifest = manifestOf(await buildScreen(own, device), { now: tx.now, secret: config.secret });
  if (!manifest.layout) throw new PackageProblem('noLayout');
  const size = manifest.files.reduce((sum, file) => sum + file.size, 0);
  if (size > limits.offlinePackage) throw new PackageProblem('tooLarge');
  const issued = (await issuedNow(own, [device.id])).get(device.id) ?? [];
  await openIssues(own, await recordIssues(own, device, { manifest, programmeRev: null, playingRev: null, issued }));
  return { manifest, enrolment: await enrolmentOf(own, device, config.secret) };
}

/** Streams a file of the library, and breaks off where it is not what its record says. */
async function* fileBody(parts: Parts, corpId: string, { sha256, size }: ManifestFile): AsyncGenerator<Uint8Array> {
  const file = await mediaFile(parts.store, corpId, sha256);
  if (!file || !(await parts.media.stat(file.key))) throw new PackageProblem('fileBroken');
  const hash = createHash('sha256');
  let length = 0;
  for await (const part of await parts.media.read(file.key)) {
    const bytes = part as Buffer;
    hash.update(bytes);
    length += bytes.length;
    yield bytes;
  }
  if (length !== size || hash.digest('hex') !== sha256) throw new PackageProblem('fileBroken');
}

async function* textBody(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

function entriesOf(parts: Parts, corpId: string, head: PackageHead, { files }: Manifest): Entry[] {
  return [
    { name: HEAD_NAME, body: textBody(JSON.stringify(head)) },
    ...files.map((file) => ({ name: fileName(file.sha256), body: fileBody(parts, corpId, file) })),
  ];
}

export interface BuiltPackage {
  size: number;
  ads: number;
  files: number;
  enrols: boolean;
  /** Screen of the package, and when its programme was read. */
  deviceId: string;
  since: number;
}

/** Makes the package of a run and puts it into the store, whole or not at all; no more than a part of a file is in memory. */
export async function buildPackage(parts: Parts, run: PackageRun): Promise<BuiltPackage> {
  const { store, media, config } = parts;
  const key = await packageKeyOf(store, config.secret);
  const { manifest, enrolment } = await store.write(SYSTEM, (tx) => programmeOf(tx, run, parts));
  const head: PackageHead = {
    format: PACKAGE_FORMAT,
    id: run.packageId,
    device: { id: manifest.device.id, number: manifest.device.number, name: manifest.device.name },
    publicKey: key.publicKey,
    ...(enrolment ? { enrolment } : {}),
    manifest: { ...manifest, files: manifest.files.map((file) => ({ ...file, url: '' })) },
  };
  const body = Readable.from(signedArchive(entriesOf(parts, run.corpId, head, manifest), (bytes) => key.sign(bytes)));
  const { size } = await media.write(run.storeKey, body);
  const { device, items, files, generatedAt: since } = manifest;
  return { size, ads: items.length, files: files.length, enrols: enrolment !== null, deviceId: device.id, since };
}
