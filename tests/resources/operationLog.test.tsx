import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { owner } = app.personas;
  const { id } = await data<{ id: string }>(app, owner, 'tag.create', { name: 'Lobby' });
  await data(app, owner, 'tag.update', { id, name: 'Lobbies' });
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

const LANGUAGES = [
  { language: 'en_us', created: 'Tag · Create', edited: 'Tag · Edit' },
  { language: 'zh_cn', created: '标签 · 新建', edited: '标签 · 编辑' },
] as const;

describe('the operation log', () => {
  test.each(LANGUAGES)('says in words what was done, on the page of a line too ($language) [REP-02]', async (scene) => {
    const { language, created } = scene;
    const { list } = await data<{ list: { id: string }[] }>(app, app.personas.owner, 'operationLog.list', {
      filter: { call: 'tag.create' },
    });
    await renderConsole(app, app.personas.owner, { path: `/operation-logs/${list[0]?.id}/show`, language });
    expect(await screen.findByRole('heading', { level: 1, name: created })).toBeTruthy();
    expect(screen.queryByText('tag.create')).toBeNull();
  });

  test('says what was changed by the names and words of its fields [REP-02]', async () => {
    const { list } = await data<{ list: { id: string }[] }>(app, app.personas.owner, 'operationLog.list', {
      filter: { call: 'tag.update' },
    });
    await renderConsole(app, app.personas.owner, { path: `/operation-logs/${list[0]?.id}/show` });
    const valueOf = async (term: string) => (await screen.findByText(term)).nextElementSibling as HTMLElement;
    const [before, after] = [await valueOf('Before'), await valueOf('After')];
    expect(within(before).getByText('Name').nextElementSibling?.textContent).toBe('Lobby');
    expect(within(after).getByText('Name').nextElementSibling?.textContent).toBe('Lobbies');
    expect(document.querySelector('main pre')).toBeNull();
  });

  test.each(LANGUAGES)('is filtered by the same words ($language) [REP-02]', async ({ language, created, edited }) => {
    const { user } = await renderConsole(app, app.personas.owner, { path: '/operation_log', language });
    const table = await screen.findByRole('table');
    expect(await within(table).findByText(edited)).toBeTruthy();
    const label = language === 'zh_cn' ? '操作' : 'Operation';
    await user.click(screen.getByRole('button', { name: label, expanded: false }));
    await user.type(await screen.findByRole('combobox', { name: label }), created.split(' ')[0] ?? '');
    await user.click(await screen.findByRole('option', { name: created }));
    await user.click(screen.getByRole('button', { name: language === 'zh_cn' ? '应用' : 'Apply' }));
    await waitFor(() => expect(screen.queryByText(edited)).toBeNull());
    expect(await screen.findByRole('button', { name: new RegExp(created) })).toBeTruthy();
    expect(await within(await screen.findByRole('table')).findByText(created)).toBeTruthy();
  });
});
