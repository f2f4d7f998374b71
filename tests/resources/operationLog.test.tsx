import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let app: TestApp;
let layoutName: string;
beforeAll(async () => {
  app = await buildTestApp();
  const { owner, own } = app.personas;
  const slot = { name: 'Left', layoutId: own.layoutId, sellingMode: 'cpt', cptPriceFen: 100, width: 100, height: 100 };
  const { id: slotId } = await data<{ id: string }>(app, owner, 'adSlot.create', slot);
  await data(app, owner, 'adSlot.update', { id: slotId, name: 'Right', sellingMode: 'cpm', cpmPriceFen: 200 });
  layoutName = (await data<{ name: string }>(app, owner, 'layout.one', { id: own.layoutId })).name;
  const { id: planId } = await data<{ id: string }>(app, owner, 'campaign.create', { name: 'Spring' });
  await data(app, owner, 'campaign.start', { ids: [planId] });
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

const linesOf = async (name: string) =>
  (await data<{ list: { id: string }[] }>(app, app.personas.owner, 'operationLog.list', { filter: { call: name } }))
    .list;

const LANGUAGES = [
  { language: 'en_us', created: 'Tag · Create', edited: 'Tag · Edit' },
  { language: 'zh_cn', created: '标签 · 新建', edited: '标签 · 编辑' },
] as const;

describe('the operation log', () => {
  test.each(LANGUAGES)('says in words what was done, on the page of a line too ($language) [REP-02]', async (scene) => {
    const { language, created } = scene;
    const [line] = await linesOf('tag.create');
    await renderConsole(app, app.personas.owner, { path: `/operation-logs/${line?.id}/show`, language });
    expect(await screen.findByRole('heading', { level: 1, name: created })).toBeTruthy();
    expect(screen.queryByText('tag.create')).toBeNull();
  });

  test('says what was changed as the page of its record does, field by field [REP-02]', async () => {
    const [edited] = await linesOf('adSlot.update');
    await renderConsole(app, app.personas.owner, { path: `/operation-logs/${edited?.id}/show` });
    const changes = within(await screen.findByRole('region', { name: 'What was changed' }));
    const valuesOf = async (field: string) =>
      within((await changes.findByRole('rowheader', { name: field })).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(await valuesOf('Name')).toEqual(['Left', 'Right']);
    expect(await valuesOf('Selling mode')).toEqual(['CPT', 'CPM']);
    expect(screen.getByRole('link', { name: 'Right' }).getAttribute('href')).toMatch(/^\/ad-slots\/.+\/show$/);
    cleanup();
    const [created] = await linesOf('adSlot.create');
    await renderConsole(app, app.personas.owner, { path: `/operation-logs/${created?.id}/show` });
    const made = within(await screen.findByRole('region', { name: 'What was changed' }));
    expect((await made.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'Field',
      'Value',
    ]);
    expect(await made.findByRole('cell', { name: layoutName })).toBeTruthy();
  });

  test('names what a field refers to by a kind that did not change [REP-02]', async () => {
    const { owner, own } = app.personas;
    const { id } = await data<{ id: string }>(app, owner, 'ad.create', {
      name: 'Spring sale',
      slotId: own.slotId,
      type: 'common',
      targetType: 'deviceGroup',
      targetIds: [own.groupId],
      kind: 'text',
      text: 'x',
      startAt: new Date(app.clock.now() + 3_600_000).toISOString(),
      endAt: new Date(app.clock.now() + 7_200_000).toISOString(),
    });
    const { id: other } = await data<{ id: string }>(app, owner, 'deviceGroup.create', {
      name: 'Second hall',
      layoutId: own.layoutId,
    });
    await data(app, owner, 'ad.update', { id, targetIds: [other] });
    const [line] = await linesOf('ad.update');
    await renderConsole(app, owner, { path: `/operation-logs/${line?.id}/show` });
    const changes = within(await screen.findByRole('region', { name: 'What was changed' }));
    expect(await changes.findByText('Second hall')).toBeTruthy();
  });

  test('says of an item that a batch refused why [REP-02]', async () => {
    const [line] = await linesOf('campaign.start');
    await renderConsole(app, app.personas.owner, { path: `/operation-logs/${line?.id}/show` });
    expect(await screen.findByText('Refused')).toBeTruthy();
    expect(
      await screen.findByText(new RegExp(`${errors.NOT_ALLOWED_NOW.en}.*${errors.NOT_ALLOWED_NOW.code}`)),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What was changed' })).toBeNull();
  });

  test.each(LANGUAGES)('is filtered by the same words ($language) [REP-02]', async ({ language, created, edited }) => {
    const { user } = await renderConsole(app, app.personas.owner, { path: '/operation_log', language });
    const table = await screen.findByRole('table');
    expect(await within(table).findByText(edited)).toBeTruthy();
    const label = language === 'zh_cn' ? '操作' : 'Operation';
    await user.click(await screen.findByRole('button', { name: label, expanded: false }));
    await user.type(await screen.findByRole('combobox', { name: label }), created.split(' ')[0] ?? '');
    await user.click(await screen.findByRole('option', { name: created }));
    await user.click(screen.getByRole('button', { name: language === 'zh_cn' ? '应用' : 'Apply' }));
    await waitFor(() => expect(screen.queryByText(edited)).toBeNull());
    expect(await screen.findByRole('button', { name: new RegExp(created) })).toBeTruthy();
    expect(await within(await screen.findByRole('table')).findByText(created)).toBeTruthy();
  });
});
