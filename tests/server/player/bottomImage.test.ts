import { afterAll, beforeAll, expect, test } from 'vitest';
import { data } from '#tests/support/call.ts';
import { fixture, uploadFor } from '#tests/support/library.ts';
import { buildScene, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
});
afterAll(() => scene.close());

const slotOf = async (rev: string | null = null) => {
  const { body } = await scene.sync(screen, { rev });
  return { rev: body.rev, slot: body.manifest?.slots[0], files: body.manifest?.files ?? [] };
};

test('the bottom image of a slot reaches its screens with its file, and leaves them with it [LAY-06]', async () => {
  const { owner, own } = scene.personas;
  const bare = await slotOf();
  expect(bare.slot).not.toHaveProperty('bottom');

  const [bottomImage] = await uploadFor(scene, owner, { entity: 'adSlot', field: 'bottomImage', count: 1 });
  await data(scene, owner, 'adSlot.update', { id: own.slotId, bottomImage });
  const dressed = await slotOf(bare.rev);
  const file = dressed.files.find(({ sha256 }) => sha256 === dressed.slot?.bottom);
  expect(file).toMatchObject({ size: fixture('poster.png').length, type: 'image/png' });
  const got = await scene.app.inject({ url: file!.url });
  expect([got.statusCode, got.rawPayload.equals(fixture('poster.png'))]).toEqual([200, true]);

  await data(scene, owner, 'adSlot.update', { id: own.slotId, bottomImage: null });
  const again = await slotOf(dressed.rev);
  expect([again.slot?.bottom, again.files]).toEqual([undefined, []]);
});
