import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import type { CallMeta, EntityMeta, System } from '#core/entity/meta.ts';
import { calls } from '#generated/model/calls.gen.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { createDataProvider } from '#src/providers/dataProvider.ts';
import { createClient } from '#src/transport/client.ts';
import { clientParts, isSigned, wire, type Answer, type Arrived } from '../transport/clientParts.ts';

function scene(answer: (call: Arrived) => Answer, system?: System) {
  const { http, arrived } = wire(answer);
  const provider = createDataProvider(createClient(clientParts({ http, token: () => 'abc' })), system);
  return {
    provider,
    arrived,
    payloads: () => arrived.map(({ path, payload }) => [path, JSON.parse(payload) as unknown]),
  };
}

const rows = (...list: { id: string }[]): Answer => ({ code: 0, data: { list, total: list.length } });
const failure = (promise: Promise<unknown>): Promise<HttpError> =>
  promise.then(
    () => {
      throw new Error('nothing was refused');
    },
    (error: unknown) => error as HttpError,
  );

describe('what the advertiser’s console does not list [SES-11, PERM-03]', () => {
  const page = { pagination: { page: 1, perPage: 25 } };

  test('has no rows and no names, and nobody is asked', async () => {
    const { provider, arrived } = scene(() => rows({ id: '1' }), 'ADS');
    expect(await provider.getMany('ad-slots', { ids: ['1'] })).toEqual({ data: [] });
    expect(await provider.getList('devices', page)).toEqual({ data: [], total: 0 });
    expect(arrived).toEqual([]);
    expect((await provider.getMany('campaigns', { ids: ['1'] })).data).toEqual([{ id: '1' }]);
  });

  test('is asked for in the operator’s', async () => {
    const { provider } = scene(() => rows({ id: '1' }), 'YXF');
    expect((await provider.getMany('ad-slots', { ids: ['1'] })).data).toEqual([{ id: '1' }]);
  });

  test('is what has no list call there', () => {
    const table: Readonly<Record<string, CallMeta>> = calls;
    const listed = Object.values<EntityMeta>(entities).filter(({ verbs }) => verbs.YXF?.includes('list'));
    expect(listed.map(({ name, systems }) => [name, systems])).toEqual(
      listed.map(({ name }) => [name, table[`${name}.list`]?.systems]),
    );
  });
});

test('a file is asked for with the filter of a list in its wire form, and that of a report as it is [REP-01]', async () => {
  const { provider, payloads } = scene(() => rows());
  const filter = [{ by: 'screen' as const, keys: ['1'] }];
  await Promise.allSettled([
    provider.download('adReport.sheet', { by: 'ad', filter }),
    provider.download('ad.export', { filter: { status: { in: ['playing'] }, name: '' } }),
  ]);
  expect(payloads().map(([, payload]) => payload)).toEqual([
    { by: 'ad', filter },
    { filter: { status: { in: ['playing'] } } },
  ]);
});

describe('a list', () => {
  test('is asked for by page, sort, filter, q and view, signed [NET-01]', async () => {
    const { provider, arrived, payloads } = scene(() => rows({ id: '1' }));
    const answer = await provider.getList('ads', {
      pagination: { page: 2, perPage: 20 },
      sort: { field: 'startAt', order: 'DESC' },
      filter: { q: '大堂', status: { in: ['playing'] }, name: '', type: null, tags: [] },
      meta: { view: 'adv_audit' },
    });
    expect(answer).toEqual({ data: [{ id: '1' }], total: 1 });
    expect(payloads()).toEqual([
      [
        '/ad/list.shtml',
        {
          page: 2,
          pageSize: 20,
          sort: 'startAt',
          order: 'desc',
          filter: { status: { in: ['playing'] } },
          q: '大堂',
          view: 'adv_audit',
        },
      ],
    ]);
    expect(isSigned(arrived[0]!)).toBe(true);
  });

  test('of all does not name a view', async () => {
    const { provider, payloads } = scene(() => rows());
    await provider.getList('ads', { pagination: { page: 1, perPage: 10 }, meta: { view: 'list' } });
    expect(payloads()).toEqual([['/ad/list.shtml', { page: 1, pageSize: 10 }]]);
  });

  test('of many ids asks for 200 at most in one call, and for each once', async () => {
    const { provider, payloads } = scene(() => rows());
    const ids = Array.from({ length: 201 }, (_, index) => String(index));
    await provider.getMany('devices', { ids: [...ids, '0'] });
    expect(payloads()).toEqual([
      ['/device/list.shtml', { page: 1, pageSize: 200, filter: { id: { in: ids.slice(0, 200) } } }],
      ['/device/list.shtml', { page: 1, pageSize: 200, filter: { id: { in: ids.slice(200) } } }],
    ]);
  });

  test('of what refers to a record filters by the reference', async () => {
    const { provider, payloads } = scene(() => rows());
    await provider.getManyReference('devices', {
      target: 'groupId',
      id: 'g1',
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    });
    expect(payloads()).toEqual([
      ['/device/list.shtml', { page: 1, pageSize: 25, sort: 'name', order: 'asc', filter: { groupId: 'g1' } }],
    ]);
  });
});

