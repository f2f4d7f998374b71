import type { MonitorTaskStored } from '#generated/server/monitor-tasks.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { Config } from '../config.ts';
import { mac, sameText } from '../media/signature.ts';
import type { RowLock, Tx } from '../store/types.ts';

/** Characters of an id, and of a signature: 132 bits. */
const ID_LENGTH = 22;
const SIGN_LENGTH = 22;
const CODE = new RegExp(`^[\\w-]{${ID_LENGTH + SIGN_LENGTH}}$`);

type Linked = Pick<MonitorTaskStored, 'id' | 'linkNonce' | 'handlerId'>;

const bodyOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

const idOf = (body: string): string =>
  Buffer.from(body, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const signOf = (secret: string, { id, linkNonce, handlerId }: Linked): string =>
  mac(secret, 'task link', `${id} ${linkNonce} ${handlerId}`).slice(0, SIGN_LENGTH);

/**
 * Returns the code of a task's link (MON-01). It stands for this task, its handler and its nonce: it ends where another link is
 * made or the task is given to somebody else. No table keeps it, so a copy of the database opens nothing, but by a mail with a link
 * that waits to be sent: its text is emptied once the mail server has it.
 */
export const taskCode = (secret: string, task: Linked): string => bodyOf(task.id) + signOf(secret, task);

/** Returns whether a code has the form of a task's link; codes of screens are longer. */
export const isTaskCode = (code: string): boolean => CODE.test(code);

/** Refuses a task at which nothing can be handed in any more: TASK_LINK_DONE, TASK_LINK_ENDED, TASK_LINK_LATE. */
export function checkOpen({ status, isEnded, deadline }: MonitorTaskStored, now: number): void {
  if (status === 'completed') throw refuse('TASK_LINK_DONE');
  if (status === 'incomplete' || isEnded) throw refuse('TASK_LINK_ENDED');
  if ((deadline ?? Infinity) <= now) throw refuse('TASK_LINK_LATE');
}

/**
 * Returns the task that a link leads to, while something can be handed in at it. Refuses TASK_LINK_WRONG where this server did not
 * make it or another has taken its place, and where its handler or enterprise is shut; else as checkOpen does.
 */
export async function linkedTask(
  tx: Tx,
  { secret }: Pick<Config, 'secret'>,
  code: string,
  { lock }: { lock?: RowLock } = {},
): Promise<MonitorTaskStored> {
  const whole = tx.as({ kind: 'system', corpId: null });
  const task = isTaskCode(code)
    ? await whole.monitorTasks.one(idOf(code.slice(0, ID_LENGTH)), lock ? { lock } : {})
    : null;
  if (!task || task.linkNonce === null) throw refuse('TASK_LINK_WRONG');
  if (!sameText(code.slice(ID_LENGTH), signOf(secret, task))) throw refuse('TASK_LINK_WRONG');
  const handler = await whole.accounts.one(task.handlerId ?? '', { fields: ['status'] });
  const owner = await whole.corporations.one(task.corpId, { fields: ['status'] });
  if (handler?.status !== 'enabled' || owner?.status !== 'enabled') throw refuse('TASK_LINK_WRONG');
  checkOpen(task, tx.now);
  return task;
}
