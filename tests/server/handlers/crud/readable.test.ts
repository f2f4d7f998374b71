import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('a column that the caller may not read sorts nothing: its order alone would tell it [PERM-05]', async () => {
  const { owner, reviewer } = app.personas;
  const payload = { sort: 'impressions', order: 'desc' };
  expect((await call(app, owner, 'ad.list', payload)).code).toBe(0);
  expect(await call(app, reviewer, 'ad.list', payload)).toMatchObject({
    code: -10006,
    data: { rules: { sort: 'unknownField' } },
  });
});
