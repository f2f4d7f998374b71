import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { OutputOf } from '#server/call/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';

type Answer = OutputOf<'device.playlist'>;

const HOUR = 3_600_000;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Lays an ad with a text into the store, as one that was approved unless told otherwise. */
const ad = (name: string, values: Partial<AdStored>): Promise<string> =>
  test.services.store.write({ kind: 'system', corpId: test.personas.own.corpId }, async (tx) => {
    const now = test.clock.now();
    const row = await tx.ads.insert({
      number: name,
      name,
      type: 'common',
      status: 'playing',
      slotId: test.personas.own.slotId,
      startAt: now - HOUR,
      endAt: now + 72 * HOUR,
      durationS: 10,
      kind: 'text',
      text: name,
      deliveryMode: 'precise',
      deptId: test.personas.own.northId,
      creatorId: test.personas.owner.userId,
      materials: [],
      ...values,
    });
    return row.id;
  });
const screen = (values: object = {}) => laidScreen(test, { layoutId: test.personas.own.layoutId, ...values });
const ask = (targetType: string, targetId: string, more: object = {}, as: Caller = test.personas.owner) =>
  data<Answer>(test, as, 'device.playlist', { targetType, targetId, ...more });
const record = async (entity: 'deviceGroup' | 'deviceSet' | 'tag', name: string) =>
  (
    await data<{ id: string }>(test, test.personas.owner, `${entity}.create`, {
      name,
      ...(entity === 'deviceGroup' ? { kind: 'common' } : {}),
    })
  ).id;

describe('the play list [DEV-10, DEV-11, AD-19]', () => {
  it('of a screen has what reaches it any way, when it plays, and what is on now', async () => {
    const groupId = await record('deviceGroup', 'List group');
    const tag = await record('tag', 'List tag');
    const id = await screen({ groupId, tagIds: [tag] });
    const own = await ad('own', { targetType: 'device', targetIds: [id] });
    const later = await ad('later', {
      targetType: 'deviceGroup',
      targetIds: [groupId],
      startAt: test.clock.now() + HOUR,
    });
    const tagged = await ad('tagged', { targetType: 'tag', targetIds: [tag], type: 'insertion', playCycleS: 600 });
    const answer = await ask('device', id);
    const [programme] = answer.programmes;
    expect([answer.screens, answer.programmes.length, programme!.blocked]).toEqual([1, 1, null]);
    expect(programme!.now).toEqual([expect.objectContaining({ slotId: test.personas.own.slotId })]);
    const loops = programme!.stretches.map(({ slots }) => slots[0]!.loop.map(({ adId }) => adId));
    expect(loops).toEqual([[], [own], [own, later]]);
    expect(programme!.stretches.at(-1)!.slots[0]!.insertions).toMatchObject([{ adId: tagged, everyS: 600 }]);
    expect(answer.ads.find((each) => each.id === own)).toMatchObject({
      name: 'own',
      contents: [{ kind: 'text', text: 'own' }],
    });
  });

  it('says of each ad that does not play why not', async () => {
    const id = await screen();
    const plan = (await data<{ id: string }>(test, test.personas.owner, 'campaign.create', { name: 'Held plan' })).id;
    await data(test, test.personas.owner, 'campaign.pause', { ids: [plan] });
    const target = { targetType: 'device' as const, targetIds: [id] };
    const wanted = {
      [await ad('waits', { ...target, status: 'pendingApproval' })]: 'notApproved',
      [await ad('whenApproved', { ...target, status: 'pendingApproval', startAt: null })]: 'notApproved',
      [await ad('paused', { ...target, status: 'paused' })]: 'paused',
      [await ad('planPaused', { ...target, campaignId: plan })]: 'paused',
      [await ad('closed', { ...target, weekdays: [(new Date(test.clock.now()).getUTCDay() + 3) % 7 || 7] })]:
        'outsideWindow',
      [await ad('empty', { ...target, text: '' })]: 'cannotShow',
    };
    const [programme] = (await ask('device', id)).programmes;
    expect(Object.fromEntries(programme!.absent.map(({ adId, why }) => [adId, why]))).toEqual(wanted);
  });

  it('of a group, set or tag tells screens that show the same once, in the zone of each', async () => {
    for (const [entity, field, many] of [
      ['deviceGroup', 'groupId', false],
      ['deviceSet', 'setIds', true],
      ['tag', 'tagIds', true],
    ] as const) {
      const owner = await record(entity, `Shown ${entity}`);
      const held = { [field]: many ? [owner] : owner };
      await screen(held);
      await screen(held);
      const berlin = await screen({ ...held, zone: 'Europe/Berlin' });
      await ad(`for ${entity}`, { targetType: entity, targetIds: [owner] });
      const answer = await ask(entity, owner);
      expect(answer.programmes.map(({ screens, zone }) => [screens, zone])).toEqual([
        [2, 'Asia/Shanghai'],
        [1, 'Europe/Berlin'],
      ]);
      expect(answer.programmes[1]!.named.map(({ id }) => id)).toEqual([berlin]);
    }
  });

  it('has another day as it will be, without a now', async () => {
    const id = await screen();
    await ad('soon', {
      targetType: 'device',
      targetIds: [id],
      startAt: test.clock.now() + 40 * HOUR,
      endAt: test.clock.now() + 90 * HOUR,
    });
    const [today] = (await ask('device', id)).programmes;
    const day = new Date(Date.parse(`${today!.day}T00:00:00Z`) + 3 * 24 * HOUR).toISOString().slice(0, 10);
    const [then] = (await ask('device', id, { day })).programmes;
    expect([today!.absent.length, then!.absent.length, then!.now, then!.day]).toEqual([1, 0, null, day]);
    expect(then!.stretches[0]!.slots[0]!.loop).toHaveLength(1);
  });

  it('is empty, and says so, on a screen without a point or a layout', async () => {
    const expired = await screen({ status: 'invalid' });
    const bare = await laidScreen(test);
    await ad('unseen', { targetType: 'device', targetIds: [expired] });
    const [shut] = (await ask('device', expired)).programmes;
    expect([shut!.blocked, shut!.now]).toEqual(['expired', []]);
    expect(shut!.stretches.flatMap(({ slots }) => slots.flatMap(({ loop }) => loop))).toEqual([]);
    expect((await ask('device', bare)).programmes[0]!.blocked).toBe('noLayout');
  });

  it('names no ad outside the data scope, and no target of another tenant [PERM-05]', async () => {
    const id = await screen({ deptId: test.personas.own.northId });
    await ad('north', { targetType: 'device', targetIds: [id] });
    await ad('south', { targetType: 'device', targetIds: [id], deptId: test.personas.own.southId });
    const { ads } = await ask('device', id, {}, test.personas.staff);
    expect(new Set(ads.map(({ name }) => name))).toEqual(new Set(['north', null]));
    expect(ads.find(({ name }) => name === null)).toMatchObject({ contents: [], cover: null });
    const asked = { targetType: 'device', targetId: id } as const;
    expect((await call(test, test.personas.rival, 'device.playlist', asked)).code).toBe(-10007);
  });
});
