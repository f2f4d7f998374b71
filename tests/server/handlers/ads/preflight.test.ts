import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from '#server/call/types.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';
import { buildAdScene, DAY, MINUTE, type AdScene } from './scene.ts';

type Answer = OutputOf<'ad.preflight'>;

let scene: AdScene;
let screenId: string;
beforeAll(async () => {
  scene = await buildAdScene();
  screenId = await laidScreen(scene, { name: 'Lobby', layoutId: scene.personas.own.layoutId });
});
afterAll(() => scene.close());

const at = (ms: number) => new Date(scene.clock.now() + ms).toISOString();
const ask = (payload: Record<string, unknown> = {}, caller: Caller = scene.personas.owner) =>
  data<Answer>(scene, caller, 'ad.preflight', {
    type: 'common',
    slotId: scene.personas.own.slotId,
    targetType: 'device',
    targetIds: [screenId],
    startAt: at(60 * MINUTE),
    endAt: at(30 * DAY),
    durationS: 10,
    ...payload,
  });

describe('where an ad would play, before it is saved [AD-10]', () => {
  test('counts what a screen would show on each day of its first week', async () => {
    const answer = await ask({ windows: [{ from: '08:00', to: '12:00' }] });
    expect([answer.screens, answer.showing, answer.unasked]).toEqual([1, 1, 0]);
    const [programme] = answer.programmes;
    expect(programme).toMatchObject({ named: [{ name: 'Lobby' }], why: null, zone: 'Asia/Shanghai' });
    expect(programme!.days).toHaveLength(7);
    // Alone in its slot it is on all the time: four hours of ten seconds each.
    expect(programme!.days[3]).toMatchObject({ plays: 1440, seconds: 4 * 3600 });
    const [part] = programme!.days[3]!.parts;
    expect(Date.parse(part!.to) - Date.parse(part!.from)).toBe(4 * 60 * MINUTE);
  });

  test('takes its share of the round with the ads that are there, and counts itself once', async () => {
    const other = await scene.addAd(undefined, { targetIds: [screenId], durationS: 30, endAt: at(20 * DAY) });
    await scene.approve(scene.personas.reviewer, [other]);
    const day = (await ask()).programmes[0]!.days[3]!;
    expect([day.plays, day.seconds]).toEqual([2160, 21_600]);
    const again = await ask({ id: other, durationS: 30 });
    expect(again.programmes[0]!.days[3]!.seconds).toBe(86_400);
    await scene.batch(scene.personas.owner, 'ad.delete', { ids: [other] });
  });

  test('says for which screens it never plays, and the rule that beats it, first', async () => {
    const bare = await laidScreen(scene, { name: 'Bare' });
    const shut = await laidScreen(scene, {
      name: 'Shut',
      layoutId: scene.personas.own.layoutId,
      status: 'invalid',
    });
    const sold = await scene.addAd(undefined, { targetIds: [screenId], endAt: at(20 * DAY), name: 'Sold' });
    await scene.approve(scene.personas.reviewer, [sold]);
    const answer = await ask({ type: 'filler', targetIds: [screenId, bare, shut] });
    expect([answer.screens, answer.showing]).toEqual([3, 0]);
    expect(Object.fromEntries(answer.programmes.map(({ named, why, by }) => [named[0]!.name, [why, by]]))).toEqual({
      Lobby: ['commonPlays', 'Sold'],
      Bare: ['noLayout', null],
      Shut: ['pointExpired', null],
    });
    await scene.batch(scene.personas.owner, 'ad.delete', { ids: [sold] });
    const common = await ask({ targetIds: [screenId, bare] });
    expect(common.programmes.map(({ why }) => why)).toEqual(['noLayout', null]);
    expect((await ask({ slotId: 'none' })).programmes[0]!.why).toBe('noSlot');
    expect((await ask({ dates: ['2001-01-01'] })).programmes[0]!.why).toBe('outsideWindow');
  });

  test('counts the turns of an insertion, and says of a boot-up ad that it plays at each start', async () => {
    const insertion = { type: 'insertion', playCycleS: 600, insertionType: 'cycle' };
    expect((await ask(insertion)).programmes[0]!.days[3]!.plays).toBe(144);
    expect((await ask({ type: 'bootUp' })).programmes[0]).toMatchObject({
      why: null,
      days: [{}, { starts: true }, {}, {}, {}, {}, {}],
    });
  });

  test('names no screen that the caller may not see, and says nothing of those of another enterprise', async () => {
    const north = await laidScreen(scene, {
      name: 'North',
      layoutId: scene.personas.own.layoutId,
      deptId: scene.personas.own.southId,
    });
    const group = (
      await data<{ id: string }>(scene, scene.personas.owner, 'deviceSet.create', { name: 'Preflight set' })
    ).id;
    await scene.services.store.write({ kind: 'system', corpId: scene.personas.own.corpId }, (tx) =>
      tx.devices.update(north, { setIds: [group] }),
    );
    expect((await ask({}, scene.personas.rival)).screens).toBe(0);
  });
});

