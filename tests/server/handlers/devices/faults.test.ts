import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutputOf } from '#server/call/types.ts';
import type { Persona } from '#tests/support/personas.ts';
import { data } from '#tests/support/call.ts';
import { buildScene, type Scene, type Screen } from '../../player/scene.ts';

type Answer = OutputOf<'device.now'>['faults'];

const MINUTE = 60_000;
let scene: Scene;
let screen: Screen;
let adId: string;
let picture: { materialId: string; sha256: string };
beforeAll(async () => {
  scene = await buildScene();
  picture = await scene.addPicture('Poster');
  adId = await scene.addAd({ name: 'Tea' });
});
afterAll(() => scene.close());
beforeEach(async () => {
  screen = await scene.addScreen();
});

const tell = (code: string, detail: string) =>
  scene.sync(screen, { faults: [{ code, at: scene.clock.now(), detail }] });
const shown = async (persona: Persona = scene.personas.owner) =>
  (await data<{ faults: Answer }>(scene, persona, 'device.now', { id: screen.deviceId })).faults;

describe('the faults of a screen [DEV-01]', () => {
  test.each<[string, string, () => string, () => Partial<Answer[number]>]>([
    [
      'a page',
      'pageFailed',
      () => `ad ${adId}: https://tea.example/`,
      () => ({ about: [tea()], text: 'https://tea.example/' }),
    ],
    ['a film of an ad', 'stuck', () => `ad ${adId}: video ${picture.materialId}`, () => ({ about: [tea(), poster()] })],
    ['a file', 'gone', () => picture.sha256, () => ({ about: [poster()] })],
    [
      'an ad that is not valid',
      'leftOut',
      () => `ad ${adId}: name: too_big`,
      () => ({ about: [tea()], text: 'name: too_big' }),
    ],
    [
      'a file that is gone',
      'hashWrong',
      () => 'f'.repeat(64),
      () => ({ about: [{ resource: 'materials', id: null, name: null }] }),
    ],
    ['a widget', 'widgetFailed', () => 'Menu: html broken', () => ({ text: 'Menu' })],
    ['a storage', 'storageFull', () => 'QuotaExceededError', () => ({ text: 'QuotaExceededError' })],
    ['plays', 'playRefused', () => 'overlap: 3', () => ({ reason: 'overlap', count: 3 })],
    [
      'an engine',
      'engineOld',
      () => 'Chromium 62; needs 87',
      () => ({ text: 'Chromium 62', reason: 'needs', count: 87 }),
    ],
    ['an ad that a player of before named', 'pageFailed', () => 'Secret: https://tea.example/', () => ({})],
    ['a kind of later', 'smoke', () => 'kitchen', () => ({ text: 'kitchen' })],
  ])('say what failed: %s', async (_name, code, detail, expected) => {
    await tell(code, detail());
    const at = new Date(scene.clock.now()).toISOString();
    expect(await shown()).toEqual([
      { code, at, times: 1, about: [], text: null, reason: null, count: null, ...expected() },
    ]);
  });

  const tea = () => ({ resource: 'ads' as const, id: adId, name: 'Tea' });
  const poster = () => ({ resource: 'materials' as const, id: picture.materialId, name: 'Poster' });

  test('stand with the last first, ten of them, and one that came again is one', async () => {
    for (let at = 0; at < 12; at += 1) {
      scene.clock.advance(MINUTE);
      await tell('storageFull', `round ${at}`);
    }
    scene.clock.advance(MINUTE);
    await tell('storageFull', 'round 9');
    const faults = await shown();
    expect([faults.length, faults[0], faults[1]]).toMatchObject([
      10,
      { text: 'round 9', times: 2 },
      { text: 'round 11', times: 1 },
    ]);
  });

  test('name no ad, no file and no address to whoever may not see them [PERM-05]', async () => {
    const { northId, southId } = scene.personas.own;
    screen = await scene.addScreen({ deptId: northId });
    const hidden = await scene.addAd({ name: 'Secret', deptId: southId });
    const { materialId, sha256 } = await scene.addPicture('Secret file');
    await scene.within((tx) => tx.materials.update(materialId, { deptId: southId }));
    await tell('pageFailed', `ad ${hidden}: https://secret.example/`);
    scene.clock.advance(MINUTE);
    await tell('cannotShow', `ad ${hidden}: picture ${materialId}`);
    scene.clock.advance(MINUTE);
    await tell('gone', sha256);
    expect(JSON.stringify(await shown())).toContain('secret.example');
    const faults = await shown(scene.personas.staff);
    expect(faults.map(({ code }) => code)).toEqual(['gone', 'cannotShow', 'pageFailed']);
    expect(JSON.stringify(faults)).not.toMatch(/secret/i);
  });
});
