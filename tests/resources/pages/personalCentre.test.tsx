import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { rowOf, setRow } from '#tests/support/rows.ts';

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

test('one’s profile shows name, contacts and place, and changes the name [SES-19]', async () => {
  const { staff } = server.personas;
  await setRow(server, 'account', staff.userId, { email: 'staff@example.com' });
  const { user } = await renderConsole(server, staff, { path: '/personal_center' });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  expect(screen.getByText('staff@example.com')).toBeTruthy();
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Required')).toBeTruthy();
  await user.type(name, 'Lin Xiao');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await rowOf(server, 'account', staff.userId))?.['realName']).toBe('Lin Xiao'));
  // The frame of the console names who is signed in.
  expect(await screen.findByRole('button', { name: 'Account: Lin Xiao' })).toBeTruthy();
});

test.each(['advertiser', 'agent'] as const)('an %s has the same profile in its own console [SES-19]', async (who) => {
  const persona = server.personas[who];
  const { user, router } = await renderConsole(server, persona, { path: '/dashboard' });
  await user.click(await screen.findByRole('button', { name: /^Account: / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/person_list/profile'));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Gu Ang');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await rowOf(server, 'account', persona.userId))?.['realName']).toBe('Gu Ang'));
  expect(screen.getByRole('combobox', { name: /^Language of mails/ })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Time zone/ })).toBeTruthy();
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Login settings' }).getAttribute('href')).toBe('/person_list/account_setting');
  expect(screen.queryByRole('link', { name: 'What you may do, and why' })).toBeNull();
});

test('language and zone of mails are kept on the account; the console keeps its own [SES-19] [SES-14]', async () => {
  const { self } = server.personas;
  const { user } = await renderConsole(server, self, { path: '/personal_center' });
  await user.click(await screen.findByRole('combobox', { name: /^Language of mails/ }));
  await user.click(await screen.findByRole('option', { name: '简体中文' }));
  const zone = screen.getByRole('combobox', { name: /^Time zone/ });
  await user.clear(zone);
  await user.type(zone, 'Europe/Paris');
  await user.click(await screen.findByRole('option', { name: 'Europe/Paris' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await rowOf(server, 'account', self.userId)).toMatchObject({ language: 'zh_cn', zone: 'Europe/Paris' }),
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('software setup is made and changed for the enterprise by who operates its screens [ME-01]', async () => {
  const { owner, clerk, own } = server.personas;
  const rows = () =>
    server.services.store.read({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.softwareSettings.find((eb) => eb('corp_id', '=', own.corpId)),
    );
  const { user } = await renderConsole(server, owner, { path: '/personal_center' });
  await user.click(await screen.findByRole('tab', { name: 'Software setup' }));
  const seconds = await screen.findByRole('textbox', { name: /^After \(seconds\)/ });
  expect((seconds as HTMLInputElement).value).toBe('15');
  const [selfStart, forced] = screen.getAllByRole('switch');
  expect([selfStart, forced].map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
  await user.clear(seconds);
  await user.type(seconds, '30');
  await user.click(forced!);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await rows()).toMatchObject([{ selfStart: true, selfStartSeconds: 30, forcedShutdown: true, rev: 1 }]),
  );
  await user.click(await screen.findByLabelText(/^Start by itself/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await rows()).toMatchObject([{ selfStart: false, selfStartSeconds: 30, rev: 2 }]));
  cleanup();
  await renderConsole(server, clerk, { path: '/personal_center?part=software' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Software setup' })).toBeNull();
});

test('warning settings are made by the first save and changed by the next [ME-01] [ME-02]', async () => {
  const { self } = server.personas;
  const rows = () =>
    server.services.store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.warningSettings.find((eb) => eb('creator_id', '=', self.userId)),
    );
  const { user } = await renderConsole(server, self, { path: '/personal_center?part=warning' });
  await user.click(await screen.findByLabelText(/^Mail when a screen is offline/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Please choose a recipient e-mail')).length).toBeGreaterThan(0);
  await user.click(screen.getByLabelText(/^Notification e-mails/));
  await user.paste('a@example.com；b@example.com; ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await rows()).toMatchObject([{ offline: true, recipients: ['a@example.com', 'b@example.com'], rev: 1 }]),
  );
  const period = await screen.findByLabelText(/^Offline for/);
  await user.clear(period);
  await user.type(period, '90');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await rows()).toMatchObject([{ offlineMinutes: 90, rev: 2 }]));
});
