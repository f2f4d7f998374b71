import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { OutputOf } from '#server/call/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';

type Issued = OutputOf<'ad.issue'>;
type Choices = OutputOf<'ad.issuable'>;

const HOUR = 3_600_000;
let test: TestApp;
let group: string;
let serial = 0;
beforeAll(async () => {
  test = await buildTestApp();
  group = (
    await data<{ id: string }>(test, test.personas.owner, 'deviceGroup.create', {
      name: 'Issued',
      kind: 'common',
    })
  ).id;
});
afterAll(() => test.close());

const ad = (name: string, values: Partial<AdStored> = {}): Promise<string> =>
  test.services.store.write({ kind: 'system', corpId: test.personas.own.corpId }, async (tx) => {
    const now = test.clock.now();
    serial += 1;
    const row = await tx.ads.insert({
      number: `T${serial}`,
      name,
      type: 'common',
      status: 'playing',
      slotId: test.personas.own.slotId,
      startAt: now - HOUR,
      endAt: now + 72 * HOUR,
      durationS: 10,
      kind: 'text',
      text: name,
      textColor: '#ffffff',
      backgroundColor: '#000000',
      fontSize: 48,
      deliveryMode: 'precise',
      targetType: 'deviceGroup',
      targetIds: [group],
      materials: [],
      campaignId: null,
      deptId: test.personas.own.departmentId,
      creatorId: test.personas.owner.userId,
      ...values,
    });
    return row.id;
  });
const stored = async (id: string) =>
  (await test.services.store.read({ kind: 'system', corpId: test.personas.own.corpId }, (tx) => tx.ads.one(id)))!;
const screen = (values: object = {}) => laidScreen(test, { layoutId: test.personas.own.layoutId, ...values });
const issue = (
  adIds: string[],
  targetType: string,
  targetIds: string[],
  as: Caller = test.personas.owner,
  options = {},
) => call<Issued>(test, as, 'ad.issue', { adIds, targetType, targetIds }, options);
const choices = async (targetType: string, targetIds: string[], as: Caller = test.personas.owner) =>
  (await data<Choices>(test, as, 'ad.issuable', { targetType, targetIds, pageSize: 100 })).list.map(({ name }) => name);

describe('issuing an ad [DEV-10, DEV-11]', () => {
  it('of an ad that plays makes a copy for the new targets, which waits for review; the ad goes on [AD-18]', async () => {
    const [id, one, two] = [await ad('Running'), await screen({ name: 'Lobby' }), await screen()];
    const before = await stored(id);
    const reply = await issue([id], 'device', [one, two]);
    expect(reply.data?.results.map(({ code, how }) => [code, how])).toEqual([
      [0, 'copied'],
      [0, 'copied'],
    ]);
    const made = await stored(reply.data!.results[0]!.issuedId!);
    expect(made).toMatchObject({
      name: 'Running · Lobby',
      status: 'pendingApproval',
      targetType: 'device',
      targetIds: [one, two],
      text: 'Running',
      endAt: before.endAt,
      startAt: null,
      startsApproved: true,
    });
    expect(await stored(id)).toEqual(before);
  });

  it('keeps a start that still lies ahead', async () => {
    const startAt = test.clock.now() + 5 * HOUR;
    const reply = await issue([await ad('Later', { status: 'pendingPlay', startAt })], 'device', [await screen()]);
    expect(await stored(reply.data!.results[0]!.issuedId!)).toMatchObject({ startAt, startsApproved: false });
  });

  it('of an ad that waits for review anyway takes the target along', async () => {
    const other = (
      await data<{ id: string }>(test, test.personas.owner, 'deviceGroup.create', {
        name: 'More',
        kind: 'common',
      })
    ).id;
    const id = await ad('Waiting', { status: 'pendingApproval' });
    const reply = await issue([id], 'deviceGroup', [other]);
    expect(reply.data?.results).toMatchObject([{ code: 0, how: 'added', issuedId: id }]);
    expect((await stored(id)).targetIds).toEqual([group, other]);
  });

  it.each([
    ['en_us', 'The ad is issued there already', 'The period of the ad is over, or ends within minutes'],
    ['zh_cn', '该广告已投放到这里', '广告的投放期即将结束或已结束'],
  ] as const)(
    'says of each target why it is refused, and issues to the others (%s)',
    async (language, already, over) => {
      const member = await screen({ groupId: group });
      const [fresh, bare] = [await screen(), await laidScreen(test)];
      const id = await ad('Partly');
      const reply = await issue([id], 'device', [member, fresh, bare], test.personas.owner, { language });
      const codes = Object.fromEntries(reply.data!.results.map(({ targetId, code }) => [targetId, code]));
      expect(codes).toEqual({ [member]: -21004, [fresh]: 0, [bare]: -20106 });
      expect(reply.data!.results.find(({ targetId }) => targetId === member)?.message).toBe(already);
      const late = await ad('Late', { endAt: test.clock.now() + 60_000 });
      const ended = await issue([late], 'device', [fresh], test.personas.owner, { language });
      expect(ended.data?.results).toMatchObject([{ code: -21005, message: over, how: null, issuedId: null }]);
    },
  );

  it('refuses what was disapproved, and a type that the role may not make [PERM-03]', async () => {
    const target = await screen();
    const bad = await ad('Bad', { status: 'disapproved' });
    expect((await issue([bad], 'device', [target])).data?.results[0]?.code).toBe(-21006);
    expect((await issue([bad], 'device', [target], test.personas.reviewer)).code).toBe(-10005);
  });

  it('of another tenant knows neither ad nor target [PERM-05]', async () => {
    const [id, target] = [await ad('Ours'), await screen()];
    const theirs = await laidScreen(test, {}, test.personas.other.corpId);
    expect((await issue([id], 'device', [target], test.personas.rival)).code).toBe(-10006);
    const reply = await issue([id], 'device', [theirs], test.personas.rival);
    expect(reply.data?.results).toMatchObject([{ code: -10007 }]);
    expect(await choices('device', [theirs], test.personas.rival)).toEqual([]);
    expect((await stored(id)).targetIds).toEqual([group]);
  });

  it('offers ads with a slot on the targets that they do not have yet', async () => {
    const layouts = await data<{ list: { id: string }[] }>(test, test.personas.owner, 'layout.list');
    const elsewhere = layouts.list.find(({ id }) => id !== test.personas.own.layoutId)!.id;
    const target = await screen({ groupId: null });
    const foreign = await laidScreen(test, { layoutId: elsewhere });
    await ad('Has it', { targetType: 'device', targetIds: [target] });
    await ad('Fits');
    await ad('Ended', { status: 'expired' });
    await ad('Whole screen', { type: 'emergency' });
    const offered = await choices('device', [target]);
    expect(offered).toEqual(expect.arrayContaining(['Fits', 'Whole screen']));
    expect(offered.filter((name) => ['Has it', 'Ended'].includes(name))).toEqual([]);
    const there = await choices('device', [foreign]);
    expect([there.includes('Fits'), there.includes('Whole screen')]).toEqual([false, true]);
  });
});
