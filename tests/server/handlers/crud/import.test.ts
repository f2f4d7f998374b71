import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { makePoints } from '#server/commands/givePoints.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { givePoints, showNumber } from '#tests/support/library.ts';
import { download, importRows, importSheet, makeSheet, settled, type Typed } from '#tests/support/sheets.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const HEADINGS = ['Device No.', 'Name', 'Type', 'Group'];
const owner = () => app.personas.owner;
const secret = (n: number): string => String(n).padStart(43, 'a');
const group = () => data<{ name: string }>(app, owner(), 'deviceGroup.one', { id: app.personas.own.groupId });
const devices = async () =>
  (await data<{ list: Record<string, unknown>[] }>(app, owner(), 'device.list', { sort: 'name', order: 'asc' })).list;

/** Rows of screens that show their number, with points for them. */
async function screens(count: number): Promise<Typed[][]> {
  await givePoints(app, 'android', count);
  const { name } = await group();
  const rows: Typed[][] = [];
  for (let n = 0; n < count; n += 1) rows.push([await showNumber(app, secret(n)), `Screen ${n}`, 'Android', name]);
  return rows;
}

test('screens are added by a sheet, each as by hand: number, point, log [DEV-03, DEV-05, REP-02]', async () => {
  const task = await importRows(app, owner(), [HEADINGS, ...(await screens(3))]);
  expect(task).toMatchObject({ status: 'completed', total: 3, done: 3, failed: 0, problem: null });
  expect(await devices()).toMatchObject([
    { name: 'Screen 0', status: 'inactive', groupId: app.personas.own.groupId },
    { name: 'Screen 1' },
    { name: 'Screen 2' },
  ]);
  const points = await data<{ list: { status: string }[] }>(app, owner(), 'devicePoint.list');
  expect(points.list.map(({ status }) => status)).toEqual(['bound', 'bound', 'bound']);
  const log = await data<{ list: { call: string; userName: string }[] }>(app, owner(), 'operationLog.list');
  expect(log.list.map((line) => line.call).toSorted()).toEqual([
    'device.create',
    'device.create',
    'device.create',
    'device.import',
    'upload.sign',
  ]);
  expect(new Set(log.list.map(({ userName }) => userName))).toEqual(new Set(['owner']));
});

test('rows that fail are told at their cell in both languages, and the others are there [DEV-03, DEV-15]', async () => {
  const [good = [], other = [], third = []] = await screens(3);
  const task = await importRows(app, owner(), [
    HEADINGS,
    good,
    [other[0] ?? null, null, 'Linux', 'No such group'],
    ['ABCD2345', 'Unknown', 'Android', good[3] ?? null],
    [null, null, null, null],
    [good[0] ?? null, 'Twice', 'Android', good[3] ?? null],
    third,
  ]);
  expect(task).toMatchObject({ status: 'partlyCompleted', total: 5, done: 2, failed: 3 });
  expect(task.errors).toEqual([
    {
      row: 3,
      column: 'C',
      field: 'type',
      zh: '没有“Linux”这个选项，请填模板所列的选项',
      en: 'There is no choice “Linux”: take one that the template lists',
    },
    {
      row: 3,
      column: 'D',
      field: 'groupId',
      zh: '没有“No such group”：设备组不存在，请先创建',
      en: 'There is none called “No such group”: The device group does not exist, create it first',
    },
    { row: 3, column: 'B', field: 'name', zh: '必填', en: 'Required' },
    { row: 4, column: 'A', field: 'uuid', zh: errors.DEVICE_UNKNOWN.zh, en: errors.DEVICE_UNKNOWN.en },
    { row: 6, column: 'A', field: 'uuid', zh: errors.DEVICE_BOUND.zh, en: errors.DEVICE_BOUND.en },
  ]);
  expect((await devices()).map(({ name }) => name)).toEqual(['Screen 0', 'Screen 2']);
});

