import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import type { BatchResult, FieldErrors } from '#core/protocol/reply.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

interface Group {
  id: string;
  rev: number;
  name: string;
  kind: string;
  rows: number | null;
  columns: number | null;
  inStep: boolean | null;
  remark: string | null;
  createdAt: string;
}

const make = (payload: object) => data<Group>(test, test.personas.owner, 'deviceGroup.create', payload);
const show = (id: string) => data<Group>(test, test.personas.owner, 'deviceGroup.one', { id });
const change = (payload: object) => call<Group & FieldErrors>(test, test.personas.owner, 'deviceGroup.update', payload);
const lastLine = async () => {
  const [line] = await test.services.store.read({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
    tx.operationLogs.find((eb) => eb.val(true), { orderBy: ['id', 'desc'], limit: 1 }),
  );
  return line;
};

describe('create', () => {
  it('answers the record, with defaults, id, rev and times as ISO text', async () => {
    const made = await make({ name: 'Lobby' });
    expect(made).toMatchObject({
      name: 'Lobby',
      kind: 'common',
      rev: 1,
      remark: null,
      createdAt: new Date(test.clock.now()).toISOString(),
    });
    expect(made.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
    expect(await show(made.id)).toEqual(made);
  });

  it('refuses a value that is taken at its field, in the same corporation only', async () => {
    await make({ name: 'Taken' });
    expect(await call(test, test.personas.owner, 'deviceGroup.create', { name: 'Taken' })).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules: { name: 'taken' }, errors: { name: 'Already taken' } },
    });
    expect((await call(test, test.personas.rival, 'deviceGroup.create', { name: 'Taken' })).code).toBe(0);
  });

  it('stores nothing of a field whose x-when is off', async () => {
    expect(await make({ name: 'Plain', kind: 'common', rows: 3, columns: 4, inStep: true })).toMatchObject({
      rows: null,
      columns: null,
      inStep: null,
    });
  });

  it('stores it where x-when is on', async () => {
    expect(await make({ name: 'Wall', kind: 'multiScreen', rows: 3, columns: 4 })).toMatchObject({
      rows: 3,
      columns: 4,
      inStep: false,
    });
  });

  it('writes who, what, where and after into the operation log [REP-02]', async () => {
    const { id } = await make({ name: 'Logged' });
    expect(await lastLine()).toMatchObject({
      userName: 'owner',
      call: 'deviceGroup.create',
      entity: 'deviceGroup',
      targetId: id,
      targetName: 'Logged',
      code: 0,
      ip: '127.0.0.1',
      before: null,
      after: { name: 'Logged', kind: 'common' },
    });
  });
});

describe('update', () => {
  it('changes what is sent, keeps what is not, and clears what is null', async () => {
    const { id } = await make({ name: 'Before', remark: 'kept' });
    expect(await change({ id, name: 'After' })).toMatchObject({
      code: 0,
      data: { name: 'After', remark: 'kept', rev: 2 },
    });
    expect(await change({ id, remark: null })).toMatchObject({
      code: 0,
      data: { name: 'After', remark: null, rev: 3 },
    });
  });

  it('refuses a stale rev, also where nothing is changed', async () => {
    const { id, rev } = await make({ name: 'Stale' });
    await change({ id, rev, name: 'Stale 2' });
    expect((await change({ id, rev, name: 'Stale 3' })).code).toBe(errors.NOT_ALLOWED_NOW.code);
    expect((await change({ id, rev })).code).toBe(errors.NOT_ALLOWED_NOW.code);
    expect((await show(id)).name).toBe('Stale 2');
  });

  it('lets one of two win who change the same rev at once', async () => {
    const { id, rev } = await make({ name: 'Race' });
    const replies = await Promise.all(Array.from({ length: 5 }, (_, n) => change({ id, rev, name: `Race ${n}` })));
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === errors.NOT_ALLOWED_NOW.code)).toHaveLength(4);
  });

  it('refuses to clear what must be, at its field', async () => {
    const { id } = await make({ name: 'Must' });
    expect(await change({ id, name: null })).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules: { name: 'required' } },
    });
  });

  it('takes nothing that is locked after create', async () => {
    const { id } = await make({ name: 'Locked', kind: 'common' });
    expect(await change({ id, kind: 'multiScreen' })).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules: { kind: 'unknownField' } },
    });
    expect((await show(id)).kind).toBe('common');
  });

  it('logs what changed and nothing else', async () => {
    const { id } = await make({ name: 'Old', remark: 'same' });
    await change({ id, name: 'New', remark: 'same' });
    expect(await lastLine()).toMatchObject({
      call: 'deviceGroup.update',
      targetId: id,
      before: { name: 'Old' },
      after: { name: 'New' },
    });
  });

  it('never logs a secret, and says that it changed', async () => {
    const { own, owner } = test.personas;
    const role = await data<{ id: string }>(test, owner, 'role.create', { name: 'Logs', permissions: [] });
    await data(test, owner, 'account.create', {
      userName: 'logged_one',
      password: 'very-secret-1',
      realName: 'L',
      roleId: role.id,
    });
    const line = await lastLine();
    expect(line).toMatchObject({
      corpId: own.corpId,
      call: 'account.create',
      after: { password: '***', userName: 'logged_one' },
    });
    expect(JSON.stringify(line)).not.toContain('very-secret-1');
  });
});

