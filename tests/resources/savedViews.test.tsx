import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callPaths } from '#generated/model/callPaths.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { owner } = app.personas;
  for (const name of ['Lobby', 'Lift']) await data(app, owner, 'tag.create', { name });
  const state = { filter: JSON.stringify({ q: 'Lob' }), sort: 'name', order: 'asc', pageSize: 50 };
  await data(app, owner, 'savedView.create', { name: 'Lobbies only', entity: 'tag', view: 'list', state });
  await data(app, owner, 'savedView.create', {
    name: 'To be reviewed',
    entity: 'ad',
    view: 'adv_audit',
    state: { filter: '{}' },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the list of saved views', () => {
  test('opens the list of a view by its name, filtered and sorted as it was saved [UI-01]', async () => {
    const { user, router } = await renderConsole(app, app.personas.owner, { path: '/saved_views' });
    await user.click(await screen.findByRole('link', { name: 'Lobbies only' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tags' })).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toContain('filter'));
    const asked = new URLSearchParams(router.state.location.search);
    expect(asked.get('filter')).toBe(JSON.stringify({ q: 'Lob' }));
    expect([asked.get('sort'), asked.get('order'), asked.get('perPage')]).toEqual(['name', 'ASC', '50']);
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('Lobby')).toBeTruthy();
    await waitFor(() => expect(within(table).queryByText('Lift')).toBeNull());
  });

  test('leads to a view of a list at that view’s own path [UI-01]', async () => {
    await renderConsole(app, app.personas.owner, { path: '/saved_views' });
    const link = await screen.findByRole('link', { name: 'To be reviewed' });
    expect(link.getAttribute('href')).toMatch(/^\/adv_audit\?view=/);
  });

  test('offers no new one: neither as button, nor in the palette, nor as a page [UI-01]', async () => {
    const { user } = await renderConsole(app, app.personas.owner, { path: '/saved_views' });
    await screen.findByRole('link', { name: 'Lobbies only' });
    expect(screen.queryByRole('link', { name: /New saved view/ })).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('new');
    expect(await screen.findByRole('option', { name: /^New tag/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /^New saved view/ })).toBeNull();
    cleanup();
    await renderConsole(app, app.personas.owner, { path: '/saved-views/create' });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeTruthy();
  });

  test.each([
    ['en_us', 'No saved views yet', 'Save as a new view…', ['Go to Ads', 'Ads', 'Views']],
    ['zh_cn', '还没有列表视图', '另存为新视图…', ['前往广告', '广告', '视图']],
  ] as const)(
    'says how one is made where there is none, in the words of the menu (%s) [UI-01]',
    async (language, title, item, [link, ads, views]) => {
      const { user } = await renderConsole(app, app.personas.rival, { path: '/saved_views', language });
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText((text) => text.includes(item))).toBeTruthy();
      await user.click(screen.getByRole('link', { name: link }));
      // The page that is left has such a button, too, and stays until the script of the next one is here.
      expect(await screen.findByRole('heading', { level: 1, name: ads })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: views }));
      expect(await screen.findByRole('menuitem', { name: item })).toBeTruthy();
    },
  );

  test('stays open, in the same list, while that list and the views are still loading [UI-01]', async () => {
    const inject = app.app.inject.bind(app.app);
    const gates = new Map<string, () => void>();
    vi.spyOn(app.app, 'inject').mockImplementation((async (options: { url: string }) => {
      for (const name of ['tag.list', 'savedView.list'] as const)
        if (options.url.includes(callPaths[name])) await new Promise<void>((open) => gates.set(name, open));
      return inject(options);
    }) as typeof inject);
    const { user } = await renderConsole(app, app.personas.owner, { path: '/app_tags' });
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await waitFor(() => expect([...gates.keys()].toSorted()).toEqual(['savedView.list', 'tag.list']));
    gates.get('savedView.list')?.();
    const item = await screen.findByRole('menuitem', { name: 'Save as a new view…' });
    gates.get('tag.list')?.();
    expect(await screen.findByText('Lobby')).toBeTruthy();
    expect(item.isConnected).toBe(true);
    expect(screen.getByRole('menuitem', { name: 'Save as a new view…' })).toBe(item);
  });
});