test('rows that failed can be fetched, put right and imported as they are', async () => {
  const [row = []] = await screens(1);
  const task = await importRows(app, owner(), [HEADINGS, [row[0] ?? null, '=Lobby', 'Android', 'Elsewhere']]);
  expect(task).toMatchObject({ status: 'failed', done: 0, failed: 1 });
  const { rows } = await download(app, owner(), 'importTask.failures', { id: task.id });
  const heading = rows[0] ?? [];
  const at = (name: string): number => heading.findIndex((each) => String(each).startsWith(name));
  expect(rows[1]?.[at('Name')]).toBe("'=Lobby");
  expect(rows[1]?.[at('What is wrong')]).toBe(
    '2: Group: There is none called “Elsewhere”: The device group does not exist, create it first',
  );
  const repaired = rows.map((each) => [...each]);
  repaired[1]![at('Group')] = (await group()).name;
  expect(await importRows(app, owner(), repaired)).toMatchObject({ status: 'completed', done: 1 });
  expect((await devices())[0]).toMatchObject({ name: '=Lobby' });
});

test('names are looked for within what the importer sees, and never guessed', async () => {
  const rows = await screens(2);
  const make = (name: string, corpId: string) =>
    app.services.store.write({ kind: 'system', corpId }, (tx) => tx.tags.insert({ name, corpId }));
  await make('Ours', app.personas.own.corpId);
  await make('Second', app.personas.own.corpId);
  await make('Theirs', app.personas.other.corpId);
  const task = await importRows(app, owner(), [
    [...HEADINGS, 'Tags'],
    [...(rows[0] ?? []), 'Ours; Second'],
    [...(rows[1] ?? []), 'Theirs'],
  ]);
  expect(task.errors).toMatchObject([{ row: 3, column: 'E', en: 'There is none called “Theirs”' }]);
  expect((await devices())[0]?.['tagIds']).toHaveLength(2);
});

test('a name that importer and subordinate both have is the importer’s; what the subordinate alone has is refused [UI-13]', async () => {
  const { superior, own } = app.personas;
  const laid = (corpId: string, name: string) =>
    app.services.store.write({ kind: 'system', corpId }, (tx) => tx.tags.insert({ name }));
  // The subordinate's is older: it would be found first.
  const theirs = await laid(own.corpId, 'Window');
  const ours = await laid(superior.corpId, 'Window');
  await laid(own.corpId, 'Cellar');
  await app.services.store.write({ kind: 'system', corpId: null }, (tx) =>
    makePoints(tx, superior.corpId, {
      type: 'android',
      count: 2,
      years: 1,
      expireAt: tx.now + 86_400_000,
      trial: false,
    }),
  );
  const numbers = [await showNumber(app, secret(1)), await showNumber(app, secret(2))];
  const task = await importRows(app, superior, [
    [...HEADINGS, 'Tags'],
    [numbers[0]!, 'Top 1', 'Android', 'Default group', 'Window'],
    [numbers[1]!, 'Top 2', 'Android', 'Default group', 'Cellar'],
  ]);
  expect(task.errors).toMatchObject([
    { row: 3, field: 'tagIds', en: 'This belongs to another enterprise: choose one of the same' },
  ]);
  const { list } = await data<{ list: Record<string, unknown>[] }>(app, superior, 'device.list', {});
  expect(list).toMatchObject([{ name: 'Top 1', corpId: superior.corpId, tagIds: [ours.id] }]);
  expect(list[0]?.['groupId']).not.toBe(own.groupId);
  expect(theirs.id < ours.id).toBe(true);
});

test('headings may stand in the other language, in any order, with marks', async () => {
  const [row = []] = await screens(1);
  const [uuid = null, name = null, , groupName = null] = row;
  const task = await importRows(app, owner(), [
    ['类型 *', '设备组*', '设备名称', '设备编号'],
    ['安卓', groupName, name, uuid],
  ]);
  expect(task).toMatchObject({ status: 'completed', done: 1 });
});