describe('a target of thousands of screens [AD-10]', () => {
  test('is counted whole, and looked at by the first of its names', async () => {
    const { owner, own } = scene.personas;
    const { id: group } = await data<{ id: string }>(scene, owner, 'deviceGroup.create', {
      name: 'City',
      kind: 'common',
    });
    await scene.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
      const times = { created_at: tx.now, updated_at: tx.now, heartbeat_at: tx.now, expire_at: tx.now + 90 * DAY };
      const shared = { ...times, type: 'android' as const, status: 'online' as const, zone: 'Asia/Shanghai', rev: 1 };
      const laid = Array.from({ length: 5003 }, (_, n) => ({
        ...shared,
        id: `city-${n}`,
        name: `City ${String(n).padStart(4, '0')}`,
        uuid: `CITY${n}`,
        group_id: group,
        layout_id: own.layoutId,
      }));
      for (let from = 0; from < laid.length; from += 500)
        await tx
          .ofCorp(own.corpId)
          .insertInto('devices', laid.slice(from, from + 500))
          .execute();
    });
    const answer = await ask({ targetType: 'deviceGroup', targetIds: [group] });
    expect([answer.screens, answer.showing, answer.unasked]).toEqual([5003, 5000, 3]);
    expect(answer.programmes).toMatchObject([
      { screens: 5000, why: null, named: [{ name: 'City 0000' }, {}, {}, {}, {}, {}] },
    ]);
  });
});

describe('a material with times of its own [AD-16]', () => {
  test('plays within them alone; a change of them is reviewed again, and what says nothing changes nothing', async () => {
    const id = await scene.addAd(undefined, {
      targetIds: [screenId],
      endAt: at(20 * DAY),
      materialTimes: [{ material: scene.pictureId, windows: [{ from: '08:00', to: '10:00' }], weekdays: null }],
    });
    await scene.approve(scene.personas.reviewer, [id]);
    type List = OutputOf<'device.playlist'>;
    const day = new Date(scene.clock.now() + 3 * DAY).toISOString().slice(0, 10);
    const list = await data<List>(scene, scene.personas.owner, 'device.playlist', {
      targetType: 'device',
      targetId: screenId,
      day,
    });
    const hours = list.programmes[0]!.stretches.filter(({ slots }) =>
      slots.some(({ loop }) => loop.some(({ adId }) => adId === id)),
    ).map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / (60 * MINUTE));
    expect(hours).toEqual([2]);
    const update = (materialTimes: unknown) => data(scene, scene.personas.owner, 'ad.update', { id, materialTimes });
    await update([
      { material: scene.pictureId, windows: [{ from: '08:00', to: '10:00' }] },
      { material: 'gone', weekdays: [1] },
    ]);
    expect((await scene.adOf(id))['status']).not.toBe('pendingApproval');
    await update([{ material: scene.pictureId, windows: [{ from: '08:00', to: '11:00' }] }]);
    expect((await scene.adOf(id))['status']).toBe('pendingApproval');
  });

  test('is refused with hours that are none, and nothing is kept', async () => {
    const refused = await call(
      scene,
      scene.personas.owner,
      'ad.create',
      scene.draft({
        name: 'Bad hours',
        materialTimes: [{ material: scene.pictureId, windows: [{ from: '25:00', to: '10:00' }] }],
      }),
    );
    expect(refused.code).toBe(-10006);
  });
});

describe('an insertion that would fill its whole cycle [AD-12]', () => {
  test('is refused with the numbers, when it is made and when it is changed', async () => {
    const insertion = { type: 'insertion', playCycleS: 15, durationS: 15, name: 'Endless' };
    const refused = await call(scene, scene.personas.owner, 'ad.create', scene.draft(insertion));
    expect([refused.code, refused.data]).toEqual([-21821, expect.objectContaining({ length: 15, cycle: 15 })]);
    const id = await scene.addAd(undefined, { ...insertion, playCycleS: 60 });
    const changed = await call(scene, scene.personas.owner, 'ad.update', { id, durationS: 60 });
    expect(changed.code).toBe(-21821);
    expect((await scene.adOf(id))['durationS']).toBe(15);
  });
});
