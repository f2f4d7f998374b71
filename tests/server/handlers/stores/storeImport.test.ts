import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { download, importRows, makeSheet } from '#tests/support/sheets.ts';
import { postFile, type Applied } from '#tests/support/library.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('ENT-07, DEV-03: stores are imported by a sheet, their keepers by name or login account; wrong rows are told', async () => {
  const { owner, own } = test.personas;
  const person = (userName: string) =>
    data<{ id: string }>(test, owner, 'account.create', {
      userName,
      password: 'x9k2pq',
      realName: 'Li Na',
      roleId: own.roleId,
    });
  const [first] = [await person('li_na_01'), await person('li_na_02')];
  const { rows: template } = await download(test, owner, 'store.importTemplate');
  const heading = template[0]!.map(String);
  expect(heading).toEqual([
    'Store No. *',
    'Name *',
    'Keeper',
    'Department',
    'District',
    'Address',
    'Telephone',
    'Remark',
  ]);
  const task = await importRows(
    test,
    owner,
    [
      heading,
      ['S-1', 'First', 'li_na_01', 'North', '310104', 'Main Street 1', '021-6433 0880', null],
      ['S-2', 'Second', 'owner', null, null, null, null, null],
      ['S-2', 'Again', null, null, null, null, null, null],
      ['S-4', 'Fourth', 'Li Na', null, 'Nowhere', null, null, null],
      [null, 'Fifth', 'nobody_here', null, null, null, null, null],
    ],
    { entity: 'store' },
  );
  expect(task).toMatchObject({
    status: 'partlyCompleted',
    total: 5,
    done: 2,
    failed: 3,
  });
  const wrong = (task.errors ?? []).map(({ row, field, en }) => `${row} ${field}: ${en}`);
  expect(wrong).toEqual([
    expect.stringMatching(/^4 number: /),
    expect.stringMatching(/^5 districtCode: /),
    '5 keeperId: Several are called “Li Na”: write a number or login account instead, or rename them',
    expect.stringMatching(/^6 keeperId: There is none called “nobody_here”/),
    '6 number: Required',
  ]);
  const { list } = await data<{ list: Record<string, unknown>[] }>(test, owner, 'store.list', {
    sort: 'number',
    order: 'asc',
  });
  expect(list).toMatchObject([
    {
      number: 'S-1',
      name: 'First',
      keeperId: first.id,
      deptId: own.northId,
      districtCode: '310104',
    },
    { number: 'S-2', name: 'Second', keeperId: owner.userId },
  ]);
});

it('ENT-07: whoever may add no store imports none', async () => {
  const { clerk } = test.personas;
  const bytes = await makeSheet([
    ['Store No.', 'Name'],
    ['S-9', 'Ninth'],
  ]);
  const applied = await call<Applied>(test, clerk, 'upload.sign', {
    entity: 'store',
    name: 'stores.xlsx',
    size: bytes.length,
  });
  expect(applied.code).toBe(-10005);
  if (applied.data) await postFile(test, applied.data, bytes);
  expect((await call(test, clerk, 'store.import', { uploadId: 'none' })).code).toBe(-10005);
});
