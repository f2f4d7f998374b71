import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#core/entity/rule.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { logicOf } from '#server/policies/logic.ts';
import { addPicture } from '#tests/support/library.ts';

// No action of ours sets a field with a condition: here a picture lies in a folder unless it is called so, as x-when says it.
const logic: { whens: object } = logicOf('material');
const { whens } = logic;
beforeAll(() => {
  logic.whens = { ...whens, folderId: ({ name }: Values) => name !== 'Loose' };
});
afterAll(() => {
  logic.whens = whens;
});

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

test.each([
  ['Kept', true],
  ['Loose', false],
])('an action keeps what its form sets only where it is on: %s', async (name, isKept) => {
  const { owner } = app.personas;
  const id = await addPicture(app, owner);
  await data(app, owner, 'material.update', { id, name });
  const folder = await data<{ id: string }>(app, owner, 'materialFolder.create', { name: `Folder of ${name}` });
  const { results } = await data<{ results: unknown }>(app, owner, 'material.move', { ids: [id], folderId: folder.id });
  expect(results).toEqual([{ id, code: 0, message: 'ok' }]);
  expect(await data(app, owner, 'material.one', { id })).toMatchObject({ folderId: isKept ? folder.id : null });
});
