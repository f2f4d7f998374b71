import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Predicate } from '#generated/server/predicate.gen.ts';
import type * as tablesModule from '#generated/server/tables.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

// No schema of ours narrows what an action's form alone asks for: this one does, as codegen prints it.
vi.mock('#generated/server/tables.gen.ts', async (original) => {
  const printed = await original<typeof tablesModule>();
  const open: Predicate = (eb) => eb('name', '=', 'Open');
  return {
    ...printed,
    tableRefFilters: {
      ...printed.tableRefFilters,
      materials: { ...printed.tableRefFilters.materials, 'copy.toFolderId': open },
    },
  };
});

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const folder = async (name: string): Promise<string> =>
  (await data<{ id: string }>(app, app.personas.owner, 'materialFolder.create', { name })).id;

test.each([
  ['Open', 0],
  ['Closed', -10006],
])('the form of an action takes only what its filter lets it name: %s', async (name, code) => {
  const toFolderId = await folder(name);
  const answer = await call<{ errors?: object }>(app, app.personas.owner, 'material.copy', {
    ids: ['0190b5b7-0000-7000-8000-000000000001'],
    toFolderId,
  });
  expect(answer.code).toBe(code);
  expect(Object.keys(answer.data?.errors ?? {})).toEqual(code === 0 ? [] : ['toFolderId']);
});
