import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import type { DeviceGroupStored } from '#generated/server/device-groups.gen.ts';
import { call } from '#tests/support/call.ts';
import { buildScene, type Scene, type Screen } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.close());

let serial = 0;
const addGroup = (values: Partial<DeviceGroupStored>) =>
  scene.within(async (tx) => {
    const { layoutId } = scene.personas.own;
    return (await tx.deviceGroups.insert({ name: `Wall ${(serial += 1)}`, layoutId, ...values })).id;
  });
const wallOf = async (screen: Screen) => (await scene.sync(screen)).body.manifest?.wall;

describe('the manifest of a screen in a multi-screen group [DEV-11]', () => {
  test('has its place: row by row in the order of the names, and whether the group plays in step', async () => {
    const groupId = await addGroup({ kind: 'multiScreen', rows: 2, columns: 2, inStep: true });
    const names = ['Wall 10', 'Wall 2', 'Wall 1', 'Wall 9'];
    const screens = await Promise.all(names.map((name) => scene.addScreen({ groupId, name })));
    const group = { groupId, rows: 2, columns: 2, inStep: true };
    expect(await Promise.all(screens.map(wallOf))).toEqual([
      { ...group, row: 1, column: 1 },
      { ...group, row: 0, column: 1 },
      { ...group, row: 0, column: 0 },
      { ...group, row: 1, column: 0 },
    ]);
  });

  test('is another when the sync state changes, and when a neighbour gets another name or leaves', async () => {
    const groupId = await addGroup({ kind: 'multiScreen', rows: 1, columns: 3, inStep: false });
    const [first, second] = [
      await scene.addScreen({ groupId, name: 'A' }),
      await scene.addScreen({ groupId, name: 'B' }),
    ];
    expect(await wallOf(second)).toMatchObject({ column: 1, inStep: false });
    const { rev } = (await scene.sync(second)).body;
    expect((await scene.sync(second, { rev })).body.manifest).toBeUndefined();
    const reply = await call(scene, scene.personas.owner, 'deviceGroup.sync', { ids: [groupId], inStep: true });
    expect(reply.code).toBe(0);
    expect((await scene.sync(second, { rev })).body.manifest?.wall).toMatchObject({ column: 1, inStep: true });
    await scene.within((tx) => tx.devices.update(first.deviceId, { name: 'C' }));
    expect(await wallOf(second)).toMatchObject({ column: 0 });
    expect(await wallOf(first)).toMatchObject({ column: 1 });
    await scene.within((tx) => tx.devices.remove(second.deviceId));
    expect(await wallOf(first)).toMatchObject({ column: 0 });
  });

  test('is the one that an operator gave it; the others take what is free', async () => {
    const groupId = await addGroup({ kind: 'multiScreen', rows: 2, columns: 2, inStep: true });
    const [a, b, c] = [
      await scene.addScreen({ groupId, name: 'A' }),
      await scene.addScreen({ groupId, name: 'B' }),
      await scene.addScreen({ groupId, name: 'C' }),
    ];
    const arrange = (places: { deviceId: string; row: number; column: number }[] | null, more: object = {}) =>
      call(scene, scene.personas.owner, 'deviceGroup.update', { id: groupId, places, ...more });
    const where = async (screen: Screen) => {
      const { row, column } = (await wallOf(screen)) ?? {};
      return [row, column];
    };
    const { rev } = (await scene.sync(c)).body;
    const placed = [
      { deviceId: c.deviceId, row: 1, column: 1 },
      { deviceId: a.deviceId, row: 2, column: 2 },
    ];
    expect(await arrange(placed)).toMatchObject({ code: 0 });
    expect((await scene.sync(c, { rev })).body.manifest?.wall).toMatchObject({ row: 0, column: 0 });
    expect([await where(a), await where(b)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    // A wall of one column has no second one; the place is there again when the wall grows again.
    expect(await arrange(placed, { rows: 4, columns: 1 })).toMatchObject({ code: 0 });
    expect(await where(a)).toEqual([1, 0]);
    expect(await arrange(placed, { rows: 2, columns: 2 })).toMatchObject({ code: 0 });
    expect(await where(a)).toEqual([1, 1]);
    const stranger = await scene.addScreen({ name: 'Elsewhere' });
    const wrong = [
      [...placed, { deviceId: stranger.deviceId, row: 1, column: 2 }],
      [...placed, { deviceId: b.deviceId, row: 2, column: 2 }],
      [...placed, { deviceId: c.deviceId, row: 1, column: 2 }],
    ];
    for (const places of wrong) expect(await arrange(places)).toMatchObject({ code: errors.WALL_PLACES_WRONG.code });
    expect(await where(c)).toEqual([0, 0]);
    // One that leaves takes nobody's place; the group can be saved without it, and it is placed again when it returns.
    await scene.within((tx) => tx.devices.update(a.deviceId, { groupId: null }));
    expect(
      await call(scene, scene.personas.owner, 'deviceGroup.update', { id: groupId, remark: 'without A' }),
    ).toMatchObject({ code: 0 });
    await scene.within((tx) => tx.devices.update(a.deviceId, { groupId }));
    expect(await where(a)).toEqual([1, 1]);
    expect(await arrange(null)).toMatchObject({ code: 0 });
    expect([await where(a), await where(b), await where(c)]).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test('has none in a common group, and where the wall has fewer places than screens', async () => {
    const common = await scene.addScreen({ groupId: await addGroup({ kind: 'common' }) });
    expect(await wallOf(common)).toBeUndefined();
    const groupId = await addGroup({ kind: 'multiScreen', rows: 1, columns: 1, inStep: true });
    await scene.addScreen({ groupId, name: 'A' });
    expect(await wallOf(await scene.addScreen({ groupId, name: 'B' }))).toBeUndefined();
  });
});

describe('the manifest of a layout with an html widget [LAY-03]', () => {
  test('has the archive by its hash, with its type and an address that serves its bytes', async () => {
    const { materialId, sha256, bytes } = await scene.addPicture('Page');
    const layoutId = await scene.within(async (tx) => {
      await tx.materials.update(materialId, { type: 'archive', format: 'zip', playable: null });
      const layout = (await tx.layouts.one(scene.personas.own.layoutId))!;
      const document = structuredClone(layout.document) as { pages: { widgets: object[] }[] };
      document.pages[0]!.widgets.push({
        id: 'page',
        kind: 'html',
        name: 'Page',
        x: 0,
        y: 0,
        width: 960,
        height: 540,
        props: { materialId },
      });
      return (await tx.layouts.insert({ name: 'With a page', width: 1920, height: 1080, document })).id;
    });
    const screen = await scene.addScreen({ layoutId });
    const { manifest } = (await scene.sync(screen)).body;
    expect(manifest!.layout?.id).toBe(layoutId);
    expect(manifest!.materials).toMatchObject({ [materialId]: sha256 });
    const file = manifest!.files.find((one) => one.sha256 === sha256);
    expect(file).toMatchObject({ size: bytes.length, type: 'application/zip' });
    expect((await scene.app.inject(file!.url)).rawPayload.equals(bytes)).toBe(true);
  });
});
