import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { own, superior } = app.personas;
  const tag = (corpId: string, name: string) =>
    app.services.store.write({ kind: 'system', corpId }, (tx) => tx.tags.insert({ name }));
  await tag(own.corpId, 'Window');
  await tag(superior.corpId, 'Entrance');
});
afterAll(() => app.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a row of another enterprise names its owner, one of the reader’s own does not [UI-13, trial 3]', async () => {
  localStorage.clear();
  stubBrowser();
  await renderConsole(app, app.personas.superior, { path: '/app_tags' });
  const foreign = (await screen.findByText('Window')).closest('tr')!;
  expect(await within(foreign).findByText('Own')).toBeTruthy();
  const own = screen.getByText('Entrance').closest('tr')!;
  expect(within(own).queryByText('Superior')).toBeNull();
});

test('a reference offers the records of one’s own enterprise alone [UI-13, trial 3]', async () => {
  localStorage.clear();
  stubBrowser();
  const { user } = await renderConsole(app, app.personas.superior, { path: '/dev_mag/manual_add_dev' });
  await user.click(await screen.findByLabelText(/Group/));
  const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(names.filter((name) => name?.startsWith('Default'))).toHaveLength(1);
});
