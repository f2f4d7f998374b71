import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '#generated/model/errors.gen.ts';
import { callerOf } from '#server/policies/sessionUser.ts';
import { mayPlace } from '#server/policies/mayPlace.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { uploadFor } from '#tests/support/library.ts';
import type { Persona } from '#tests/support/personas.ts';

const LICENCE = '91350100M000100Y43';
const ID_CARD = '11010519491231002X';
const platform = { kind: 'system', corpId: null } as const;

let scene: TestApp;
beforeAll(async () => {
  scene = await buildTestApp();
  const { advertiser, agent, own } = scene.personas;
  // Both are customers of the media owner, and nobody has verified them yet.
  await scene.services.store.write(platform, async (tx) => {
    for (const { corpId } of [advertiser, agent])
      await tx.corporations.update(corpId, { superiorId: own.corpId, identityState: 'unsubmitted' });
  });
});
afterAll(() => scene.close());

const papers = (caller: Persona, count = 1) =>
  uploadFor(scene, caller, { entity: 'verification', field: 'pictures', count });
const enterprise = async (caller: Persona, input: object = {}) =>
  call<{ id: string }>(scene, caller, 'verification.enterprise', {
    holder: '  小熊咖啡有限公司 ',
    creditCode: LICENCE.toLowerCase(),
    pictures: await papers(caller),
    ...input,
  });
const audit = (caller: Caller, input: object = {}) =>
  data<{ kinds: { kind: string; state: string; latest: Record<string, unknown> | null }[] }>(
    scene,
    caller,
    'verification.audit',
    input,
  );
const stateOf = async (caller: Caller, kind = 'identity') =>
  (await audit(caller)).kinds.find((each) => each.kind === kind)!;
const decide = (caller: Persona, verb: 'approve' | 'refuse' | 'withdraw', id: string, input: object = {}) =>
  call<{ results: { code: number }[] }>(scene, caller, `verification.${verb}`, { ids: [id], ...input });
const outcome = async (...args: Parameters<typeof decide>) => {
  const reply = await decide(...args);
  return reply.code < 0 ? reply.code : (reply.data as { results: { code: number }[] }).results[0]!.code;
};
const news = async (caller: Persona) =>
  (await data<{ list: { kind: string; detail: string | null }[] }>(scene, caller, 'notice.info', {})).list;
/** Returns the gate's answer to a caller: the advertiser that is named, or the name of the refusal. */
const gate = ({ userId, corpId }: Persona, advertiserId?: string) =>
  scene.services.store.write(platform, async (tx) => {
    const user = await callerOf(tx, userId, corpId);
    if (typeof user === 'string') return user;
    return mayPlace(tx.as({ kind: 'user', user }), user, advertiserId).then(
      (placing) => placing.advertiserId,
      (error: { code: ErrorName }) => error.code,
    );
  });

