import { Sums } from '#server/player/sums.ts';
import { issuedTargets } from '#server/player/targets.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import type { Shop } from '#tests/support/shop.ts';

export type Row = Record<string, unknown> & { id: string };
export type Batch = { results: { id: string; code: number; message: string }[] };
type Level = 'campaign' | 'promotionGroup';

let serial = 0;
export const named = (): string => `No. ${(serial += 1)}`;

/** Returns the actions of a shop's advertiser with plans, groups and ads (ADS-04). */
export function placing(shop: Shop) {
  const buyer = shop.personas.advertiser;

  const plan = (input: object = {}, caller: Caller = buyer) =>
    data<Row>(shop, caller, 'campaign.create', { name: named(), ...input });
  const group = (campaignId: string, input: object = {}) =>
    data<Row>(shop, buyer, 'promotionGroup.create', { name: named(), campaignId, ...input });
  const one = (entity: Level | 'ad' | 'adsOrder', id: string, caller: Caller = buyer) =>
    data<Row>(shop, caller, `${entity}.one`, { id });
  const turn = async (entity: Level, verb: 'pause' | 'start' | 'delete', ids: string[]) =>
    (await data<Batch>(shop, buyer, `${entity}.${verb}`, { ids })).results.map(({ code }) => code);
  const ofAd = async (verb: 'hold' | 'resume' | 'withdraw', ids: string[]) =>
    (await data<Batch>(shop, buyer, `ad.${verb}`, { ids })).results.map(({ code }) => code);

  /** A picture in the library of the buyer. */
  async function picture(): Promise<string> {
    const { materialId } = await shop.addPicture(named());
    return shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const found = await tx.materials.one(materialId);
      await tx.db.updateTable('uploads').set({ corp_id: buyer.corpId }).where('id', '=', found!.file!).execute();
      const { type, format, size, width, height, playable, sha256, file } = found!;
      const own = tx.as({ kind: 'system', corpId: buyer.corpId });
      const facts = { type, format, size, width, height, playable, sha256, file };
      const made = await own.materials.insert({ name: named(), ...facts });
      await tx.materials.remove(materialId);
      return made.id;
    });
  }

  /** Places an order in a group; null: in none that is named. Returns its id. */
  async function orderIn(promotionGroupId: string | null, overrides: object = {}): Promise<string> {
    const wish = { ...(await shop.wish(overrides)), promotionGroupId };
    return (await data<{ orders: Row[] }>(shop, buyer, 'adsOrder.place', wish)).orders[0]!.id;
  }
  /** An order that is paid, with an ad that waits for review. */
  async function uploadIn(groupId: string, overrides: object = {}): Promise<{ orderId: string; adId: string }> {
    const orderId = await orderIn(groupId, overrides);
    await data<Batch>(shop, buyer, 'adsOrder.pay', { ids: [orderId] });
    await data(shop, buyer, 'adsOrder.upload', { ids: [orderId], materials: [await picture()] });
    return { orderId, adId: (await one('adsOrder', orderId))['adId'] as string };
  }
  /** An ad that was bought for a group and that the media owner has approved. */
  async function adIn(groupId: string, overrides: object = {}): Promise<{ orderId: string; adId: string }> {
    const { reviewer } = shop.personas;
    const { orderId, adId } = await uploadIn(groupId, overrides);
    await seeAds(shop, reviewer, [adId]);
    await data(shop, reviewer, 'ad.approve', { ids: [adId] });
    return { orderId, adId };
  }

  /** Returns the ads that screens of the media owner are told to play. */
  const issued = (): Promise<string[]> =>
    shop.within(async (tx) => [...new Set([...(await issuedTargets(tx, shop.corpId)).values()].flat())]);
  const figures = async (entity: Level, id: string) => {
    const { adCount, impressions, spendFen } = await one(entity, id);
    return [adCount, impressions, spendFen];
  };
  /** Counts plays as a sync of a screen does. */
  const played = (adId: string, count: number): Promise<void> =>
    shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const sums = new Sums();
      const at = { corpId: shop.corpId, deviceId: shop.deviceIds[0]!, at: tx.now };
      for (let n = 0; n < count; n += 1) sums.played(at, adId);
      await sums.write(tx);
    });
  /** Code of an answer, and the fields at which it says something. */
  const refused = async (name: Parameters<typeof call>[2], input: object) => {
    const { code, data: said } = await call<{ errors?: object } | null>(shop, buyer, name, input);
    return [code, ...Object.keys(said?.errors ?? {})];
  };

  return { plan, group, one, turn, ofAd, picture, orderIn, uploadIn, adIn, issued, figures, played, refused };
}
