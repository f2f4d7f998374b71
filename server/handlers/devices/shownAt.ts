import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { HandlerContext } from '../../call/types.ts';
import type { Tx } from '../../store/types.ts';

/** A content that was on screen, as its player counted it. */
export interface Shown {
  slotId: string;
  adId: string;
  key: string | null;
  /** As the ad was called then; null where the caller may not know it. */
  name: string | null;
  from: number;
  to: number;
  /** False: it was cut off, and counted for nothing. */
  isWhole: boolean;
  /** Of an older play only the hour is on record (REP-07): how often it was shown in it; else 0. */
  plays: number;
}

const HOUR_MS = 3_600_000;

const LONGEST_MS = 86_400_000;
/** More showings than a screen has in the slots of one layout at once, or shortly before and after. */
const MOST = 400;

/** Showings that are cut off have no proof of play, and so no name of their moment. */
async function cutOff(tx: Tx, device: DeviceStored, at: number, nearMs: number): Promise<Shown[]> {
  const rows = await tx.db
    .selectFrom('plays')
    .select(['slot_id', 'ad_id', 'content_key', 'started_at', 'duration_ms'])
    .where('device_id', '=', device.id)
    .where('verdict', '=', 'cut')
    .where('started_at', '<=', at + nearMs)
    .where('started_at', '>', at - LONGEST_MS)
    .where((eb) => eb(eb('started_at', '+', eb.ref('duration_ms')), '>', at - nearMs))
    .orderBy('started_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    slotId: row.slot_id,
    adId: row.ad_id,
    key: row.content_key,
    name: null,
    from: row.started_at,
    to: row.started_at + row.duration_ms,
    isWhole: false,
    plays: 0,
  }));
}

async function counted(whole: Tx, device: DeviceStored, at: number, nearMs: number) {
  return whole.proofsOfPlay.find(
    (eb) =>
      eb.and([
        eb('device_id', '=', device.id),
        eb('started_at', '<=', at + nearMs),
        eb('started_at', '>', at - LONGEST_MS),
        eb.or([
          eb('ended_at', '>', at - nearMs),
          // An hour that was rolled up has no number of its own, and says nothing of when within it.
          eb.and([eb('seq', 'is', null), eb('started_at', '>', at - HOUR_MS)]),
        ]),
      ]),
    {
      fields: ['startedAt', 'endedAt', 'durationMs', 'adId', 'adName', 'slotId', 'materialId', 'plays', 'seq'],
      orderBy: ['startedAt', 'desc'],
      limit: MOST,
    },
  );
}

/** Returns what was on a screen at a past instant, and `nearMs` before and after it, the latest first. */
export async function shownAt(
  { tx, user }: Pick<HandlerContext<unknown>, 'tx' | 'user'>,
  whole: Tx,
  device: DeviceStored,
  at: number,
  nearMs: number,
): Promise<Shown[]> {
  const proofs = await counted(whole, device, at, nearMs);
  const endOf = ({ seq, startedAt, endedAt }: (typeof proofs)[number]): number =>
    seq === null ? (startedAt ?? 0) + HOUR_MS : (endedAt ?? 0);
  const ids = proofs.map(({ id }) => id);
  const seen = user.can('report.ad') && ids.length > 0 ? await tx.proofsOfPlay.many(ids, { fields: ['id'] }) : [];
  const known = new Set(seen.map(({ id }) => id));
  const shown = proofs.map((proof): Shown => ({
    slotId: proof.slotId ?? '',
    adId: proof.adId ?? '',
    key: proof.materialId,
    name: known.has(proof.id) ? proof.adName : null,
    from: proof.startedAt ?? 0,
    to: endOf(proof),
    isWhole: true,
    plays: proof.seq === null ? (proof.plays ?? 1) : 0,
  }));
  const cut = await cutOff(whole, device, at, nearMs);
  return [...shown, ...cut].toSorted((a, b) => b.from - a.from);
}