describe('an identity [ADS-05] [ENT-08]', () => {
  let first: string;

  test('is submitted with its papers, and waits for the media owner above, who is told', async () => {
    const { advertiser, owner } = scene.personas;
    expect(await gate(advertiser)).toBe('PLACE_UNVERIFIED');
    expect((await stateOf(advertiser)).state).toBe('unsubmitted');
    const reply = await enterprise(advertiser);
    expect(reply).toMatchObject({ code: 0, data: { status: 'submitted' } });
    first = (reply.data as { id: string }).id;
    expect(await stateOf(advertiser)).toMatchObject({ state: 'submitted', latest: { status: 'submitted' } });
    expect(await gate(advertiser)).toBe('PLACE_UNVERIFIED');
    expect(await news(owner)).toContainEqual(
      expect.objectContaining({ kind: 'verifyWaiting', subject: 'Buyer', recordId: first }),
    );
    expect(await data(scene, owner, 'verification.one', { id: first })).toMatchObject({
      advertiserId: advertiser.corpId,
      advertiserName: 'Buyer',
      holder: '小熊咖啡有限公司',
      creditCode: LICENCE,
      idNumber: null,
    });
  });

  test('waits once: a second one of its kind is refused, one of another kind is not', async () => {
    const { advertiser } = scene.personas;
    expect((await enterprise(advertiser)).code).toBe(errors.VERIFY_WAITING.code);
    const other = await call(scene, advertiser, 'verification.create', {
      kind: 'adQualification',
      holder: 'Buyer',
      certificate: 'Trade mark',
      pictures: await papers(advertiser),
    });
    expect(other.code).toBe(0);
    expect((await stateOf(advertiser, 'adQualification')).state).toBe('submitted');
  });

  test('is seen by its enterprise and its superiors alone, and its pictures by who may review', async () => {
    const { advertiser, owner, superior, rival, agent, clerk } = scene.personas;
    const { pictures } = await data<{ pictures: string[] }>(scene, advertiser, 'verification.one', { id: first });
    const opens = async ({ cookie }: Persona) =>
      (await scene.app.inject({ url: `/media/${pictures[0]}`, headers: { cookie: `session=${cookie}` } })).statusCode;
    for (const caller of [advertiser, owner, superior]) {
      expect((await call(scene, caller, 'verification.one', { id: first })).code).toBe(0);
      expect(await opens(caller)).toBe(302);
    }
    for (const caller of [rival, agent]) {
      expect((await call(scene, caller, 'verification.one', { id: first })).code).toBe(errors.NOT_FOUND.code);
      expect(await opens(caller)).toBe(404);
    }
    expect((await call(scene, clerk, 'verification.one', { id: first })).code).toBe(errors.NO_PERMISSION.code);
    expect(await opens(clerk)).toBe(404);
  });

  test('leaves no number and no picture in the operation log', async () => {
    const { advertiser } = scene.personas;
    const { list } = await data<{ list: { id: string }[] }>(scene, advertiser, 'operationLog.list', {
      filter: { targetId: first },
    });
    const line = await data(scene, advertiser, 'operationLog.one', { id: list[0]!.id });
    expect(JSON.stringify(line)).toContain('***');
    const { pictures } = await data<{ pictures: string[] }>(scene, advertiser, 'verification.one', { id: first });
    expect(JSON.stringify(line)).not.toContain(pictures[0]);
  });

  test('is refused with a reason that the advertiser reads, and submitted anew', async () => {
    const { advertiser, owner, rival } = scene.personas;
    expect(await outcome(rival, 'refuse', first, { reason: 'No' })).toBe(errors.NOT_FOUND.code);
    expect((await decide(advertiser, 'approve', first)).code).toBe(errors.NO_PERMISSION.code);
    expect((await decide(owner, 'refuse', first)).code).toBe(errors.PAYLOAD_INVALID.code);
    expect(await outcome(owner, 'refuse', first, { reason: 'The licence is blurred' })).toBe(0);
    expect(await stateOf(advertiser)).toMatchObject({ state: 'refused', latest: { reason: 'The licence is blurred' } });
    expect(await news(advertiser)).toContainEqual(
      expect.objectContaining({ kind: 'verifyRefused', detail: 'The licence is blurred' }),
    );
    expect(await outcome(owner, 'approve', first)).toBe(errors.NOT_ALLOWED_NOW.code);
    expect((await enterprise(advertiser)).code).toBe(0);
  });

  test('once approved opens the gate, with the state of the enterprise and its accounts', async () => {
    const { advertiser, owner } = scene.personas;
    const { latest } = await stateOf(advertiser);
    expect(await outcome(owner, 'approve', String(latest!['id']))).toBe(0);
    expect((await stateOf(advertiser)).state).toBe('verified');
    expect(await gate(advertiser)).toBe(advertiser.corpId);
    const corporation = await data(scene, owner, 'corporation.one', { id: advertiser.corpId });
    expect(corporation).toMatchObject({ identityState: 'verified', adQualificationState: 'submitted' });
    const { list } = await data<{ list: object[] }>(scene, owner, 'account.list', {
      filter: { corpId: advertiser.corpId },
    });
    expect(list).toEqual([expect.objectContaining({ identityState: 'verified' })]);
    expect(await news(advertiser)).toContainEqual(expect.objectContaining({ kind: 'verifyPassed' }));
  });

  test('holds while a newer one waits, which then takes its place', async () => {
    const { advertiser, owner } = scene.personas;
    const { data: person } = await call<{ id: string }>(scene, advertiser, 'verification.idcard', {
      holder: '熊静',
      idNumber: ID_CARD.toLowerCase(),
      pictures: await papers(advertiser, 2),
    });
    expect(await stateOf(advertiser)).toMatchObject({ state: 'verified', latest: { status: 'submitted' } });
    expect(await gate(advertiser)).toBe(advertiser.corpId);
    expect(await outcome(owner, 'approve', person!.id)).toBe(0);
    const { list } = await data<{ list: { status: string }[] }>(scene, advertiser, 'verification.list', {
      filter: { kind: 'identity' },
    });
    expect(list.map(({ status }) => status).toSorted()).toEqual(['refused', 'replaced', 'verified']);
  });

  test('that is withdrawn meanwhile shuts the gate, and says why', async () => {
    const { advertiser, owner } = scene.personas;
    const { latest } = await stateOf(advertiser);
    expect(await outcome(owner, 'withdraw', String(latest!['id']), { reason: 'The licence has ended' })).toBe(0);
    expect(await gate(advertiser)).toBe('PLACE_WITHDRAWN');
    expect(await stateOf(advertiser)).toMatchObject({
      state: 'withdrawn',
      latest: { reason: 'The licence has ended' },
    });
    expect(await news(advertiser)).toContainEqual(expect.objectContaining({ kind: 'verifyWithdrawn' }));
  });

  test('is asked for by what places an order, whose refusal keeps nothing', async () => {
    const { valid } = cases.find(({ call: { name } }) => name === 'adsOrder.place')!;
    const reply = await call(scene, scene.personas.advertiser, 'adsOrder.place', valid);
    expect(reply.code).toBe(errors.PLACE_WITHDRAWN.code);
    expect((await data<{ total: number }>(scene, scene.personas.advertiser, 'adsOrder.list', {})).total).toBe(0);
  });

  test.each([
    ['a wrong check character', { creditCode: '91350100M000100Y44' }, 'creditCode'],
    ['no picture', { pictures: [] }, 'pictures'],
    ['a picture of somebody else', { pictures: ['0190a000-0000-7000-8000-000000000000'] }, 'pictures'],
    ['no name', { holder: '' }, 'holder'],
  ])('with %s is refused at its field, and nothing is kept', async (_, input, field) => {
    const { advertiser } = scene.personas;
    const before = await data<{ total: number }>(scene, advertiser, 'verification.list', {});
    const reply = await enterprise(advertiser, input);
    expect(reply.code).toBe(errors.PAYLOAD_INVALID.code);
    expect(Object.keys((reply.data as unknown as { errors: object }).errors)[0]).toContain(field);
    expect((await data<{ total: number }>(scene, advertiser, 'verification.list', {})).total).toBe(before.total);
  });
});

