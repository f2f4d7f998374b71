import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifest as manifestSchema } from '#core/manifest/manifest.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
});
afterAll(() => scene.close());

const set = (transition: unknown) =>
  call(scene, scene.personas.owner, 'adSlot.update', { id: scene.personas.own.slotId, transition });
const manifest = async () => (await scene.sync(screen)).body.manifest!;

describe('the transition of a slot [LAY-13]', () => {
  test.each(['fade', 'slide'] as const)('as %s goes with the slot to its screens', async (transition) => {
    const before = await manifest();
    expect((await set(transition)).code).toBe(0);
    const after = await manifest();
    expect(manifestSchema.safeParse(after).error).toBeUndefined();
    expect(after.slots).toEqual([expect.objectContaining({ id: scene.personas.own.slotId, transition })]);
    expect(after.rev).not.toBe(before.rev);
    expect(await data(scene, scene.personas.owner, 'adSlot.one', { id: scene.personas.own.slotId })).toMatchObject({
      transition,
    });
  });

  test('that is none leaves the programme without one, at the revision of before', async () => {
    const { slotId } = scene.personas.own;
    await scene.within((tx) => tx.adSlots.update(slotId, { transition: null }) as Promise<unknown>);
    const { rev } = await manifest();
    expect((await set('none')).code).toBe(0);
    const after = await manifest();
    expect(after.rev).toBe(rev);
    expect(after.slots[0]).not.toHaveProperty('transition');
  });

  test.each([['wipe'], [true], ['']])('is refused where it is %j', async (transition) => {
    expect(await set(transition)).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules: { transition: 'enum' } },
    });
  });
});
