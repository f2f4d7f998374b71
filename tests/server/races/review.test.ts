import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { RACE_MS, codesOf, rounds } from '#tests/support/races.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { buildAdScene, type AdScene } from '../handlers/ads/scene.ts';

const EVIL = 'https://evil.example/';
const NICE = 'https://nice.example/';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

const update = (payload: object) => call(scene, scene.personas.owner, 'ad.update', payload);
const webAd = (url: string) => scene.addAd(scene.personas.owner, { kind: 'url', url, materials: undefined });

describe('a review', { timeout: RACE_MS }, () => {
  it('is of what is kept, whatever was changed at once [security 1: review can be passed by]', async () => {
    const found = await rounds(async () => {
      const id = await webAd(EVIL);
      const replies = await Promise.all([update({ id, url: NICE }), update({ id, durationS: 20 })]);
      expect(codesOf(replies)).toBe('0 0');
      const kept = await scene.adOf(id);
      if (kept['url'] !== NICE || kept['durationS'] !== 20) return `one change is lost: ${JSON.stringify(kept)}`;
      await scene.approve(scene.personas.reviewer, [id]);
      await data(scene, scene.personas.owner, 'ad.update', { id, url: EVIL });
      const after = await scene.adOf(id);
      return after['status'] === 'pendingApproval' ? null : `${String(after['url'])} is ${String(after['status'])}`;
    });
    expect(found).toEqual([]);
  });

  it('approves what was seen, or is refused, where the ad is changed at once [AD-07, security 1]', async () => {
    const { reviewer } = scene.personas;
    const found = await rounds(async () => {
      const id = await webAd(NICE);
      await seeAds(scene, reviewer, [id]);
      const [items] = await Promise.all([
        scene.batch(reviewer, 'ad.approve', { ids: [id] }),
        update({ id, url: EVIL }),
      ]);
      const { status } = await scene.adOf(id);
      const said = items[0]?.code;
      if (said !== 0 && said !== errors.REVIEW_CHANGED.code) return `the reviewer was told ${said}`;
      return status === 'pendingApproval' ? null : `what nobody saw is ${String(status)}`;
    });
    expect(found).toEqual([]);
  });

  it('is final: of an approval and a refusal at once, one is told that it came second [AD-07]', async () => {
    const { reviewer, owner } = scene.personas;
    const found = await rounds(async () => {
      const id = await webAd(NICE);
      await seeAds(scene, reviewer, [id]);
      const [passed, failed] = await Promise.all([
        scene.batch(reviewer, 'ad.approve', { ids: [id] }),
        scene.batch(owner, 'ad.reject', { ids: [id], reason: 'Too loud' }),
      ]);
      const { status } = await scene.adOf(id);
      const codes = [passed[0]?.code, failed[0]?.code];
      const wanted = status === 'disapproved' ? [errors.REVIEW_DONE.code, 0] : [0, errors.REVIEW_DONE.code];
      return codes.join() === wanted.join() ? null : `${codes.join()} and ${String(status)}`;
    });
    expect(found).toEqual([]);
  });
});

it(
  'counts the ads of a plan as they are, whatever was added, moved and deleted at once [AD-11, security 10]',
  async () => {
    const { owner } = scene.personas;
    const plans = await Promise.all(
      ['Spring', 'Autumn'].map((name) => data<{ id: string }>(scene, owner, 'campaign.create', { name })),
    );
    const [one, other] = plans.map(({ id }) => id);
    const found = await rounds(async () => {
      const ids = await Promise.all(
        [one, one, other, other].map((campaignId) => scene.addAd(owner, { name: 'Counted', campaignId })),
      );
      await Promise.all([
        ...ids.flatMap((id) => [update({ id, campaignId: other }), update({ id, campaignId: one })]),
        scene.batch(owner, 'ad.delete', { ids: ids.slice(1, 3) }),
        scene.addAd(owner, { campaignId: one }),
        scene.addAd(owner, { campaignId: other }),
      ]);
      const wrong: string[] = [];
      for (const id of [one, other]) {
        const { adCount } = await data<{ adCount: number }>(scene, owner, 'campaign.one', { id });
        const { total } = await data<{ total: number }>(scene, owner, 'ad.list', { filter: { campaignId: id } });
        if (adCount !== total) wrong.push(`${adCount} counted, ${total} there`);
      }
      return wrong.length > 0 ? wrong.join('; ') : null;
    });
    expect(found).toEqual([]);
  },
  RACE_MS,
);
