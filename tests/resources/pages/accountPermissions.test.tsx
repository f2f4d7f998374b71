import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

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

const item = (name: string) => screen.getAllByText(name).find((one) => one.closest('li'))!;

describe('what an account may do [NET-11]', () => {
  test('stands as a tree with a mark at each permission, found by its name', async () => {
    const { owner, staff } = server.personas;
    const { user } = await renderConsole(server, owner, { path: `/user_mag/permissions/${staff.userId}` });
    await screen.findByRole('heading', { level: 1, name: /^What .+ may do$/ });
    expect(screen.getByText('What its role was given, and nothing else.')).toBeTruthy();
    expect(within(item('View ads')).getByTitle('May')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Only what it may not' }));
    expect(screen.queryByText('View ads')).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'no such permission');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  test('has what other editions have, each with the edition from which it is there [SES-12]', async () => {
    const { owner, clerk } = server.personas;
    const become = (edition: 'standard' | 'flagship') =>
      server.services.store.write({ kind: 'system', corpId: null }, (tx) =>
        tx.corporations.update(owner.corpId, { edition }),
      );
    await become('standard');
    const { user } = await renderConsole(server, owner, { path: '/personal_center/permissions' });
    await screen.findByText('The built-in administrator: every permission of this console that the edition has.');
    expect(within(item('Passenger flow')).getByText('from Flagship on')).toBeTruthy();
    expect(within(item('Passenger flow')).getByTitle('May not')).toBeTruthy();
    const counted = /^(\d+) of (\d+)$/.exec(screen.getByRole('status').textContent)!;
    expect(Number(counted[1])).toBeLessThan(Number(counted[2]));
    await user.click(screen.getByRole('switch', { name: 'Only what it may not' }));
    expect(screen.queryByText('View ads')).toBeNull();
    expect(item('Passenger flow')).toBeTruthy();
    cleanup();
    await renderConsole(server, owner, { path: `/user_mag/permissions/${clerk.userId}` });
    await screen.findByRole('heading', { level: 1, name: /^What .+ may do$/ });
    expect(within(item('Passenger flow')).getByText('not in the role · from Flagship on')).toBeTruthy();
    await become('flagship');
  });

  test('is opened from the account, and one’s own from the profile', async () => {
    const { owner, staff } = server.personas;
    const { user, router } = await renderConsole(server, owner, { path: `/accounts/${staff.userId}/show` });
    await user.click(await screen.findByRole('button', { name: 'What it may do' }));
    expect(router.state.location.pathname).toBe(`/user_mag/permissions/${staff.userId}`);
    cleanup();
    const own = await renderConsole(server, owner, { path: '/personal_center' });
    await own.user.click(await screen.findByRole('link', { name: 'What you may do, and why' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'What you may do' })).toBeTruthy();
    expect(
      screen.getByText('The built-in administrator: every permission of this console that the edition has.'),
    ).toBeTruthy();
  });
});
