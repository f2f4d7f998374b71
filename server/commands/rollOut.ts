import { uuidv7 } from '#core/uuid.ts';
import { firmwareTaskMeta } from '#generated/model/firmware-tasks/meta.gen.ts';
import { firmwareTaskScreenMeta } from '#generated/model/firmware-task-screens/meta.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { FirmwareStored } from '#generated/server/firmwares.gen.ts';
import type { FirmwareTaskScreenStored } from '#generated/server/firmware-task-screens.gen.ts';
import type { FirmwareTaskStored } from '#generated/server/firmware-tasks.gen.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf, type Row } from '../policies/tableOf.ts';
import type { Hints, Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { administratorsOf, notify } from './notify.ts';

type Line = Pick<FirmwareTaskScreenStored, 'id' | 'taskId' | 'corpId'>;
type Task = Pick<FirmwareTaskStored, 'id' | 'corpId'>;
/** Services to tell people of a roll-out's end. */
type Parts = Pick<Services, 'store' | 'config'>;
type Outcome = NonNullable<FirmwareTaskScreenStored['outcome']>;

/** More screens than one roll-out reaches. */
const MOST = 100_000;

/** Rows of one statement. */
const AT_ONCE = 500;

const RUNNING: readonly string[] = ['first', 'rest'];

/** Returns why a screen cannot install a package as far as it has told: null if it can, or has told nothing yet. */
export function refusalOf(
  { shell, installKinds, shellPlatform, capabilities }: DeviceStored,
  { kind, platform }: Pick<FirmwareStored, 'kind' | 'platform'>,
): string | null {
  if (capabilities === null) return null;
  if (shell === null) return 'no client';
  if (!Array.isArray(installKinds) || !installKinds.includes(kind)) return `${shell}: ${kind}`;
  return shellPlatform === platform ? null : `${shellPlatform}: ${platform}`;
}

/** Returns how many of so many screens are among the first. */
function firstOf({ startWith, firstCount, firstShare }: FirmwareTaskStored, screens: number): number {
  if (startWith === 'count') return Math.min(screens, firstCount ?? 1);
  if (startWith === 'share') return Math.max(1, Math.ceil((screens * (firstShare ?? 1)) / 100));
  return screens;
}

/**
 * Writes a line for each screen of a new roll-out. Screens that are online are the first, so that what goes wrong is
 * seen at once; those that cannot install it are refused, and count for nothing else.
 */
export async function beginRollOut(
  tx: Tx,
  services: Parts & Pick<Services, 'hints'>,
  task: FirmwareTaskStored,
  { screens, firmware }: { screens: readonly DeviceStored[]; firmware: FirmwareStored },
): Promise<void> {
  const judged = screens.map((screen) => ({ screen, refusal: refusalOf(screen, firmware) }));
  const able = judged
    .filter(({ refusal }) => refusal === null)
    .toSorted((a, b) => Number(b.screen.status === 'online') - Number(a.screen.status === 'online'));
  const first = new Set(able.slice(0, firstOf(task, able.length)).map(({ screen }) => screen.id));
  const rows = judged.map(({ screen, refusal }) => ({
    id: uuidv7(tx.now),
    created_at: tx.now,
    updated_at: tx.now,
    rev: 1,
    task_id: task.id,
    device_id: screen.id,
    dept_id: task.deptId,
    creator_id: task.creatorId,
    is_first: first.has(screen.id) ? 1 : 0,
    order_id: uuidv7(tx.now),
    percent: 0,
    ...(refusal === null
      ? { status: 'waiting' as const, outcome: null, detail: null, finished_at: null }
      : { status: 'refused' as const, outcome: 'refused' as const, detail: refusal, finished_at: tx.now }),
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tx
      .ofCorp(task.corpId)
      .insertInto('firmware_task_screens', rows.slice(at, at + AT_ONCE))
      .execute();
  await recount(tx, services, task);
  tx.afterCommit(() => able.forEach(({ screen }) => services.hints.send(screen.id)));
}

interface Report {
  outcome: Outcome;
  percent?: number;
  detail?: string | null;
}

/** States in which a screen has not begun. */
const UNTOUCHED = ['waiting', 'outside'];

/** Returns true if a screen has not begun, whether it waits for its turn or for the hours of its roll-out. */
export const isUntouched = (status: unknown): boolean => UNTOUCHED.some((each) => each === status);

const ENDS: readonly Outcome[] = ['done', 'failed', 'refused', 'removed', 'silent', 'left'];

/** Moves one line by what is told of it; returns whether its state is another. */
async function moveLine(tx: Tx, line: Line, told: Report): Promise<boolean> {
  const changed = await tx.firmwareTaskScreens.update(line.id, {
    ...told,
    toldAt: tx.now,
    ...(ENDS.includes(told.outcome) ? { finishedAt: tx.now } : {}),
  });
  if (!changed) return false;
  const { status } = await settle(
    tableOf(tx, 'firmwareTaskScreen'),
    firmwareTaskScreenMeta,
    changed as unknown as Row,
    predicateContext({ now: tx.now, user: null }),
  );
  if (isUntouched(changed.status) && !isUntouched(status))
    await tx.firmwareTaskScreens.update(line.id, { startedAt: changed.startedAt ?? tx.now });
  return status !== changed.status;
}

/** Notes what became of a roll-out on one screen; the roll-out goes on, ends, or stops by it. */
export async function noteOutcome(tx: Tx, parts: Parts, line: Line, told: Report): Promise<void> {
  if (await moveLine(tx, line, told)) await recount(tx, parts, { id: line.taskId ?? '', corpId: line.corpId });
}

interface Counts {
  all: Record<string, number>;
  /** Of the first screens, how many have not ended. */
  firstOpen: number;
  /** Screens that it went to. */
  released: number;
}

async function countLines(tx: Tx, { id, corpId }: Task, isRest: boolean): Promise<Counts> {
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('firmware_task_screens')
    .select((eb) => ['status', 'is_first', eb.fn.countAll<number | string>().as('count')])
    .where('task_id', '=', id)
    .groupBy(['status', 'is_first'])
    .execute();
  const counts: Counts = { all: {}, firstOpen: 0, released: 0 };
  for (const { status, is_first: isFirst, count } of rows) {
    const number = Number(count);
    const isMember = status !== 'refused' && status !== 'removed' && status !== 'left';
    counts.all[status] = (counts.all[status] ?? 0) + number;
    if (isFirst && isMember && status !== 'done' && status !== 'failed') counts.firstOpen += number;
    if (isMember && (isFirst || isRest)) counts.released += number;
  }
  return counts;
}

/** States in which a roll-out goes no further by itself. */
const ENDED: readonly unknown[] = ['completed', 'halted'];

/**
 * Tells whoever began a roll-out that it ended, or stopped because too many screens failed (UI-12): each end once. A
 * roll-out of nobody's concerns the administrators.
 */
async function tellEnd(
  tx: Tx,
  parts: Parts,
  { id, corpId, rev, creatorId, firmwareName, done, failed, total }: FirmwareTaskStored,
  { from, to }: { from: unknown; to: unknown },
): Promise<void> {
  if (from === to || !ENDED.includes(to)) return;
  await notify(tx, parts, creatorId ? [creatorId] : await administratorsOf(tx, corpId), {
    kind: 'rolloutEnded',
    entity: 'firmwareTask',
    recordId: id,
    subject: firmwareName ?? id,
    detail: `✓ ${done ?? 0}, ✗ ${failed ?? 0}, Σ ${total ?? 0}`,
    // Its revision: after it was let go on it ends anew.
    cause: `rollOut ${id} ${String(to)} ${rev}`,
  });
}

/** Counts the screens of a roll-out anew, and lets it go on, end or stop by what it finds. */
export async function recount(tx: Tx, parts: Parts, task: Task): Promise<void> {
  const own = tx.as({ kind: 'system', corpId: task.corpId });
  const locked = await own.firmwareTasks.one(task.id, { lock: 'change' });
  if (!locked) return;
  const { all, firstOpen, released } = await countLines(own, locked, locked.isRest ?? false);
  const of = (...names: string[]): number => names.reduce((sum, name) => sum + (all[name] ?? 0), 0);
  const failed = of('failed');
  const counted = failed - Math.min(failed, locked.tolerated ?? 0);
  const isHalted = counted * 100 > locked.stopShare * Math.max(1, released);
  const after = await own.firmwareTasks.update(locked.id, {
    waiting: of(...UNTOUCHED),
    running: of('downloading', 'installing'),
    done: of('done'),
    failed,
    refused: of('refused'),
    total: of(...UNTOUCHED, 'downloading', 'installing', 'done', 'failed', 'refused', 'left'),
    isHalted,
    isRest: locked.isRest === true || (firstOpen === 0 && !isHalted),
  });
  if (!after) return;
  const context = predicateContext({ now: tx.now, user: null });
  const settled = await settle(tableOf(own, 'firmwareTask'), firmwareTaskMeta, after as unknown as Row, context);
  await tellEnd(own, parts, after, { from: after.status, to: settled['status'] });
}

/** Tells the screens of a roll-out that wait for it to ask for it now. */
export async function hintWaiting(tx: Tx, hints: Hints, { id, corpId }: Task): Promise<void> {
  const own = tx.as({ kind: 'system', corpId });
  const lines = await own.firmwareTaskScreens.find(
    (eb) => eb.and([eb('task_id', '=', id), eb('status', '=', 'waiting')]),
    { fields: ['deviceId'], limit: MOST },
  );
  tx.afterCommit(() => lines.forEach(({ deviceId }) => deviceId && hints.send(deviceId)));
}

/** Gives the failed screens of a roll-out another attempt. */
export async function retryFailed(tx: Tx, { id, corpId }: Task): Promise<void> {
  const own = tx.as({ kind: 'system', corpId });
  const failed = await own.firmwareTaskScreens.find(
    (eb) => eb.and([eb('task_id', '=', id), eb('status', '=', 'failed')]),
    { limit: MOST },
  );
  for (const line of failed) {
    const orderId = uuidv7(tx.now);
    await own.firmwareTaskScreens.update(line.id, { orderId, percent: 0, detail: null, finishedAt: null });
    await moveLine(own, line, { outcome: 'again' });
  }
}

/** Leaves out the screens that a roll-out has not reached: it is over. */
export async function leaveWaiting(tx: Tx, { id, corpId }: Task): Promise<void> {
  const own = tx.as({ kind: 'system', corpId });
  const waiting = await own.firmwareTaskScreens.find(
    (eb) => eb.and([eb('task_id', '=', id), eb('status', 'in', UNTOUCHED)]),
    { limit: MOST },
  );
  for (const line of waiting) await moveLine(own, line, { outcome: 'left' });
}

/** Gives up installations of which their screens have told nothing new for long (DEV-09): their roll-outs go on without them. */
export async function giveUpSilent(tx: Tx, parts: Parts): Promise<void> {
  const before = tx.now - limits.installSilent;
  const silent = await tx
    .acrossCorps('installations of every enterprise fall silent')
    .selectFrom('firmware_task_screens')
    .select(['id', 'task_id as taskId', 'corp_id as corpId', 'told_at', 'started_at'])
    .where('status', 'in', ['downloading', 'installing'])
    .where((eb) => eb(eb.fn.coalesce('told_at', 'started_at'), '<=', before))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  for (const { told_at: toldAt, started_at: startedAt, ...line } of silent) {
    const since = new Date(toldAt ?? startedAt ?? before).toISOString();
    await noteOutcome(tx.as({ kind: 'system', corpId: line.corpId }), parts, line, {
      outcome: 'silent',
      detail: `no word since ${since}`,
    });
  }
}

/** Takes a deleted screen out of its roll-outs. */
export async function forgetRollOuts(
  tx: Tx,
  parts: Parts,
  { id, corpId }: Pick<DeviceStored, 'id' | 'corpId'>,
): Promise<void> {
  const own = tx.as({ kind: 'system', corpId });
  const open = [...UNTOUCHED, 'downloading', 'installing', 'failed'];
  for (const line of await own.firmwareTaskScreens.find((eb) =>
    eb.and([eb('device_id', '=', id), eb('status', 'in', open)]),
  ))
    await noteOutcome(own, parts, line, { outcome: 'removed' });
}

/** Returns true while a roll-out gives its package to screens. */
export const isRolling = ({ status }: Pick<FirmwareTaskStored, 'status'>): boolean => RUNNING.includes(status);
