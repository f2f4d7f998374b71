import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { BatchItem } from '#core/protocol/reply.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { buildAdScene, type AdScene } from '../ads/scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

const owner = () => scene.personas.owner;
const batch = async (name: CallName, ids: string[], caller: Caller = owner()) =>
  (await data<{ results: BatchItem[] }>(scene, caller, name, { ids })).results;
const idsIn = async (name: CallName, view?: string) =>
  (await data<{ list: { id: string }[] }>(scene, owner(), name, view ? { view } : {})).list.map(({ id }) => id);
const addTag = async (name: string) => (await data<{ id: string }>(scene, owner(), 'tag.create', { name })).id;

/** Made again as it was by what made it: a file from a programme, a point from those that an enterprise has, a contract of two. */
const MADE_AGAIN = ['devicePoint', 'offlinePackage', 'proxy'];

describe('what was deleted [UI-11, console 12]', () => {
  test('can be brought back, whatever it is', () => {
    const left = Object.values<EntityMeta>(entities).filter(
      ({ actions, verbs }) =>
        actions.some(({ deletes }) => deletes) && !Object.values(verbs).flat().includes('restore'),
    );
    expect(left.map(({ name }) => name).toSorted()).toEqual(MADE_AGAIN);
  });

  test('lies in the bin and nowhere else, and is brought back as it was', async () => {
    const id = await addTag('Lobby');
    await batch('tag.delete', [id]);
    expect(await idsIn('tag.list')).not.toContain(id);
    expect(await idsIn('tag.list', 'bin')).toEqual([id]);
    expect((await call(scene, owner(), 'tag.one', { id })).code).toBe(errors.NOT_FOUND.code);
    expect(await batch('tag.restore', [id])).toEqual([{ id, code: 0, message: 'ok' }]);
    expect(await data(scene, owner(), 'tag.one', { id })).toMatchObject({ name: 'Lobby' });
    expect(await idsIn('tag.list', 'bin')).toEqual([]);
    // A record that is not deleted is not in the bin.
    expect(await batch('tag.restore', [id])).toMatchObject([{ code: errors.NOT_FOUND.code }]);
    const { list } = await data<{ list: { targetName: string }[] }>(scene, owner(), 'operationLog.list', {
      filter: { call: 'tag.restore' },
    });
    expect(list.some(({ targetName }) => targetName === 'Lobby')).toBe(true);
  });

  test('stays there where its name was taken meanwhile, and the field is said', async () => {
    const id = await addTag('Taken');
    await batch('tag.delete', [id]);
    await addTag('Taken');
    expect(await batch('tag.restore', [id])).toMatchObject([{ code: errors.PAYLOAD_INVALID.code, field: 'name' }]);
    expect(await idsIn('tag.list', 'bin')).toContain(id);
  });

  test('stays there while what it names is gone', async () => {
    const layout = await data<{ document: unknown; width: number; height: number }>(scene, owner(), 'layout.one', {
      id: (await idsIn('layout.list'))[0],
    });
    const { width, height, document } = layout;
    const { id: layoutId } = await data<{ id: string }>(scene, owner(), 'layout.create', {
      name: 'Own',
      width,
      height,
      document,
    });
    const { id } = await data<{ id: string }>(scene, owner(), 'deviceGroup.create', { name: 'Hall', layoutId });
    await batch('deviceGroup.delete', [id]);
    await batch('layout.delete', [layoutId]);
    expect(await batch('deviceGroup.restore', [id])).toMatchObject([
      { code: errors.RESTORE_NAMES_GONE.code, field: 'layoutId' },
    ]);
    await batch('layout.restore', [layoutId]);
    expect(await batch('deviceGroup.restore', [id])).toMatchObject([{ code: 0 }]);
  });

  test('an ad comes back in the state in which it was, and counts in its plan again', async () => {
    const id = await scene.addAd();
    await scene.approve(scene.personas.reviewer, [id]);
    const before = await scene.adOf(id);
    expect(before['status']).toBe('pendingPlay');
    const countOf = async () =>
      (await data<{ adCount: number }>(scene, owner(), 'campaign.one', { id: before['campaignId'] })).adCount;
    const count = await countOf();
    await batch('ad.delete', [id]);
    expect(await countOf()).toBe(count - 1);
    expect(await batch('ad.restore', [id])).toMatchObject([{ code: 0 }]);
    expect(await scene.adOf(id)).toMatchObject({ status: 'pendingPlay', name: before['name'] });
    expect((await scene.adOf(id))['materials']).toEqual(before['materials']);
    expect(await countOf()).toBe(count);
  });

  test('is seen and brought back by who may delete, within their scope alone', async () => {
    const id = await addTag('Secret');
    await batch('tag.delete', [id]);
    const { rival, clerk, superior } = scene.personas;
    expect((await call(scene, clerk, 'tag.list', { view: 'bin' })).code).toBe(errors.NO_PERMISSION.code);
    expect((await call(scene, clerk, 'tag.restore', { ids: [id] })).code).toBe(errors.NO_PERMISSION.code);
    expect(await batch('tag.restore', [id], rival)).toMatchObject([{ code: errors.NOT_FOUND.code }]);
    const seen = await data<{ list: { id: string }[] }>(scene, rival, 'tag.list', { view: 'bin' });
    expect(seen.list).toEqual([]);
    expect(await batch('tag.restore', [id], superior)).toMatchObject([{ code: 0 }]);
  });

  test('is gone from the bin after its time', async () => {
    const id = await addTag('Old');
    await batch('tag.delete', [id]);
    const deletedAgo = async (ms: number) =>
      scene.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
        const at = scene.clock.now() - ms;
        await tx
          .ofCorp(scene.personas.own.corpId)
          .updateTable('tags')
          .set({ deleted_at: at })
          .where('id', '=', id)
          .execute();
      });
    await deletedAgo(limits.binKept);
    expect(await idsIn('tag.list', 'bin')).toContain(id);
    await deletedAgo(limits.binKept + 1);
    expect(await idsIn('tag.list', 'bin')).not.toContain(id);
    expect(await batch('tag.restore', [id])).toMatchObject([{ code: errors.NOT_FOUND.code }]);
  });
});
