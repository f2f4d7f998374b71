import { NEWS_TOPIC } from '../../commands/notify.ts';
import { handler } from '../../call/handler.ts';
import { acting } from '../verbs.ts';

/** Notices that the bell lists. */
const SHOWN = 10;

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Returns the bell's unread count and latest notices. */
export const info = handler('notice.info', async ({ tx }) => {
  const unread = await tx.notices.count((eb) => eb('read_at', 'is', null));
  const latest = await tx.notices.find((eb) => eb('created_at', '>', 0), {
    orderBy: ['createdAt', 'desc'],
    limit: SHOWN,
  });
  const list = latest.map(({ id, kind, subject, entity, recordId, detail, dueAt, createdAt, readAt }) => ({
    id,
    kind: kind ?? '',
    subject,
    entity,
    recordId: recordId === '' ? null : recordId,
    detail,
    dueAt: instant(dueAt),
    createdAt: new Date(createdAt).toISOString(),
    readAt: instant(readAt),
  }));
  return { unread, list };
});

/** Marks notices as read; the other windows of the account hear of it. */
export const read = acting('notice', 'read', async (_notice, { now, tx, user, services }) => ({
  changes: { readAt: now },
  effects: async () => tx.afterCommit(() => services.store.bus.publish(NEWS_TOPIC, user.userId)),
}));

/** Marks all of one's notices as read. */
export const readAll = handler('notice.readAll', async ({ tx, now, user, services }) => {
  const count = await tx.notices.updateAll((eb) => eb('read_at', 'is', null), { readAt: now });
  tx.afterCommit(() => services.store.bus.publish(NEWS_TOPIC, user.userId));
  return { read: count };
});
