import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_SOFTWARE } from '#core/manifest/manifest.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { softwareSettingMeta } from '#generated/model/software-settings/meta.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { fingerprint } from '#tests/support/rows.ts';
import { buildScene, type Scene, type Screen } from '../player/scene.ts';

let scene: Scene;
let screen: Screen;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
});
afterAll(() => scene.close());
beforeEach(() =>
  scene.within(async (tx) => {
    for (const { id } of await tx.softwareSettings.find((eb) => eb('corp_id', '=', scene.corpId)))
      await tx.softwareSettings.remove(id);
  }),
);

const manifest = async (of = screen) => (await scene.sync(of)).body.manifest!;
const create = (payload: object, who = scene.personas.owner) =>
  call<{ id: string; rev: number }>(scene, who, 'softwareSetting.create', payload);

describe('the software setup of an enterprise [ME-01]', () => {
  test('is 15 seconds and no forced shutdown where nobody has set it: the programme says nothing of it', async () => {
    expect(FIRST_SOFTWARE).toEqual({ selfStartSeconds: 15, forced: false });
    const { rev, software } = await manifest();
    expect(software).toBeUndefined();
    expect((await create({ selfStartSeconds: 15 })).code).toBe(0);
    const { owner } = scene.personas;
    expect(await data(scene, owner, 'softwareSetting.list')).toMatchObject({
      list: [{ selfStart: true, selfStartSeconds: 15, forcedShutdown: false }],
      total: 1,
    });
    expect(await manifest()).toMatchObject({ rev });
  });

  test('reaches all of its screens at once, and no screen of another enterprise', async () => {
    const before = await manifest();
    const told: string[] = [];
    const { hints } = scene.services;
    const send = hints.send.bind(hints);
    hints.send = (id) => {
      told.push(id);
      send(id);
    };
    const made = await create({ selfStartSeconds: 40, forcedShutdown: true });
    hints.send = send;
    expect(told).toEqual([screen.deviceId]);
    const after = await manifest();
    expect(after.software).toEqual({ selfStartSeconds: 40, forced: true });
    expect(after.rev).not.toBe(before.rev);
    const { id, rev } = made.data!;
    await data(scene, scene.personas.owner, 'softwareSetting.update', { id, rev, selfStart: false });
    expect((await manifest()).software).toEqual({ selfStartSeconds: null, forced: true });
    await data(scene, scene.personas.rival, 'softwareSetting.create', { selfStartSeconds: 7 });
    expect((await manifest()).software).toEqual({ selfStartSeconds: null, forced: true });
  });

  test.each([[-1], [61], [1.5]])(
    'refuses %d seconds in both languages, and changes nothing',
    async (selfStartSeconds) => {
      const before = await fingerprint(scene, 'softwareSetting');
      for (const language of ['en_us', 'zh_cn'] as const) {
        const reply = await call<{ errors: Record<string, string> }>(
          scene,
          scene.personas.owner,
          'softwareSetting.create',
          { selfStartSeconds },
          { language },
        );
        expect(reply.code).toBe(errors.PAYLOAD_INVALID.code);
        expect(reply.data?.errors['selfStartSeconds']).toBeTruthy();
      }
      expect(await fingerprint(scene, 'softwareSetting')).toEqual(before);
    },
  );

  test.each([[0], [60]])('takes %d seconds', async (selfStartSeconds) => {
    expect((await create({ selfStartSeconds })).code).toBe(0);
  });

  test('is one of each enterprise, also when two save at once, and for those who operate its screens', async () => {
    const { owner, clerk } = scene.personas;
    const replies = await Promise.all([create({ selfStartSeconds: 5 }), create({ selfStartSeconds: 6 })]);
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([errors.SETTING_EXISTS.code, 0]);
    const before = await fingerprint(scene, 'softwareSetting');
    for (const [language, sentence] of [
      ['en_us', errors.SETTING_EXISTS.en],
      ['zh_cn', errors.SETTING_EXISTS.zh],
    ] as const) {
      const reply = await call(scene, owner, 'softwareSetting.create', { selfStartSeconds: 7 }, { language });
      expect([reply.code, reply.message]).toEqual([errors.SETTING_EXISTS.code, sentence]);
    }
    expect((await create({ selfStartSeconds: 8 }, clerk)).code).toBe(errors.NO_PERMISSION.code);
    expect(await fingerprint(scene, 'softwareSetting')).toEqual(before);
    expect(softwareSettingMeta.perm).toEqual({
      list: 'device.operate',
      create: 'device.operate',
      edit: 'device.operate',
    });
  });
});
