import { heldBy, type Level } from '#core/promotion/held.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { hintAds } from '../../player/affected.ts';
import { noteHold } from '../../player/holds.ts';
import { predicateContext } from '../../policies/logic.ts';
import { settle } from '../../policies/settle.ts';
import { tableOf } from '../../policies/tableOf.ts';
import type { Hints } from '../../services.ts';
import type { RowLock, Tx, Where } from '../../store/types.ts';

/** Ads that are brought in line at once; the next follow. */
const AT_ONCE = 500;

type Placed = Pick<AdStored, 'promotionGroupId' | 'promotionPlanId' | 'ownHold'>;

/** Returns what says by what an ad is held back; the states of plans and groups are read once for all that are asked. */
function holders(tx: Tx, lock: { lock?: RowLock }) {
  const whole = tx.as({ kind: 'system', corpId: null });
  const known = new Map<string, string | null>();
  const stateOf = async (table: 'promotionGroups' | 'campaigns', id: string | null): Promise<string | null> => {
    if (id === null) return null;
    if (!known.has(id)) known.set(id, (await whole[table].one(id, { fields: ['status'], ...lock }))?.status ?? null);
    return known.get(id) ?? null;
  };
  return async ({ promotionGroupId, promotionPlanId, ownHold }: Placed): Promise<Level | null> => {
    const group = await stateOf('promotionGroups', promotionGroupId);
    const plan = await stateOf('campaigns', promotionPlanId);
    return heldBy({ plan, group, ad: ownHold ? 'paused' : null });
  };
}

/**
 * Returns what its advertiser holds a new ad back by: its plan, its group, or itself; null where nothing does (ADS-04). Plan and
 * group stay locked: who pauses them at the same time finds the ad.
 */
export const holderOf = (tx: Tx, placed: Placed): Promise<Level | null> => holders(tx, { lock: 'change' })(placed);

/** Records when an advertiser itself kept its ad off the screens: these days are paid for (MKT-09). */
export async function noteBuyerHold(
  tx: Tx,
  { id, corpId, heldBy: by }: Pick<AdStored, 'id' | 'corpId' | 'heldBy'>,
): Promise<void> {
  if (by === null) {
    await tx.db
      .updateTable('buyer_holds')
      .set({ until: tx.now })
      .where('ad_id', '=', id)
      .where('until', 'is', null)
      .execute();
    return;
  }
  const open = tx.db.selectFrom('buyer_holds').select('since').where('ad_id', '=', id).where('until', 'is', null);
  if (await open.limit(1).executeTakeFirst()) return;
  await tx.db
    .insertInto('buyer_holds')
    .values({ ad_id: id, since: tx.now, until: null, corp_id: corpId })
    .onConflict((conflict) => conflict.columns(['ad_id', 'since']).doUpdateSet({ until: null }))
    .execute();
}

/** Records that an advertiser deleted the ad of its order, which has nothing to show until `until` or until it uploads another. */
export async function noteWithdrawal(
  tx: Tx,
  { id, corpId }: Pick<AdStored, 'id' | 'corpId'>,
  until: number,
): Promise<void> {
  await noteBuyerHold(tx, { id, corpId, heldBy: null });
  if (until <= tx.now) return;
  await tx.db
    .insertInto('buyer_holds')
    .values({ ad_id: id, since: tx.now, until, corp_id: corpId })
    .onConflict((conflict) => conflict.columns(['ad_id', 'since']).doUpdateSet({ until }))
    .execute();
}

/** Ends what was recorded of an order's ads that its advertiser deleted: it uploads another now. */
export async function endWithdrawals(own: Tx, { id, corpId }: { id: string; corpId: string }): Promise<void> {
  await own.db
    .updateTable('buyer_holds')
    .set({ until: own.now })
    .where('until', '>', own.now)
    .where('ad_id', 'in', own.ofCorp(corpId).selectFrom('ads').select('id').where('order_id', '=', id))
    .execute();
}

/**
 * Brings ads in line with what their advertiser pauses, at all media owners that show them: after a change of a plan, a
 * group or the ads themselves, in its transaction. What is held back leaves the screens with their next sync.
 */
export async function rehold(tx: Tx, hints: Hints, which: Where, atOnce = AT_ONCE): Promise<void> {
  const whole = tx.as({ kind: 'system', corpId: null });
  const context = predicateContext({ now: tx.now, user: null });
  const holderOfEach = holders(tx, {});
  let last = { corpId: '', id: '' };
  for (;;) {
    const ads = await whole.ads.find(after(which, last), { limit: atOnce, lock: 'change' });
    const changed: string[] = [];
    for (const ad of ads) {
      const by = await holderOfEach(ad);
      if (by === ad.heldBy) continue;
      const own = tx.as({ kind: 'system', corpId: ad.corpId });
      const held = await own.ads.update(ad.id, { heldBy: by });
      if (!held) continue;
      const settled = await settle(tableOf(own, 'ad'), adMeta, held as never, context);
      await noteHold(own, settled as never);
      await noteBuyerHold(own, held);
      changed.push(ad.id);
    }
    await hintAds(whole, hints, changed);
    if (ads.length < atOnce) return;
    last = ads.at(-1)!;
  }
}

/** Rows that follow one in the order in which many are locked: by media owner, then by id (store/rowLock.ts). */
const after =
  (which: Where, { corpId, id }: Pick<AdStored, 'corpId' | 'id'>): Where =>
  (eb) =>
    eb.and([which(eb), eb.or([eb('corp_id', '>', corpId), eb.and([eb('corp_id', '=', corpId), eb('id', '>', id)])])]);
