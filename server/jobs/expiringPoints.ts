import { limits } from '#generated/model/limits.gen.ts';
import { administratorsOf, notify } from '../commands/notify.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Longest time before its end at which an account may want to hear of a point. */
const LONGEST_DAYS = 90;
/** Points that are read. */
const MOST = 100_000;

type Parts = Pick<Services, 'store' | 'config'>;

/**
 * Tells the administrators of an enterprise of each point that holds a screen and expires within the days that each of
 * them chose (UI-12); once for each end, so that a point that was prolonged is told of anew.
 */
export async function noticeExpiringPoints(tx: Tx, parts: Parts): Promise<void> {
  const soon = await tx.devicePoints.find(
    (eb) =>
      eb.and([
        eb('status', '=', 'bound'),
        eb('expire_at', '>', tx.now),
        eb('expire_at', '<=', tx.now + LONGEST_DAYS * DAY_MS),
      ]),
    { fields: ['corpId', 'number', 'expireAt', 'deviceId'], orderBy: ['expireAt', 'asc'], limit: MOST },
  );
  const told = await toldOf(tx);
  const readers = new Map<string, { id: string; within: number }[]>();
  for (const point of soon) {
    const all = readers.get(point.corpId) ?? (await readersOf(tx, point.corpId));
    readers.set(point.corpId, all);
    const expireAt = point.expireAt ?? 0;
    const cause = `pointExpires ${point.id} ${expireAt}`;
    const ids = all.filter(({ id, within }) => expireAt <= tx.now + within && !told.has(`${cause} ${id}`));
    if (ids.length === 0) continue;
    await notify(
      tx,
      parts,
      ids.map(({ id }) => id),
      {
        kind: 'pointExpires',
        entity: 'devicePoint',
        recordId: point.id,
        subject: point.number ?? point.id,
        dueAt: expireAt,
        cause,
      },
    );
  }
}

/** Returns who was told of which end, as "cause account". */
async function toldOf(tx: Tx): Promise<ReadonlySet<string>> {
  const notices = await tx.notices.find(
    (eb) => eb.and([eb('kind', '=', 'pointExpires'), eb('created_at', '>', tx.now - 2 * LONGEST_DAYS * DAY_MS)]),
    { fields: ['cause', 'creatorId'], limit: MOST },
  );
  return new Set(notices.map(({ cause, creatorId }) => `${cause} ${creatorId}`));
}

/** Returns the administrators of a corporation, each with the time that it wants to hear of an end before, milliseconds. */
async function readersOf(tx: Tx, corpId: string): Promise<{ id: string; within: number }[]> {
  const ids = await administratorsOf(tx, corpId);
  if (ids.length === 0) return [];
  const choices = await tx
    .as({ kind: 'system', corpId })
    .noticeSettings.find((eb) => eb('creator_id', 'in', ids), { fields: ['creatorId', 'pointDays'] });
  const days = new Map(choices.map(({ creatorId, pointDays }) => [creatorId, pointDays]));
  return ids.map((id) => ({ id, within: (days.get(id) ?? limits.pointNotice / DAY_MS) * DAY_MS }));
}
