import { Transform } from 'node:stream';
import { uuidv7 } from '#core/uuid.ts';
import type { AlarmReport } from '#core/manifest/alarm.ts';
import { limits, uploads } from '#generated/model/limits.gen.ts';
import type { AlarmStored } from '#generated/server/alarms.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { caretakersOf, notify } from '../commands/notify.ts';
import { contentTypeOf } from '../media/contentType.ts';
import { digestFile } from '../media/digest.ts';
import { MediaFull, MediaUnavailable } from '../media/errors.ts';
import { measure } from '../media/measure.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import type { KnownDevice } from './credential.ts';

type Parts = Pick<Services, 'store' | 'config'>;

const HOUR_MS = 60 * 60_000;
/** Most bytes of the video of an alarm. */
export const ALARM_VIDEO_BYTES = uploads.video.maxBytes;

/** Returns the alarm that a screen sent under a number of its own, deleted ones included: it is never made twice. */
const sentBefore = (tx: Tx, { deviceId, corpId }: KnownDevice, serial: string) =>
  tx
    .ofCorp(corpId)
    .selectFrom('alarms')
    .select(['id', 'video', 'deleted_at'])
    .where('device_id', '=', deviceId)
    .where('serial', '=', serial)
    .executeTakeFirst();

/**
 * Keeps an alarm of a screen (MON-02), once for each of its serial numbers, and tells who looks after the screen. `tooMany`: the
 * screen has sent `limits.alarmsPerHour` within an hour. An alarm whose clock is wrong is kept as of now.
 */
export async function keepAlarm(
  { store, config }: Parts,
  device: KnownDevice,
  report: AlarmReport,
): Promise<'kept' | 'tooMany' | 'notFound'> {
  const { deviceId, corpId } = device;
  return store.write({ kind: 'system', corpId }, async (tx) => {
    await tx.hold(`alarm ${deviceId}`);
    if (await sentBefore(tx, device, report.serial)) return 'kept';
    const screen = await tx.devices.one(deviceId, { fields: ['name', 'uuid', 'storeId'] });
    if (!screen) return 'notFound';
    const lately = await tx.alarms.count((eb) =>
      eb.and([eb('device_id', '=', deviceId), eb('created_at', '>', tx.now - HOUR_MS)]),
    );
    if (lately >= limits.alarmsPerHour) return 'tooMany';
    const isBelievable = report.at <= tx.now && report.at > tx.now - limits.alarmLate;
    const alarm = await tx.alarms.insert({
      deviceId,
      kind: report.kind,
      information: report.information,
      happenedAt: isBelievable ? report.at : tx.now,
      source: 'screen',
      serial: report.serial,
    });
    await tellOf(tx, { store, config }, alarm, screen);
    return 'kept';
  });
}

/** Tells the keeper of a screen and the administrators of its enterprise of an alarm. */
export async function tellOf(
  tx: Tx,
  parts: Parts,
  alarm: Pick<AlarmStored, 'id' | 'corpId' | 'information' | 'happenedAt'>,
  { name, uuid, storeId }: Pick<DeviceStored, 'name' | 'uuid' | 'storeId'>,
): Promise<void> {
  await notify(tx, parts, await caretakersOf(tx, { corpId: alarm.corpId, storeId }), {
    kind: 'alarmRaised',
    entity: 'alarm',
    recordId: alarm.id,
    subject: name ?? uuid ?? '',
    detail: alarm.information,
    dueAt: alarm.happenedAt,
    cause: `alarmRaised ${alarm.id}`,
  });
}

const hasErrno = (error: unknown): boolean => error instanceof Error && 'errno' in error;

class TooLong extends Error {}

/** Passes bytes on, and breaks off past the limit. */
function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(new TooLong());
      else done(null, chunk);
    },
  });
}

/**
 * Keeps the video of an alarm that the screen sent before. `invalid`: it is cut off, no MP4, or too large; then nothing of
 * it stays, and the screen may send it again. The first whole video of an alarm is its video.
 */
export async function keepAlarmVideo(
  { store, media, clock }: Pick<Services, 'store' | 'media' | 'clock'>,
  device: KnownDevice,
  serial: string,
  body: NodeJS.ReadableStream,
): Promise<'kept' | 'notFound' | 'invalid'> {
  const { corpId } = device;
  const scope = { kind: 'system', corpId } as const;
  const alarm = await store.read(scope, (tx) => sentBefore(tx, device, serial));
  if (!alarm || alarm.deleted_at !== null) return 'notFound';
  if (alarm.video !== null) return 'kept';
  const id = uuidv7(clock.now());
  const key = `${corpId}/${id}.mp4`;
  const facts = await takeFilm(media, key, body);
  if (!facts) return 'invalid';
  const keep = async (tx: Tx): Promise<boolean> => {
    const changed = await tx.alarms.update(
      alarm.id,
      { video: id, videoMs: facts.durationMs, videoBytes: facts.size },
      { where: (eb) => eb('video', 'is', null) },
    );
    if (!changed) return false;
    await tx.db
      .insertInto('uploads')
      .values({
        id,
        corp_id: corpId,
        account_id: '',
        profile: 'video',
        state: 'verified',
        store_key: key,
        file_name: `alarm-${serial}.mp4`,
        content_type: contentTypeOf(key),
        size: facts.size,
        sha256: facts.sha256,
        md5: facts.md5,
        width: facts.width,
        height: facts.height,
        duration_ms: facts.durationMs,
        created_at: tx.now,
        expires_at: tx.now,
        verified_at: tx.now,
        used_by: alarm.id,
      })
      .execute();
    return true;
  };
  let isOurs = false;
  try {
    isOurs = await store.write(scope, keep);
  } finally {
    // A file that no row names is no video of anything: another was sooner, or the store failed.
    if (!isOurs) await media.remove(key);
  }
  return 'kept';
}

/** Stores a film and reads its facts; null, and nothing stored, if it is not whole. */
async function takeFilm(media: Services['media'], key: string, body: NodeJS.ReadableStream) {
  try {
    const limited = atMost(ALARM_VIDEO_BYTES);
    body.on('error', (error) => limited.destroy(error));
    const { size } = await media.write(key, body.pipe(limited));
    return await media.withFile(key, async (path) => {
      const measures = await measure(path, 'mp4');
      if (measures.durationMs === null) throw new Error('a film without a length');
      return { size, ...(await digestFile(path)), ...measures };
    });
  } catch (error) {
    await media.remove(key);
    // A disk that fails is no fault of the film.
    if (error instanceof MediaFull || error instanceof MediaUnavailable || hasErrno(error)) throw error;
    return null;
  }
}
