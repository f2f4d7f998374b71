import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { entities } from '#generated/model/entities.gen.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { BatchResult, FieldErrors, Reply } from '#core/protocol/reply.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';

const NOT_FOUND = errors.NOT_FOUND.code;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const named = (name: string) => ({ name: `${name}-${Math.random().toString(36).slice(2, 8)}` });
const blank = (reply: Reply) => JSON.stringify({ ...reply, traceKey: '' });

/** A record of each kind that a new corporation has or that a name alone makes. */
async function foreignIds(): Promise<Record<string, string>> {
  const { other, rival } = test.personas;
  const made = async (entity: string, payload: object) =>
    (await data<{ id: string }>(test, rival, `${entity}.create` as CallName, payload)).id;
  return {
    account: rival.userId,
    corporation: other.corpId,
    role: other.roleId,
    department: other.northId,
    deviceGroup: other.groupId,
    adSlot: other.slotId,
    layout: other.layoutId,
    tag: await made('tag', named('t')),
    deviceSet: await made('deviceSet', named('s')),
    campaign: await made('campaign', named('c')),
    materialFolder: await made('materialFolder', named('f')),
  };
}

describe("another tenant's id [PERM-05, A1]", () => {
  let foreign: Record<string, string>;
  beforeAll(async () => {
    foreign = await foreignIds();
  });

  it('alone is answered, byte for byte, as one that does not exist', async () => {
    for (const [entity, id] of Object.entries(foreign)) {
      const name = `${entity}.one` as CallName;
      const theirs = await call(test, test.personas.owner, name, { id });
      const nobodys = await call(test, test.personas.owner, name, { id: '01890000-0000-7000-8000-000000000000' });
      expect({ name, code: theirs.code, said: blank(theirs) }).toEqual({ name, code: NOT_FOUND, said: blank(nobodys) });
    }
  });

  it('in an update changes nothing', async () => {
    for (const [entity, id] of Object.entries(foreign)) {
      const name = `${entity}.update` as CallName;
      expect({ name, code: (await call(test, test.personas.owner, name, { id })).code }).toEqual({
        name,
        code: NOT_FOUND,
      });
    }
  });

  it('in a batch fails alone, and the good item is done', async () => {
    const own = await data<{ id: string }>(test, test.personas.owner, 'tag.create', named('mine'));
    const { results } = await data<BatchResult>(test, test.personas.owner, 'tag.delete', {
      ids: [foreign['tag'], own.id],
    });
    expect(results.map(({ code }) => code)).toEqual([NOT_FOUND, 0]);
    expect((await call(test, test.personas.rival, 'tag.one', { id: foreign['tag'] })).code).toBe(0);
  });

  it('in any action of any entity is not found', async () => {
    const metas: Readonly<Record<string, EntityMeta>> = entities;
    const batches = Object.values(calls).filter(
      ({ kind, entity, verb }) =>
        kind === 'action' &&
        foreign[entity] !== undefined &&
        metas[entity]?.actions.some((action) => action.call === verb && !action.form),
    );
    expect(batches.length).toBeGreaterThan(10);
    for (const { name, entity } of batches) {
      const { results } = await data<BatchResult>(test, test.personas.owner, name as CallName, {
        ids: [foreign[entity]],
      });
      expect({ name, codes: results.map(({ code }) => code) }).toEqual({ name, codes: [NOT_FOUND] });
    }
  });

  it.each([
    [
      'device.create',
      'groupId',
      'deviceGroup',
      (id: string) => ({ uuid: 'ABCD2345', name: 'x', type: 'android', groupId: id }),
    ],
    ['deviceGroup.create', 'layoutId', 'layout', (id: string) => ({ ...named('g'), layoutId: id })],
    [
      'account.create',
      'roleId',
      'role',
      (id: string) => ({ userName: 'stolen_role', password: 'password-1', realName: 'x', roleId: id }),
    ],
    ['department.create', 'parentId', 'department', (id: string) => ({ ...named('d'), parentId: id })],
    [
      'corporation.create',
      'superiorId',
      'corporation',
      (id: string) => ({ ...named('c'), type: 'enterprise', customerType: 'mediaOwner', superiorId: id }),
    ],
  ] as const)(
    'inside %s, as %s, is refused at that field as one that does not exist',
    async (name, field, entity, payload) => {
      const theirs = await call<FieldErrors>(test, test.personas.owner, name, payload(foreign[entity] ?? ''));
      const nobodys = await call<FieldErrors>(
        test,
        test.personas.owner,
        name,
        payload('01890000-0000-7000-8000-000000000000'),
      );
      expect(theirs).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { rules: { [field]: 'notFound' } } });
      expect(blank(theirs)).toBe(blank(nobodys));
    },
  );

  it('inside an array is refused, and so is one under a sibling that says what it is', async () => {
    const { own, owner } = test.personas;
    const ad = {
      ...named('ad'),
      slotId: own.slotId,
      startAt: new Date(test.clock.now() + 3_600_000).toISOString(),
      endAt: new Date(test.clock.now() + 7_200_000).toISOString(),
      kind: 'text',
      text: 'x',
    };
    for (const [targetType, entity] of [
      ['deviceGroup', 'deviceGroup'],
      ['deviceSet', 'deviceSet'],
      ['tag', 'tag'],
    ] as const) {
      const reply = await call<FieldErrors>(test, owner, 'ad.create', {
        ...ad,
        type: 'common',
        targetType,
        targetIds: [foreign[entity]],
      });
      expect({ targetType, rules: reply.data?.rules }).toEqual({ targetType, rules: { targetIds: 'notFound' } });
    }
    expect(
      (
        await call<FieldErrors>(test, owner, 'ad.create', {
          ...ad,
          type: 'common',
          targetType: 'deviceGroup',
          targetIds: [own.groupId, foreign['deviceGroup']],
        })
      ).data?.rules,
    ).toEqual({ targetIds: 'notFound' });
  });

  it('in an update of what is referred to is refused, also where the record says to what', async () => {
    const group = await data<{ id: string }>(test, test.personas.owner, 'deviceGroup.create', named('g'));
    const reply = await call<FieldErrors>(test, test.personas.owner, 'deviceGroup.update', {
      id: group.id,
      layoutId: foreign['layout'],
    });
    expect(reply.data?.rules).toEqual({ layoutId: 'notFound' });
  });

  it('in a filter finds nothing', async () => {
    const { total } = await data<{ total: number }>(test, test.personas.owner, 'tag.list', {
      filter: { id: { in: [foreign['tag']] } },
    });
    expect(total).toBe(0);
  });
});

