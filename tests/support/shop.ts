import { addDays } from '#core/time.ts';
import { dayAt } from '#core/sales/days.ts';
import { recharge } from '#server/money/wallet.ts';
import { createTick } from '#server/jobs/tick.ts';
import { call, data } from '#tests/support/call.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { buildScene, type Scene, type Screen } from '../server/player/scene.ts';

/** A media owner with screens on sale, and an advertiser with money. */
export interface Shop extends Scene {
  deviceIds: string[];
  /** The same screens, as their players know them. */
  players: Screen[];
  goodsId: string;
  /** A day so many days from now. */
  day(ahead: number): string;
  /** Returns the input of `adsOrder.place` for all screens, with the price that the server quotes. */
  wish(overrides?: object): Promise<Record<string, unknown>>;
  /** Places an order for one day and returns its id. */
  order(overrides?: object): Promise<string>;
  /** Adds a picture to the library of an enterprise, default the buyer's; returns its id. */
  picture(corpId?: string): Promise<string>;
  /** Reviews ads as the media owner's reviewer. */
  approve(adIds: readonly string[]): Promise<void>;
  /** Somebody else who buys: a client of the agent, which has money now. Returns its id. */
  client(): Promise<string>;
  tick(): Promise<unknown>;
  fill(fen: number): Promise<void>;
}

/** Price of a slot and day, and of a thousand plays, in fen. */
export const CPT = 5_000;
export const CPM = 2_000;

export async function buildShop({
  screens = 2,
  places = 3,
}: { screens?: number; places?: number } = {}): Promise<Shop> {
  const scene = await buildScene();
  const { personas, clock, services } = scene;
  const { own, owner, advertiser } = personas;
  await scene.within((tx) =>
    tx.adSlots.update(own.slotId, { cptPriceFen: CPT, carouselPlaces: places, maxSellable: 0 }).then(() => undefined),
  );
  await services.store.write({ kind: 'system', corpId: null }, (tx) =>
    tx.corporations.update(advertiser.corpId, { identityState: 'verified' }).then(() => undefined),
  );
  const players: Screen[] = [];
  for (let n = 0; n < screens; n += 1)
    players.push(await scene.addScreen({ name: `Screen ${n}`, address: `Street ${n}`, status: 'offline' }));
  const deviceIds = players.map(({ deviceId }) => deviceId);
  await data(scene, owner, 'adSlot.openSale', { ids: [own.slotId] });
  const { list } = await data<{ list: { id: string; slotId: string }[] }>(scene, owner, 'goods.list', {
    pageSize: 100,
  });
  const goodsId = list.find(({ slotId }) => slotId === own.slotId)!.id;
  await data(scene, owner, 'goods.setPrice', { ids: [goodsId], priceFen: CPM, cptPriceFen: CPT });
  const day = (ahead: number): string => addDays(dayAt(clock.now()), ahead);
  // One process: another would wait for its lease.
  const tick = createTick(services);
  let serial = 0;

  async function wish(overrides: object = {}) {
    const asked = {
      lines: [{ goodsId, deviceIds }],
      from: day(1),
      to: day(1),
      sellingMode: 'cpt',
      ...overrides,
    };
    const quoted = await call<{ amountFen: number }>(scene, advertiser, 'adsOrder.quote', asked);
    return { ...asked, amountFen: quoted.data?.amountFen ?? 1 };
  }

  return {
    ...scene,
    deviceIds,
    players,
    goodsId,
    day,
    wish,
    async order(overrides = {}) {
      const { orders } = await data<{ orders: { id: string }[] }>(
        scene,
        advertiser,
        'adsOrder.place',
        await wish(overrides),
      );
      return orders[0]!.id;
    },
    async picture(corpId = advertiser.corpId) {
      const { materialId } = await scene.addPicture('Poster');
      return services.store.write({ kind: 'system', corpId: null }, async (tx) => {
        const found = await tx.materials.one(materialId);
        await tx.db.updateTable('uploads').set({ corp_id: corpId }).where('id', '=', found!.file!).execute();
        const { type, format, size, width, height, playable, sha256, file } = found!;
        const library = tx.as({ kind: 'system', corpId });
        const facts = { name: 'Poster', type, format, size, width, height, playable, sha256, file };
        const made = await library.materials.insert(facts);
        await tx.materials.remove(materialId);
        return made.id;
      });
    },
    async approve(adIds) {
      await seeAds(scene, personas.reviewer, adIds);
      await data(scene, personas.reviewer, 'ad.approve', { ids: adIds });
    },
    async client() {
      const { agent } = personas;
      const { advertiserId } = await data<{ advertiserId: string }>(scene, agent, 'proxy.create', {
        name: 'Tea',
        type: 'enterprise',
      });
      await services.store.write({ kind: 'system', corpId: null }, async (tx) => {
        for (const id of [advertiserId, agent.corpId]) await tx.corporations.update(id, { identityState: 'verified' });
        await recharge(tx, { key: 'agent', ref: 'R', corpId: agent.corpId, amount: 10_000_000, from: 'bank' });
      });
      return advertiserId;
    },
    tick,
    async fill(fen) {
      serial += 1;
      await services.store.write({ kind: 'system', corpId: null }, async (tx) => {
        await recharge(tx, {
          key: `shop ${advertiser.corpId} ${serial}`,
          ref: `R${serial}`,
          corpId: advertiser.corpId,
          amount: fen,
          from: 'bank',
        });
      });
    },
  };
}
