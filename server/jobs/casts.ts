import type { CastStored } from '#generated/server/casts.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { castAd } from '../commands/casts/castAd.ts';
import { endAd } from '../commands/endAd.ts';
import { isOfPhone } from '../commands/phoneUploader.ts';
import { earn } from '../money/guests.ts';
import { askBack } from '../pay/refunds.ts';
import type { Services } from '../services.ts';
import type { Store, Tx, Where } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Casts in one tick; the rest follows in the next. */
const AT_ONCE = 100;
const OVER = ['played', 'refused', 'expired'];

type Parts = Pick<Services, 'store' | 'media' | 'hints'>;

/** Gives a cast whose turn has come to its screen; one whose slot is gone meanwhile runs out, and its money goes back. */
async function showCast(own: Tx, hints: Services['hints'], id: string): Promise<void> {
  const cast = await own.casts.one(id, { lock: 'change' });
  if (cast?.status !== 'queued' || cast.adId !== null) return;
  const until = cast.until ?? own.now;
  const adId = until > own.now ? await castAd(own, hints, cast, until) : null;
  await own.casts.update(id, adId === null ? { until: own.now - limits.castLate } : { adId });
}

/** Returns when the ad of a cast was shown, by its proof of play. */
async function shownAt(own: Tx, { corpId, adId }: CastStored): Promise<number> {
  const row = await own
    .ofCorp(corpId)
    .selectFrom('proofs_of_play')
    .select('started_at')
    .where('ad_id', '=', adId)
    .orderBy('started_at')
    .limit(1)
    .executeTakeFirst();
  return row?.started_at ?? own.now;
}

/** Takes what showed a cast off its screen; whatever its owner has done to the ad meanwhile, its own picture and no other goes. */
async function takeOff(own: Tx, hints: Services['hints'], { id: castId, adId }: CastStored): Promise<void> {
  if (adId !== null && (await own.ads.one(adId, { fields: ['id'] }))) await endAd(own, hints, adId);
  for (const { id } of await own.materials.find((eb) => eb('cast_id', '=', castId), { fields: ['id'], limit: 10 }))
    await own.materials.remove(id);
}

/** Settles a cast that is over: shown, it is income of its owner; else what was paid goes back. */
async function settleCast(own: Tx, hints: Services['hints'], castId: string): Promise<void> {
  const cast = await own.casts.one(castId, { lock: 'change' });
  if (!cast || cast.settledAt !== null || !OVER.includes(cast.status)) return;
  await takeOff(own, hints, cast);
  const { id, number, corpId, amountFen } = cast;
  if (cast.status !== 'played') await askBack(own, id);
  else if ((amountFen ?? 0) > 0)
    await earn(own, {
      key: `cast shown ${id}`,
      purse: `cast:${id}`,
      ref: number ?? '',
      corpId,
      amount: amountFen ?? 0,
    });
  await own.casts.update(id, {
    settledAt: own.now,
    ...(cast.status === 'played' ? { playedAt: await shownAt(own, cast) } : {}),
  });
}

/** Steps for casts, each with its condition: each cast in a transaction of its own. */
const WORK = [
  {
    isDue: (eb) => eb.and([eb('status', '=', 'queued'), eb('ad_id', 'is', null)]),
    carryOut: showCast,
  },
  {
    isDue: (eb) => eb.and([eb('settled_at', 'is', null), eb('status', 'in', OVER)]),
    carryOut: settleCast,
  },
] as const satisfies readonly { isDue: Where; carryOut: typeof showCast }[];

/** Outcome of the casts of one tick. */
export interface CastsRun {
  /** Casts that were given to their screens or settled. */
  done: number;
  /** Errors, each naming its cast; the next tick tries again. */
  failed: readonly Error[];
}

/**
 * Brings casts onto their screens, and those that are over to their end (MKT-10): one that fails keeps none of the others
 * waiting. To be run after the transitions of a tick.
 */
export async function runCasts({ store, hints }: Pick<Parts, 'store' | 'hints'>): Promise<CastsRun> {
  let done = 0;
  const failed: Error[] = [];
  for (const { isDue, carryOut } of WORK) {
    const due = await store.read(SYSTEM, (tx) =>
      tx.casts.find(isDue, { fields: ['corpId'], orderBy: ['createdAt', 'asc'], limit: AT_ONCE }),
    );
    for (const { id, corpId } of due)
      try {
        await store.write({ kind: 'system', corpId }, (own) => carryOut(own, hints, id));
        done += 1;
      } catch (error) {
        failed.push(new Error(`cast ${id} could not be brought on`, { cause: error }));
      }
  }
  return { done, failed };
}

/**
 * Returns what forgets text and picture of casts that have been over for `limits.castKept`, wherever they stand: the file first, then the
 * rows that know of it. What stays is that there was one, when it was shown and what it cost. It answers with the number of casts. Those
 * of earlier rounds are not looked at again, but once after each start.
 */
export function castSweep({ store, media }: { store: Store; media: Parts['media'] }): (now: number) => Promise<number> {
  let isDoneUntil = 0;

  return async (now) => {
    const until = now - limits.castKept;
    let swept = 0;
    for (;;) {
      const due = await store.read(SYSTEM, (tx) =>
        tx.casts.find(
          (eb) =>
            eb.and([
              eb('status', 'in', OVER),
              eb('settled_at', '>=', isDoneUntil),
              eb('settled_at', '<', until),
              eb.or([eb('picture', 'is not', null), eb('text', 'is not', null)]),
            ]),
          { orderBy: ['settledAt', 'asc'], limit: AT_ONCE },
        ),
      );
      for (const cast of due) await forget(store, media, cast);
      swept += due.length;
      if (due.length < AT_ONCE) break;
    }
    isDoneUntil = Math.max(isDoneUntil, until);
    return swept;
  };
}

async function forget(store: Store, media: Parts['media'], { id, corpId, picture, adId }: CastStored): Promise<void> {
  const file = await store.read(SYSTEM, (tx) =>
    tx.db
      .selectFrom('uploads')
      .select(['store_key', 'account_id'])
      .where('id', '=', picture ?? '')
      .executeTakeFirst(),
  );
  // Pictures of the demo are those of its library.
  const isTheirs = file !== undefined && isOfPhone(file.account_id);
  if (isTheirs) await media.remove(file.store_key);
  await store.write({ kind: 'system', corpId }, async (tx) => {
    await tx.casts.update(id, { picture: null, text: null });
    const all = tx.acrossCorps('an ad that its owner has deleted still has the text');
    await all.deleteFrom('materials').where('corp_id', '=', corpId).where('cast_id', '=', id).execute();
    await all
      .updateTable('ads')
      .set({ text: null })
      .where('corp_id', '=', corpId)
      .where('id', '=', adId ?? '')
      .execute();
    await all
      .deleteFrom('ads__materials')
      .where('corp_id', '=', corpId)
      .where('id', '=', adId ?? '')
      .execute();
    if (isTheirs) await tx.db.deleteFrom('uploads').where('id', '=', picture).execute();
  });
}