describe('data permission [PERM-04]', () => {
  const ids: Record<string, string> = {};
  const listed = async (caller: Caller) =>
    (await data<{ list: { id: string }[] }>(test, caller, 'campaign.list', { pageSize: 200 })).list.map(({ id }) => id);
  const codeOf = async (caller: Caller, id: string) => (await call(test, caller, 'campaign.one', { id })).code;

  beforeAll(async () => {
    const { owner, staff, self } = test.personas;
    for (const [name, caller] of Object.entries({ owner, staff, self }))
      ids[name] = (await data<{ id: string }>(test, caller, 'campaign.create', named(name))).id;
  });

  it('shows an administrator all rows', async () => {
    expect(await listed(test.personas.owner)).toEqual(
      expect.arrayContaining([ids['owner'], ids['staff'], ids['self']]),
    );
  });

  it('shows a department what is of it and below, and nothing above', async () => {
    const seen = await listed(test.personas.staff);
    expect(seen).toEqual(expect.arrayContaining([ids['staff'], ids['self']]));
    expect(seen).not.toContain(ids['owner']);
    expect(await codeOf(test.personas.staff, ids['owner'] ?? '')).toBe(NOT_FOUND);
  });

  it('shows oneself only what is one’s own', async () => {
    expect(await listed(test.personas.self)).toEqual([ids['self']]);
    expect(await codeOf(test.personas.self, ids['staff'] ?? '')).toBe(NOT_FOUND);
    expect((await call(test, test.personas.self, 'campaign.update', { id: ids['staff'], name: 'stolen' })).code).toBe(
      NOT_FOUND,
    );
  });

  it('shows a superior its subordinates, with the code for it [PERM-06]', async () => {
    const { superior, own, owner } = test.personas;
    expect(await listed(superior)).toContain(ids['owner']);
    expect(await codeOf(superior, ids['owner'] ?? '')).toBe(0);
    expect((await call(test, owner, 'corporation.one', { id: test.personas.superior.corpId })).code).toBe(NOT_FOUND);
    const { list } = await data<{ list: { id: string }[] }>(test, superior, 'corporation.list', {});
    expect(list.map(({ id }) => id).toSorted()).toEqual([own.corpId, superior.corpId].toSorted());
  });

  it('lets a new row of a department be seen by those above it', async () => {
    const { id } = await data<{ id: string }>(test, test.personas.staff, 'campaign.create', named('north'));
    expect(await codeOf(test.personas.owner, id)).toBe(0);
    expect(await codeOf(test.personas.rival, id)).toBe(NOT_FOUND);
  });
});

describe('a reference that its schema narrows', () => {
  it('takes what the filter lets pass, and nothing else', async () => {
    const { superior, own } = test.personas;
    const platform = { kind: 'system', corpId: null } as const;
    await test.services.store.write(platform, (tx) =>
      tx.corporations.insert({
        id: 'corporation-below',
        corpId: 'corporation-below',
        number: 'B1',
        name: 'Below',
        type: 'enterprise',
        customerType: 'advertiser',
        status: 'enabled',
        superiorId: superior.corpId,
      }),
    );
    const ad = (advertiserId: string) => ({
      ...named('ad'),
      type: 'common',
      slotId: own.slotId,
      advertiserId,
      targetType: 'deviceGroup',
      targetIds: [own.groupId],
      kind: 'text',
      text: 'x',
      startAt: new Date(test.clock.now() + 3_600_000).toISOString(),
      endAt: new Date(test.clock.now() + 7_200_000).toISOString(),
    });
    expect((await call<FieldErrors>(test, superior, 'ad.create', ad(own.corpId))).data?.rules).toMatchObject({
      advertiserId: 'notFound',
    });
    expect(
      (await call<FieldErrors>(test, superior, 'ad.create', ad('corporation-below'))).data?.rules ?? {},
    ).not.toHaveProperty('advertiserId');
  });
});
