import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addDevice } from '#tests/support/library.ts';
import { download, formulasIn } from '#tests/support/sheets.ts';
import { anyDb } from '#tests/support/rows.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const within = () => ({ kind: 'system', corpId: app.personas.own.corpId }) as const;

/** Screens that nobody enrolled: rows are what matters here. */
async function addScreens(names: readonly string[]): Promise<string[]> {
  return app.services.store.write(within(), async (tx) => {
    const ids: string[] = [];
    for (const name of names) ids.push((await tx.devices.insert({ name, type: 'android', status: 'online' })).id);
    return ids;
  });
}

const namesOf = (rows: unknown[][]): unknown[] => rows.slice(1).map(([, name]) => name);
const wide = { columns: ['uuid', 'name'] };

test('a list goes out as a workbook, in the words and the clock of whoever asks [UI-10, NET-06]', async () => {
  await addDevice(app, app.personas.owner);
  const columns = ['name', 'type', 'status', 'groupId', 'createdAt', 'daysLeft'];
  const english = await download(app, app.personas.owner, 'device.export', { columns, zone: 'UTC' });
  const chinese = await download(app, app.personas.owner, 'device.export', { columns }, { language: 'zh_cn' });
  expect(english.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''Devices-\d{4}-\d\d-\d\d\.xlsx$/),
    'cache-control': 'no-store',
  });
  const { groupId } = app.personas.own;
  const group = await data<{ name: string }>(app, app.personas.owner, 'deviceGroup.one', { id: groupId });
  const now = app.clock.now();
  expect(english.rows).toEqual([
    ['Name', 'Type', 'Status', 'Group', 'Created', 'Days left'],
    ['Lobby', 'Android', 'Inactive', group.name, expect.any(Date), 365],
  ]);
  expect(chinese.rows[0]).toEqual(['设备名称', '类型', '状态', '设备组', '创建时间', '剩余天数']);
  expect(chinese.rows[1]?.slice(0, 3)).toEqual(['Lobby', '安卓', '未激活']);
  const [utc, shanghai] = [english.rows[1]?.[4] as Date, chinese.rows[1]?.[4] as Date];
  expect(Math.abs(utc.getTime() - now)).toBeLessThan(2);
  expect(Math.abs(shanghai.getTime() - now - 8 * 3_600_000)).toBeLessThan(2);
});

describe('exactly the filtered or selected rows, in the order of the list [UI-10]', () => {
  test('over pages, also where values are missing or alike', async () => {
    const ids = await addScreens(Array.from({ length: 1_203 }, (_, n) => `Screen ${String(n).padStart(4, '0')}`));
    await app.services.store.write(within(), async (tx) => {
      for (const [n, id] of ids.entries())
        await tx.devices.update(id, { scene: n % 3 === 0 ? null : n % 3 === 1 ? 'mall' : 'shop' });
    });
    for (const [sort, order] of [
      ['scene', 'asc'],
      ['scene', 'desc'],
      ['name', 'desc'],
      ['createdAt', 'asc'],
    ] as const) {
      const { rows } = await download(app, app.personas.owner, 'device.export', { ...wide, sort, order });
      const listed: unknown[] = [];
      for (let page = 1; page <= 7; page += 1) {
        const part = await data<{ list: { name: string }[] }>(app, app.personas.owner, 'device.list', {
          page,
          pageSize: 200,
          sort,
          order,
        });
        listed.push(...part.list.map(({ name }) => name));
      }
      expect(namesOf(rows)).toEqual(listed);
    }
  });

  test('by filter, search, view and ids', async () => {
    const [first, , third] = await addScreens(['Hall', 'Lift', 'Hall 2']);
    const of = async (payload: object) =>
      namesOf((await download(app, app.personas.owner, 'device.export', { ...wide, sort: 'name', ...payload })).rows);
    expect(await of({ filter: { name: { contains: 'Hall' } } })).toEqual(['Hall', 'Hall 2']);
    expect(await of({ q: 'lift' })).toEqual(['Lift']);
    expect(await of({ ids: [third, first] })).toEqual(['Hall', 'Hall 2']);
    expect(await of({ ids: [third], filter: { name: { contains: 'Lift' } } })).toEqual([]);
    expect(await of({ view: 'exception' })).toEqual([]);
  });

  test("nothing of another tenant's or another department's [PERM-05]", async () => {
    const [mine] = await addScreens(['Mine']);
    for (const persona of ['rival', 'self'] as const) {
      expect((await download(app, app.personas[persona], 'device.export', wide)).rows).toHaveLength(1);
      expect((await download(app, app.personas[persona], 'device.export', { ...wide, ids: [mine] })).rows).toHaveLength(
        1,
      );
    }
    expect((await download(app, app.personas.superior, 'device.export', wide)).rows).toHaveLength(2);
  });
});

