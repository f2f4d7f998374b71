import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { subordinatesOf } from '#server/policies/trees.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { givePoints, showNumber } from '#tests/support/library.ts';
import { RACE_MS, codesOf, rounds } from '#tests/support/races.ts';
import { rowOf } from '#tests/support/rows.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const platform = { kind: 'system', corpId: null } as const;
let serial = 0;

/** Makes one of a tree, below another or at its top. */
const make = async (entity: 'department' | 'materialFolder', parentId: string | null): Promise<string> => {
  serial += 1;
  const { id } = await data<{ id: string }>(test, test.personas.owner, `${entity}.create`, {
    name: `Branch ${serial}`,
    ...(entity === 'department' ? { position: 1 } : {}),
    parentId,
  });
  return id;
};

describe('a tree', { timeout: RACE_MS }, () => {
  it.each([
    ['department', errors.DEPARTMENT_IN_ITSELF.code],
    ['materialFolder', errors.FOLDER_IN_ITSELF.code],
  ] as const)('of %ss has no circle after two moves at once [security 10]', async (entity, inItself) => {
    const { owner, own } = test.personas;
    const top = entity === 'department' ? own.departmentId : null;
    const found = await rounds(async () => {
      const [one, other] = [await make(entity, top), await make(entity, top)];
      const move = (id: string, parentId: string) => call(test, owner, `${entity}.update`, { id, parentId });
      const replies = await Promise.all([move(one, other), move(other, one)]);
      const said = codesOf(replies);
      if (said !== `0 ${inItself}` && said !== `${inItself} 0`) return `answered ${said}`;
      const parents = await Promise.all([one, other].map(async (id) => (await rowOf(test, entity, id))?.['parentId']));
      return parents.filter((parent) => parent === top).length === 1 ? null : `the parents are ${parents.join()}`;
    });
    expect(found).toEqual([]);
  });

  it('of enterprises has no circle after two moves at once [security 10]', async () => {
    const { superior } = test.personas;
    const add = async () => {
      serial += 1;
      const draft = { name: `Enterprise ${serial}`, type: 'enterprise', customerType: 'mediaOwner' };
      return (await data<{ id: string }>(test, superior, 'corporation.create', draft)).id;
    };
    const found = await rounds(async () => {
      const [one, other] = [await add(), await add()];
      const move = (id: string, superiorId: string) => call(test, superior, 'corporation.update', { id, superiorId });
      const said = codesOf(await Promise.all([move(one, other), move(other, one)]));
      const below = await test.services.store.read(platform, (tx) => subordinatesOf(tx, superior.corpId));
      if (!below.includes(one) || !below.includes(other)) return `${said}, and a branch hangs on nothing`;
      const inItself = errors.CORPORATION_IN_ITSELF.code;
      return said === `0 ${inItself}` || said === `${inItself} 0` ? null : `answered ${said}`;
    });
    expect(found).toEqual([]);
  });
});

