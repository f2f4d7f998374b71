import { brandName } from '../../commands/brandName.ts';
import { randomBytes } from 'node:crypto';
import { TASK_PATH } from '#core/phonePages.ts';
import { zoneOr } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { MonitorTaskStored } from '#generated/server/monitor-tasks.gen.ts';
import type { PermissionName } from '#generated/model/permissions.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { postMail } from '../../commands/postMail.ts';
import { checkOpen, taskCode } from '../../commands/taskLink.ts';
import { taskMail } from '../../mail/taskMail.ts';
import { mailLanguage } from '../../policies/mailLanguage.ts';
import { pageUrl } from '../../policies/pageUrl.ts';

const NONCE_BYTES = 16;

/**
 * Gives the link by which photos of a task are handed in without an account (MON-01), to its handler and to who may make plans:
 * whoever has it hands in in the handler's name. Another one is made on demand, and then those of before end. By mail a link goes to
 * the handler once in `limits.taskMailGap`, however often that is pressed.
 */
export const link = handler('monitorTask.link', async ({ input, tx, now, user, services, log }) => {
  const seen = await tx.monitorTasks.one(input.id, { lock: 'change' });
  if (!seen) throw refuse('NOT_FOUND');
  const mayGive = seen.handlerId === user.userId || user.can('ad.monitor' satisfies PermissionName);
  if (!mayGive) throw refuse('TASK_OF_ANOTHER');
  checkOpen(seen, now);
  const own = tx.as({ kind: 'system', corpId: seen.corpId });
  const isNew = input.renew === true || seen.linkNonce === null;
  const linkNonce = isNew ? randomBytes(NONCE_BYTES).toString('base64url') : seen.linkNonce;
  const mailedAt = isNew ? null : seen.linkMailedAt;
  if (isNew) await own.monitorTasks.update(seen.id, { linkNonce, linkMailedAt: null });
  const path = `${TASK_PATH}${taskCode(services.config.secret, { ...seen, linkNonce })}`;
  const reader = await own.accounts.one(seen.handlerId ?? '', { fields: ['email', 'language', 'zone'] });
  const url = pageUrl(services.config, path);
  const canMail = Boolean(reader?.email) && url !== undefined;
  log({ targetId: seen.id, targetName: seen.name ?? '' });
  if (!input.mail) return { path, canMail, mailed: false };
  if (!reader?.email || url === undefined) throw refuse('TASK_NO_MAIL');
  const isJustMailed = mailedAt !== null && now - mailedAt < limits.taskMailGap;
  if (!isJustMailed) {
    const brand = await brandName(tx, services.config, seen.corpId);
    const texts = taskMail(
      { ...told(seen), brand, zone: zoneOr(reader.zone ?? null), url },
      mailLanguage(reader, undefined),
    );
    // Not by the link, which is a secret: the cause stays when the mail has gone. Each mail and each new link changes the task.
    const cause = `taskLink ${seen.id} ${seen.rev}`;
    await postMail(tx, { corpId: seen.corpId, recipient: reader.email, cause, ...texts });
    await own.monitorTasks.update(seen.id, { linkMailedAt: now });
  }
  return { path, canMail, mailed: true };
});

const told = ({ name, deviceName, address, deadline }: MonitorTaskStored) => ({
  name: name ?? '',
  screen: deviceName ?? '',
  address,
  deadline,
});