test('the rotation of a screen is read by its word or its degrees, as text or number [DEV-23]', async () => {
  const words = ['90° clockwise (upright)', '180', 270, '倒装'];
  const rows = (await screens(4)).map((row, n) => [...row, words[n]!]);
  const task = await importRows(app, owner(), [[...HEADINGS, 'Rotation'], ...rows]);
  expect(task).toMatchObject({ done: 3, failed: 1 });
  const found = await Promise.all(
    (await devices()).map(({ id }) => data<{ rotation: string }>(app, owner(), 'device.one', { id })),
  );
  expect(found.map(({ rotation }) => rotation)).toEqual(['90', '180', '270']);
});

test('what goes out comes back the same [reliability A14]', async () => {
  await importRows(app, owner(), [
    [...HEADINGS, 'Address', 'Screen size (inches)', 'Rotation'],
    [...((await screens(1))[0] ?? []), "'=1", 42.5, '90° clockwise (upright)'],
  ]);
  const columns = ['uuid', 'name', 'type', 'groupId', 'address', 'screenInches', 'rotation'];
  const first = await download(app, owner(), 'device.export', { columns });
  const [{ id } = { id: '' }] = (await devices()) as { id: string }[];
  await data(app, owner(), 'device.delete', { ids: [id] });
  await givePoints(app, 'android');
  const rows = first.rows.map((row) => [...row]);
  rows[1]![0] = await showNumber(app, secret(9));
  expect(await importRows(app, owner(), rows)).toMatchObject({ status: 'completed' });
  const second = await download(app, owner(), 'device.export', { columns });
  expect(second.rows[1]?.slice(1)).toEqual(first.rows[1]?.slice(1));
});

describe('the template', () => {
  test('has the headings of the caller, what must be given marked, and takes what it says', async () => {
    const english = await download(app, owner(), 'device.importTemplate');
    const chinese = await download(app, owner(), 'device.importTemplate', {}, { language: 'zh_cn' });
    expect(english.rows[0]?.slice(0, 5)).toEqual(['Device No. *', 'Name *', 'Type *', 'Group', 'Sets']);
    expect(chinese.rows[0]?.slice(0, 2)).toEqual(['设备编号 *', '设备名称 *']);
    expect(decodeURIComponent(String(chinese.headers['content-disposition']))).toContain('设备-导入模板.xlsx');
    const [row = []] = await screens(1);
    expect(await importRows(app, owner(), [english.rows[0] ?? [], row])).toMatchObject({ status: 'completed' });
  });
});

describe('who may', () => {
  test("nobody sees another's task, but administrators see those of their house [PERM-05]", async () => {
    const reply = await importSheet(app, app.personas.staff, {
      bytes: await makeSheet([HEADINGS, ...(await screens(1))]),
    });
    const id = reply.data?.taskId ?? '';
    await settled(app, app.personas.staff, id);
    expect((await call(app, owner(), 'importTask.one', { id })).code).toBe(0);
    for (const persona of ['rival', 'self', 'clerk'] as const)
      for (const name of ['importTask.one', 'importTask.failures'] as const)
        expect((await call(app, app.personas[persona], name, { id })).code).toBe(errors.NOT_FOUND.code);
  });

  test('a record lands where the importer stands [PERM-04]', async () => {
    const reply = await importSheet(app, app.personas.staff, {
      bytes: await makeSheet([HEADINGS, ...(await screens(1))]),
    });
    expect(await settled(app, app.personas.staff, reply.data?.taskId ?? '')).toMatchObject({ status: 'completed' });
    expect((await devices())[0]).toMatchObject({ deptId: app.personas.own.northId });
  });

  test('who has no code imports nothing, and is told before a file is sent [PERM-08]', async () => {
    const bytes = await makeSheet([HEADINGS]);
    expect((await importSheet(app, app.personas.clerk, { bytes })).code).toBe(errors.NO_PERMISSION.code);
  });
});
