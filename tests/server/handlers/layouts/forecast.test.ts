import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addEditor } from './layoutScene.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('[LAY-09] the console is told the weather of a place as screens are, with the right to see layouts alone', async () => {
  const told = await app.services.weather!.of('上海');
  const viewer = await addEditor(app, 'looker', ['layout', 'layout.view']);
  expect(await data(app, viewer, 'layout.forecast', { place: '上海' })).toEqual({ report: told });
  const other = await addEditor(app, 'stranger', ['device', 'device.view']);
  expect((await call(app, other, 'layout.forecast', { place: '上海' })).code).toBe(-10005);
  expect((await call(app, viewer, 'layout.forecast', { place: '' })).code).toBe(-10006);
});
