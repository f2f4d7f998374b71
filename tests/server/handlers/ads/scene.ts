import type { BatchItem } from '#core/protocol/reply.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '#tests/support/buildTestApp.ts';
import { data, type Caller } from '#tests/support/call.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { addDevice, addPicture } from '#tests/support/library.ts';

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** A server with one screen and one picture, and what an ad of them says. */
export interface AdScene extends TestApp {
  deviceId: string;
  pictureId: string;
  /** Payload of ad.create: starts in an hour, lasts a day. */
  draft(overrides?: Record<string, unknown>): Record<string, unknown>;
  addAd(caller?: Caller, overrides?: Record<string, unknown>): Promise<string>;
  adOf(id: string): Promise<Record<string, unknown>>;
  /** Looks at ads, and approves them. */
  approve(caller: Caller, ids: string[]): Promise<BatchItem[]>;
  batch(
    caller: Caller,
    verb: 'ad.approve' | 'ad.reject' | 'ad.pause' | 'ad.start' | 'ad.delete' | 'ad.repush',
    payload: { ids: string[] } & Record<string, unknown>,
  ): Promise<BatchItem[]>;
}

export async function buildAdScene(options?: TestAppOptions): Promise<AdScene> {
  const test = await buildTestApp(options);
  const { owner, own } = test.personas;
  const deviceId = await addDevice(test, owner);
  const pictureId = await addPicture(test, owner);
  const at = (ms: number) => new Date(test.clock.now() + ms).toISOString();
  const draft: AdScene['draft'] = (overrides = {}) => ({
    name: 'Latte',
    type: 'common',
    slotId: own.slotId,
    startAt: at(60 * MINUTE),
    endAt: at(60 * MINUTE + DAY),
    targetType: 'device',
    targetIds: [deviceId],
    kind: 'file',
    materials: [pictureId],
    ...overrides,
  });
  const batch: AdScene['batch'] = async (caller, verb, payload) =>
    (await data<{ results: BatchItem[] }>(test, caller, verb, payload)).results;
  return {
    ...test,
    deviceId,
    pictureId,
    draft,
    addAd: async (caller = owner, overrides = {}) =>
      (await data<{ id: string }>(test, caller, 'ad.create', draft(overrides))).id,
    adOf: (id) => data(test, owner, 'ad.one', { id }),
    batch,
    approve: async (caller, ids) => {
      await seeAds(test, caller, ids);
      return batch(caller, 'ad.approve', { ids });
    },
  };
}
