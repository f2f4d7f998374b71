import { isReviewed } from '#core/rules/review.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, data } from '#tests/support/call.ts';
import { createTick } from '#server/jobs/tick.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { buildAdScene, DAY, MINUTE, type AdScene } from './scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

const approve = (id: string, caller = scene.personas.reviewer) => scene.approve(caller, [id]);

describe('a review', () => {
  test('lets an ad play when its period comes and a screen has its files [AD-06, AD-07]', async () => {
    const id = await scene.addAd();
    expect(await approve(id)).toEqual([{ id, code: 0, message: 'ok' }]);
    expect(await scene.adOf(id)).toMatchObject({
      status: 'pendingPlay',
      reviewerId: scene.personas.reviewer.userId,
      reviewedAt: new Date(scene.clock.now()).toISOString(),
    });
  });

  test('refuses with a reason, which stays with the ad [AD-07]', async () => {
    const id = await scene.addAd();
    expect(await call(scene, scene.personas.reviewer, 'ad.reject', { ids: [id] })).toMatchObject({
      code: -10006,
      data: { rules: { reason: 'required' } },
    });
    await scene.batch(scene.personas.reviewer, 'ad.reject', { ids: [id], reason: 'Too loud' });
    expect(await scene.adOf(id)).toMatchObject({ status: 'disapproved', reason: 'Too loud' });
  });

  test.each([
    ['en_us', 'reviewer has approved this ad already; a review cannot be changed'],
    ['zh_cn', 'reviewer已通过该广告，审核结果不能更改'],
  ] as const)('is final, and says so in %s [AD-07]', async (language, message) => {
    const id = await scene.addAd();
    await approve(id);
    const again = await data<{ results: unknown[] }>(
      scene,
      scene.personas.reviewer,
      'ad.reject',
      { ids: [id], reason: 'no' },
      { language },
    );
    expect(again.results).toEqual([{ id, code: -20102, message }]);
    expect(await scene.adOf(id)).toMatchObject({ status: 'pendingPlay', reason: null });
  });

  test('security 11: is nobody’s who changed content, target or period last [AD-07]', async () => {
    const { personas } = scene;
    const { self, staff, reviewer } = personas;
    const text = { kind: 'text', text: 'Sale', materials: undefined };
    const id = await scene.addAd(self, { ...text, targetType: 'deviceGroup', targetIds: [personas.own.groupId] });
    await data(scene, staff, 'ad.update', { id, endAt: new Date(scene.clock.now() + 9 * DAY).toISOString() });
    expect(await scene.adOf(id)).toMatchObject({ status: 'pendingApproval', editorId: staff.userId });
    expect(await approve(id, staff)).toMatchObject([{ code: -20103 }]);
    expect(await approve(id, reviewer)).toMatchObject([{ code: 0 }]);
  });

  test('of one’s own ad needs the code for it [AD-07]', async () => {
    const { staff, owner } = scene.personas;
    const id = await scene.addAd(staff, {
      kind: 'text',
      text: 'Sale',
      materials: undefined,
      targetType: 'deviceGroup',
      targetIds: [scene.personas.own.groupId],
    });
    expect((await approve(id, staff))[0]).toMatchObject({
      code: -20103,
      message: 'You cannot review an ad that you made or changed',
    });
    expect((await scene.adOf(id))['status']).toBe('pendingApproval');
    const own = await scene.addAd(owner);
    expect((await approve(own, owner))[0]?.code).toBe(0);
  });

  test('by two at once is won by one, and the other is told [AD-07]', async () => {
    const id = await scene.addAd();
    await seeAds(scene, scene.personas.reviewer, [id]);
    const both = await Promise.all([
      scene.batch(scene.personas.reviewer, 'ad.approve', { ids: [id] }),
      scene.batch(scene.personas.owner, 'ad.reject', { ids: [id], reason: 'no' }),
    ]);
    const codes = both.map(([item]) => item?.code ?? null);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === -20102)).toHaveLength(1);
  });

  test('of many: each stands for itself [AD-09]', async () => {
    const [waiting, reviewed] = [await scene.addAd(), await scene.addAd()];
    await approve(reviewed);
    await seeAds(scene, scene.personas.reviewer, [waiting]);
    const absent = '01970000-0000-7000-8000-000000000000';
    const results = await scene.batch(scene.personas.reviewer, 'ad.approve', { ids: [waiting, reviewed, absent] });
    expect(results.map(({ id, code }) => [id, code])).toEqual([
      [waiting, 0],
      [reviewed, -20102],
      [absent, -10007],
    ]);
  });

  test('of another tenant’s ad finds none [PERM-05]', async () => {
    const id = await scene.addAd();
    expect(await scene.batch(scene.personas.rival, 'ad.approve', { ids: [id] })).toEqual([
      { id, code: -10007, message: 'This does not exist' },
    ]);
    expect((await call(scene, scene.personas.rival, 'ad.see', { id, contentHash: '' })).code).toBe(-10007);
    expect((await call(scene, scene.personas.rival, 'ad.history', { id })).code).toBe(-10007);
    expect((await scene.adOf(id))['status']).toBe('pendingApproval');
  });

  test('needs that its reviewer looked at the ad, not somebody else [AD-07]', async () => {
    const id = await scene.addAd();
    await seeAds(scene, scene.personas.owner, [id]);
    expect(await scene.batch(scene.personas.reviewer, 'ad.approve', { ids: [id] })).toEqual([
      { id, code: -20109, message: 'Look at all of this ad before you approve it' },
    ]);
    expect((await scene.adOf(id))['status']).toBe('pendingApproval');
    expect(await approve(id)).toMatchObject([{ code: 0 }]);
  });

  test('is of what was seen: an ad that changed since is looked at anew [AD-07]', async () => {
    const { reviewer, owner } = scene.personas;
    const id = await scene.addAd();
    const contentHash = (await scene.adOf(id))['contentHash'];
    await seeAds(scene, reviewer, [id]);
    const seen = async () => (await data<{ ids: string[] }>(scene, reviewer, 'ad.seen', { ids: [id] })).ids;
    expect(await seen()).toEqual([id]);
    await data(scene, owner, 'ad.update', { id, durationS: 30 });
    expect(await seen()).toEqual([]);
    expect((await scene.batch(reviewer, 'ad.approve', { ids: [id] }))[0]?.code).toBe(-20110);
    expect((await call(scene, reviewer, 'ad.see', { id, contentHash })).code).toBe(-20110);
    expect(await approve(id)).toMatchObject([{ code: 0 }]);
  });

  test('knows earlier decisions, and what changed since the last [AD-07]', async () => {
    const { reviewer, owner } = scene.personas;
    const id = await scene.addAd();
    const history = () => data(scene, reviewer, 'ad.history', { id });
    expect(await history()).toMatchObject({ maker: 'owner', advertiser: null, decisions: [], changes: [] });
    await scene.batch(reviewer, 'ad.reject', { ids: [id], reason: 'Too loud' });
    await data(scene, owner, 'ad.update', { id, durationS: 20, mute: true });
    await data(scene, owner, 'ad.update', { id, durationS: 30, mute: false });
    expect(await history()).toMatchObject({
      decisions: [
        { verb: 'reject', reason: 'Too loud', by: 'reviewer', at: new Date(scene.clock.now()).toISOString() },
      ],
      changes: [{ field: 'durationS', before: '15', after: '30' }],
    });
    expect((await call(scene, scene.personas.clerk, 'ad.history', { id })).code).toBe(-10005);
  });

  test('is listed apart by what was decided', async () => {
    const [yes, no] = [await scene.addAd(), await scene.addAd()];
    await approve(yes);
    await scene.batch(scene.personas.reviewer, 'ad.reject', { ids: [no], reason: 'no' });
    const idsOf = async (view: string) =>
      (
        await data<{ list: { id: string }[] }>(scene, scene.personas.reviewer, 'ad.list', { view, pageSize: 200 })
      ).list.map(({ id }) => id);
    const [approved, disapproved] = [await idsOf('adv_audit_approved'), await idsOf('adv_audit_disapproved')];
    expect([approved.includes(yes), approved.includes(no)]).toEqual([true, false]);
    expect([disapproved.includes(yes), disapproved.includes(no)]).toEqual([false, true]);
  });

  test('is listed for who reviews, by a view of its own', async () => {
    const { list } = await data<{ list: { status: string }[] }>(scene, scene.personas.reviewer, 'ad.list', {
      view: 'adv_audit',
      pageSize: 200,
    });
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['pendingApproval']));
  });
});

