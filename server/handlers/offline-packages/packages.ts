import { refuse } from '../../call/refuse.ts';
import { handler } from '../../call/handler.ts';
import { fileOf, openRun, PACKAGE_TOPIC } from '../../jobs/packages/runs.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/types.ts';
import { acting, creating } from '../verbs.ts';

/** Lets a package be made once the transaction is committed. */
async function order(tx: Tx, { store }: Services, row: { id: string; corpId: string }): Promise<void> {
  await openRun(tx, row);
  tx.afterCommit(() => store.bus.publish(PACKAGE_TOPIC, row.id));
}

/** Orders an offline package for a screen that the caller may see (DEV-13). It belongs to the enterprise of its screen. */
export const create = creating('offlinePackage', async ({ deviceId }, { tx, services }) => {
  const device = deviceId ? await tx.devices.one(deviceId, { fields: ['name', 'deptId', 'corpId'] }) : null;
  if (!device) throw refuse('NOT_FOUND');
  return {
    changes: { name: device.name, deptId: device.deptId, corpId: device.corpId },
    effects: (row) => order(tx, services, row),
  };
});

const FRESH = { startedAt: null, finishedAt: null, expiresAt: null, problem: null, size: null, ads: null, files: null };

/** Makes a package again: with what its screen plays by now. */
export const retry = acting('offlinePackage', 'retry', (_row, { tx, services }) => ({
  changes: FRESH,
  effects: (row) => order(tx, services, row),
}));

/** Returns the signed address of a package's file, under a name that says which screen it is for. */
export const link = handler('offlinePackage.link', async ({ input, tx, now, services, log }) => {
  const row = await tx.offlinePackages.one(input.id);
  if (!row) throw refuse('NOT_FOUND');
  const key = row.status === 'done' ? await fileOf(tx, row.id) : null;
  if (key === null) throw refuse('PACKAGE_NOT_READY');
  log({ targetId: row.id, targetName: row.name ?? '' });
  const device = await tx.devices.one(row.deviceId, { fields: ['uuid'] });
  const name = `vitrine-${device?.uuid ?? row.id}-${new Date(row.finishedAt ?? now).toISOString().slice(0, 10)}.zip`;
  return { url: await services.media.signedUrl(key, { now, ttlMs: limits.mediaLink, name }) };
});