describe('delete', () => {
  it('answers each item for itself, and each id once', async () => {
    const first = await make({ name: 'Bin 1' });
    const { results } = await data<BatchResult>(test, test.personas.owner, 'deviceGroup.delete', {
      ids: [first.id, 'no-such-id'],
    });
    expect(results).toEqual([
      { id: first.id, code: 0, message: 'ok' },
      { id: 'no-such-id', code: errors.NOT_FOUND.code, message: 'The device group does not exist, create it first' },
    ]);
    expect((await call(test, test.personas.owner, 'deviceGroup.one', { id: first.id })).code).toBe(
      errors.NOT_FOUND.code,
    );
  });

  it('frees a name that was unique', async () => {
    const { id } = await make({ name: 'Again' });
    await data(test, test.personas.owner, 'deviceGroup.delete', { ids: [id] });
    expect((await make({ name: 'Again' })).id).not.toBe(id);
  });
});

describe('list', () => {
  const ask = (payload: object) =>
    call<{ list: Group[]; total: number } & FieldErrors>(test, test.personas.owner, 'deviceGroup.list', payload);

  it('pages, sorts and counts', async () => {
    for (const name of ['P 3', 'P 1', 'P 2']) await make({ name });
    const first = await ask({ page: 1, pageSize: 2, sort: 'name', order: 'asc', q: 'P ' });
    const second = await ask({ page: 2, pageSize: 2, sort: 'name', order: 'asc', q: 'P ' });
    expect([...(first.data?.list ?? []), ...(second.data?.list ?? [])].map(({ name }) => name)).toEqual([
      'P 1',
      'P 2',
      'P 3',
    ]);
    expect(first.data?.total).toBe(3);
  });

  it('filters by value, set, text and ids', async () => {
    const wall = await make({ name: 'F wall', kind: 'multiScreen', rows: 1, columns: 2 });
    const plain = await make({ name: 'F plain' });
    const names = async (filter: object) =>
      (await ask({ filter, sort: 'name', pageSize: 200 })).data?.list.map(({ name }) => name);
    expect(await names({ kind: 'multiScreen', name: { contains: 'F ' } })).toEqual(['F wall']);
    expect(await names({ kind: { in: ['common', 'multiScreen'] }, name: { contains: 'f ' } })).toEqual([
      'F plain',
      'F wall',
    ]);
    expect(await names({ id: { in: [plain.id, wall.id, 'none'] } })).toEqual(['F plain', 'F wall']);
    expect(await names({ id: { in: [] } })).toEqual([]);
  });

  it('reads instants as ISO text', async () => {
    const made = await make({ name: 'Timed' });
    const line = await data<{ total: number }>(test, test.personas.owner, 'operationLog.list', {
      filter: { createdAt: { gte: made.createdAt, lte: made.createdAt } },
    });
    expect(line.total).toBeGreaterThan(0);
    const later = new Date(Date.parse(made.createdAt) + 1).toISOString();
    expect(
      (
        await data<{ total: number }>(test, test.personas.owner, 'operationLog.list', {
          filter: { createdAt: { gte: later } },
        })
      ).total,
    ).toBe(0);
  });

  it.each([
    [{ sort: 'remark; drop table tags' }, 'sort'],
    [{ sort: 'password' }, 'sort'],
    [{ filter: { rev: 'x' } }, 'filter.rev'],
    [{ filter: { name: { like: '%' } } }, 'filter.name'],
    [{ filter: { createdAt: { gte: 'yesterday' } } }, 'filter.createdAt'],
    [{ filter: { kind: { in: 'common' } } }, 'filter.kind'],
    [{ view: 'no_such_view' }, 'view'],
    [{ pageSize: 201 }, 'pageSize'],
    [{ page: 0 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ order: 'up' }, 'order'],
  ])('refuses %j at its field', async (payload, field) => {
    const { code, data: wrong } = await ask(payload);
    expect(code).toBe(errors.PAYLOAD_INVALID.code);
    expect(Object.keys(wrong?.rules ?? {}).some((path) => path === field || path.startsWith(`${field}.`))).toBe(true);
  });
});
