import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, data } from '#tests/support/call.ts';
import { fixture, upload } from '#tests/support/library.ts';
import { RACE_MS, codesOf, rounds } from '#tests/support/races.ts';
import { laidScreen } from '#tests/support/screens.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { buildAdScene, type AdScene } from '../handlers/ads/scene.ts';

let scene: AdScene;
let groups: string[];
beforeAll(async () => {
  scene = await buildAdScene();
  groups = [];
  for (const name of ['North', 'South', 'East', 'West'])
    groups.push(
      (await data<{ id: string }>(scene, scene.personas.owner, 'deviceGroup.create', { name, kind: 'common' })).id,
    );
});
afterAll(() => scene.close());

/** A reference that another call added meanwhile counts like any other, also for a call that had to wait for the record. */
describe('references that calls add at once are all kept [security 10]', { timeout: RACE_MS }, () => {
  it.each([
    ['deviceSet', 'setIds'],
    ['tag', 'tagIds'],
  ] as const)('of a screen to every %s', async (entity, field) => {
    const { owner } = scene.personas;
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1)
      ids.push((await data<{ id: string }>(scene, owner, `${entity}.create`, { name: `${entity} ${at}` })).id);
    const found = await rounds(async () => {
      const screen = await laidScreen(scene);
      const replies = await Promise.all(
        ids.map((id) => call(scene, owner, `${entity}.addMembers`, { id, ids: [screen] })),
      );
      const kept = (await data<Record<string, string[]>>(scene, owner, 'device.one', { id: screen }))[field] ?? [];
      const lost = ids.filter((id) => !kept.includes(id));
      return lost.length === 0 ? null : `${lost.length} of ${ids.length} are lost after ${codesOf(replies)}`;
    });
    expect(found).toEqual([]);
  });

  it('of an ad to every group that it is issued to [DEV-11]', async () => {
    const { owner } = scene.personas;
    const found = await rounds(async () => {
      const id = await scene.addAd(owner, { targetType: 'deviceGroup', targetIds: [scene.personas.own.groupId] });
      const issued = await Promise.all(
        groups.map((group) =>
          call(scene, owner, 'ad.issue', { adIds: [id], targetType: 'deviceGroup', targetIds: [group] }),
        ),
      );
      const { targetIds } = (await scene.adOf(id)) as { targetIds: string[] };
      const lost = groups.filter((group) => !targetIds.includes(group));
      return lost.length === 0 ? null : `${lost.length} are lost after ${codesOf(issued)}`;
    });
    expect(found).toEqual([]);
  });

  it('and a review is of the materials that are kept, though the name was changed at once [security 1]', async () => {
    const { owner, reviewer } = scene.personas;
    const { data: film } = await upload(scene, owner, 'clip.mp4', fixture('clip.mp4'));
    const found = await rounds(async () => {
      const id = await scene.addAd();
      const replies = await Promise.all([
        call(scene, owner, 'ad.update', { id, materials: [scene.pictureId, film!.id] }),
        ...['Mocha', 'Flat white', 'Espresso'].map((name) => call(scene, owner, 'ad.update', { id, name })),
      ]);
      const { materials } = (await scene.adOf(id)) as { materials: string[] };
      if (materials.length !== 2) return `${materials.length} materials after ${codesOf(replies)}`;
      await seeAds(scene, reviewer, [id]);
      const [said] = await scene.batch(reviewer, 'ad.approve', { ids: [id] });
      return said?.code === 0 ? null : `the review is not of what is kept: ${said?.message}`;
    });
    expect(found).toEqual([]);
  });
});
