import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addPicture } from '#tests/support/library.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const counts = () => data(app, app.personas.owner, 'material.counts', {});

test('counts what each folder holds, as it is moved in, copied and moved out again [MAT-01]', async () => {
  const { owner } = app.personas;
  const id = await addPicture(app, owner);
  const { id: folder } = await data<{ id: string }>(app, owner, 'materialFolder.create', { name: 'Summer' });
  expect(await counts()).toEqual({ total: 1, unfiled: 1, folders: [] });

  await data(app, owner, 'material.move', { ids: [id], folderId: folder });
  expect(await counts()).toEqual({ total: 1, unfiled: 0, folders: [{ id: folder, count: 1 }] });

  await data(app, owner, 'material.copy', { ids: [id], toFolderId: null });
  expect(await counts()).toEqual({ total: 2, unfiled: 1, folders: [{ id: folder, count: 1 }] });

  await data(app, owner, 'material.move', { ids: [id], folderId: null });
  const unfiled = await data<{ total: number }>(app, owner, 'material.list', { filter: { folderId: null } });
  expect([await counts(), unfiled.total]).toEqual([{ total: 2, unfiled: 2, folders: [] }, 2]);
});

test('counts nothing of another corporation', async () => {
  expect(await data(app, app.personas.rival, 'material.counts', {})).toEqual({ total: 0, unfiled: 0, folders: [] });
  expect((await call(app, app.personas.owner, 'material.counts', { folderId: 'x' })).code).toBe(-10006);
});
