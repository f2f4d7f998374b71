import type { EntityMeta } from '#core/entity/meta.ts';
import { DEFAULT_ZONE, isZone } from '#core/time.ts';
import { markVerified, receiveUpload, type Arrived } from '../../commands/receiveUpload.ts';
import { refuse } from '../../call/refuse.ts';
import type { BeforeContext, HandlerContext } from '../../call/types.ts';
import { IMPORT_TOPIC, keepRun } from '../../jobs/imports/runs.ts';

export interface ImportInput {
  uploadId: string;
  /** IANA zone of the times in the sheet. */
  zone?: string;
}

/** Checks the uploaded file: it must be a workbook, by its bytes. */
export async function receiveSheet(context: BeforeContext<ImportInput>): Promise<Arrived> {
  const { input, user, now, services } = context;
  return receiveUpload(services.store, services.media, { uploadId: input.uploadId, accountId: user.userId, now }, [
    'sheet',
  ]);
}

/**
 * Starts an import and answers the task that shows its progress (DEV-03). The rows are imported outside the call, each
 * by the entity's own create, so its permission is checked here, too.
 */
export async function importSheet(
  entity: EntityMeta,
  context: HandlerContext<ImportInput, Arrived>,
): Promise<{ taskId: string }> {
  const { input, before: arrived, user, tx, language, ip, traceKey, services } = context;
  const { zone = DEFAULT_ZONE } = input;
  if (!isZone(zone)) throw refuse('PAYLOAD_INVALID', { field: 'zone', rule: 'invalid' });
  if (entity.perm.create === undefined || !user.can(entity.perm.create)) throw refuse('NO_PERMISSION');
  if (!(await markVerified(tx, arrived, user.userId))) throw refuse('UPLOAD_NOT_FOUND');
  const task = await tx.importTasks.insert({
    fileName: arrived.name,
    entity: entity.name,
    status: 'processing',
  });
  await keepRun(tx, {
    taskId: task.id,
    corpId: user.corpId,
    accountId: user.userId,
    entity: entity.name,
    language,
    zone,
    ip,
    traceKey,
    uploadId: arrived.uploadId,
    storeKey: arrived.key,
  });
  context.log({ targetId: task.id, targetName: arrived.name });
  tx.afterCommit(() => services.store.bus.publish(IMPORT_TOPIC, task.id));
  return { taskId: task.id };
}
