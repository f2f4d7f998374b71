import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { setRow } from '#tests/support/rows.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { buildAdScene, DAY, type AdScene } from './scene.ts';

const [OWN, CHANGED] = [errors.REVIEW_OWN.code, errors.REVIEW_CHANGED.code];

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

const update = (by: Caller, id: string, change: object) => data(scene, by, 'ad.update', { id, ...change });
const approve = async (by: Caller, id: string) => (await scene.approve(by, [id]))[0]?.code;
const statusOf = async (id: string) => (await scene.adOf(id))['status'];
const textAd = (by: Caller) => {
  const target = { targetType: 'deviceGroup', targetIds: [scene.personas.own.groupId] };
  return scene.addAd(by, { kind: 'text', text: 'Nice', materials: undefined, ...target });
};

describe('security 11: nobody reviews what they have changed [AD-07]', () => {
  test('though somebody else changed something after them', async () => {
    const { self, staff, reviewer } = scene.personas;
    const id = await textAd(self);
    await update(staff, id, { text: 'EVIL' });
    await update(self, id, { durationS: 16 });
    expect(await scene.adOf(id)).toMatchObject({ editorId: self.userId, editorIds: [self.userId, staff.userId] });
    expect([await approve(staff, id), await approve(self, id)]).toEqual([OWN, OWN]);
    expect((await scene.batch(staff, 'ad.reject', { ids: [id], reason: 'no' }))[0]?.code).toBe(OWN);
    expect([await statusOf(id), await approve(reviewer, id)]).toEqual(['pendingApproval', 0]);
  });

  test('nor where it was refused in between', async () => {
    const { self, staff, owner } = scene.personas;
    const id = await textAd(self);
    await update(staff, id, { text: 'EVIL' });
    await scene.batch(owner, 'ad.reject', { ids: [id], reason: 'no' });
    await update(self, id, { durationS: 16 });
    expect(await approve(staff, id)).toBe(OWN);
  });

  test('but what was approved since is no more theirs to answer for', async () => {
    const { owner, self, staff, reviewer } = scene.personas;
    const id = await textAd(self);
    await update(staff, id, { text: 'Nicer' });
    expect([await approve(reviewer, id), (await scene.adOf(id))['editorIds']]).toEqual([0, []]);
    await update(owner, id, { endAt: new Date(scene.clock.now() + 9 * DAY).toISOString() });
    expect((await scene.adOf(id))['editorIds']).toEqual([owner.userId]);
    expect(await approve(staff, id)).toBe(0);
  });

  test('also of an ad that was changed before all who do so were kept', async () => {
    const { self, staff } = scene.personas;
    const id = await textAd(self);
    await update(staff, id, { text: 'EVIL' });
    await setRow(scene, 'ad', id, { editorIds: null });
    await update(self, id, { durationS: 16 });
    expect(await approve(staff, id)).toBe(OWN);
  });

  test('and a change of what nobody reviews makes nobody answer for it', async () => {
    const { self, staff } = scene.personas;
    const id = await textAd(self);
    await update(staff, id, { name: 'Renamed', position: 3 });
    expect(await approve(staff, id)).toBe(0);
  });
});

describe('security 11: the sound of an ad is reviewed [AD-18]', () => {
  const reviewed = async (mute: boolean) => {
    const id = await scene.addAd(scene.personas.owner, { mute });
    expect(await approve(scene.personas.reviewer, id)).toBe(0);
    return id;
  };

  test('who turns it on sends the ad to review again, and cannot review it', async () => {
    const { self, staff, owner, reviewer } = scene.personas;
    const id = await reviewed(true);
    await update(owner, id, { mute: false });
    expect(await scene.adOf(id)).toMatchObject({ status: 'pendingApproval', reviewerId: null });
    const text = await textAd(self);
    await update(self, text, { mute: true });
    await approve(reviewer, text);
    await update(staff, text, { mute: false });
    await update(self, text, { durationS: 16 });
    expect([await statusOf(text), await approve(staff, text)]).toEqual(['pendingApproval', OWN]);
  });

  test('turned off it needs none, nor turned on again as it was reviewed', async () => {
    const { owner } = scene.personas;
    const id = await reviewed(false);
    await update(owner, id, { mute: true });
    expect(await statusOf(id)).toBe('pendingPlay');
    await update(owner, id, { mute: false });
    expect(await statusOf(id)).toBe('pendingPlay');
  });

  test('what was seen without it is looked at anew', async () => {
    const { owner, reviewer } = scene.personas;
    const id = await scene.addAd();
    // It waits: what is looked at is the silent ad, not the one with sound from before.
    await update(owner, id, { mute: true });
    await seeAds(scene, reviewer, [id]);
    await update(owner, id, { mute: false });
    expect((await scene.batch(reviewer, 'ad.approve', { ids: [id] }))[0]?.code).toBe(CHANGED);
  });

  test('an ad reviewed before sound was keeps its review, until its sound is turned on', async () => {
    const { owner } = scene.personas;
    const id = await reviewed(true);
    // As it was then: with sound, which its hash does not say.
    await setRow(scene, 'ad', id, { mute: false });
    await update(owner, id, { name: 'Renamed' });
    expect(await statusOf(id)).toBe('pendingPlay');
    await update(owner, id, { mute: true });
    expect(await statusOf(id)).toBe('pendingPlay');
    expect((await call(scene, owner, 'ad.update', { id, mute: false })).code).toBe(0);
    expect(await statusOf(id)).toBe('pendingApproval');
  });
});
