import type { AdStored } from '#generated/server/ads.gen.ts';
import type { OutputOf } from '#server/call/types.ts';
import type { Tx } from '#server/store/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { drawn, widget } from '../layouts/layoutScene.ts';

type Explained = OutputOf<'device.explain'>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A layout with an area on its home page, `main`, and one on a second page, `menu`. */
export const twoPages = () => {
  const [home] = drawn(widget('main', 'adSlot')).pages;
  const menu = { id: 'second', name: 'Menu', background: '#000000', widgets: [widget('menu', 'adSlot', { x: 200 })] };
  return { ...drawn(), pages: [home!, menu] };
};

/** A server, and what a moment of one of its screens needs. */
export interface MomentScene extends TestApp {
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Lays an approved ad with a text into the store. */
  layAd: (name: string, values: Partial<AdStored>) => Promise<string>;
  laySlot: (layoutId: string, widgetId: string, more?: object) => Promise<string>;
  /** Notes that a screen was told of an ad. */
  issue: (
    deviceId: string,
    adId: string,
    more: { slotId: string; since: number; startAt: number; endAt: number },
  ) => Promise<unknown>;
  /** Notes a whole showing. */
  show: (deviceId: string, adId: string, slotId: string, from: number) => Promise<unknown>;
  explain: (deviceId: string, at: number) => Promise<Explained>;
}

export async function buildMomentScene(): Promise<MomentScene> {
  const test = await buildTestApp();
  const { own, owner } = test.personas;
  const within: MomentScene['within'] = (work) =>
    test.services.store.write({ kind: 'system', corpId: own.corpId }, work);
  let [seq, made] = [0, 0];
  return {
    ...test,
    within,
    layAd: (name, values) =>
      within(async (tx) => {
        const now = test.clock.now();
        const row = await tx.ads.insert({
          number: `${name} ${(made += 1)}`,
          name,
          type: 'common',
          status: 'playing',
          startAt: now - 10 * DAY,
          endAt: now + 10 * DAY,
          durationS: 10,
          kind: 'text',
          text: name,
          deliveryMode: 'precise',
          deptId: own.northId,
          creatorId: owner.userId,
          materials: [],
          targetType: 'device',
          ...values,
        });
        return row.id;
      }),
    laySlot: async (layoutId, widgetId, more = {}) =>
      (
        await data<{ id: string }>(test, owner, 'adSlot.create', {
          name: `Slot ${widgetId}`,
          layoutId,
          widgetId,
          width: 100,
          height: 100,
          carouselPlaces: 3,
          opening: 'always',
          mode: 'shared',
          sellingMode: 'cpt',
          cptPriceFen: 100,
          ...more,
        })
      ).id,
    issue: (deviceId, adId, { slotId, since, startAt, endAt }) =>
      within((tx) =>
        tx.db
          .insertInto('issues')
          .values({
            device_id: deviceId,
            ad_id: adId,
            slot_id: slotId,
            content_key: 'text',
            since,
            until: null,
            least_ms: 900,
            start_at: startAt,
            end_at: endAt,
            corp_id: own.corpId,
          })
          .execute(),
      ),
    show: (deviceId, adId, slotId, from) =>
      within((tx) => {
        seq += 1;
        return tx.proofsOfPlay.insert({
          startedAt: from,
          endedAt: from + 10_000,
          durationMs: 10_000,
          adId,
          adName: 'Shown',
          deviceId,
          deviceName: 'Screen',
          slotId,
          slotName: 'Slot',
          seq,
          deptId: own.northId,
        });
      }),
    explain: (deviceId, at) =>
      data<Explained>(test, owner, 'device.explain', { id: deviceId, at: new Date(at).toISOString() }),
  };
}
