import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { addDevice } from '#tests/support/library.ts';
import { buildAdScene, DAY, type AdScene } from './scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

const REFUSED = errors.INSERTIONS_TOO_MANY.code;
const draft = (overrides: Record<string, unknown> = {}) =>
  scene.draft({ type: 'insertion', durationS: 15, playCycleS: 20, ...overrides });
const made = async (overrides: Record<string, unknown> = {}) => {
  const {
    code,
    data: answer,
    message,
  } = await call<{ id: string }>(scene, scene.personas.owner, 'ad.create', draft(overrides));
  return { code, message, id: answer?.id ?? '' };
};
const at = (ms: number) => new Date(scene.clock.now() + ms).toISOString();
const remove = (...ids: string[]) => scene.batch(scene.personas.owner, 'ad.delete', { ids });

test('what is inserted into a slot of one screen never takes all of its time [AD-12]', async () => {
  const first = await made();
  expect(first.code).toBe(0);
  const second = await made();
  expect(second).toMatchObject({ code: REFUSED, message: expect.stringContaining('150 %') });
  // A quarter is left; what takes less than that has room, and no more than once.
  const small = await made({ playCycleS: 75 });
  expect([small.code, (await made({ playCycleS: 75 })).code]).toEqual([0, REFUSED]);
  await remove(first.id, small.id);
});

test('insertions of other screens, times and hours have each their own room [AD-12, AD-16]', async () => {
  const first = await made({ windows: [{ from: '08:00', to: '12:00' }] });
  const elsewhere = await addDevice(scene, scene.personas.owner, 'Elsewhere', 'b'.repeat(43));
  const others = [
    { targetIds: [elsewhere] },
    { startAt: at(3 * DAY), endAt: at(4 * DAY) },
    { windows: [{ from: '12:00', to: '13:00' }] },
  ];
  const ids: string[] = [];
  for (const other of others) {
    const { code, id } = await made(other);
    expect({ other, code }).toEqual({ other, code: 0 });
    ids.push(id);
  }
  expect((await made({ targetIds: [elsewhere, scene.deviceId], windows: [{ from: '11:00', to: '13:00' }] })).code).toBe(
    REFUSED,
  );
  await remove(first.id, ...ids);
});

test('slots of one place share its time, and so does what plays in all of a size [AD-12, AD-14, LAY-07]', async () => {
  const { owner, own } = scene.personas;
  const slot = (name: string, more: object) =>
    data<{ id: string }>(scene, owner, 'adSlot.create', {
      name,
      layoutId: own.layoutId,
      width: 640,
      height: 360,
      carouselPlaces: 3,
      opening: 'always',
      mode: 'shared',
      sellingMode: 'cpt',
      cptPriceFen: 100,
      ...more,
    });
  const { id: beside } = await slot('Beside', {});
  const first = await made();
  expect((await made({ slotId: beside })).code).toBe(REFUSED);
  expect((await made({ slotId: beside, deliveryMode: 'matching' })).code).toBe(REFUSED);
  await remove(first.id);
  const all = await made({ slotId: beside, deliveryMode: 'matching' });
  expect([all.code, (await made()).code]).toEqual([0, REFUSED]);
  await remove(all.id);
});

test('a change is asked as well, and an ad does not count against itself [AD-12]', async () => {
  const owner = scene.personas.owner;
  const [first, second] = [await made(), await made({ playCycleS: 120 })];
  const changed = async (id: string, more: object) => (await call(scene, owner, 'ad.update', { id, ...more })).code;
  expect(await changed(first.id, { playCycleS: 18 })).toBe(0);
  expect(await changed(second.id, { playCycleS: 60 })).toBe(REFUSED);
  expect(await changed(second.id, { name: 'Renamed' })).toBe(0);
  await remove(first.id, second.id);
});
