import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTick } from '#server/jobs/tick.ts';
import { buildCastScene, type CastScene } from './scene.ts';

let scene: CastScene;
beforeAll(async () => {
  scene = await buildCastScene();
  await scene.sell({ castReview: false });
});
afterAll(() => scene.close());

test('a cast that cannot be brought to its screen keeps no other waiting, and is told of [MKT-10, D2]', async () => {
  const tick = createTick(scene.services);
  for (const text of ['first', 'second']) expect(await scene.send({ text })).toMatchObject({ code: 0 });
  const byText = async (text: string) => (await scene.casts()).find((cast) => cast.text === text)!;
  const [broken, sound] = [await byText('first'), await byText('second')];
  expect([broken.status, sound.status]).toEqual(['queued', 'queued']);
  const turnInto = (kind: 'picture' | 'text') =>
    scene.within(async (tx) => void (await tx.casts.update(broken.id, { kind })));
  // Its picture never arrived.
  await turnInto('picture');
  await expect(tick()).rejects.toThrow(
    expect.objectContaining({
      errors: [expect.objectContaining({ message: expect.stringContaining(broken.id) as string })],
    }) as Error,
  );
  expect([(await byText('first')).adId, typeof (await byText('second')).adId]).toEqual([null, 'string']);
  await turnInto('text');
  await tick();
  expect(typeof (await byText('first')).adId).toBe('string');
});
