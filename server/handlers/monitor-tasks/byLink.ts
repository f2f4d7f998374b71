import { zoneOr } from '#core/time.ts';
import { monitorTaskMeta } from '#generated/model/monitor-tasks/meta.gen.ts';
import { monitorTaskDoc, type MonitorTaskStored } from '#generated/server/monitor-tasks.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { handler } from '../../call/handler.ts';
import { writeLog } from '../../call/operationLog.ts';
import { refuse } from '../../call/refuse.ts';
import { finishTask } from '../../commands/finishTask.ts';
import { linkedTask } from '../../commands/taskLink.ts';
import { takePhotos } from '../../commands/taskPhotos.ts';
import { adsDue } from '../../player/adsDue.ts';
import { changesOf, displayOf } from '../../policies/changes.ts';
import { callerOf } from '../../policies/sessionUser.ts';
import type { MediaStore } from '../../services.ts';
import type { Tx } from '../../store/types.ts';

const fieldOf = <F extends { name: string }>(fields: readonly F[], wanted: keyof MonitorTaskStored): F => {
  const found = fields.find(({ name }) => name === wanted);
  if (!found) throw new Error(`a monitoring task has no ${wanted}`);
  return found;
};
/** Limits and choices of the form, from the fields: the photo page has them only from here. */
const FORM = {
  most: fieldOf(monitorTaskMeta.fields, 'photos').file?.maxCount ?? 1,
  results: [...(fieldOf(monitorTaskMeta.fields, 'result').values ?? [])] as NonNullable<MonitorTaskStored['result']>[],
  noteLength: Number(fieldOf(monitorTaskDoc.fields, 'note').json['maxLength']),
};
/** Ads that are shown at most: a walker compares a few pictures. */
const MOST_ADS = 12;

/** Returns what should be on a screen now: names, and where their covers can be seen for half an hour. */
async function expectedNow(tx: Tx, media: MediaStore, deviceId: string | null) {
  const screen = await tx.devices.one(deviceId ?? '');
  if (!screen) return [];
  const ids = (await adsDue(tx, screen, tx.now)).slice(0, MOST_ADS);
  const ads = await tx.ads.many(ids, { fields: ['name', 'coverUrl'] });
  const keys = await coverKeys(
    tx,
    screen.corpId,
    ads.flatMap(({ coverUrl }) => coverUrl ?? []),
  );
  const shown = [];
  for (const { name, coverUrl } of ads) {
    const key = keys.get(coverUrl ?? '');
    const cover = key ? await media.signedUrl(key, { now: tx.now, ttlMs: limits.mediaLink }) : null;
    shown.push({ name: name ?? '', cover });
  }
  return shown;
}

async function coverKeys(tx: Tx, corpId: string, uploadIds: readonly string[]): Promise<Map<string, string>> {
  if (uploadIds.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('uploads')
    .select(['id', 'store_key'])
    .where('id', 'in', [...uploadIds])
    .where('corp_id', '=', corpId)
    .where('state', '=', 'verified')
    .execute();
  return new Map(rows.map(({ id, store_key: key }) => [id, key]));
}

/** Shows one task to whoever has its link (MON-01): no account, no ids, and nothing else of the enterprise but its name. */
export const look = handler('monitorTask.look', async ({ input, tx, services }) => {
  const task = await linkedTask(tx, services.config, input.code);
  const own = tx.as({ kind: 'system', corpId: task.corpId });
  const device = await own.devices.one(task.deviceId ?? '', { fields: ['zone'] });
  const owner = await tx.as({ kind: 'system', corpId: null }).corporations.one(task.corpId, { fields: ['name'] });
  return {
    owner: owner?.name ?? '',
    number: task.number ?? '',
    name: task.name ?? '',
    description: task.description,
    screen: task.deviceName ?? '',
    address: task.address,
    deadline: task.deadline === null ? null : new Date(task.deadline).toISOString(),
    zone: zoneOr(device?.zone ?? null),
    ...FORM,
    expected: await expectedNow(own, services.media, task.deviceId),
  };
});

/** Takes photos and result from whoever has the link, in the name of its handler, once: the link ends with it. */
export const handIn = handler('monitorTask.handIn', async ({ call, input, tx, now, services, ip, traceKey }) => {
  const task = await linkedTask(tx, services.config, input.code, { lock: 'change' });
  const user = await callerOf(tx, task.handlerId ?? '', task.corpId);
  if (typeof user === 'string') throw refuse('TASK_LINK_WRONG');
  const own = tx.as({ kind: 'system', corpId: task.corpId });
  const { photos, result, note = null } = input;
  await takePhotos(tx, task, photos);
  const { changes, effects } = await finishTask(tx, task, photos);
  const seen = { photos: [...photos], result, note };
  const done = await own.monitorTasks.update(task.id, { status: 'completed', ...changes, ...seen });
  await effects();
  const target = { targetId: task.id, targetName: displayOf(monitorTaskMeta, task) };
  const difference = changesOf(monitorTaskMeta, task, done ?? task, user);
  await writeLog(tx, { call, user, ip, traceKey }, [{ ...target, ...difference }]);
  return { finishedAt: new Date(now).toISOString() };
});
