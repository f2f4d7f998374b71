import { DEFAULT_ZONE } from '#core/time.ts';
import { monitorTaskMeta } from '#generated/model/monitor-tasks/meta.gen.ts';
import type { MonitorTaskStored } from '#generated/server/monitor-tasks.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { handler } from '../../call/handler.ts';
import { writeLog } from '../../call/operationLog.ts';
import { recountPlan } from '../../commands/monitoring.ts';
import { linkedTask } from '../../commands/taskLink.ts';
import { checkFresh, expectedAt, takePhotos } from '../../commands/taskPhotos.ts';
import { adsDue } from '../../player/adsDue.ts';
import { changesOf, displayOf } from '../../policies/changes.ts';
import type { MediaStore } from '../../services.ts';
import type { Tx } from '../../store/types.ts';

/** Photos that are handed in at most, as the field has it. */
const MOST = monitorTaskMeta.fields.find(({ name }) => name === 'photos')?.file?.maxCount ?? 1;
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
    zone: device?.zone ?? DEFAULT_ZONE,
    most: MOST,
    expected: await expectedNow(own, services.media, task.deviceId),
  };
});

/** Takes photos and result from whoever has the link, in the name of its handler, once: the link ends with it. */
export const handIn = handler('monitorTask.handIn', async ({ call, input, tx, now, services, ip, traceKey }) => {
  const task = await linkedTask(tx, services.config, input.code, { lock: 'change' });
  const own = tx.as({ kind: 'system', corpId: task.corpId });
  const { photos, result, note } = input;
  await checkFresh(tx, photos);
  await takePhotos(tx, task, photos);
  const expectedIds = await expectedAt(own, task.deviceId, photos);
  const changes: Partial<MonitorTaskStored> = {
    status: 'completed',
    photos: [...photos],
    result,
    note: note ?? null,
    finishedAt: now,
    expectedIds,
  };
  const done = await own.monitorTasks.update(task.id, changes);
  await recountPlan(own, task.planId ?? '');
  const account = await own.accounts.one(task.handlerId ?? '', { fields: ['userName', 'realName', 'deptId'] });
  const user = {
    userId: task.handlerId ?? '',
    corpId: task.corpId,
    deptId: account?.deptId ?? null,
    userName: account?.userName ?? '',
    realName: account?.realName ?? '',
  };
  const target = { targetId: task.id, targetName: displayOf(monitorTaskMeta, task) };
  const difference = changesOf(monitorTaskMeta, task, done ?? task, { system: 'YXF' });
  await writeLog(tx, { call, user, ip, traceKey }, [{ ...target, ...difference }]);
  return { finishedAt: new Date(now).toISOString() };
});
