import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Reply } from '#core/protocol/reply.ts';
import { entities, type EntityName } from '#generated/model/entities.gen.ts';
import { nextNumber } from '#server/commands/nextNumber.ts';
import { buildApk } from './apk.ts';
import type { TestApp } from './buildTestApp.ts';
import { call, data, type Caller, type Target } from './call.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');

export const fixture = (name: 'poster.png' | 'clip.mp4'): Buffer => readFileSync(join(FIXTURES, name));

/** A film of so many bytes: the short one, and after it a box that players skip. */
export function longFilm(bytes: number): Buffer {
  const clip = fixture('clip.mp4');
  const skipped = Buffer.alloc(bytes - clip.length);
  skipped.writeUInt32BE(skipped.length, 0);
  skipped.write('free', 4);
  return Buffer.concat([clip, skipped]);
}

export const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

export interface Applied {
  uploadId: string;
  url: string;
  fields: { name: string; value: string }[];
}

/** Posts a file by its form, as a browser does: the fields in their order, the file last. Returns the HTTP status. */
export async function postFile(
  { app }: Pick<TestApp, 'app'>,
  { url, fields }: Applied,
  bytes: Buffer,
): Promise<number> {
  const boundary = 'vitrine-test';
  const head = fields
    .map(({ name, value }) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: Readable.from([payload]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return answer.statusCode;
}

/** Applies for a file of the library and sends it, which no call has taken in yet. Returns the upload's id. */
export async function sendFile(test: Target, caller: Caller, name: string, bytes: Buffer): Promise<string> {
  const form = await data<Applied>(test, caller, 'material.apply', { name, size: bytes.length, md5: md5Of(bytes) });
  await postFile(test, form, bytes);
  return form.uploadId;
}

/** The whole way of a material: apply, send, verify. Returns the last answer, or the first that refuses. */
export async function upload(
  test: Target,
  caller: Caller,
  name: string,
  bytes: Buffer,
): Promise<Reply<{ id: string }>> {
  const applied = await call<Applied>(test, caller, 'material.apply', { name, size: bytes.length, md5: md5Of(bytes) });
  if (applied.code < 0) return applied as unknown as Reply<{ id: string }>;
  const form = applied.data as Applied;
  await postFile(test, form, bytes);
  return call<{ id: string }>(test, caller, 'material.verify', { uploadId: form.uploadId });
}

/** Returns the id of a picture that is in the caller's library now. */
export async function addPicture(test: Target, caller: Caller): Promise<string> {
  const reply = await upload(test, caller, 'poster.png', fixture('poster.png'));
  if (reply.code < 0) throw new Error(`the picture was refused: ${reply.code} ${reply.message}`);
  return (reply.data as { id: string }).id;
}

let packages = 0;

/** Returns a file that a field takes: a package that screens install, each another one, a film, or a picture. */
function fileFor(entity: string, field: string): { name: string; bytes: Buffer } {
  const { file } = entities[entity as EntityName].fields.find(({ name }) => name === field)!;
  if (file?.accept.includes('mp4')) return { name: 'clip.mp4', bytes: fixture('clip.mp4') };
  if (!file?.accept.includes('install')) return { name: 'poster.png', bytes: fixture('poster.png') };
  packages += 1;
  return { name: `player-${packages}.apk`, bytes: buildApk({ packageName: `com.example.player${packages}` }) };
}

/** Uploads files for a field of an entity: sign, send, verify. Returns what the field is set to. */
export async function uploadFor(
  test: TestApp,
  caller: Caller,
  { entity, field, count }: { entity: string; field: string; count: number },
): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { name, bytes } = fileFor(entity, field);
    const asked = { entity, field, name: `${ids.length}-${name}`, size: bytes.length };
    const form = await data<Applied>(test, caller, 'upload.sign', asked);
    await postFile(test, form, bytes);
    await data(test, caller, 'upload.verify', { uploadId: form.uploadId });
    ids.push(form.uploadId);
  }
  return ids;
}

/** Shows a number on a player's screen that nobody has added. */
export async function showNumber(test: TestApp, secret = 'a'.repeat(43), remoteAddress = '127.0.0.1'): Promise<string> {
  const hardware = {
    systemType: 'Linux',
    systemVersion: '6.1',
    playerVersion: '1.0.0',
    zone: 'Asia/Shanghai',
    screen: { width: 1920, height: 1080 },
  };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/player/v1/enrol',
    remoteAddress,
    payload: { secret, hardware, capabilities: [] },
  });
  return answer.json<{ number: string }>().number;
}

/** Gives the owner's corporation points that are free. */
export async function givePoints(test: TestApp, type: 'android' | 'windows', count = 1): Promise<void> {
  const { corpId } = test.personas.own;
  await test.services.store.write({ kind: 'system', corpId }, async (tx) => {
    for (let i = 0; i < count; i += 1)
      await tx.devicePoints.insert({
        number: await nextNumber(tx, 'devicePoint'),
        type,
        status: 'free',
        years: 1,
        expireAt: tx.now + 365 * 86_400_000,
      });
  });
}

/** Adds a screen the way people do: a player shows a number, the owner types it. A second one has a secret of its own. Returns the device's id. */
export async function addDevice(test: TestApp, caller: Caller, name = 'Lobby', secret?: string): Promise<string> {
  await givePoints(test, 'android');
  const { layoutId, groupId } = test.personas.own;
  const uuid = await showNumber(test, secret);
  return (await data<{ id: string }>(test, caller, 'device.create', { uuid, name, type: 'android', groupId, layoutId }))
    .id;
}
