import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, data, type Caller } from '#tests/support/call.ts';
import { addDevice } from '#tests/support/library.ts';
import { buildAdScene, type AdScene } from './scene.ts';

let scene: AdScene;
const ids: Record<string, string> = {};
beforeAll(async () => {
  scene = await buildAdScene();
  const { owner } = scene.personas;
  const make = async (name: 'deviceSet.create' | 'tag.create' | 'deviceGroup.create', payload: object) =>
    (await data<{ id: string }>(scene, owner, name, payload)).id;
  ids['set'] = await make('deviceSet.create', { name: 'Windows' });
  ids['tag'] = await make('tag.create', { name: 'Ground floor' });
  ids['group'] = await make('deviceGroup.create', {
    name: 'Upstairs',
    kind: 'common',
    layoutId: scene.personas.own.layoutId,
  });
  ids['screen'] = scene.deviceId;
  ids['upstairs'] = await addDevice(scene, owner, 'Upstairs', 'u'.repeat(43));
  await data(scene, owner, 'device.update', { id: scene.deviceId, setIds: [ids['set']], tagIds: [ids['tag']] });
  await data(scene, owner, 'device.update', { id: ids['upstairs'], groupId: ids['group'] });
  for (const [name, targetType, target] of [
    ['direct', 'device', ids['screen']],
    ['by group', 'deviceGroup', scene.personas.own.groupId],
    ['by set', 'deviceSet', ids['set']],
    ['by tag', 'tag', ids['tag']],
    ['elsewhere', 'deviceGroup', ids['group']],
  ] as const)
    await scene.addAd(undefined, { name, targetType, targetIds: [target] });
});
afterAll(() => scene.close());

const adsOf = async (target: string, path = '/ad/list.shtml', as: Caller = scene.personas.owner) => {
  const { data: answer } = await call<{ list: { name: string }[]; total: number }>(
    scene,
    as,
    'ad.list',
    { filter: { targetIds: target }, sort: 'name', pageSize: 50 },
    { path },
  );
  expect(answer?.total).toBe(answer?.list.length);
  return answer?.list.map(({ name }) => name);
};

describe('ads by device and by group are those that the screens get [AD-01]', () => {
  test('a screen has those of its group, sets and tags beside its own', async () => {
    expect(await adsOf(ids['screen']!, '/ad/list/device.shtml')).toEqual(['by group', 'by set', 'by tag', 'direct']);
    expect(await adsOf(ids['upstairs']!)).toEqual(['elsewhere']);
  });

  test('a group has those of its screens beside its own', async () => {
    expect(await adsOf(scene.personas.own.groupId, '/ad/list/group.shtml')).toEqual([
      'by group',
      'by set',
      'by tag',
      'direct',
    ]);
    expect(await adsOf(ids['group']!, '/ad/list/group.shtml')).toEqual(['elsewhere']);
  });

  test('a set and a tag too', async () => {
    expect(await adsOf(ids['set']!)).toEqual(['by group', 'by set', 'by tag', 'direct']);
    expect(await adsOf(ids['tag']!)).toEqual(['by group', 'by set', 'by tag', 'direct']);
  });

  test('a screen that left its group has that ad no longer', async () => {
    const { owner } = scene.personas;
    await data(scene, owner, 'device.update', { id: ids['upstairs'], groupId: scene.personas.own.groupId });
    expect(await adsOf(ids['upstairs']!)).toEqual(['by group']);
    await data(scene, owner, 'device.update', { id: ids['upstairs'], groupId: ids['group'] });
  });

  test('another enterprise learns nothing by a device of ours [PERM-05]', async () => {
    expect(await adsOf(ids['screen']!, '/ad/list/device.shtml', scene.personas.rival)).toEqual([]);
  });
});
