import { limits } from '#generated/model/limits.gen.ts';
import type { DevicePointStored } from '#generated/server/device-points.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';
import { nextNumber } from './nextNumber.ts';

type PointType = DevicePointStored['type'] & string;

const YEAR_MS = 365 * 86_400_000;

interface NewPoints {
  type: PointType;
  count: number;
  expireAt: number;
  years: number | null;
  trial: boolean;
  /** Order by which they were bought. */
  orderNumber?: string;
}

/** Returns true if a corporation is the platform: it has no parent, and creates points. */
export async function isPlatform(tx: Tx, corpId: string): Promise<boolean> {
  const corporation = await of(tx, corpId).corporations.one(corpId, { fields: ['superiorId'] });
  return corporation !== null && corporation.superiorId === null;
}

const of = (tx: Tx, corpId: string): Tx => tx.as({ kind: 'system', corpId });

/** Returns when a point ends that begins now. */
export const endAfter = (now: number, years: number): number => now + years * YEAR_MS;

/** Creates new points of a corporation; the platform only. */
export async function makePoints(
  tx: Tx,
  corpId: string,
  { type, count, expireAt, years, trial, orderNumber }: NewPoints,
): Promise<void> {
  for (let made = 0; made < count; made += 1)
    await of(tx, corpId).devicePoints.insert({
      number: await nextNumber(tx, 'devicePoint'),
      type,
      status: 'free',
      years,
      expireAt,
      trial,
      orderNumber: orderNumber ?? null,
    });
}

/**
 * Moves free points of a type from one corporation to another, those that expire last first. Returns their number. Points
 * of a trial stay with whom they were given to.
 */
export async function movePoints(
  tx: Tx,
  { from, to, type, count }: { from: string; to: string; type: PointType; count: number },
): Promise<number> {
  const free = await of(tx, from).devicePoints.find(
    (eb) =>
      eb.and([eb('status', '=', 'free'), eb('type', '=', type), eb('trial', '=', 0), eb('expire_at', '>', tx.now)]),
    { limit: count, orderBy: ['expireAt', 'desc'], lock: 'delete' },
  );
  for (const point of free) {
    await of(tx, from).devicePoints.remove(point.id);
    await addPoint(tx, point, to);
  }
  return free.length;
}

/** Transfers a point to another corporation; it keeps its number and its time. */
export async function addPoint(tx: Tx, point: DevicePointStored, corpId: string): Promise<void> {
  const { number, type, years, expireAt, orderNumber, trial } = point;
  await of(tx, corpId).devicePoints.insert({ number, type, status: 'free', years, expireAt, orderNumber, trial });
}

/** Says what a trial needs, and how an enterprise is created without one. */
const NO_POINTS = {
  zh: '您没有可用的空闲点位，不能开通试用：请先获得点位，或不填试用到期时间',
  en: 'You have no free points for a trial: get some first, or leave the end of the trial empty',
};

const TYPES: readonly PointType[] = ['android', 'windows'];

interface Trial {
  corpId: string;
  /** The corporation that gives the trial. */
  giverId: string;
  trialEndAt: number;
}

/**
 * Gives a trial its points (ENT-11): the platform's trials get new ones, which live as long as the trial; those of
 * another superior come out of its own free ones, as many as there are. Refused where there are none at all: a trial in
 * which no screen can be added shows a customer nothing, and nobody would know why. With some it can begin, and more follow.
 */
export async function beginTrial(tx: Tx, { corpId, giverId, trialEndAt }: Trial): Promise<void> {
  const makes = await isPlatform(tx, giverId);
  let given = 0;
  for (const type of TYPES) {
    const points = { type, count: limits.trialPoints };
    if (makes) await makePoints(tx, corpId, { ...points, expireAt: trialEndAt, years: null, trial: true });
    else given += await movePoints(tx, { ...points, from: giverId, to: corpId });
  }
  if (!makes && given === 0) throw refuse('POINTS_TOO_FEW', { field: 'trialEndAt', sentence: NO_POINTS });
}

/**
 * Sets a new end of a trial for its valid points and for the screens that use them; if none is valid any more, it starts
 * again with new points. Only the platform does: nobody else makes points, and so nobody else makes them last. `begins`: it was
 * none before; then another superior, too, gives an enterprise without points those of a trial.
 */
export async function moveTrialEnd(tx: Tx, trial: Trial, { begins = false } = {}): Promise<void> {
  const { corpId, giverId, trialEndAt } = trial;
  const own = of(tx, corpId);
  if (!(await isPlatform(tx, giverId))) {
    const held = await own.devicePoints.count((eb) => eb('expire_at', '>', tx.now));
    if (begins && held === 0 && trialEndAt > tx.now) await beginTrial(tx, trial);
    return;
  }
  const points = await own.devicePoints.find((eb) => eb.and([eb('trial', '=', 1), eb('expire_at', '>', tx.now)]), {
    fields: ['deviceId'],
    lock: 'change',
  });
  for (const { id, deviceId } of points) {
    await own.devicePoints.update(id, { expireAt: trialEndAt });
    if (deviceId) await own.devices.update(deviceId, { expireAt: trialEndAt });
  }
  if (points.length === 0 && trialEndAt > tx.now) await beginTrial(tx, trial);
}
