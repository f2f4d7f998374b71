import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { call } from '../../support/call.ts';
import { PASSWORD } from '../../support/personas.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a session that timed out keeps the page: after the password, what was saved is saved [SES-09]', async () => {
  const { user, router, store } = await renderConsole(server, server.personas.staff, { path: '/tags/create' });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Kept meanwhile');
  await call(server, server.personas.staff, 'session.logout', {});
  await user.click(screen.getByRole('button', { name: /^Save/ }));

  const dialog = await screen.findByRole('dialog', { name: 'Login timeout, please login again' });
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Account' }).value).toBe('staff_north');
  const password = within(dialog).getByLabelText('Password');
  await user.type(password, 'wrong-password{Enter}');
  expect((await within(dialog).findByRole('alert')).textContent).not.toBe('');
  expect(router.state.location.pathname).toBe('/tags/create');

  await user.clear(password);
  await user.type(password, `${PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Login timeout/ })).toBeNull());
  expect(await screen.findByRole('heading', { level: 1, name: 'Kept meanwhile' })).toBeTruthy();
  expect(router.state.location.pathname).not.toBe('/tags/create');
  expect(store.token()).not.toBe(server.personas.staff.token);
});

test('who does not go on is logged out [SES-08, SES-09]', async () => {
  const { user, store, reloads } = await renderConsole(server, server.personas.self, { path: '/tags' });
  await screen.findByRole('heading', { level: 1, name: /^Tags/ });
  await call(server, server.personas.self, 'session.logout', {});
  await user.type(screen.getByRole('searchbox'), 'x{Enter}');
  await user.click(
    within(await screen.findByRole('dialog', { name: /^Login timeout/ })).getByRole('button', { name: 'Log out' }),
  );
  await waitFor(() => expect(reloads()).toBe(1), { timeout: 3000 });
  expect(store.token()).toBeNull();
});