describe('an agent [ADS-08]', () => {
  let client: { id: string; advertiserId: string };

  test('adds an advertiser below itself, for which it submits papers to the media owner', async () => {
    const { agent, owner } = scene.personas;
    client = await data(scene, agent, 'proxy.create', { name: ' 山水茶业​ ', type: 'enterprise', contact: '老李' });
    expect(client).toMatchObject({ name: '山水茶业', identityState: 'unsubmitted' });
    const { advertiserId } = client;
    const reply = await enterprise(agent, { advertiserId });
    expect(reply.code).toBe(0);
    expect((await audit(agent, { advertiserId })).kinds[0]!.state).toBe('submitted');
    expect(await outcome(owner, 'approve', reply.data!.id)).toBe(0);
    expect(await data(scene, agent, 'proxy.one', { id: client.id })).toMatchObject({ identityState: 'verified' });
  });

  test('places once it is verified itself, and names one of its own advertisers', async () => {
    const { agent, owner, advertiser } = scene.personas;
    expect(await gate(agent, client.advertiserId)).toBe('PLACE_UNVERIFIED');
    const reply = await enterprise(agent);
    await decide(owner, 'approve', reply.data!.id);
    expect(await gate(agent, client.advertiserId)).toBe(client.advertiserId);
    expect(await gate(agent)).toBe('PLACE_NAMES_NONE');
    expect(await gate(agent, advertiser.corpId)).toBe('PLACE_NOT_PROXY');
  });

  test('sees the ads of its advertisers, with the name of each', async () => {
    const { agent, owner, own } = scene.personas;
    const { id } = await scene.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.ads.insert({
        name: 'Tea',
        number: 'A-1',
        status: 'playing',
        advertiserId: client.advertiserId,
        creatorId: owner.userId,
      }),
    );
    const { list } = await data<{ list: object[] }>(scene, agent, 'ad.list', {});
    expect(list).toEqual([expect.objectContaining({ id, advertiserId: client.advertiserId })]);
    expect(await call(scene, agent, 'proxy.delete', { ids: [client.id] })).toMatchObject({
      data: { results: [{ code: errors.PROXY_HAS_ADS.code }] },
    });
    await scene.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.ads.update(id, { status: 'expired' }),
    );
  });

  test('lets one go, and then neither sees it nor places for it', async () => {
    const { agent, owner, own } = scene.personas;
    expect(await call(scene, agent, 'proxy.delete', { ids: [client.id] })).toMatchObject({
      data: { results: [{ code: 0 }] },
    });
    expect(await gate(agent, client.advertiserId)).toBe('PLACE_NOT_PROXY');
    expect((await call(scene, agent, 'verification.audit', { advertiserId: client.advertiserId })).code).toBe(
      errors.NOT_FOUND.code,
    );
    const corporation = await data(scene, owner, 'corporation.one', { id: client.advertiserId });
    expect(corporation).toMatchObject({ superiorId: own.corpId, identityState: 'verified' });
  });

  test('is what the media owner says: an advertiser represents nobody', async () => {
    const reply = await call(scene, scene.personas.advertiser, 'proxy.create', { name: 'Other', type: 'enterprise' });
    expect(reply.code).toBe(errors.NO_PERMISSION.code);
  });
});

test('the dashboard of an advertiser says how far it is, what it spent and what it has [ADS-02]', async () => {
  const overview = await data(scene, scene.personas.advertiser, 'advertiserFigure.overview', {});
  expect(overview).toEqual({
    customerType: 'advertiser',
    verification: { identity: 'withdrawn', qualification: 'unsubmitted', adQualification: 'submitted' },
    ads: { playing: 0, pendingPlay: 0, pendingApproval: 0, disapproved: 0, expired: 0 },
    allAds: 0,
    impressions: 0,
    spendFen: 0,
    walletFen: 0,
    heldFen: 0,
    represented: 0,
  });
});