describe('a reviewed ad', () => {
  const reviewed = async () => {
    const id = await scene.addAd();
    await approve(id);
    return id;
  };

  test.each([
    ['its picture', () => ({ kind: 'text', text: 'Sale' })],
    ['its period', () => ({ endAt: new Date(scene.clock.now() + 9 * DAY).toISOString() })],
    ['its hours', () => ({ windows: [{ from: '08:00', to: '20:00' }] })],
    ['how long it shows', () => ({ durationS: 30 })],
    ['the page behind its code', () => ({ landingUrl: 'https://example.com/' })],
  ])('goes to review again when %s changes [AD-18]', async (_what, change) => {
    const id = await reviewed();
    await data(scene, scene.personas.owner, 'ad.update', { id, ...change() });
    // The form says so before.
    expect(Object.keys(change()).filter((field) => isReviewed(field, change()))).toEqual(Object.keys(change()));
    expect(await scene.adOf(id)).toMatchObject({
      status: 'pendingApproval',
      reviewerId: null,
      downloadStatus: 'pending',
    });
  });

  test('stays reviewed when its name changes, and when its sound is turned off', async () => {
    const id = await reviewed();
    const change = { name: 'Latte macchiato', position: 3, mute: true };
    await data(scene, scene.personas.owner, 'ad.update', { id, ...change });
    expect(Object.keys(change).filter((field) => isReviewed(field, change))).toEqual([]);
    expect(await scene.adOf(id)).toMatchObject({ status: 'pendingPlay', name: 'Latte macchiato' });
  });

  test('stays reviewed when something is sent that its kind does not have', async () => {
    const id = await reviewed();
    await data(scene, scene.personas.owner, 'ad.update', {
      id,
      text: 'Sale',
      url: 'https://example.org',
      fontSize: 96,
    });
    expect(await scene.adOf(id)).toMatchObject({ status: 'pendingPlay', text: null, url: null, fontSize: null });
  });

  test('keeps its type and its kind of target', async () => {
    const id = await reviewed();
    expect(await call(scene, scene.personas.owner, 'ad.update', { id, type: 'emergency' })).toMatchObject({
      code: -10006,
      data: { rules: { type: 'unknownField' } },
    });
  });

  test('is not written over by who looked at an older one', async () => {
    const id = await reviewed();
    const { rev } = await scene.adOf(id);
    await data(scene, scene.personas.owner, 'ad.update', { id, rev, name: 'First' });
    expect((await call(scene, scene.personas.owner, 'ad.update', { id, rev, name: 'Second' })).code).toBe(-10009);
    expect((await scene.adOf(id))['name']).toBe('First');
  });

  test('is paused, started and deleted in batches; what is in no such state says so [AD-09]', async () => {
    const [id, waiting] = [await reviewed(), await scene.addAd()];
    const codes = async (verb: 'ad.pause' | 'ad.start' | 'ad.delete') =>
      (await scene.batch(scene.personas.owner, verb, { ids: [id, waiting] })).map(({ code }) => code);
    expect(await codes('ad.pause')).toEqual([0, -10009]);
    expect(await codes('ad.pause')).toEqual([-10009, -10009]);
    expect(await codes('ad.start')).toEqual([0, -10009]);
    expect(await codes('ad.delete')).toEqual([0, 0]);
    expect(await codes('ad.delete')).toEqual([-10007, -10007]);
  });

  test('expires when its period ends, wherever it stands [AD-06]', async () => {
    const [waiting, paused] = [await reviewed(), await reviewed()];
    await scene.batch(scene.personas.owner, 'ad.pause', { ids: [paused] });
    const tick = createTick(scene.services);
    scene.clock.advance(DAY + 59 * MINUTE);
    await tick();
    expect([(await scene.adOf(waiting))['status'], (await scene.adOf(paused))['status']]).toEqual([
      'pendingPlay',
      'paused',
    ]);
    scene.clock.advance(MINUTE);
    await tick();
    expect([(await scene.adOf(waiting))['status'], (await scene.adOf(paused))['status']]).toEqual([
      'expired',
      'expired',
    ]);
    expect((await tick()).moved['ad']).toBeUndefined();
  });
});
