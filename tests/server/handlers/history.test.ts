import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('the log is narrowed to one record, which is its history [REP-02]', async () => {
  const { owner } = app.personas;
  const { id } = await data<{ id: string }>(app, owner, 'tag.create', { name: 'Lobby' });
  await data(app, owner, 'tag.create', { name: 'Other' });
  await data(app, owner, 'tag.update', { id, name: 'Hall' });
  await data(app, owner, 'tag.delete', { ids: [id] });
  const { list } = await data<{ list: { call: string }[] }>(app, owner, 'operationLog.list', {
    filter: { entity: 'tag', targetId: id },
  });
  expect(list.map((line) => line.call).toSorted()).toEqual(['tag.create', 'tag.delete', 'tag.update']);
  const refused = await call(app, app.personas.clerk, 'operationLog.list', { filter: { targetId: id } });
  expect(refused.code).not.toBe(0);
});
