import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a role’s permissions are found by name, and what was ticked before stays [PERM-04]', async () => {
  const { user } = await renderConsole(app, app.personas.owner, { path: '/corporation_add_role' });
  const tree = within(await screen.findByRole('group', { name: /^Permissions/ }));
  await user.click(tree.getByRole('checkbox', { name: 'View plans' }));
  await user.type(tree.getByRole('searchbox', { name: 'Search' }), 'review own');
  expect(tree.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Review own ads']);
  await user.click(tree.getByRole('checkbox', { name: 'Review own ads' }));
  await user.clear(tree.getByRole('searchbox', { name: 'Search' }));
  for (const name of ['View plans', 'Review own ads'])
    expect(tree.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true);
  // Each selects its parent permission as well.
  expect(tree.getByText('4 selected')).toBeTruthy();
  await user.type(tree.getByRole('searchbox', { name: 'Search' }), 'nothing of this');
  expect(tree.getByText('Nothing matches')).toBeTruthy();
});
