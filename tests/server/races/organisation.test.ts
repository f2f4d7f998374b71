import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { subordinatesOf } from '#server/policies/trees.ts';
import { addPersona } from '#tests/support/personas.ts';
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

it(
  'of two administrators who delete each other at once, one stays [security 10]',
  async () => {
    const { own, owner } = test.personas;
    const found = await rounds(async () => {
      const [one, other] = await test.services.store.write(platform, async (tx) => {
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
      const remove = (by: typeof one, whom: typeof one) => call(test, by, 'account.delete', { ids: [whom.userId] });
      const said = codesOf(await Promise.all([remove(one, other), remove(other, one)]));
      const left = await Promise.all([one, other].map(({ userId }) => rowOf(test, 'account', userId)));
      return left.filter(Boolean).length === 1 ? null : `${left.filter(Boolean).length} are left, answered ${said}`;
    });
    expect(found).toEqual([]);
  },
  RACE_MS,
);

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
