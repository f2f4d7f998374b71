import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTick } from '#server/jobs/tick.ts';
import { sweepCommands } from '#server/jobs/sweepCommands.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, buildSync, type Scene, type Screen } from '../player/scene.ts';
import { draw, posters } from '#server/demo/pictures.ts';

const MINUTE = 60_000;
let scene: Scene;
let tick: () => Promise<unknown>;
let screen: Screen;
beforeAll(async () => {
  scene = await buildScene();
  tick = createTick(scene.services);
  screen = await scene.addScreen({ name: 'Watched' });
});
afterAll(() => scene.close());

interface Command {
  id: string;
  type: string;
}

/** Syncs the screen as one that can be pictured; returns the commands that it hears. */
async function hear(capabilities: readonly string[] = ['screenshot']): Promise<Command[]> {
  const { status } = buildSync(scene.clock.now());
  const answer = await scene.sync(screen, { status: { ...status, capabilities: [...capabilities] } });
  return (answer.body as { commands: Command[] }).commands.filter(({ type }) => type === 'screenshot');
}
const pass = async (minutes: number): Promise<void> => {
  for (let left = minutes; left > 0; left -= 5) {
    scene.clock.advance(Math.min(left, 5) * MINUTE);
    await hear();
    await tick();
  }
};
const every = (pictureEvery: string) =>
  data(scene, scene.personas.owner, 'softwareSetting.create', { selfStartSeconds: 15, pictureEvery });

describe('pictures for the fleet wall [MON-04]', () => {
  it('are asked of a screen that can send one, once in half an hour, and come to the wall', async () => {
    // A screen that was just added is online with its second sync.
    for (let left = 3; left > 0 && (await asked()) === 0; left -= 1) await pass(5);
    const [heard, ...more] = await hear();
    expect([heard?.type, more]).toEqual(['screenshot', []]);
    const answer = await scene.app.inject({
      method: 'POST',
      url: `/player/v1/shot/${heard!.id}`,
      headers: { authorization: `Bearer ${screen.deviceId}.${screen.deviceKey}`, 'content-type': 'image/png' },
      payload: await draw(posters[0]!),
    });
    expect(answer.statusCode).toBe(204);
    const wall = async () =>
      (
        await data<{ list: { name: string; picture: object | null }[] }>(scene, scene.personas.owner, 'device.wall', {
          page: 1,
          pageSize: 10,
        })
      ).list.find(({ name }) => name === 'Watched');
    expect((await wall())?.picture).not.toBeNull();
    scene.clock.advance(20 * MINUTE);
    await hear();
    await tick();
    expect(await hear()).toEqual([]);
    scene.clock.advance(11 * MINUTE);
    await hear();
    await tick();
    expect(await hear()).toHaveLength(1);
  });

  it('are no commands of anybody: the page of remote control leaves them out', async () => {
    const { screens } = await data<{ screens: { commands: object[] }[] }>(
      ...([
        scene,
        scene.personas.owner,
        'deviceCommand.remote',
        { targetType: 'device', targetId: screen.deviceId },
      ] as const),
    );
    expect(screens[0]?.commands).toEqual([]);
  });

  it('are not asked of a screen that cannot, nor of one that is offline', async () => {
    scene.clock.advance(31 * MINUTE);
    await hear([]);
    await tick();
    expect(await hear([])).toEqual([]);
    await hear();
    scene.clock.advance(31 * MINUTE);
    await tick();
    expect(await hear()).toEqual([]);
  });

  it('come as seldom as the enterprise chose, or never', async () => {
    const { id } = (await every('hours2')) as { id: string };
    const first = await asked();
    for (let left = 26; left > 0 && (await asked()) === first; left -= 1) await pass(5);
    expect(await asked()).toBe(first + 1);
    await pass(110);
    expect(await asked()).toBe(first + 1);
    await pass(15);
    expect(await asked()).toBe(first + 2);
    await data(scene, scene.personas.owner, 'softwareSetting.update', { id, pictureEvery: 'never' });
    await pass(180);
    expect(await asked()).toBe(first + 2);
    const wrong = await call(scene, scene.personas.owner, 'softwareSetting.update', { id, pictureEvery: 'daily' });
    expect(wrong.data).toMatchObject({ errors: { pictureEvery: expect.any(String) } });
  });

  it('are gone after half a day, with their files', async () => {
    scene.clock.advance(13 * 60 * MINUTE);
    await sweepCommands(scene.services.store, scene.services.media, scene.clock.now());
    expect(await asked()).toBe(0);
  });
});

/** Pictures that the server asked for by itself and that are kept. */
const asked = () => scene.within((tx) => tx.deviceCommands.count((eb) => eb('creator_id', 'is', null)));
