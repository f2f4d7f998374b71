import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let app: TestApp;
beforeAll(async () => {
  stubBrowser();
  app = await buildTestApp();
});
afterAll(() => app.close());

test('the tree beside a list is that of one’s own enterprise, where those below have departments too [PERM-06]', async () => {
  const { superior, owner } = app.personas;
  await data(app, superior, 'department.create', { name: 'Above' });
  const { list } = await data<{ list: { name: string; corpId: string }[] }>(app, superior, 'department.list');
  const [ours, others] = [true, false].map((isOurs) =>
    list.filter(({ corpId }) => (corpId === superior.corpId) === isOurs).map(({ name }) => name),
  );
  expect(others).not.toEqual([]);
  expect(list.some(({ corpId }) => corpId === owner.corpId)).toBe(true);
  await renderConsole(app, superior, { path: '/dev_mag' });
  const tree = await screen.findByRole('navigation', { name: 'Department' });
  await within(tree).findByText('Above');
  const shown = within(tree)
    .getAllByRole('button')
    .map((node) => node.textContent);
  expect(shown.slice(1).toSorted()).toEqual(ours?.toSorted());
});
