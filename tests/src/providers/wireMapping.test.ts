import { expect, test } from 'vitest';
import type { WireMapping } from '#core/entity/mapping.ts';
import { createDataProvider } from '#src/providers/dataProvider.ts';
import { withWireMapping } from '#src/providers/wireMapping.ts';
import { createClient } from '#src/transport/client.ts';
import { clientParts, wire, type Answer } from '../transport/clientParts.ts';

/** Screens are numbered in capitals in the console, and in small letters on the wire. */
const mapping: WireMapping<{ uuid: string }, { uuid: string }> = {
  fromWire: (record) => ({ ...record, ...(record.uuid ? { uuid: record.uuid.toUpperCase() } : {}) }),
  toWire: (values) => ({ ...values, ...(values.uuid ? { uuid: values.uuid.toLowerCase() } : {}) }),
};

const row = { id: '1', uuid: 'abcd', name: 'Lobby' };
const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const } };

function scene(answer: Answer) {
  const { http, arrived } = wire(() => answer);
  const loaded: string[] = [];
  const plain = createDataProvider(createClient(clientParts({ http, token: () => 'abc' })));
  const provider = withWireMapping(plain, async (resource) => {
    loaded.push(resource);
    return resource === 'devices' ? mapping : undefined;
  });
  return { provider, loaded, sent: () => arrived.map(({ payload }) => JSON.parse(payload) as unknown) };
}

test('what is read is as views want it, in every verb that reads', async () => {
  const many = scene({ code: 0, data: { list: [row], total: 1 } }).provider;
  const seen = { ...row, uuid: 'ABCD' };
  expect((await many.getList('devices', { ...page, filter: {} })).data).toEqual([seen]);
  expect((await many.getMany('devices', { ids: ['1'] })).data).toEqual([seen]);
  const reference = { ...page, target: 'groupId', id: 'g', filter: {} };
  expect((await many.getManyReference('devices', reference)).data).toEqual([seen]);
  const { provider } = scene({ code: 0, data: row });
  expect((await provider.getOne('devices', { id: '1' })).data).toEqual(seen);
});

test('what is written is as the wire wants it, and what is the same there is not sent', async () => {
  const { provider, sent } = scene({ code: 0, data: row });
  const created = await provider.create('devices', { data: { uuid: 'WXYZ', name: 'Hall' } });
  expect(created.data).toEqual({ ...row, uuid: 'ABCD' });
  const previousData = { id: '1', rev: 3, name: 'Lobby', address: 'Here' };
  const data = { ...previousData, name: 'Hall' };
  await provider.update('devices', { id: '1', data, previousData });
  expect(sent()).toEqual([
    { uuid: 'wxyz', name: 'Hall' },
    { id: '1', rev: 3, name: 'Hall' },
  ]);
});

test('a resource without a mapping stays as it is', async () => {
  const { provider, loaded } = scene({ code: 0, data: { id: '1', name: 'Plan' } });
  expect((await provider.getOne('campaigns', { id: '1' })).data).toEqual({ id: '1', name: 'Plan' });
  expect(loaded).toEqual(['campaigns']);
});