describe('a write', () => {
  test('creates with what the call takes and nothing else', async () => {
    const { provider, payloads } = scene(() => ({ code: 0, data: { id: 't1', name: '大堂' } }));
    expect(
      await provider.create('tags', { data: { name: '大堂', id: 'mine', createdAt: 'now', note: undefined } }),
    ).toEqual({ data: { id: 't1', name: '大堂' } });
    expect(payloads()[0]![1]).toEqual({ name: '大堂' });
  });

  test('updates with what changed, the record and its revision', async () => {
    const { provider, payloads } = scene(() => ({ code: 0, data: { id: 'd1' } }));
    await provider.update('devices', {
      id: 'd1',
      data: { name: '新名', address: null, tagIds: ['a'], region: '' },
      previousData: { id: 'd1', rev: 4, name: '旧名', address: '路', tagIds: ['a'], region: '' },
    });
    expect(payloads()[0]).toEqual(['/device/update.shtml', { id: 'd1', rev: 4, name: '新名', address: null }]);
  });

  test('deletes as a batch of one', async () => {
    const { provider, payloads } = scene(() => ({
      code: 0,
      data: { results: [{ id: 't1', code: 0, message: 'ok' }] },
    }));
    await provider.delete('tags', { id: 't1', previousData: { id: 't1' } });
    expect(payloads()[0]![1]).toEqual({ ids: ['t1'] });
  });

  test('changes fields of many records by one call for 200 of them, where the schema lets it [UI-10]', async () => {
    const ids = Array.from({ length: 201 }, (_, n) => String(n));
    const { provider, payloads } = scene(({ payload }) => ({
      code: 0,
      data: { results: (JSON.parse(payload) as { ids: string[] }).ids.map((id) => ({ id, code: 0, message: 'ok' })) },
    }));
    expect(await provider.updateMany('devices', { ids, data: { scene: 'mall' } })).toEqual({ data: ids });
    expect(payloads()).toEqual([
      ['/device/update/batch.shtml', { ids: ids.slice(0, 200), set: { scene: 'mall' } }],
      ['/device/update/batch.shtml', { ids: ['200'], set: { scene: 'mall' } }],
    ]);
  });

  test('changes other fields record by record, and fails where one of a batch did', async () => {
    const { provider, payloads } = scene(({ path }) =>
      path === '/tag/update.shtml'
        ? { code: 0, data: { id: '1' } }
        : { code: 0, data: { results: [{ id: '1', code: -20801, message: 'This field does not apply' }] } },
    );
    await provider.updateMany('tags', { ids: ['1', '2'], data: { name: 'Same' } });
    expect(payloads().map(([, payload]) => payload)).toEqual([
      { id: '1', name: 'Same' },
      { id: '2', name: 'Same' },
    ]);
    const error = await failure(provider.updateMany('devices', { ids: ['1'], data: { scene: 'mall' } }));
    expect(error.message).toBe('This field does not apply');
  });

  test('does not look done where an item of the batch failed [AD-09]', async () => {
    const { provider } = scene(() => ({
      code: 0,
      data: {
        results: [
          { id: 'a', code: 0, message: 'ok' },
          { id: 'b', code: -10009, message: '当前状态不允许此操作' },
        ],
      },
    }));
    const error = await failure(provider.deleteMany('ads', { ids: ['a', 'b'] }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: '当前状态不允许此操作', status: -10009 });
  });

  test('of another verb goes by its one name', async () => {
    const { provider, payloads } = scene(() => ({ code: 0, data: { results: [] } }));
    await provider.call('ad.approve', { ids: ['a'] });
    expect(payloads()[0]).toEqual(['/ad/audit/batch/pass.shtml', { ids: ['a'] }]);
  });
});

describe('a refusal', () => {
  test('puts each sentence at its field [UI-02]', async () => {
    const { provider } = scene(() => ({
      code: -10006,
      message: '填写的内容有误',
      data: { errors: { name: '必填', 'windows.0.from': '格式不正确' }, rules: { name: 'required' } },
    }));
    const error = await failure(provider.create('ads', { data: {} }));
    expect(error.status).toBe(-10006);
    expect(error.body).toMatchObject({ code: -10006, rules: { name: 'required' } });
    expect(error.body.errors).toEqual({ name: '必填', 'windows.0.from': '格式不正确' });
  });

  test('of the whole is said at the root [UI-02]', async () => {
    const { provider } = scene(() => ({
      code: -10006,
      message: '填写的内容有误',
      data: { errors: { root: '不是有效的 JSON' }, rules: { root: 'json' } },
    }));
    expect((await failure(provider.create('ads', { data: {} }))).body.errors).toEqual({
      root: { serverError: '不是有效的 JSON' },
    });
  });

  test('of a domain stands at the field that the error table names [DEV-04]', async () => {
    const { provider } = scene(() => ({ code: -20201, message: '设备编号错误' }));
    expect((await failure(provider.create('devices', { data: { uuid: 'AAAAAAAA' } }))).body.errors).toEqual({
      uuid: '设备编号错误',
    });
  });

  test('of a right is no matter of the form', async () => {
    const { provider } = scene(() => ({ code: -10005, message: '没有操作权限' }));
    expect((await failure(provider.getOne('ads', { id: 'x' }))).body.errors).toBeUndefined();
  });

  test('of a resource that does not exist says where to look', async () => {
    const { provider } = scene(() => rows());
    await expect(provider.getOne('adz', { id: 'x' })).rejects.toThrow('There is no resource "adz"');
  });
});
