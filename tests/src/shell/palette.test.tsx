import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  const { own } = server.personas;
  await server.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
    tx.devices.insert({
      uuid: 'PALETTE1',
      name: 'North gate',
      type: 'android',
      groupId: own.groupId,
      deptId: own.northId,
      status: 'online',
    }),
  );
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

async function open(path = '/home', caller = server.personas.owner) {
  const scene = await renderConsole(server, caller, { path });
  await screen.findByRole('heading', { level: 1 });
  return scene;
}

const names = (): (string | null)[] => screen.queryAllByRole('option').map((option) => option.textContent);

describe('the palette [UI-01]', () => {
  test('opens by Ctrl-K, and leads to a page by a few letters', async () => {
    const { user, router } = await open();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('device gr');
    const option = await screen.findByRole('option', { name: /^Device groups/ });
    expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/devgroup_mag');
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  });

  test('has own records first, and says of others whose they are [UI-13]', async () => {
    const { user } = await open('/home', server.personas.superior);
    await user.click(screen.getByRole('button', { name: /^Search/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'default group');
    await screen.findByRole('option', { name: /Own$/ });
    const groups = names().filter((name) => name?.startsWith('Default group'));
    expect(groups).toEqual(['Default groupDevice group', 'Default groupDevice group · Own']);
  });

  test('finds a screen by its number, and opens it', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: /^Search/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'palette1');
    await user.click(await screen.findByRole('option', { name: /^North gate.*Device · Online/ }));
    expect(router.state.location.pathname).toMatch(/^\/devices\/[^/]+\/show$/);
  });

  test('walks its lines by the arrows, round and round', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search' });
    const selected = () => screen.getByRole('option', { selected: true }).textContent;
    const [first, second] = names();
    const last = names().at(-1);
    expect(selected()).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe(second);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toBe(last);
  });

  test('does what can be done with the record of the page, and says why not', async () => {
    const { user } = await renderConsole(server, server.personas.owner, {
      path: `/accounts/${server.personas.self.userId}/show`,
    });
    await screen.findByRole('heading', { level: 1, name: 'self_north' });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search' });
    await user.keyboard('enable');
    const enable = await screen.findByRole('option', { name: /^Enable/ });
    expect(enable.getAttribute('aria-disabled')).toBe('true');
    await user.clear(screen.getByRole('combobox', { name: 'Search' }));
    await user.keyboard('pause{Enter}');
    expect(await screen.findByRole('dialog', { name: /^Pause/ })).toBeTruthy();
  });

  test('says so where nothing is found', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'zzzz');
    expect(await screen.findByText('Nothing was found')).toBeTruthy();
  });

  test('offers no page and no new record that the role does not open [PERM-03]', async () => {
    const { user } = await renderConsole(server, server.personas.clerk, { path: '/home' });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search' });
    expect(names()).toEqual([
      'Homegh',
      'StoresUsers',
      'Ad monitoringOperations',
      'Monitoring tasksOperations',
      'Early-warning centreOperations',
      'GoodsApp market',
      'Ad ordersApp market',
      'NoticesMine',
      'Saved viewsMine',
      'Login settingsMine',
    ]);
  });
});

describe('keys [UI-05]', () => {
  test.each([
    ['gd', '/dev_mag'],
    ['ga', '/adv_mag'],
    ['gr', '/adv_audit'],
  ])('%s jumps to %s', async (keys, path) => {
    const { router } = await open();
    // Both at once: between two keys the page would go on loading, on a busy machine longer than a jump waits.
    for (const key of keys) fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  test('? lists them, Escape closes the list, and the focus is back', async () => {
    const { user } = await open();
    const before = screen.getByRole('button', { name: /^Account:/ });
    before.focus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Devices')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(before);
  });

  test('/ goes into the search of the list, c to a new record; what is typed stays text', async () => {
    const { user, router } = await open('/tags');
    const search = await screen.findByRole('searchbox');
    await user.keyboard('/');
    expect(document.activeElement).toBe(search);
    await user.keyboard('gd?c');
    expect((search as HTMLInputElement).value).toBe('gd?c');
    expect(router.state.location.pathname).toBe('/tags');
    search.blur();
    await user.keyboard('c');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tags/create'));
  });
});
