import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldErrors } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { buildAdScene, DAY, MINUTE, type AdScene } from './scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

const at = (ms: number) => new Date(scene.clock.now() + ms).toISOString();
const AT_ONCE = { startsApproved: true, startAt: undefined };

describe('an ad that starts as soon as it is approved [AD-04, AD-06]', () => {
  test('has no start until then, and the moment of its approval from then on', async () => {
    const id = await scene.addAd(undefined, { ...AT_ONCE, endAt: at(DAY) });
    expect(await scene.adOf(id)).toMatchObject({ status: 'pendingApproval', startAt: null, startsApproved: true });
    scene.clock.advance(20 * MINUTE);
    const now = scene.clock.now();
    expect((await scene.approve(scene.personas.reviewer, [id]))[0]?.code).toBe(0);
    const ad = await scene.adOf(id);
    expect(ad).toMatchObject({ status: 'pendingPlay', startAt: new Date(now).toISOString(), startsApproved: false });
    // An approved ad stays approved: its start is no change of content.
    await data(scene, scene.personas.owner, 'ad.update', { id, name: 'Renamed' });
    expect(await scene.adOf(id)).toMatchObject({ status: 'pendingPlay', contentHash: ad['contentHash'] });
  });

  test('has no start of its own beside it, and an end ahead', async () => {
    const id = await scene.addAd(undefined, { startsApproved: true, startAt: at(DAY), endAt: at(2 * DAY) });
    expect((await scene.adOf(id))['startAt']).toBeNull();
    const reply = await call<FieldErrors>(
      scene,
      scene.personas.owner,
      'ad.create',
      scene.draft({ ...AT_ONCE, endAt: at(4 * MINUTE) }),
    );
    expect(reply.data?.errors).toEqual({ endAt: 'End must be at least 5 minutes from now' });
  });

  test('needs a start where approval is none', async () => {
    const reply = await call<FieldErrors>(
      scene,
      scene.personas.owner,
      'ad.create',
      scene.draft({ startAt: undefined }),
    );
    expect(reply.data?.errors).toEqual({ startAt: 'Time cannot be empty' });
  });

  test('counts its duration from its approval', async () => {
    const id = await scene.addAd(undefined, { ...AT_ONCE, promotion: 'sevenDays', endAt: at(DAY) });
    scene.clock.advance(3 * DAY);
    const now = scene.clock.now();
    await scene.approve(scene.personas.reviewer, [id]);
    expect((await scene.adOf(id))['endAt']).toBe(new Date(now + 7 * DAY).toISOString());
  });
});

describe('the start of an ad is five minutes ahead whenever it is set, and an emergency starts at once [AD-04, AD-12]', () => {
  const owner = () => scene.personas.owner;
  const moved = async (id: string, startAt: string) => {
    const { code, data: answer } = await call<FieldErrors>(scene, owner(), 'ad.update', { id, startAt });
    return { code, rules: answer?.rules };
  };
  const TOO_NEAR = { code: errors.PAYLOAD_INVALID.code, rules: { startAt: 'ad.startLead' } };

  test('an emergency is made, and moved, to start now', async () => {
    const now = at(0);
    const id = await scene.addAd(owner(), { type: 'emergency', startAt: now, endAt: at(DAY) });
    expect(await scene.adOf(id)).toMatchObject({ startAt: now });
    expect((await scene.approve(scene.personas.reviewer, [id]))[0]?.code).toBe(0);
    const later = await scene.addAd(owner(), { type: 'emergency', startAt: at(DAY), endAt: at(2 * DAY) });
    expect(await moved(later, now)).toMatchObject({ code: 0 });
    expect(await scene.adOf(later)).toMatchObject({ startAt: now });
  });

  test.each(['common', 'insertion', 'bootUp', 'launcher', 'filler'])(
    'a start of a %s ad is never nearer',
    async (type) => {
      const more = { type, ...(type === 'insertion' ? { playCycleS: 3600 } : {}) };
      const made = await call<FieldErrors>(scene, owner(), 'ad.create', scene.draft({ ...more, startAt: at(0) }));
      expect({ code: made.code, rules: made.data?.rules }).toEqual(TOO_NEAR);
      const id = await scene.addAd(owner(), more);
      expect(await moved(id, at(4 * MINUTE))).toEqual(TOO_NEAR);
      expect(await moved(id, at(5 * MINUTE))).toMatchObject({ code: 0 });
    },
  );

  test('what has begun keeps its start, whatever else is changed; many at once are asked the same', async () => {
    const id = await scene.addAd();
    scene.clock.advance(2 * 60 * MINUTE);
    expect((await call(scene, owner(), 'ad.update', { id, name: 'Begun' })).code).toBe(0);
    const set = { startAt: at(0) };
    const { results } = await data<{ results: { code: number }[] }>(scene, owner(), 'ad.updateMany', {
      ids: [id],
      set,
    });
    expect(results.map(({ code }) => code)).toEqual([errors.PAYLOAD_INVALID.code]);
  });
});

describe('the duration of a promotion sets its end [AD-04]', () => {
  const started = async (promotion: string, more: object = {}) => {
    const id = await scene.addAd(undefined, { startAt: at(DAY), endAt: at(2 * DAY), promotion, ...more });
    return { id, ad: await scene.adOf(id) };
  };
  const days = ({ startAt, endAt }: Record<string, unknown>) =>
    (Date.parse(String(endAt)) - Date.parse(String(startAt))) / DAY;

  test('seven days are seven days, whatever end was sent', async () => {
    expect(days((await started('sevenDays')).ad)).toBe(7);
  });

  test.each([
    ['oneMonth', 28, 31],
    ['threeMonths', 89, 92],
    ['sixMonths', 181, 184],
  ])('%s ends on the same day of a later month', async (promotion, least, most) => {
    const length = days((await started(promotion)).ad);
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  });

  test('another duration keeps the end that was sent', async () => {
    expect(days((await started('other')).ad)).toBe(1);
  });

  test('follows a start that is moved, and gives way to an end that is typed', async () => {
    const { id } = await started('sevenDays');
    await data(scene, scene.personas.owner, 'ad.update', { id, startAt: at(3 * DAY) });
    expect(days(await scene.adOf(id))).toBe(7);
    await data(scene, scene.personas.owner, 'ad.update', { id, endAt: at(5 * DAY) });
    expect(await scene.adOf(id)).toMatchObject({ promotion: 'other', endAt: at(5 * DAY) });
  });
});
