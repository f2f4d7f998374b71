import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildScreen, manifestOf } from '#server/player/manifest.ts';
import { Programmes, versionsOf } from '#server/player/programmes.ts';
import type { Tx } from '#server/store/types.ts';
import { anyDb } from '#tests/support/rows.ts';
import { DAY, buildScene, HOUR, type Scene, type Screen } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.close());

/** Numbers from a seed, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SECRET = 'a secret of thirty-two characters';

describe('programmes in memory', () => {
  const ads: string[] = [];
  const groups: string[] = [];
  const sets: string[] = [];
  const tags: string[] = [];
  const timers: string[] = [];
  const materials: string[] = [];
  const layouts: string[] = [];
  let screens: Screen[] = [];

  beforeAll(async () => {
    const { own } = scene.personas;
    for (let at = 0; at < 3; at += 1) {
      materials.push((await scene.addPicture(`Picture ${at}`)).materialId);
      await scene.within(async (tx) => {
        const layout = (await tx.layouts.one(own.layoutId))!;
        layouts.push(
          (await tx.layouts.insert({ name: `Layout ${at}`, width: 1920, height: 1080, document: layout.document })).id,
        );
        const group = { name: `Group ${at}`, kind: 'multiScreen', rows: 2, columns: 2, inStep: at === 0 } as const;
        groups.push((await tx.deviceGroups.insert({ ...group, layoutId: own.layoutId })).id);
        sets.push((await tx.deviceSets.insert({ name: `Set ${at}` })).id);
        tags.push((await tx.tags.insert({ name: `Tag ${at}` })).id);
      });
    }
    screens = await Promise.all(
      [0, 1, 2, 3].map((at) => scene.addScreen({ groupId: groups[at % 2]!, name: `S${at}` })),
    );
  });

  /** Writes that any writer may do between two syncs. */
  const writes: ((tx: Tx, of: (below: number) => number) => Promise<unknown>)[] = [
    (tx, of) => tx.ads.update(ads[of(ads.length)]!, { status: (['playing', 'paused', 'expired'] as const)[of(3)]! }),
    (tx, of) => tx.ads.update(ads[of(ads.length)]!, { text: `Text ${of(1000)}`, durationS: 5 + of(20) }),
    (tx, of) => tx.ads.update(ads[of(ads.length)]!, { targetType: 'device', targetIds: [screens[of(4)]!.deviceId] }),
    (tx, of) => tx.ads.update(ads[of(ads.length)]!, { targetType: 'deviceSet', targetIds: [sets[of(3)]!] }),
    (tx, of) => tx.ads.update(ads[of(ads.length)]!, { targetType: 'tag', targetIds: [tags[of(3)]!, tags[of(3)]!] }),
    (tx, of) => tx.ads.update(ads[of(ads.length)]!, { kind: 'file', materials: [materials[of(3)]!] }),
    (tx, of) => tx.ads.update(ads[of(ads.length)]!, { endAt: tx.now + of(3) * HOUR }),
    async (tx, of) => {
      await tx.ads.remove(ads[of(ads.length)]!);
    },
    (tx, of) => tx.materials.update(materials[of(3)]!, { playable: of(2) === 0 }),
    (tx, of) =>
      tx
        .ofCorp(scene.corpId)
        .updateTable('take_downs')
        .set({ lifted_at: of(2) === 0 ? tx.now : null })
        .execute(),
    async (tx, of) => {
      const material = (await tx.materials.one(materials[of(3)]!))!;
      await tx.takeDowns.insert({
        targetType: 'material',
        targetId: material.id,
        targetName: 'x',
        reason: 'x',
        sha256: material.sha256,
        status: 'stopping',
      });
    },
    (tx, of) => tx.devices.update(screens[of(4)]!.deviceId, { setIds: [sets[of(3)]!], tagIds: [tags[of(3)]!] }),
    (tx, of) => tx.devices.update(screens[of(4)]!.deviceId, { groupId: groups[of(3)]! }),
    (tx, of) => {
      const [screen, number, at] = [screens[of(4)]!, of(100), of(2)];
      const zone = ['Asia/Tokyo', 'Mars'][at]!;
      return tx.devices.update(screen.deviceId, { name: `S${number}`, zone, rotation: ([null, '90'] as const)[at]! });
    },
    (tx, of) => tx.devices.update(screens[of(4)]!.deviceId, { layoutId: [null, layouts[of(3)]!][of(2)]! }),
    (tx, of) => tx.deviceGroups.update(groups[of(3)]!, { inStep: of(2) === 0, layoutId: layouts[of(3)]! }),
    (tx, of) => tx.layouts.update(layouts[of(3)]!, { name: `Layout ${of(100)}` }),
    async (tx, of) => {
      const { id } = await tx.deviceTimers.insert({
        name: 'Timer',
        kind: 'volume',
        status: 'enabled',
        level: of(100),
        repeat: 'daily',
        time: '08:00',
        targetType: of(2) === 0 ? 'device' : 'deviceGroup',
        targetIds: of(2) === 0 ? [screens[of(4)]!.deviceId] : [groups[of(3)]!],
      });
      timers.push(id);
    },
    async (tx, of) => {
      const id = timers[of(timers.length)];
      if (id) await tx.deviceTimers.update(id, { level: of(100), status: of(3) === 0 ? 'paused' : 'enabled' });
    },
    (tx, of) => tx.corporations.update(scene.corpId, { status: of(4) === 0 ? 'paused' : 'enabled' }),
    // Raw statements move the version as well.
    (tx, of) =>
      anyDb(tx)
        .updateTable('ad_slots')
        .set({ name: `Slot ${of(100)}` })
        .execute(),
  ];

  test('are those that are built anew from the store, after any writes, in every process [REP-03]', async () => {
    const processes = [new Programmes(), new Programmes()];
    const of = numbers(20_261_122);
    for (let at = 0; at < 6; at += 1) ads.push(await scene.addAd({ targetIds: [groups[at % 3]!], name: `Ad ${at}` }));
    for (let round = 0; round < 150; round += 1) {
      await scene.within(async (tx) => {
        for (let more = of(3); more >= 0; more -= 1) await writes[of(writes.length)]!(tx, of);
      });
      if (of(5) === 0) scene.clock.advance(of(40) * 60_000);
      if (of(8) === 0) ads.push(await scene.addAd({ targetIds: [groups[of(3)]!], endAt: scene.clock.now() + DAY }));
      // The other process hears of nothing for a while.
      const asked = of(3) === 0 ? processes : [processes[0]!];
      await scene.within(async (tx) => {
        const version = (await versionsOf(tx, [scene.corpId])).get(scene.corpId)!;
        for (const { deviceId } of screens) {
          const device = (await tx.devices.one(deviceId))!;
          const fresh = await buildScreen(tx, device);
          for (const programmes of asked) {
            const kept = await programmes.of(tx, device, version);
            expect([round, kept.rev, kept.leftOut]).toEqual([round, fresh.rev, fresh.leftOut]);
            const link = { now: tx.now, secret: SECRET };
            const [sent, built] = [manifestOf(kept, link), manifestOf(fresh, link)];
            expect({ ...sent, files: [], filesUntil: 0 }).toEqual({ ...built, files: [], filesUntil: 0 });
            expect(sent.files.map(({ sha256 }) => sha256)).toEqual(built.files.map(({ sha256 }) => sha256));
          }
        }
      });
    }
    await scene.within((tx) => tx.corporations.update(scene.corpId, { status: 'enabled' }));
  });

  test('are shared by the screens that show the same, and built once', async () => {
    const programmes = new Programmes();
    const alike = [await scene.addScreen({ name: 'A' }), await scene.addScreen({ name: 'B' })];
    await scene.addAd();
    const built = await scene.within(async (tx) => {
      const version = (await versionsOf(tx, [scene.corpId])).get(scene.corpId)!;
      const found = [];
      for (const { deviceId } of alike) found.push(await programmes.of(tx, (await tx.devices.one(deviceId))!, version));
      return found;
    });
    expect(built[0]!.programme).toBe(built[1]!.programme);
    expect(built[0]!.rev).not.toBe(built[1]!.rev);
  });

  test('stay as they are over heartbeats, plays and downloads', async () => {
    const screen = await scene.addScreen();
    const versionNow = () => scene.within(async (tx) => (await versionsOf(tx, [scene.corpId])).get(scene.corpId));
    const { body } = await scene.sync(screen);
    const inventory = body.manifest!.files.map(({ sha256 }) => ({ sha256, state: 'whole' as const }));
    await scene.sync(screen, { rev: body.rev, inventory });
    const before = await versionNow();
    scene.clock.advance(30_000);
    await scene.sync(screen, { rev: body.rev, inventory, faults: [{ code: 'x', at: scene.clock.now(), detail: '' }] });
    await scene.within((tx) => tx.ads.update(ads[0]!, { impressions: 5 }));
    expect(await versionNow()).toBe(before);
  });
});