test('a text that a spreadsheet would run is none any more, and nothing is lost [reliability A14]', async () => {
  const names = [
    '=1+1',
    '+SUM(A1)',
    '-2',
    '@cmd',
    '\tx',
    '\rx',
    "'=1",
    'a\nb',
    '<&>"',
    '_x0041_',
    '\u0007',
    '屏😀',
    'x ',
  ];
  await addScreens(names);
  const { rows, bytes } = await download(app, app.personas.owner, 'device.export', { ...wide, sort: 'createdAt' });
  expect(formulasIn(bytes)).toBe(0);
  const seen = namesOf(rows).map(String);
  for (const text of seen) expect(text).not.toMatch(/^[=+\-@\t\r]/);
  expect(seen).toEqual(names.map((name) => (/^'?[=+\-@\t\r]/.test(name) ? `'${name}` : name)));
});

test('who exported what is in the operation log [REP-02]', async () => {
  await addScreens(['One', 'Two']);
  await download(app, app.personas.owner, 'device.export', { ...wide, filter: { name: { contains: 'One' } } });
  const { list } = await data<{ list: { id: string; call: string }[] }>(app, app.personas.owner, 'operationLog.list');
  const line = list.find((each) => each.call === 'device.export');
  expect(await data(app, app.personas.owner, 'operationLog.one', { id: line?.id })).toMatchObject({
    userName: 'owner',
    code: 0,
    after: { rows: 1, columns: ['uuid', 'name'] },
  });
});

describe('refuses', () => {
  test('more rows than an export may have, and reads none of them', async () => {
    const { corpId } = app.personas.own;
    await app.services.store.write(within(), async (tx) => {
      const row = (n: number) => ({ id: `many-${n}`, corp_id: corpId, name: `Many ${n}`, rev: 1, created_at: n });
      for (let n = 0; n <= limits.exportRows; n += 500)
        await anyDb(tx)
          .insertInto('tags')
          .values(Array.from({ length: 500 }, (_, each) => row(n + each)))
          .execute();
    });
    const many = await app.services.store.read(within(), (tx) => tx.tags.count());
    expect(many).toBeGreaterThan(limits.exportRows);
    await app.services.store.write(within(), (tx) =>
      anyDb(tx)
        .insertInto('devices')
        .columns(['id', 'corp_id', 'name', 'rev', 'created_at'])
        .expression(anyDb(tx).selectFrom('tags').select(['id', 'corp_id', 'name', 'rev', 'created_at']))
        .execute(),
    );
    expect(await call(app, app.personas.owner, 'device.export')).toMatchObject({
      code: errors.EXPORT_TOO_LARGE.code,
      message: errors.EXPORT_TOO_LARGE.en,
      data: { max: limits.exportRows, total: many },
    });
  });

  test.each([
    ['a zone that nobody knows', { zone: 'Mars/Olympus' }, { zone: 'invalid' }],
    ['a column that is none of the sheet', { columns: ['lockPassword'] }, { 'columns.0': 'enum' }],
  ])('%s', async (_what, payload, rules) => {
    expect(await call(app, app.personas.owner, 'device.export', payload)).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules },
    });
  });

  test('whoever may export but not see, until they may [PERM-08]', async () => {
    const give = (permissions: string[]) =>
      app.services.store.write(within(), (tx) => tx.roles.updateAll((eb) => eb('name', '=', 'Clerk'), { permissions }));
    await give(['device.export']);
    expect((await call(app, app.personas.clerk, 'device.export', wide)).code).toBe(errors.NO_PERMISSION.code);
    await give(['device.export', 'device.view']);
    expect((await download(app, app.personas.clerk, 'device.export', wide)).rows).toEqual([['Device No.', 'Name']]);
  });
});

test('an advertiser exports its own plays [REP-04]', async () => {
  expect((await download(app, app.personas.advertiser, 'proofOfPlay.export')).rows).toHaveLength(1);
});
