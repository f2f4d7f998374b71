import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const state = {
  filter: '{"status":{"in":["online"]}}',
  sort: 'name',
  order: 'asc',
  columns: ['name'],
  shown: ['name'],
};
type View = { id: string; name: string; shared: boolean; state: typeof state };
type Who = 'owner' | 'staff' | 'clerk' | 'superior' | 'rival';

const make = (who: Who, more: object = {}) =>
  data<View>(test, test.personas[who], 'savedView.create', {
    name: 'Mine',
    entity: 'device',
    view: 'list',
    state,
    ...more,
  });
const names = async (who: Who) =>
  (await data<{ list: View[] }>(test, test.personas[who], 'savedView.list', { sort: 'name' })).list.map(
    ({ name }) => name,
  );

describe('a saved view', () => {
  it('is seen by its owner alone until it is shared, then by all of the enterprise [UI-01]', async () => {
    const own = await make('staff', { name: 'Of staff' });
    const shared = await make('owner', { name: 'For all', shared: true });
    expect(own).toMatchObject({ shared: false, state });
    // Not even who may see all data of the corporation, or of those below, looks into what is somebody's own.
    expect(await Promise.all((['staff', 'owner', 'clerk', 'superior', 'rival'] as const).map(names))).toEqual([
      ['For all', 'Of staff'],
      ['For all'],
      ['For all'],
      [],
      [],
    ]);
    expect(await call(test, test.personas.owner, 'savedView.one', { id: own.id })).toMatchObject({
      code: errors.NOT_FOUND.code,
    });
    expect(await data<View>(test, test.personas.clerk, 'savedView.one', { id: shared.id })).toMatchObject({ state });
  });

  it('is changed, deleted and brought back by its owner alone [UI-01, UI-11]', async () => {
    const { id } = await make('owner', { name: 'Shared', shared: true });
    const { staff, owner } = test.personas;
    expect(await call(test, staff, 'savedView.update', { id, name: 'Theirs' })).toMatchObject({
      code: errors.NOT_OWNER.code,
    });
    expect(await data(test, staff, 'savedView.delete', { ids: [id] })).toMatchObject({
      results: [{ id, code: errors.NOT_OWNER.code }],
    });
    expect(await data<View>(test, owner, 'savedView.update', { id, name: 'Renamed' })).toMatchObject({
      name: 'Renamed',
    });
    expect(await data(test, owner, 'savedView.delete', { ids: [id] })).toMatchObject({ results: [{ id, code: 0 }] });
    const { list } = await data<{ list: View[] }>(test, staff, 'savedView.list', { view: 'bin' });
    expect(list).toMatchObject([{ id }]);
    expect(await data(test, staff, 'savedView.restore', { ids: [id] })).toMatchObject({
      results: [{ id, code: errors.NOT_OWNER.code }],
    });
    expect(await data(test, owner, 'savedView.restore', { ids: [id] })).toMatchObject({ results: [{ id, code: 0 }] });
    expect(await names('staff')).toContain('Renamed');
    expect(await data(test, owner, 'savedView.delete', { ids: [id] })).toMatchObject({ results: [{ id, code: 0 }] });
  });

  it('is shared by who may share, and by nobody else [UI-01, PERM-03]', async () => {
    const { clerk } = test.personas;
    const { id } = await make('clerk', { name: 'Of the clerk' });
    const refused = { code: errors.NO_PERMISSION.code };
    expect(await call(test, clerk, 'savedView.update', { id, shared: true })).toMatchObject(refused);
    expect(
      await call(test, clerk, 'savedView.create', { name: 'x', entity: 'device', state, shared: true }),
    ).toMatchObject(refused);
    expect(await names('owner')).not.toContain('Of the clerk');
  });

  it.each([
    ['a filter of any length', { filter: 'x'.repeat(4001) }],
    ['as many columns as one likes', { columns: Array.from({ length: 101 }, (_, n) => `c${n}`) }],
    ['what nobody asked for', { colour: 'red' }],
    ['pages of any size', { pageSize: 201 }],
  ])('does not keep %s', async (_what, wrong) => {
    expect(
      await call(test, test.personas.staff, 'savedView.create', { name: 'x', entity: 'device', state: wrong }),
    ).toMatchObject({ code: errors.PAYLOAD_INVALID.code });
  });
});
