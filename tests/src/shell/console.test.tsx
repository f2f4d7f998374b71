import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { data } from '../../support/call.ts';
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

const sidebar = (): HTMLElement => screen.getByRole('navigation', { name: 'Menu' });

describe('the operator console', () => {
  test('opens at home, with its title and its place [SES-17, HOME-05]', async () => {
    const { router } = await renderConsole(server, server.personas.owner);
    expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/home');
    expect(document.title).toBe('Home · Vitrine');
    expect(within(sidebar()).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  });

  test('counts ads and devices, each number a link to its list [HOME-02, HOME-03]', async () => {
    await renderConsole(server, server.personas.owner, { path: '/home' });
    const playing = await screen.findByRole('link', { name: /^Playing/ });
    expect(decodeURIComponent(playing.getAttribute('href')!.replaceAll('+', ' '))).toBe(
      '/adv_mag?filter={"status":"playing"}',
    );
    expect(screen.getByRole('link', { name: /^Pending approval/ }).getAttribute('href')).toBe('/adv_audit');
    expect(screen.getByRole('link', { name: /^Soon to expire/ }).getAttribute('href')).toMatch(/expiring/);
  });

  test('shows four steps and the shortcuts that the role has [HOME-01, HOME-04]', async () => {
    await renderConsole(server, server.personas.owner, { path: '/home' });
    const shortcuts = await screen.findByRole('navigation', { name: 'Shortcuts' });
    expect(
      within(shortcuts)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['New device', 'New ad', 'Ad review', 'Proofs of play']);
  });

  test('has no entry that the role does not open [PERM-03]', async () => {
    await renderConsole(server, server.personas.clerk, { path: '/home' });
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
    expect(
      within(sidebar())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Home',
      'Stores',
      'Ad monitoring',
      'Monitoring tasks',
      'Early-warning centre',
      'Goods',
      'Ad orders',
      'Notices',
      'Saved views',
      'Login settings',
    ]);
    expect(within(screen.getByRole('navigation', { name: 'Shortcuts' })).queryAllByRole('link')).toEqual([]);
  });

  test('says where a page is that the role does not open [PERM-01]', async () => {
    await renderConsole(server, server.personas.clerk, { path: '/adv_mag' });
    expect(await screen.findByRole('heading', { name: 'No system permission' })).toBeTruthy();
  });

  test.each(['/nowhere', '/dashboard', '/ads/1/2/3'])('shows the 404 page at %s [SES-01, SES-11]', async (path) => {
    await renderConsole(server, server.personas.owner, { path });
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
  });

  test.each([
    ['/adv_mag', 'Ads'],
    ['/tags', 'Tags'],
    ['/dev_mag/manual_add_dev', 'New device'],
    ['/devgroup_mag', 'Device groups'],
  ])('opens %s from a pasted address [SES-17]', async (path, title) => {
    await renderConsole(server, server.personas.owner, { path });
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${title}`) })).toBeTruthy();
  });
});

test('the advertiser console is another one, and begins with placing an ad [SES-11, ADS-01, ADS-02]', async () => {
  const { router } = await renderConsole(server, server.personas.advertiser);
  expect(await screen.findByText('Impressions')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Place an ad' }).getAttribute('href')).toBe('/add_slot');
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(within(sidebar()).queryByRole('link', { name: 'Devices' })).toBeNull();
});

test('a record’s page and its form have its name in the tab, and what it is [SES-17]', async () => {
  const { owner } = server.personas;
  const { id } = await data<{ id: string }>(server, owner, 'tag.create', { name: 'Lobby' });
  const { router } = await renderConsole(server, owner, { path: `/tags/${id}/show` });
  await waitFor(() => expect(document.title).toBe('Lobby · Tags · Vitrine'));
  await act(() => router.navigate(`/tags/${id}`));
  await waitFor(() => expect(document.title).toBe('Lobby · Edit · Tags · Vitrine'));
  await act(() => router.navigate('/tags'));
  await waitFor(() => expect(document.title).toBe('Tags · Vitrine'));
});

describe('help', () => {
  test('leads to the documentation, in the console’s language, and says what release this is', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/home' });
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    const link = await screen.findByRole('menuitem', { name: 'Documentation' });
    expect(link.getAttribute('href')).toBe('/docs?language=en_us');
    expect(screen.getByText('Version 1.2.3')).toBeTruthy();
  });

  test('lists the keys', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/home' });
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Keyboard shortcuts/ }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  test('is in the account’s menu where the bar is narrow, beside language and appearance [UI-05]', async () => {
    stubBrowser({ isNarrow: true });
    const { user } = await renderConsole(server, server.personas.owner, { path: '/home' });
    await user.click(await screen.findByRole('button', { name: /^Account:/ }));
    expect(await screen.findByRole('menuitem', { name: '简体中文' })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Appearance' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

describe('leaving', () => {
  test('asks before it logs out, and then does [SES-08]', async () => {
    const { user, store, reloads } = await renderConsole(server, { ...server.personas.reviewer }, { path: '/home' });
    await user.click(await screen.findByRole('button', { name: /^Account:/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    const dialog = await screen.findByRole('dialog');
    expect(store.token()).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(reloads()).toBe(1), { timeout: 3000 });
    expect(store.token()).toBeNull();
  });

  test('asks before the language changes [SES-13]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/home' });
    await user.click(await screen.findByRole('button', { name: '简体中文' }));
    const dialog = await screen.findByRole('dialog', { name: 'Switch to 简体中文?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(localStorage.getItem('vitrine.language')).toBeNull();
  });
});

test('the sidebar folds, and stays so [UI-05]', async () => {
  const { user } = await renderConsole(server, server.personas.owner, { path: '/home' });
  await user.click(await screen.findByRole('button', { name: 'Fold sidebar' }));
  expect(within(sidebar()).getByRole('link', { name: 'Ads' }).textContent).toBe('');
  cleanup();
  await renderConsole(server, server.personas.owner, { path: '/home' });
  expect(await screen.findByRole('button', { name: 'Unfold sidebar' })).toBeTruthy();
});

describe('the sidebar’s sections [HOME-05]', () => {
  const heading = (name: string): HTMLElement => within(sidebar()).getByRole('button', { name });

  test('close and stay so, but never hide where one is', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/tags' });
    await user.click(await screen.findByRole('button', { name: 'Devices' }));
    expect(heading('Devices').getAttribute('aria-expanded')).toBe('false');
    expect(within(sidebar()).getByRole('link', { name: 'Tags' })).toBeTruthy();
    expect(within(sidebar()).queryByRole('link', { name: 'Device groups' })).toBeNull();
    cleanup();
    await renderConsole(server, server.personas.owner, { path: '/home' });
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
    expect(within(sidebar()).queryByRole('link', { name: 'Tags' })).toBeNull();
  });

  test('are gone through by the arrows, Home and End; left and right close and open them [UI-05]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/home' });
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
    within(sidebar()).getByRole('link', { name: 'Home' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(heading('Ads'));
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(document.activeElement).toBe(heading('Devices'));
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(within(sidebar()).getByRole('link', { name: 'Ads' }));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(within(sidebar()).getByRole('link', { name: 'Login settings' }));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(within(sidebar()).getByRole('link', { name: 'Home' }));
  });
});

describe('the bar of phones [UI-05]', () => {
  const bar = (): HTMLElement => screen.getByRole('navigation', { name: 'Most used pages' });

  test.each([
    ['owner', ['Home', 'Ads', 'Materials', 'Devices']],
    ['advertiser', ['Dashboard', 'Promotion plans', 'Ads', 'Materials']],
    ['clerk', ['Home']],
  ] as const)('has what the %s may open, as _menu.yaml chooses [PERM-03]', async (persona, names) => {
    await renderConsole(server, server.personas[persona]);
    await screen.findAllByRole('heading');
    const links = await within(bar()).findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
  });

  test('opens all pages from "More", which closes when one is chosen', async () => {
    const { user, router } = await renderConsole(server, server.personas.owner, { path: '/home' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Tags' }));
    expect(router.state.location.pathname).toBe('/app_tags');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });
});

test('a network that goes away is said until it is back [NET-05, SES-16]', async () => {
  const { connection } = await renderConsole(server, server.personas.owner, { path: '/home' });
  await screen.findByRole('heading', { level: 1, name: /^Hello/ });
  connection.report('offline');
  expect(await screen.findByText('The network is not available. Please check your network Settings')).toBeTruthy();
  connection.report('ok');
  await waitFor(() => expect(screen.queryByText(/The network is not available/)).toBeNull());
});

test('every word is Chinese in Chinese [UI-04]', async () => {
  await renderConsole(server, server.personas.owner, { path: '/home', language: 'zh_cn' });
  expect(await screen.findByRole('heading', { level: 1, name: /^您好/ })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: '菜单' }).textContent).not.toMatch(/[a-z]{3,}/);
});