describe('two administrators', { timeout: RACE_MS }, () => {
  /** Adds two administrators, whose next calls find their sessions remembered: neither waits for its own to be read. */
  const addTwo = async () => {
    const { own, owner } = test.personas;
    const both = await test.services.store.write(platform, async (tx) => {
      const add = () =>
        addPersona(tx, test.services, {
          userName: `admin_${(serial += 1)}`,
          corporation: own,
          roleId: own.roleId,
          deptId: owner.deptId,
          system: 'YXF',
          password: '',
        });
      return [await add(), await add()] as const;
    });
    for (const each of both) await data(test, each, 'account.one', { id: each.userId });
    return both;
  };
  const clerkRole = async () => (await rowOf(test, 'account', test.personas.clerk.userId))?.['roleId'];
  const ways: Record<string, (by: Persona, whom: Persona, roleId: unknown) => Promise<Reply>> = {
    delete: (by, { userId }) => call(test, by, 'account.delete', { ids: [userId] }),
    pause: (by, { userId }) => call(test, by, 'account.pause', { ids: [userId] }),
    demote: (by, { userId: id }, roleId) => call(test, by, 'account.update', { id, roleId }),
    'demote as one of many': (by, { userId }, roleId) =>
      call(test, by, 'account.updateMany', { ids: [userId], set: { roleId } }),
    'sign out by another password': (by, { userId }) => call(test, by, 'account.resetPassword', { ids: [userId] }),
  };

  it.each([
    ['delete', 'delete'],
    ['delete', 'demote'],
    ['pause', 'demote'],
    ['demote', 'demote'],
    ['demote', 'demote as one of many'],
    ['demote', 'sign out by another password'],
    ['sign out by another password', 'sign out by another password'],
  ])('of whom one comes to %s, the other to %s the first at once: one stays [security 10]', async (first, second) => {
    const { own } = test.personas;
    const roleId = await clerkRole();
    const found = await rounds(async () => {
      const [one, other] = await addTwo();
      const said = codesOf(await Promise.all([ways[first]!(one, other, roleId), ways[second]!(other, one, roleId)]));
      const rows = await Promise.all([one, other].map(({ userId }) => rowOf(test, 'account', userId)));
      const left = rows.filter(
        (row) => row?.['status'] === 'enabled' && row['roleId'] === own.roleId && row['mustChangePassword'] !== true,
      );
      return left.length === 1 ? null : `${left.length} are left, answered ${said}`;
    });
    expect(found).toEqual([]);
  });

  /** Calls by which an administrator changes another, or makes one. */
  const deeds: typeof ways = {
    ...ways,
    restore: (by: Persona, { userId }: Persona) => call(test, by, 'account.restore', { ids: [userId] }),
    create: (by: Persona, { deptId }: Persona) => {
      const draft = { userName: `made_by_${(serial += 1)}`, password: 'of-a-new-one', realName: 'New', deptId };
      return call(test, by, 'account.create', { ...draft, roleId: test.personas.own.roleId });
    },
  };

  it.each(Object.keys(deeds))('are none where one was demoted as the call to %s was under way', async (deed) => {
    const roleId = await clerkRole();
    const [one, other] = await addTwo();
    if (deed === 'restore') await data(test, one, 'account.delete', { ids: [other.userId] });
    await data(test, one, 'account.one', { id: one.userId });
    const begun = Promise.withResolvers<void>();
    const demotion = test.services.store.write(platform, async (tx) => {
      await tx.hold(`administrators of ${one.corpId}`);
      await tx.accounts.update(one.userId, { roleId: roleId as string });
      begun.resolve();
      // Time enough for the call to be let in: its session is known, and its transaction waits for this one.
      await wait(200);
    });
    await begun.promise;
    const answer = deeds[deed]!(one, other, roleId);
    await demotion;
    const { NO_PERMISSION } = errors;
    const isBatch = !['create', 'demote'].includes(deed);
    expect(codesOf([await answer])).toBe(isBatch ? `0[${NO_PERMISSION.code}]` : `${NO_PERMISSION.code}`);
  });
});

it(
  'while points are free, no screen is refused for want of one, and none has two [DEV-05, security 10]',
  async () => {
    const { owner, own } = test.personas;
    const AT_ONCE = 20;
    const found = await rounds(async (round) => {
      const numbers: string[] = [];
      for (let n = 0; n < AT_ONCE; n += 1) numbers.push(await showNumber(test, `${round}-${n}`.padEnd(43, 'x')));
      await givePoints(test, 'android', AT_ONCE);
      const replies = await Promise.all(
        numbers.map((uuid) =>
          call<{ id: string }>(test, owner, 'device.create', {
            uuid,
            name: uuid,
            type: 'android',
            groupId: own.groupId,
          }),
        ),
      );
      const refused = replies.filter(({ code }) => code !== 0).map(({ code, message }) => `${code} ${message}`);
      const made = replies.flatMap(({ data }) => (data ? [data.id] : []));
      const bound = await test.services.store.read({ kind: 'system', corpId: own.corpId }, (tx) =>
        tx.devicePoints.find((eb) => eb.and([eb('status', '=', 'bound'), eb('device_id', 'in', made)])),
      );
      const holders = new Set(bound.map(({ deviceId }) => deviceId));
      const isOnce = bound.length === AT_ONCE && made.every((id) => holders.has(id));
      return refused.length === 0 && isOnce ? null : `${refused.join()}; ${bound.length} of ${holders.size} holders`;
    });
    expect(found).toEqual([]);
  },
  RACE_MS,
);
